import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Conversation } from '#web/features/chat/export/export-chat.ts';
import { AnswerView } from '#web/features/chat/answer/answer-view.tsx';
import { PrintedParts } from '#web/features/chat/export/printed-parts.tsx';
import { recordInWords } from '#web/features/chat/answer/record-in-words.ts';

interface PrintViewProps {
  conversations: readonly Conversation[];
  /** Gets what is drawn in place of the printer. */
  onDrawn?: ((content: Element) => void) | undefined;
  onDone: () => void;
}

/** Conversations as a document: on paper, as a PDF of the browser's print view, or for a file. */
export function PrintView({ conversations, onDrawn, onDone }: PrintViewProps) {
  const drawn = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (onDrawn) {
      if (drawn.current) onDrawn(drawn.current);
      return onDone();
    }
    addEventListener('afterprint', onDone, { once: true });
    // Once it has been drawn.
    const frame = requestAnimationFrame(() => print());
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('afterprint', onDone);
    };
  }, [onDrawn, onDone]);
  return createPortal(
    <div ref={drawn} className="print-view">
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
