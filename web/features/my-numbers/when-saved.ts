import type { SavedFact } from '#contract/my-numbers.ts';
import { myNumbersTexts } from '#web/content/money/my-numbers.ts';
import { formatDate } from '#web/lib/format-date.ts';

/** "You typed it on January 8, 2026": where a saved number came from, and when it was last confirmed. */
export function whenSaved({ source, confirmed_at: at }: Pick<SavedFact, 'source' | 'confirmed_at'>): string {
  return myNumbersTexts.from[source](formatDate(new Date(at)));
}
