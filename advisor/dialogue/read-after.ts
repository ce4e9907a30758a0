import type { Pending } from '#advisor/dialogue/pending.ts';
import type { Act } from '#advisor/reader/acts.ts';
import type { Reader } from '#advisor/reader/create-reader.ts';
import type { Reading } from '#advisor/reader/reading.ts';

interface ToReadAfter {
  reader: Reader;
  text: string;
  before: readonly string[];
  topic: string | undefined;
  signal: AbortSignal | undefined;
}

/**
 * What we asked last leans a reading toward an answer. Below a decision, which stands without one, people as often ask
 * why: there our question only counts where the message might answer it.
 */
export async function readAfter(
  pending: Pending | undefined,
  { reader, text, before, topic, signal }: ToReadAfter,
): Promise<Reading> {
  const asked = pending?.question;
  if (!pending?.isBelow) return reader.read({ text, before, asked, topic }, signal);
  const plain = await reader.read({ text, before, asked: undefined, topic }, signal);
  return mayAnswer.has(plain.act.id) ? reader.read({ text, before, asked, topic }, signal) : plain;
}

const mayAnswer = new Set<Act>(['new', 'change', 'answer', 'other']);
