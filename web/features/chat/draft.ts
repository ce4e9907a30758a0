import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { draftPrefix } from '#web/lib/drafts.ts';

/** What somebody has begun to write, by person and conversation: closing the chat or the page does not lose it. */
export function recallDraft(place: string): string {
  try {
    return localStorage.getItem(draftPrefix + place) ?? '';
  } catch {
    return '';
  }
}

/** Private numbers are not written down, here no more than anywhere. */
export function rememberDraft(place: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(draftPrefix + place);
    else localStorage.setItem(draftPrefix + place, maskPrivate(text).text);
  } catch {
    // Where the browser keeps nothing for us, the draft lives as long as the page.
  }
}
