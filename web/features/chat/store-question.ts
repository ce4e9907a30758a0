import { titleOf } from '#contract/chat.ts';
import type { ChatCore } from '#web/features/chat/chat-core.ts';
import type { ChatData, QuestionPlace, Refused } from '#web/features/chat/chat-data.ts';
import type { ChatState, Reply } from '#web/features/chat/chat-state.ts';

type Kept = QuestionPlace | 'full' | Refused | null;

/** Whether it was stored. */
export function isPlace(kept: Kept): kept is QuestionPlace {
  return kept !== null && typeof kept === 'object' && 'sessionId' in kept;
}

/**
 * Stores the question of an answer that was begun, in its conversation; the first question makes one. Gives where it is,
 * "full" where the account has no room for it, why the server refuses it, or null where it could not be stored for another
 * reason.
 */
export async function storeQuestion(
  core: ChatCore,
  mine: ChatData,
  { id: replyId, question, sessionId, opened }: Reply & Pick<ChatState, 'opened'>,
): Promise<Kept> {
  const { current, set } = core;
  const makePlace = async (): Promise<Kept> => {
    const session = await mine.createSession(titleOf(question.content));
    if (!session || session === 'full' || 'refused' in session) return session;
    const { reply, sessions } = current();
    if (reply?.id === replyId) {
      const placed = { ...reply, sessionId: session.id, made: true };
      set({ sessions: [session, ...(sessions ?? [])], reply: placed });
      // Whoever has gone to another conversation meanwhile stays there.
      if (current().opened === opened) set({ sessionId: session.id });
    }
    return { sessionId: session.id, made: true };
  };
  const keep = async (place: Kept): Promise<Kept> => {
    if (!isPlace(place)) return place;
    const stored = await mine.keep(place.sessionId, question);
    if (stored === 'stored') return place;
    // It may have arrived all the same.
    await mine.takeBack(question.id, place, replyId);
    if (stored === 'full' && place.made) unmakePlace(place.sessionId);
    return stored === 'failed' ? null : stored;
  };
  /** There was room for the conversation, but not for the question. */
  const unmakePlace = (made: string) => {
    const { reply, sessions, sessionId: open } = current();
    if (reply?.id !== replyId) return;
    set({
      sessions: (sessions ?? []).filter(({ id }) => id !== made),
      reply: { ...reply, sessionId: null, made: false },
      ...(open === made ? { sessionId: null } : {}),
    });
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
