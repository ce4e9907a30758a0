import type { Mention } from '#advisor/understand/mention.ts';
import { durations, singular } from '#advisor/understand/unit-words.ts';

/** What stands between numbers that are listed one after the other. */
export const listed =
  /^\s*(?:,|,?\s*(?:and|or|vs\.?|versus|to|then|instead of|rather than|&)(?:\s+(?:then|maybe))?)\s*$/i;

/** What joins two numbers so closely that they share a unit; a mere comma does so only within a longer list. */
const joinedByWord = /\b(?:and|or|vs|versus|to|then|instead of|rather than)\b|&/i;

/** "20, -30 and 10 percent", "15 or 30 years": the unit at the end is that of them all. */
export function spreadUnits(mentions: readonly Mention[], text: string): Mention[] {
  const spread = mentions.map((mention) => asRateBehindAt(mention, text));
  let inList = false;
  let told = spread.at(-1);
  for (let at = spread.length - 2; at >= 0; at--) {
    const [one, next] = [spread[at]!, spread[at + 1]!];
    const between = text.slice(one.end, next.start);
    const joined: boolean = listed.test(between) && (joinedByWord.test(between) || inList);
    inList = one.kind === 'number' && joined;
    if (!inList) told = one;
    else if (next.kind === 'rate') spread[at] = { ...one, kind: 'rate' };
    else if (next.kind === 'duration') spread[at] = asDuration(one, told!);
  }
  return spreadForward(spread, text);
}

const highestRate = 30;

/** "60 months at 6.9": a small number with decimals behind "at" is a rate, unless prices are talked of. */
function asRateBehindAt(mention: Mention, text: string): Mention {
  const { kind, value, start } = mention;
  const rate =
    kind === 'number' &&
    value > 0 &&
    value < highestRate &&
    !Number.isInteger(value) &&
    /\b(?:at|@|rate|apr)\s+(?:of\s+|is\s+)?$/i.test(text.slice(0, start)) &&
    !/\b(?:stocks?|shares?|prices?|options?|strike|bought|sold)\b/i.test(text);
  return rate ? { ...mention, kind: 'rate' } : mention;
}

/** "Made 8%, -6 and 9". */
function spreadForward(mentions: readonly Mention[], text: string): Mention[] {
  const spread: Mention[] = [];
  for (const mention of mentions) {
    const last = spread.at(-1);
    const follows = last?.kind === 'rate' && listed.test(text.slice(last.end, mention.start));
    spread.push(
      follows && mention.kind === 'number' && last.value < 100 ? { ...mention, kind: 'rate' } : mention,
    );
  }
  return spread;
}

/** In the unit that its neighbours were told in: "26 or 52 weeks", "2 or 3 decades". Payments come each month. */
function asDuration(one: Mention, { said }: Mention): Mention {
  const words = said.toLowerCase().match(/[a-z]+/g) ?? [];
  const unit = words.map(singular).find((word) => Object.hasOwn(durations, word));
  const { scale, months } = durations[unit ?? (/payment|installment/i.test(said) ? 'month' : 'year')]!;
  return { ...one, kind: 'duration', value: one.value * scale, months: one.value * months };
}
