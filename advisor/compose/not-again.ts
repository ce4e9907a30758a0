import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { withApostrophes } from '#advisor/compose/markdown.ts';
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
  return { ...document, comfort: undefined, opening: `${comfort ?? leadTo(reading)} ${opening}` };
}

function leadTo({ act, told, facts }: Reading): string {
  const isMore = act.id === 'change' || act.id === 'answer';
  const tells = isMore && (facts.length > 0 || told.some(({ role }) => role !== 'other'));
  return leads[act.id] ?? (tells ? 'Noted, and my answer stays the same.' : 'My answer stays the same.');
}

const leads: Partial<Record<Act, string>> = {
  simpler: 'In plain words, it comes to this.',
  summarize: 'Here’s the short version.',
  sure: 'Yes, I still think so.',
};
