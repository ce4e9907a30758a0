import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { countedWords, notWeighedHere } from '#advisor/compose/guides/unchanged-words.ts';
import { withApostrophes } from '#advisor/compose/markdown.ts';
import { leftOut } from '#advisor/plan/doubt/doubt.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import type { Message } from '#advisor/dialogue/remember.ts';
import type { Act } from '#advisor/reader/acts.ts';
import type { Reading } from '#advisor/reader/reading.ts';

/**
 * An answer that opens as the one before it did, word for word, reads as if nobody had listened: it says first what the
 * message makes of it.
 */
export function notAgain(
  document: AnswerDocument,
  messages: readonly Message[],
  reading: Reading | undefined,
): AnswerDocument {
  const before = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const { comfort, opening } = document;
  if (!reading || !before.includes(`**${withApostrophes(opening)}**`)) return document;
  // What is still missing is asked for again, and a question put in full again is answered in full.
  if (opening.endsWith('?') || (reading.act.id === 'new' && tellsNumbers(reading))) return document;
  return {
    ...document,
    comfort: undefined,
    opening: `${comfort ?? leadTo(reading, countsMore(document, before))} ${opening}`,
  };
}

const tellsNumbers = ({ told }: Pick<Reading, 'told'>) => told.some(({ role }) => role !== 'other');

function leadTo({ act, told, facts }: Reading, isCounted: boolean): string {
  const isMore = act.id === 'change' || act.id === 'answer';
  const tells = isMore && (facts.length > 0 || tellsNumbers({ told }));
  if (tells && isCounted) return countedWords;
  return leads[act.id] ?? (tells ? notWeighedHere : 'My answer stays the same.');
}

/** Whether a calculation was given other numbers than the answer before gave it, and comes to the same. */
function countsMore({ receipts, warnings = [] }: AnswerDocument, before: string): boolean {
  if (warnings.some((warning) => warning.startsWith(leftOut))) return false;
  const earlier = readReceipts(before);
  return receipts.some((receipt) =>
    earlier.some(
      ({ id, calculator, inputs }) =>
        id === receipt.id &&
        calculator === receipt.calculator &&
        JSON.stringify(inputs) !== JSON.stringify(receipt.inputs),
    ),
  );
}

const leads: Partial<Record<Act, string>> = {
  simpler: 'In plain words, it comes to this.',
  summarize: 'Here’s the short version.',
  sure: 'Yes, I still think so.',
  for_me: 'In your place I’d stay with that.',
};
