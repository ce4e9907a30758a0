import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { bullets } from '#advisor/compose/markdown.ts';

/** The openings of several answers under each other, with the step of the latest. */
export function composeSummary(all: readonly AnswerDocument[]): AnswerDocument {
  const documents = withOwnReceipts(all);
  const last = documents.at(-1)!;
  return {
    opening: 'Here’s where we are.',
    because: [],
    next: last.next.slice(0, 1),
    parts: [{ title: '', text: bullets(documents.map(({ opening }) => opening)) }],
    receipts: documents.flatMap(({ receipts }) => receipts),
    articles: last.articles,
    sources: [...new Set(documents.flatMap(({ sources }) => sources))],
    record: last.record,
  };
}

/** A figure names its receipt: of two answers with a receipt of the same name, the later one is told. */
function withOwnReceipts(documents: readonly AnswerDocument[]): AnswerDocument[] {
  return documents.filter(({ receipts }, at) => {
    const later = new Set(documents.slice(at + 1).flatMap((one) => one.receipts.map(({ id }) => id)));
    return !receipts.some(({ id }) => later.has(id));
  });
}
