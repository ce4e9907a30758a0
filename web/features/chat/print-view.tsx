import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Conversation } from '#web/features/chat/export-chat.ts';
import { AnswerView } from '#web/features/chat/answer-view.tsx';
import { PrintedParts } from '#web/features/chat/printed-parts.tsx';
import { recordInWords } from '#web/features/chat/record-in-words.ts';

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
              <AnswerView key={id} text={recordInWords(content)} scope={id} Parts={PrintedParts} isPrinted />
            ),
          )}
        </article>
      ))}
    </div>,
    document.body,
  );
}
