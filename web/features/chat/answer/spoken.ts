import { withoutReceipts } from '#advisor/compose/receipt-fence.ts';
import { chatTexts } from '#web/content/chat.ts';
import { plainText } from '#web/features/chat/answer/plain-text.ts';

/** What a screen reader says when an answer is there: that, and what it comes to. The rest is there to be read. */
export function spokenAnswer(markdown: string): string {
  const text = plainText(withoutReceipts(markdown).replaceAll(/\]\([^)\s]*\)/g, '](#)'));
  const [paragraph = ''] = text.split('\n\n');
  const [sentence = paragraph] = /^.*?[.!?](?=\s|$)/s.exec(paragraph) ?? [];
  return `${chatTexts.answer.ready} ${sentence}`;
}
