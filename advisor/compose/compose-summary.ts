import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { bullets } from '#advisor/compose/markdown.ts';

/** What several answers came to under each other, with the step of the latest. */
export function composeSummary(all: readonly AnswerDocument[]): AnswerDocument {
  const documents = withOwnReceipts(all);
  const last = documents.at(-1)!;
  return {
    opening: 'Here’s where we are.',
    because: [],
    next: last.next.slice(0, 1),
    parts: [{ title: '', text: bullets(documents.map(inShort)) }],
    receipts: documents.flatMap(({ receipts }) => receipts),
    articles: last.articles,
    sources: [...new Set(documents.flatMap(({ sources }) => sources))],
    record: last.record,
  };
}

/** A decision with its reason; a figure speaks for itself. */
function inShort({ opening, because: [reason], record: { topic } }: AnswerDocument): string {
  return topic.startsWith('guide:') && reason !== undefined ? `${opening} ${reason}` : opening;
}

/**
 * A figure names its receipt: of two answers whose figures come from a receipt of the same name, the later one is told. A
 * decision that names no figure of it stays.
 */
function withOwnReceipts(documents: readonly AnswerDocument[]): AnswerDocument[] {
  return documents.flatMap((document, at) => {
    const later = new Set(documents.slice(at + 1).flatMap((one) => one.receipts.map(({ id }) => id)));
    const isNamed = document.receipts.some(
      ({ id }) => later.has(id) && document.opening.includes(`(#${id}.`),
    );
    const receipts = document.receipts.filter(({ id }) => !later.has(id));
    return isNamed ? [] : [{ ...document, receipts }];
  });
}
