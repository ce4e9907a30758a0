import { longestAnswerMs } from '#contract/chat.ts';
import { handBack, type ChatCore } from '#web/features/chat/chat-core.ts';
import type { ChatMessage } from '#web/features/chat/chat-data.ts';
import { withFresh } from '#web/features/chat/chat-state.ts';
import { isGivenUp } from '#web/features/chat/given-up.ts';

/** How often somebody who came back looks for an answer that was under way. */
const lookMs = 1_500;

export function createAwaiting(core: ChatCore) {
  const { current, set, data, draftPlace } = core;

  /** Shows what the tables have of the open conversation. */
  function show(sessionId: string, fresh: readonly ChatMessage[]): void {
    set({ messages: withFresh(current(), fresh) });
    void awaitReply(sessionId);
  }

  /** A question without an answer may be getting one: the page was closed, and the server went on. */
  async function awaitReply(sessionId: string): Promise<void> {
    const { messages, reply, opened } = current();
    const last = messages.at(-1);
    const patience = last && last.id !== reply?.question.id ? patienceFor(last) : 0;
    const awaiting = last && patience > 0 ? last.id : null;
    if (awaiting === current().awaiting) return;
    set({ awaiting });
    const mine = data();
    const until = Date.now() + patience;
    const isAwaited = () =>
      awaiting !== null && current().awaiting === awaiting && current().opened === opened;
    while (isAwaited() && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, lookMs));
      const newest = isAwaited() ? await mine?.newest(sessionId) : undefined;
      const fresh = newest === undefined || newest === awaiting ? null : await mine?.messages(sessionId);
      if (fresh && isAwaited()) return show(sessionId, fresh);
    }
    if (isAwaited()) set({ awaiting: null });
  }

  /** The question comes back to its writer, and an answer to it is not kept any more; unless it is there already. */
  async function stopAwaiting(): Promise<void> {
    const mine = data();
    const { awaiting, messages, sessionId, opened } = current();
    const question = messages.find(({ id }) => id === awaiting);
    set({ awaiting: null });
    if (!mine || !question || sessionId === null) return;
    const isAnswered = await mine.takeBack(question.id, { sessionId, made: false });
    const fresh = isAnswered ? await mine.messages(sessionId) : null;
    if (data() !== mine) return;
    const isOpen = current().opened === opened;
    if (!isAnswered) {
      if (isOpen) set({ messages: current().messages.filter(({ id }) => id !== question.id) });
      handBack(core, question.content, { place: draftPlace(sessionId) });
    } else if (isOpen && fresh) show(sessionId, fresh);
    else if (isOpen) set({ messagesFailed: true });
  }

  return { show, stopAwaiting };
}

/** How long an answer to it may still be on its way. By the server's clock it was asked, so ours is not trusted alone. */
function patienceFor({ id, role, created_at: at }: ChatMessage): number {
  if (role !== 'user' || at === undefined || isGivenUp(id)) return 0;
  return longestAnswerMs - Math.max(0, Date.now() - Date.parse(at));
}
