/**
 * A receipt in an answer; the group is its JSON, which is one line: no block has to be searched for its end, and reading is
 * linear. In a file of its own because what parses receipts is heavy for a page.
 */
export const receiptFence = /```findeus\n([^\n]*)\n```/;

/** More than an answer of ours ever holds. What somebody sends as an answer may hold any number. */
const maxBlocks = 24;

/** The JSON of each block of an answer; of too many, the last ones. */
export function blocksOf(answer: string): string[] {
  return [...answer.matchAll(new RegExp(receiptFence, 'g'))].slice(-maxBlocks).map(([, json = '']) => json);
}

/** For readers and listeners who get only the words. */
export function withoutReceipts(answer: string): string {
  return answer.replaceAll(new RegExp(`(?<!\\n)\\n*${receiptFence.source}`, 'g'), '');
}
