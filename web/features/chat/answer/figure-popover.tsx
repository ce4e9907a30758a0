import { use, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { chatTexts } from '#web/content/chat.ts';
import { FigureContext } from '#web/features/chat/answer/figure-context.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface FigurePopoverProps {
  /** The figure that it belongs to. */
  anchor: RefObject<HTMLElement | null>;
  parts: string;
  card: string;
  figure: string;
  /** What the card is found by. */
  cardId: string;
  onClose: () => void;
}

const gapPx = 8;
const marginPx = 16;
const texts = chatTexts.answer;

/** Beside a figure: how it was worked out. The browser closes it at Escape, and at a click elsewhere. */
export function FigurePopover({ anchor, parts, card, figure, cardId, onClose }: FigurePopoverProps) {
  const draw = use(FigureContext);
  const root = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const [element, figureElement] = [root.current, anchor.current];
    if (!element || !figureElement) return;
    element.showPopover();
    place(element, figureElement.getBoundingClientRect());
    element.focus({ preventScroll: true });
    const toggled = (event: ToggleEvent) => {
      if (event.newState === 'closed') close();
    };
    const scrolled = (event: Event) => {
      if (!element.contains(event.target as Node)) element.hidePopover();
    };
    element.addEventListener('toggle', toggled);
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      element.removeEventListener('toggle', toggled);
      document.removeEventListener('scroll', scrolled, { capture: true });
    };
  }, [anchor]);
  // Outside of the dialog that it belongs to nothing can be used; inside of a sentence there is no room for lists.
  const home = anchor.current?.closest('dialog') ?? document.body;
  return createPortal(
    <dialog
      ref={root}
      popover="auto"
      aria-label={texts.howComputed}
      tabIndex={-1}
      className="inset-auto m-0 w-[min(22rem,calc(100vw-2rem))] overflow-y-auto rounded-xl border border-line bg-raised p-4 pt-2 text-sm text-ink shadow-lift"
    >
      <div className="-mr-2 flex items-center justify-between">
        <p className="text-xs text-quiet">{texts.howComputed}</p>
        <IconButton label={texts.closeFigure} onClick={() => root.current?.hidePopover()}>
          <CloseIcon />
        </IconButton>
      </div>
      {draw?.({ parts, card, figure })}
      <TextButton
        onClick={() => {
          root.current?.hidePopover();
          showCard(cardId);
        }}
        className="mt-2 text-sm"
      >
        {texts.wholeWorking}
      </TextButton>
    </dialog>,
    home,
  );
}

/** Below the figure, or above it where there is more room. */
function place(element: HTMLElement, { top, bottom, left }: DOMRect): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const [above, below] = [top - gapPx - marginPx, height - bottom - gapPx - marginPx];
  const right = width - element.offsetWidth - marginPx;
  element.style.left = `${Math.max(marginPx, Math.min(left, right))}px`;
  if (below >= element.offsetHeight || below >= above) element.style.top = `${bottom + gapPx}px`;
  else element.style.bottom = `${height - top + gapPx}px`;
  element.style.maxHeight = `${Math.max(above, below)}px`;
}

/** Brings a card into view, with its working open, and the focus along. */
function showCard(id: string): void {
  const card = document.getElementById(id);
  const folds = [...(card?.querySelectorAll('details') ?? [])];
  // The whole card may be folded, and its last fold is the working.
  for (const fold of [folds.find((one) => one.querySelector('article')), folds.at(-1)])
    fold?.setAttribute('open', '');
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}
