/** How a receipt lies in an answer; its group is the JSON. Apart from what reads it, which is heavy for a page. */
export const receiptFence = /```findeus\n([\s\S]*?)\n```/;

/** For whoever reads or hears only the words. */
export function withoutReceipts(answer: string): string {
  return answer.replaceAll(new RegExp(`\\n*${receiptFence.source}`, 'g'), '');
}
