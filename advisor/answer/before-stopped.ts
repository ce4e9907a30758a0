import type { Message } from '#advisor/dialogue/remember.ts';
import { educationLine } from '#advisor/compose/cite.ts';
import { receiptFence } from '#advisor/compose/receipt-fence.ts';

/** The conversation up to the question whose answer its reader has stopped before its end; undefined where the last one is whole. */
export function beforeStopped(messages: readonly Message[]): readonly Message[] | undefined {
  const at = messages.findLastIndex(({ role }) => role === 'assistant');
  const answer = messages[at]?.content;
  const isWhole = answer === undefined || answer.includes(educationLine) || receiptFence.test(answer);
  return isWhole ? undefined : messages.slice(0, at);
}
