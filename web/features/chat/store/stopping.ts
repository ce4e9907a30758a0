import { handBack, showFresh, withdraw, type ChatCore } from '#web/features/chat/store/chat-core.ts';
import type { ChatData } from '#web/features/chat/store/chat-data.ts';
import { replyOf } from '#web/features/chat/store/chat-turn.ts';
import type { Reply } from '#web/features/chat/store/chat-types.ts';
import type { RunningReply } from '#web/features/chat/store/get-reply.ts';
import { spokenAnswer } from '#web/features/chat/answer/spoken.ts';

/**
 * Ends showing an answer. What is on the screen is the answer from now on, and the server is told how much that is. With
 * nothing there, the question comes back to its writer; at once for a reply that was stopped before (`running` is null).
 */
export function stopReply(core: ChatCore, reply: Reply, running: RunningReply | null): void {
  const { id, storedIn, mode, question } = reply;
  const mine = storedIn === null ? null : core.data();
  const content = running?.stop() ?? '';
  if (content.trim() === '') {
    if (running && mine && storedIn) return void withdrawStored(core, mine, { reply, running, storedIn });
    running?.leave();
    withdraw(core);
    return;
  }
  const unsaved = question.unsaved ? { unsaved: true } : {};
  const reply_to = question.id;
  core.set({ announced: spokenAnswer(content) });
  core.dispatch({
    type: 'answered',
    message: { id, role: 'assistant', content, mode, reply_to, stopped: true, ...unsaved },
  });
  const told = mine && storedIn ? mine.stop(storedIn, question.id, content) : Promise.resolve();
  // Not before: a server that has lost its reader looks whether the answer was stopped.
  void told.finally(() => running?.leave());
}

interface StoredReply {
  reply: Reply;
  running: RunningReply;
  storedIn: string;
}

/** Unless its answer is in the tables already: it may have taken the place of another, and that would be lost. */
async function withdrawStored(core: ChatCore, mine: ChatData, stored: StoredReply): Promise<void> {
  const { reply, running, storedIn } = stored;
  const isCurrent = () => replyOf(core.current())?.id === reply.id;
  // A question that is still on its way is not stored when its sender has gone.
  if (core.current().turn.is === 'sending') running.leave();
  const isAnswered = await mine.stop(storedIn, reply.question.id, '');
  running.leave();
  if (!isAnswered) {
    if (isCurrent()) withdraw(core);
    return;
  }
  const fresh = await mine.messages(storedIn);
  if (isCurrent()) core.dispatch({ type: 'ended' });
  if (replyOf(core.current()) || core.current().sessionId !== storedIn) return;
  if (fresh) showFresh(core, fresh);
  else core.set({ messagesFailed: true });
}

/** The question comes back to its writer, and an answer to it is not stored any more; unless it is there already. */
export async function stopWaiting(core: ChatCore, questionId: string): Promise<void> {
  const { current, set, dispatch, data, draftPlace } = core;
  const mine = data();
  const { messages, sessionId, opened } = current();
  const question = messages.find(({ id }) => id === questionId);
  if (!mine || !question || sessionId === null) return;
  set({ messages: messages.map((one) => (one === question ? { ...one, status: null } : one)) });
  dispatch({ type: 'released' });
  const isAnswered = await mine.stop(sessionId, questionId, '');
  const fresh = isAnswered ? await mine.messages(sessionId) : null;
  if (data() !== mine) return;
  const isOpen = current().opened === opened;
  if (!isAnswered) {
    if (isOpen) set({ messages: current().messages.filter(({ id }) => id !== questionId) });
    handBack(core, question.content, { place: draftPlace(sessionId) });
  } else if (isOpen && fresh) showFresh(core, fresh);
  else if (isOpen) set({ messagesFailed: true });
}
