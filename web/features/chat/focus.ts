/** Gives the focus to a part of the chat by its name, once it is drawn: what was just pressed may have set that off. */
export function focusSoon(name: 'question' | 'search' | 'history' | `options-${string}`): void {
  setTimeout(() => document.querySelector<HTMLElement>(`dialog [name=${name}]`)?.focus(), 50);
}

/**
 * Back to the box where questions are written, where what had the focus is gone. Not with a finger: there the keyboard
 * would come up and cover what was asked for.
 */
export function focusQuestion(): void {
  if (!isTouched()) focusSoon('question');
}

function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
