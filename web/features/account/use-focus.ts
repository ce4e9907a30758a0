import { useEffect, useRef } from 'react';

/** Takes the focus to what has just come up, or to the first box in it, from the button that brought it and is gone. */
export function useFocusOnArrival<T extends HTMLElement>() {
  const element = useRef<T>(null);
  useEffect(() => {
    (element.current?.querySelector('input') ?? element.current)?.focus();
    // All of it, with its buttons below the box; from its beginning where there is too much of it.
    const whole = element.current?.closest('form') ?? element.current;
    const fits = (whole?.offsetHeight ?? 0) < innerHeight * 0.8;
    whole?.scrollIntoView({ block: fits ? 'nearest' : 'start' });
  }, []);
  return element;
}

/** How long the parts of the dialog may take to load, at most. */
const loadingMs = 10_000;

/** Keeps what the dialog was opened for in view while the parts above it load, until its reader does something. */
export function useKeptInView<T extends HTMLElement>(isWanted: boolean) {
  const element = useRef<T>(null);
  useEffect(() => {
    const kept = element.current;
    const part = kept?.closest('section');
    if (!isWanted || !kept || !part?.parentElement) return undefined;
    const watch = new ResizeObserver(() => kept.scrollIntoView({ block: 'center' }));
    for (const one of part.parentElement.children) watch.observe(one);
    const signal = AbortSignal.timeout(loadingMs);
    const end = () => watch.disconnect();
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
      window.addEventListener(type, end, { once: true, passive: true, signal });
    signal.addEventListener('abort', end);
    return end;
  }, [isWanted]);
  return element;
}

/** For a section whose buttons come and go: when the one that was pressed is gone, reading goes on at `home`. */
export function useFocusHome() {
  const home = useRef<HTMLDivElement>(null);
  return { home, returnFocus: () => home.current?.focus() };
}
