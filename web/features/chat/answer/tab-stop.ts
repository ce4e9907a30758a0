const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const figuresWith = (figure: HTMLElement) => [
  ...(figure.closest('[data-answer]')?.querySelectorAll<HTMLElement>('[data-figure]') ?? [figure]),
];

/** Makes the figures of an answer one tab stop: the first of them, until another is used. */
export function keepTabStop(figure: HTMLElement): void {
  const all = figuresWith(figure);
  if (!all.some(({ tabIndex }) => tabIndex === 0) && all[0]) all[0].tabIndex = 0;
}

/** The arrow keys lead from one figure of an answer to the next; whether the key did. */
export function moveTabStop(figure: HTMLElement, key: string): boolean {
  const all = figuresWith(figure);
  const step = steps[key];
  const next = step === undefined ? undefined : all[all.indexOf(figure) + step];
  if (!next) return false;
  for (const one of all) one.tabIndex = one === next ? 0 : -1;
  next.focus();
  return true;
}
