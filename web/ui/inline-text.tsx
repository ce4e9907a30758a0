import type { ReactNode } from 'react';
import { MarkedText } from '#web/ui/marked-text.tsx';

const marked = /([\w.+-]+@[\w-]+\.[\w.-]*\w|`[^`]+`)/;

/** Text with email addresses shown as links and parts in backticks shown as code. */
export function InlineText({ text }: { text: string }) {
  return text.split(marked).map((piece, index) => {
    if (index % 2 === 0) return <MarkedText key={index} text={piece} />;
    if (piece.startsWith('`'))
      return (
        <InlineCode key={index}>
          <MarkedText text={piece.slice(1, -1)} />
        </InlineCode>
      );
    return (
      <a key={index} href={`mailto:${piece}`} className="text-accent underline underline-offset-4">
        {piece}
      </a>
    );
  });
}

export function InlineCode({ children }: { children: ReactNode }) {
  return <code className="rounded bg-sunken px-1 py-0.5 font-mono text-[0.85em]">{children}</code>;
}
