import { chatTextLimits } from '#contract/chat-text-limits.ts';
import { educationLine } from '#advisor/compose/cite.ts';
import { receiptFence } from '#advisor/compose/receipt-fence.ts';
import type { Message } from '#advisor/dialogue/remember.ts';

/** The question, and as much of what stands before it as an answer builds on. */
export function recentOf(messages: readonly Message[]): readonly Message[] {
  return messages.slice(-(chatTextLimits.rememberedMessages + 1));
}

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

/** The conversation up to the question whose answer its reader has stopped before its end; undefined where the last one is whole. */
function beforeStopped(messages: readonly Message[]): readonly Message[] | undefined {
  const at = messages.findLastIndex(({ role }) => role === 'assistant');
  const answer = messages[at]?.content;
  const isWhole = answer === undefined || answer.includes(educationLine) || receiptFence.test(answer);
  return isWhole ? undefined : messages.slice(0, at);
}
