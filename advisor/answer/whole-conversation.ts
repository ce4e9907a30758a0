import { beforeStopped } from '#advisor/answer/before-stopped.ts';
import type { Message } from '#advisor/dialogue/remember.ts';

/** A conversation whose last answer was stopped before its receipts gets that answer made whole, for what goes on from it. */
export async function wholeConversation(
  messages: readonly Message[],
  answerAgain: (before: readonly Message[]) => Promise<string>,
): Promise<readonly Message[]> {
  const before = beforeStopped(messages);
  if (!before || before.length === 0) return messages;
  const at = messages.findLastIndex(({ role }) => role === 'assistant');
  // What was stopped before it may itself stand on one that was stopped: only the last is looked into.
  const content = await answerAgain(before.slice(before.findLastIndex(({ role }) => role === 'user')));
  return messages.map((message, n) => (n === at ? { ...message, content } : message));
}
