import { useEffect, useRef, type KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Makes the figures of an answer one tab stop: the first of them, or the one that was used last. Arrow keys lead on. */
export function useOneTabStop() {
  const root = useRef<HTMLDivElement>(null);
  const figures = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-figure]') ?? [])];
  useEffect(() => {
    const all = figures();
    if (!all.some(({ tabIndex }) => tabIndex === 0) && all[0]) all[0].tabIndex = 0;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const all = figures();
    const at = all.indexOf(event.target as HTMLElement);
    const step = steps[event.key];
    const next = step === undefined || at < 0 ? undefined : all[at + step];
    if (!next) return;
    event.preventDefault();
    for (const one of all) one.tabIndex = one === next ? 0 : -1;
    next.focus();
  };
  return { root, onKeyDown };
}
