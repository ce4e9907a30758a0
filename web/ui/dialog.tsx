import { useEffect, useId, useRef, type ReactNode } from 'react';
import { uiTexts } from '#web/content/ui.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';
import { useLayer } from '#web/ui/layer.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** For dialogs with much in them. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog for as long as it is rendered. The browser's own <dialog> keeps the focus inside, makes the rest
 * inert, closes on Escape and gives the focus back to where it was; the browser's Back closes it as well.
 */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayer(onClose);
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      // The browser would take the first thing that can be focused, which is the way out.
      const wanted = element.querySelector<HTMLElement>('[data-autofocus]');
      (wanted ?? element.querySelector('h2'))?.focus();
      // With what is around it: the focus alone would leave it at the edge.
      wanted?.scrollIntoView({ block: 'center' });
    }
    return () => {
      element?.close();
      // Where the dialog was taken out of the page before it closed, the browser has nothing to give back to.
      // What opened it may have been in a menu that is gone by now: then the menu's button is nearest.
      const back = opener?.isConnected && opener !== document.body ? opener : visibleMenuButton();
      if (back instanceof HTMLElement) back.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={`m-auto max-h-dvh w-full max-w-full overflow-visible bg-transparent p-0 sm:p-4 max-sm:mb-0 ${wide ? 'sm:max-w-2xl' : 'sm:max-w-md'}`}
    >
      <div className="max-h-[calc(100dvh-1rem)] scroll-pb-6 overflow-y-auto overscroll-contain rounded-t-2xl bg-raised shadow-lift sm:max-h-[calc(100dvh-2rem)] sm:rounded-2xl">
        <div className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-raised px-6 pt-5 pb-3">
          <h2
            id={titleId}
            tabIndex={-1}
            className="font-serif text-2xl leading-tight font-medium tracking-tight"
          >
            {title}
          </h2>
          <IconButton onClick={onClose} label={uiTexts.close} className="-mr-2">
            <CloseIcon />
          </IconButton>
        </div>
        <div className="px-6 pb-[max(1.5rem,env(safe-area-inset-bottom))]">{children}</div>
      </div>
    </dialog>
  );
}

function visibleMenuButton(): Element | undefined {
  return [...document.querySelectorAll('header button[aria-expanded]')].find((button) =>
    button.checkVisibility(),
  );
}
