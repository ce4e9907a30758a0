import { useEffect, useRef, type RefObject } from 'react';

/** Draws more when the beginning of what is drawn comes into view, and keeps the reader's place. */
export function useEarlier(scroller: RefObject<HTMLDivElement | null>, more: boolean, draw: () => void) {
  const mark = useRef<HTMLLIElement>(null);
  const latest = useRef(draw);
  useEffect(() => {
    latest.current = draw;
  });
  useEffect(() => {
    const element = mark.current;
    const root = scroller.current;
    if (!more || !element || !root) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || root.scrollHeight <= root.clientHeight) return;
        const fromEnd = root.scrollHeight - root.scrollTop;
        latest.current();
        requestAnimationFrame(() => (root.scrollTop = root.scrollHeight - fromEnd));
      },
      { root },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [more, scroller]);
  return mark;
}
