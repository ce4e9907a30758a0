import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Conversation } from '#web/features/chat/export-chat.ts';
import { MarkdownView } from '#web/features/chat/markdown-view.tsx';
import { PrintedReceipt } from '#web/features/chat/printed-receipt.tsx';

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
