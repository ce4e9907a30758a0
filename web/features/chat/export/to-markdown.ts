import { receiptFence } from '#advisor/compose/receipt-fence.ts';
import { parseReceipt } from '#advisor/compose/receipt.ts';
import { withoutInnerLinks } from '#web/features/chat/answer/inner-links.ts';
import { recordInWords } from '#web/features/chat/answer/record-in-words.ts';
import type { Conversation } from '#web/features/chat/export/export-chat.ts';
import { receiptTable } from '#web/features/chat/export/receipt-table.ts';
import type { ChatMessage } from '#web/features/chat/store/chat-data.ts';
import { calculatorsOf } from '#web/lib/use-calculators.ts';

/** A picture means nothing in a text; its ends are named in the sentence before it. */
const chartBlock = /\n\n```findeus\n\{"chart":[^\n]*\n```/g;
const receiptBlock = new RegExp(receiptFence.source, 'g');

/** Readable anywhere: each receipt is a table, choices follow their question, and no link leads to a card that is not there. */
export async function toMarkdown(conversations: readonly Conversation[]): Promise<string> {
  const texts = await Promise.all(
    conversations.map(async ({ session, messages }) => {
      const said = await Promise.all(messages.map(messageInMarkdown));
      return [`# ${session.title}`, ...said].join('\n\n');
    }),
  );
  return texts.join('\n\n---\n\n').concat('\n');
}

async function messageInMarkdown({ role, content }: ChatMessage): Promise<string> {
  if (role === 'user') return `> ${content.replaceAll('\n', '\n> ')}`;
  const text = withoutInnerLinks(recordInWords(content).replaceAll(chartBlock, ''));
  const receipts = [...text.matchAll(receiptBlock)].flatMap(([, json = '']) => parseReceipt(json) ?? []);
  const calculators = await calculatorsOf(receipts.map(({ calculator }) => calculator));
  return text.replaceAll(receiptBlock, (block, json: string) => {
    const receipt = parseReceipt(json);
    if (!receipt) return block;
    const { caption, rows } = receiptTable(receipt, calculators.get(receipt.calculator));
    const lines = rows.map((cells) => `| ${cells.map(inCell).join(' | ')} |`);
    return [`| ${inCell(caption)} | |`, '|---|---|', ...lines].join('\n');
  });
}

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
