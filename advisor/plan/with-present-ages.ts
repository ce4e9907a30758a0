import type { Fields } from '#advisor/calculators/define/fields.ts';
import type { Mention } from '#advisor/understand/mention.ts';

/** "Turning 55 in 3 years", "will be 50 next year", "next year I turn 60". */
const comesToBe = /\b(?:turn(?:s|ing)?|be)\s+$/i;
const nextYearBefore = /\bnext year,?\s+(?:\w+\s+)?[\w'’]+\s+(?:will\s+)?(?:turn(?:s|ing)?|be)\s+$/i;
const nextYear = /^\s*(?:,\s*)?next year\b/i;
/** Who asks for what will be then is of that age. */
const asksForThen =
  /\b(?:next year|then|at that (?:age|point|time)|will (?:i|we|he|she|it|my|our|the|his|her) (?!be \d|turn))\b/i;

/** For a calculator that asks how old somebody is this year: an age that is still to come is told as that of today. */
export function withPresentAges(
  fields: Fields,
  mentions: readonly Mention[],
  text: string,
): readonly Mention[] {
  if (!('age' in fields)) return mentions;
  return mentions.flatMap((mention, at) => {
    const years = yearsUntil(mention, mentions[at + 1], text);
    if (isTimeUntil(mention, mentions[at - 1], text)) return [];
    if (years === undefined) return [mention];
    const present = mention.value - years;
    const isTold = mentions.some(({ kind, value }) => kind === 'age' && value === present);
    return isTold ? [] : [{ ...mention, value: present }];
  });
}

/** How many years are left until somebody is as old as this says; undefined where it says nothing of that. */
function yearsUntil(
  { kind, value, start, end }: Mention,
  next: Mention | undefined,
  text: string,
): number | undefined {
  const before = text.slice(Math.max(0, start - 40), start);
  if (kind !== 'age' || value < 18 || !comesToBe.test(before)) return undefined;
  const rest = text.replace(/\bnext year\b/i, '');
  if (asksForThen.test(rest) && !/\bthis year\b/i.test(rest)) return undefined;
  if (next?.kind === 'duration' && /^\s*in\s+$/i.test(text.slice(end, next.start)))
    return Number.isInteger(next.value) ? next.value : undefined;
  return nextYear.test(text.slice(end)) || nextYearBefore.test(before) ? 1 : undefined;
}

function isTimeUntil(mention: Mention, last: Mention | undefined, text: string): boolean {
  return mention.kind === 'duration' && last !== undefined && yearsUntil(last, mention, text) !== undefined;
}
