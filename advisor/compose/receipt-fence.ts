/**
 * A receipt in an answer; the group is its JSON, which is one line: no block has to be searched for its end, and reading is
 * linear. In a file of its own because what parses receipts is heavy for a page.
 */
export const receiptFence = /```findeus\n([^\n]*)\n```/;

/** For whoever reads or hears only the words. */
export function withoutReceipts(answer: string): string {
  return answer.replaceAll(new RegExp(`(?<!\\n)\\n*${receiptFence.source}`, 'g'), '');
}
