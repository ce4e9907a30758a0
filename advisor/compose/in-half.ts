import type { AnswerDocument } from '#advisor/compose/answer-document.ts';

/** Two halves with their openings and steps stay within the length of an answer. */
const maxWords = 32;

/** The answer to one of two questions: what it comes to, its first reasons and the step, without what would change it. */
export function inHalf(document: AnswerDocument): AnswerDocument {
  const { unless: _, say: __, question: ___, parts: ____, ...kept } = document;
  const { question: _____, ...record } = document.record;
  return { ...kept, because: [firstWords(document.because.join(' '))], record };
}

/** Whole sentences, at least one. */
function firstWords(text: string): string {
  let words = 0;
  return text
    .split(/(?<=[.!?])\s+(?=[A-Z“$])/)
    .filter((sentence, at) => {
      words += sentence.split(/\s+/).length;
      return at === 0 || words <= maxWords;
    })
    .join(' ');
}

/** Figures name their receipt: two answers whose receipts have the same name cannot stand below each other. */
export function sharesReceipts(one: AnswerDocument, other: AnswerDocument): boolean {
  const ids = new Set(one.receipts.map(({ id }) => id));
  return other.receipts.some(({ id }) => ids.has(id));
}
