import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { parseReceipt, type Receipt } from '#advisor/compose/receipt.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import type { Unit } from '#advisor/quantities/unit.ts';
import { chatTexts } from '#web/content/chat.ts';
import type { Conversation } from '#web/features/chat/export-chat.ts';
import { MarkdownView } from '#web/features/chat/markdown-view.tsx';

interface PrintViewProps {
  conversations: readonly Conversation[];
  onDone: () => void;
}

/** Conversations as a document on paper; the browser's print view also makes PDFs of it. */
export function PrintView({ conversations, onDone }: PrintViewProps) {
  useEffect(() => {
    addEventListener('afterprint', onDone, { once: true });
    // Once it has been drawn.
    const frame = requestAnimationFrame(() => print());
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  return createPortal(
    <div className="print-view">
      {conversations.map(({ session, messages }) => (
        <article key={session.id}>
          <h1>{session.title}</h1>
          {messages.map(({ id, role, content }) =>
            role === 'user' ? (
              <h2 key={id}>{content}</h2>
            ) : (
              <MarkdownView key={id} text={content} scope={id} Receipt={PrintedReceipt} />
            ),
          )}
        </article>
      ))}
    </div>,
    document.body,
  );
}

/** What a card says, as a table: everything that is needed to work it out again. */
function PrintedReceipt({ json }: { json: string }) {
  const receipt = parseReceipt(json);
  if (!receipt) return null;
  return (
    <table>
      <caption>{chatTexts.exports.receipt(receipt.calculator.replaceAll('_', ' '), receipt.year)}</caption>
      <tbody>
        {Object.entries(receipt.inputs).map(([name, { value, origin }]) => (
          <tr key={name}>
            <th scope="row">{name.replaceAll('_', ' ')}</th>
            <td>
              {typeof value === 'string' ? value : JSON.stringify(value)} ({origin})
            </td>
          </tr>
        ))}
        {receipt.figures.map((figure) => (
          <tr key={figure.id}>
            <th scope="row">{figure.label}</th>
            <td>{inWords(figure)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inWords({ value, unit }: Receipt['figures'][number]): string {
  return formatQuantity({ value, unit: unit as Unit });
}
