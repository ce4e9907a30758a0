import { useEffect, useImperativeHandle, useRef, type ComponentProps } from 'react';

/**
 * A button without a look of its own. In a prerendered page it can be pressed before anything listens: public/boot.js
 * notes that on the button, and the press counts once the button is live.
 */
export function PlainButton({ ref, onClick, ...rest }: ComponentProps<'button'>) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!, []);
  useEffect(() => {
    // Later: React itself answers a press that came while it took over this part of the page.
    const timer = setTimeout(() => {
      if (button.current?.dataset.early === 'pressed') button.current.click();
    }, 0);
    return () => clearTimeout(timer);
  }, []);
  return (
    <button
      type="button"
      {...rest}
      data-early=""
      ref={button}
      onClick={(event) => {
        event.currentTarget.dataset.early = '';
        onClick?.(event);
      }}
    />
  );
}
