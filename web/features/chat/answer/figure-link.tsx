import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { ArticleContext } from '#web/features/chat/answer/article-context.ts';
import { keepTabStop, moveTabStop } from '#web/features/chat/answer/tab-stop.ts';
import { FigurePopover } from '#web/features/chat/answer/figure-popover.tsx';

interface FigureLinkProps {
  target: string;
  scope: string;
  /** The JSON of the parts that the answer has, a line each, and the ids of the cards among them. */
  parts: string;
  cards: readonly string[];
  /** More of the answer is on its way, perhaps the card as well. */
  isGrowing: boolean;
  children: ReactNode;
}

/** The same before its card has come and after: nothing changes its looks under the reader's eyes. */
const look =
  'figures inline-block [text-align:inherit] underline decoration-line decoration-2 underline-offset-4';

/** A figure in the prose opens how it was worked out, a citation opens its article; anything else is only said. */
export function FigureLink({ target, scope, parts, cards, isGrowing, children }: FigureLinkProps) {
  const openArticle = use(ArticleContext);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [card = '', part = ''] = target.split('.');
  useEffect(() => {
    if (button.current) keepTabStop(button.current);
  });
  if (card === 'article' && openArticle) {
    return (
      <button
        type="button"
        onClick={() => openArticle(part)}
        className="text-accent underline underline-offset-4"
      >
        {children}
      </button>
    );
  }
  if (!cards.includes(card)) {
    // A figure whose card is yet to come, or is left out.
    if (isGrowing || target.includes('.'))
      return <span className={isGrowing ? look : undefined}>{children}</span>;
    return (
      <a
        href={`#${target}`}
        // Followed here: in the address it would take the place of the view.
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(target)?.scrollIntoView({ block: 'start' });
        }}
        className="text-accent underline underline-offset-4"
      >
        {children}
      </a>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        data-figure
        // One of an answer is a tab stop; the arrow keys lead to the others.
        tabIndex={-1}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onKeyDown={(event) => {
          if (moveTabStop(event.currentTarget, event.key)) event.preventDefault();
        }}
        // As large as a thumb needs it; the words of a neighbor stay in front of that.
        className={`${look} relative after:absolute after:top-1/2 after:left-1/2 after:h-11 after:w-full after:min-w-11 after:-translate-1/2 after:content-[''] hover:decoration-accent`}
      >
        <span className="relative z-1">{children}</span>
      </button>
      {isOpen && (
        <FigurePopover
          anchor={button}
          parts={parts}
          card={card}
          figure={part}
          cardId={`${scope}-${card}`}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
