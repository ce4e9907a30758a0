import { useEffect, useImperativeHandle, useRef, type ComponentProps } from 'react';

/**
 * An unstyled button. In a prerendered page it can be pressed before React has loaded: public/boot.js then marks the
 * button, and the press takes effect once React has taken over.
 */
export function PlainButton({ ref, onClick, ...rest }: ComponentProps<'button'>) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!, []);
  useEffect(() => {
    // Wait, because React itself handles a press that came while it took over this part of the page.
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
