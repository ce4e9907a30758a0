import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { draftPrefix } from '#web/lib/drafts.ts';

/** A visitor's draft belongs to this tab: the next user of the browser must not see it. */
export const visitorPlace = 'visitor-new';

const storageOf = (place: string) => (place === visitorPlace ? sessionStorage : localStorage);

/** What somebody has begun to write, by person and conversation: closing the chat or the page does not lose it. */
export function recallDraft(place: string): string {
  try {
    return storageOf(place).getItem(draftPrefix + place) ?? '';
  } catch {
    return '';
  }
}

/** Private numbers are not written down, here no more than anywhere. */
export function rememberDraft(place: string, text: string): void {
  try {
    if (text === '') storageOf(place).removeItem(draftPrefix + place);
    else storageOf(place).setItem(draftPrefix + place, maskPrivate(text).text);
  } catch {
    // Where the browser keeps nothing for us, the draft lives as long as the page.
  }
}
