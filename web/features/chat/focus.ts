/** Gives the focus to a part of the chat by its name, once it is drawn: what was just pressed may have set that off. */
export function focusSoon(name: 'question' | 'search' | 'history'): void {
  setTimeout(() => focusNow(name), 50);
}

/** Like focusSoon, but only where the focus was lost: not from what the user has pressed meanwhile. */
export function focusIfLost(name: 'question' | 'search' | `options-${string}`): void {
  const moved = new AbortController();
  document.addEventListener('pointerdown', () => moved.abort(), { signal: moved.signal });
  setTimeout(() => {
    if (!moved.signal.aborted && document.activeElement === document.body) focusNow(name);
    moved.abort();
  }, 50);
}

function focusNow(name: string): void {
  document.querySelector<HTMLElement>(`dialog [name=${name}]`)?.focus();
}

/**
 * Back to the box where questions are written, where what had the focus is gone. Not with a finger: there the keyboard
 * would come up and cover what was asked for.
 */
export function focusQuestion(): void {
  if (!isTouched()) focusSoon('question');
}

/** Like focusQuestion, but only where the focus was lost: a menu that was opened meanwhile stays open. */
export function focusQuestionIfLost(): void {
  if (!isTouched()) focusIfLost('question');
}

function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
