import { titleOf } from '#contract/chat.ts';
import type { ChatCore } from '#web/features/chat/chat-core.ts';
import type { ChatData, QuestionPlace } from '#web/features/chat/chat-data.ts';
import type { ChatState, Reply } from '#web/features/chat/chat-state.ts';

/**
 * Stores the question of an answer that was begun, in its conversation; the first question makes one. Gives where it is,
 * or null where it could not be stored.
 */
export async function storeQuestion(
  core: ChatCore,
  mine: ChatData,
  { id: replyId, question, sessionId, opened }: Reply & Pick<ChatState, 'opened'>,
): Promise<QuestionPlace | null> {
  const { current, set } = core;
  const makePlace = async (): Promise<QuestionPlace | null> => {
    const session = await mine.createSession(titleOf(question.content));
    if (!session) return null;
    const { reply, sessions } = current();
    if (reply?.id === replyId) {
      const placed = { ...reply, sessionId: session.id, made: true };
      set({ sessions: [session, ...(sessions ?? [])], reply: placed });
      // Whoever has gone to another conversation meanwhile stays there.
      if (current().opened === opened) set({ sessionId: session.id });
    }
    return { sessionId: session.id, made: true };
  };
  const keep = async (place: QuestionPlace | null): Promise<QuestionPlace | null> => {
    if (!place || (await mine.keep(place.sessionId, question))) return place;
    // It may have arrived all the same.
    await mine.takeBack(question.id, place, replyId);
    return null;
  };
  /** Deleted in another tab: the question begins a new conversation. */
  const moveOut = (gone: string) => {
    const { reply, sessions, sessionId: open } = current();
    if (reply?.id !== replyId) return;
    const isOpen = open === gone;
    set({
      sessions: (sessions ?? []).filter(({ id }) => id !== gone),
      reply: { ...reply, sessionId: null },
      ...(isOpen ? { sessionId: null, messages: [question] } : {}),
    });
  };
  if (sessionId === null) return keep(await makePlace());
  const place = await keep({ sessionId, made: false });
  if (place) return place;
  const sessions = await mine.sessions();
  if (!sessions || sessions.some(({ id }) => id === sessionId)) return null;
  moveOut(sessionId);
  return keep(await makePlace());
}
