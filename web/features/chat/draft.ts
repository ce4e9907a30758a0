import { maskPrivate } from '#advisor/guardrails/mask.ts';

const prefix = 'findeus-draft-';

/** What somebody has begun to write, by person and conversation: closing the chat or the page does not lose it. */
export function recallDraft(place: string): string {
  try {
    return localStorage.getItem(prefix + place) ?? '';
  } catch {
    return '';
  }
}

/** Private numbers are not written down, here no more than anywhere. */
export function rememberDraft(place: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(prefix + place);
    else localStorage.setItem(prefix + place, maskPrivate(text).text);
  } catch {
    // Where the browser keeps nothing for us, the draft lives as long as the page.
  }
}

/** Whoever signs out leaves nothing behind for the next one. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // There is nothing to clear.
  }
}
