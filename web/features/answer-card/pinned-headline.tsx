import { useEffect, useRef, useState, type RefObject } from 'react';
import { toldFigure, type Figure } from '#advisor/calculators/define/result.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { cardTexts } from '#web/content/card.ts';

interface PinnedHeadlineProps {
  before: Figure | undefined;
  now: Figure | undefined;
  /** The large one, whose place this takes once it is out of sight. */
  headline: RefObject<HTMLElement | null>;
}

/** While an input has the focus and the headline is out of sight: what it was and what it is, at the top of what is seen. */
export function PinnedHeadline({ before, now, headline }: PinnedHeadlineProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const seen = window.visualViewport;
    const place = () => {
      const [element, large] = [bar.current, headline.current];
      if (!element || !large) return;
      element.style.top = '';
      // A phone's keyboard pushes the page up behind the edge of the screen; what is pinned has to come along.
      const behind = (seen?.offsetTop ?? 0) - element.getBoundingClientRect().top;
      if (behind > 0) element.style.top = `calc(var(--covered) + ${behind}px)`;
      setIsShown(large.getBoundingClientRect().bottom < element.getBoundingClientRect().top - 1);
    };
    place();
    document.addEventListener('scroll', place, { capture: true, passive: true });
    seen?.addEventListener('resize', place);
    seen?.addEventListener('scroll', place);
    return () => {
      document.removeEventListener('scroll', place, { capture: true });
      seen?.removeEventListener('resize', place);
      seen?.removeEventListener('scroll', place);
    };
  }, [headline]);
  useEffect(() => {
    // What is being typed into must not lie behind it; its scroll margin keeps the label in sight too.
    const focused = document.activeElement;
    const bottom = bar.current?.firstElementChild?.getBoundingClientRect().bottom ?? 0;
    if (isShown && focused && focused.getBoundingClientRect().top < bottom)
      focused.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  if (!now) return null;
  const told = toldFigure(now);
  const was = before && before.value !== now.value ? toldFigure(before) : null;
  return (
    // It takes no room: nothing moves when it comes or goes. The headline itself is what a screen reader is told.
    <div ref={bar} aria-hidden="true" className="sticky top-(--covered) z-10 -mx-5 h-0 sm:-mx-7">
      {isShown && (
        <div
          data-pinned
          className="figures flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-line bg-raised px-5 py-1.5 shadow-lift sm:px-7"
        >
          <span className="text-sm text-quiet">{told.label}</span>
          <span className="flex items-baseline gap-2">
            {was && (
              <span className="text-sm text-quiet">
                {was.label === told.label ? '' : `${was.label} `}
                {cardTexts.was(formatQuantity(was))}
              </span>
            )}
            <span className="text-xl font-semibold">{formatQuantity(told)}</span>
          </span>
        </div>
      )}
    </div>
  );
}
