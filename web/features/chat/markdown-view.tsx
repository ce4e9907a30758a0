import type { ComponentType } from 'react';
import { receiptFence } from '#advisor/compose/receipt-fence.ts';
import { MarkdownBlock } from '#web/features/chat/markdown-block.tsx';

/** Renders a receipt; where it is not known, readable text stays. */
export type ReceiptView = ComponentType<{
  json: string;
  /** Distinguishes the cards of one answer from those of another. */
  scope: string;
  /** Missing while nothing can be asked. */
  onAskAgain?: (question: string) => void;
}>;

interface MarkdownViewProps {
  text: string;
  scope: string;
  Receipt: ReceiptView;
  onAskAgain?: (question: string) => void;
}

const receiptBlock = new RegExp(`^${receiptFence.source}\\s*$`);

/** An answer as a document. Paragraph by paragraph: while it grows, only its last one is read again. */
export function MarkdownView({ text, scope, Receipt, onAskAgain }: MarkdownViewProps) {
  const blocks = blocksOf(text).map((block) => ({ block, receipt: receiptBlock.exec(block)?.[1] }));
  const cards = blocks.flatMap(({ receipt }) => (receipt === undefined ? [] : idOf(receipt))).join(' ');
  return blocks.map(({ block, receipt }, index) => {
    // Blocks only ever grow at the end.
    /* eslint-disable react/no-array-index-key */
    return receipt === undefined ? (
      <MarkdownBlock key={index} text={block} scope={scope} cards={cards} />
    ) : (
      <Receipt key={index} json={receipt} scope={scope} {...(onAskAgain ? { onAskAgain } : {})} />
    );
    /* eslint-enable react/no-array-index-key */
  });
}

/** Of a receipt, which names the card that figures point to; nothing where it names none. */
function idOf(receipt: string): string[] {
  try {
    const { id } = JSON.parse(receipt) as { id?: unknown };
    return typeof id === 'string' ? [id] : [];
  } catch {
    return [];
  }
}

/** At blank lines, but never inside a fence, a list or a table. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let current: string[] = [];
  let fenced = false;
  const close = () => {
    if (current.some((line) => line.trim() !== '')) blocks.push(current.join('\n'));
    current = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      if (!fenced && line.startsWith('```findeus')) close();
      fenced = !fenced;
      current.push(line);
      if (!fenced) close();
    } else if (!fenced && line.trim() === '') {
      // A list goes on after a blank line if another item follows; then the two belong together.
      current.push(line);
      if (!/^\s*([-*]|\d+\.)\s/m.test(current.join('\n'))) close();
    } else if (!fenced && current.at(-1)?.trim() === '' && !/^\s*([-*]|\d+\.)\s|^\s{2,}/.test(line)) {
      close();
      current.push(line);
    } else current.push(line);
  }
  close();
  return blocks;
}
