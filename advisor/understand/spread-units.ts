import type { Mention } from '#advisor/understand/mention.ts';
import { durations, singular } from '#advisor/understand/unit-words.ts';
import { textBefore } from '#advisor/understand/around.ts';

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
  return spreadForward(asBalances(spread, text), text);
}

/** "4,200 at 22%": what a rate is told of. */
function hasRate(mentions: readonly Mention[], at: number, text: string): boolean {
  const [one, next] = [mentions[at], mentions[at + 1]];
  return next?.kind === 'rate' && /^\s*(?:at|@)\s*$/i.test(text.slice(one!.end, next.start));
}

/** "4,200 at 22%, 2000 at 18%": beside such an amount another is no year. */
function asBalances(mentions: readonly Mention[], text: string): Mention[] {
  const isAmount = (at: number) =>
    ['money', 'number'].includes(mentions[at]?.kind ?? '') && hasRate(mentions, at, text);
  const areListed = (one: number) =>
    listed.test(text.slice(mentions[one]?.end ?? 0, mentions[one + 1]?.start ?? 0));
  return mentions.map((mention, at) => {
    const isYear = mention.kind === 'year' && mention.month === undefined && hasRate(mentions, at, text);
    const isBeside = (isAmount(at - 2) && areListed(at - 1)) || (isAmount(at + 2) && areListed(at + 1));
    return isYear && isBeside ? { ...mention, kind: 'number' } : mention;
  });
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
    /\b(?:at|@|rate|apr)\s+(?:of\s+|is\s+)?$/i.test(textBefore(text, start)) &&
    !/\b(?:stocks?|shares?|prices?|options?|strike|bought|sold)\b/i.test(text);
  return rate ? { ...mention, kind: 'rate' } : mention;
}

/** From here on what is listed behind a rate is the next amount: "4,200 at 22%, 1800 at 30%". */
const mostListed = 100;

/** "Made 8%, -6 and 9". */
function spreadForward(mentions: readonly Mention[], text: string): Mention[] {
  const spread: Mention[] = [];
  for (const [at, mention] of mentions.entries()) {
    const last = spread.at(-1);
    const follows = last?.kind === 'rate' && listed.test(text.slice(last.end, mention.start));
    const isRate =
      follows &&
      mention.kind === 'number' &&
      Math.max(last.value, Math.abs(mention.value)) < mostListed &&
      !hasRate(mentions, at, text);
    spread.push(isRate ? { ...mention, kind: 'rate' } : mention);
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
