import type { Mention, Per } from '#advisor/understand/mention.ts';
import { readAge } from '#advisor/understand/read-age.ts';
import type { Token } from '#advisor/understand/tokenize.ts';
import { adverbs, durations, periods, rateWords, singular } from '#advisor/understand/unit-words.ts';

export interface Meaning {
  kind: Mention['kind'];
  next: number;
  per?: Per;
  /** What the number is multiplied by, to be in the kind's own unit. */
  scale?: number;
  months?: number;
}

interface Seen {
  dollar: boolean;
  amountLike: boolean;
  value: number;
}

/** What the words around a number make of it. */
export function readUnit(tokens: readonly Token[], at: number, after: number, seen: Seen): Meaning {
  // "12 more years", "a 30-year loan".
  const hyphen = ['-', 'more', 'full'].includes(tokens[after]?.text ?? '') ? 1 : 0;
  const word = tokens[after + hyphen]?.text ?? '';
  if (!seen.dollar) {
    // "T = 0.5", as formulas have it.
    if (
      tokens[at - 1]?.text === '=' &&
      tokens[at - 2]?.text === 't' &&
      !Object.hasOwn(durations, singular(word))
    )
      return { kind: 'duration', next: after, ...durations.year! };
    const rate = readRate(tokens, after, seen.value);
    if (rate) return rate;
    const age = readAge(tokens, at, after, seen);
    if (age) return age;
    // "After 84 payments": one each month.
    if (
      /^(?:payments|installments)$/.test(word) &&
      seen.value >= 6 &&
      Number.isInteger(seen.value) &&
      !seen.amountLike
    )
      return { kind: 'duration', next: after + hyphen + 1, ...durations.month! };
    const duration =
      Object.hasOwn(durations, singular(word)) && !seen.amountLike ? durations[singular(word)] : undefined;
    if (duration) return { kind: 'duration', next: after + hyphen + 1, ...duration };
  }
  // "In 2025 dollars" names the year that the money is of.
  if (isYearOf(tokens, at, seen) && word === 'dollars') return { kind: 'year', next: after + 1 };
  const paid = ['dollar', 'buck', 'usd'].includes(singular(word)) ? after + 1 : after;
  const period = readPeriod(tokens, paid);
  if (seen.dollar || paid > after || period || seen.amountLike) {
    return { kind: 'money', next: period?.next ?? paid, ...(period ? { per: period.per } : {}) };
  }
  const since = ['since', 'in', 'from'].includes(tokens[at - 1]?.text ?? '');
  const isYear = Number.isInteger(seen.value) && seen.value >= (since ? 1800 : 1900) && seen.value <= 2100;
  return { kind: isYear && !isBill(tokens, at, word, seen) ? 'year' : 'number', next: after };
}

const bills =
  /^(?:rent|mortgage|payments?|bills?|car|truck|loans?|student|groceries|food|insurance|daycare|childcare|utilities|debts?|cards?|savings?)$/;
const billBefore =
  /^(?:rent|payments?|bills?|pay|paying|pays|save|saving|spend|spending|budget|costs?|mortgage)$/;
/** Nobody tells of a year so far away beside a bill. */
const yearsTold = { from: 2015, until: 2035 };

/** "1900 mortgage, 350 car", "our rent is 2100": a round amount of a month, not a year. */
function isBill(tokens: readonly Token[], at: number, behind: string, { value }: Seen): boolean {
  if (value >= yearsTold.from && value <= yearsTold.until) return false;
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  const named =
    billBefore.test(before.at(-1) ?? '') ||
    (/^(?:of|is|about|around|at|are)$/.test(before.at(-1) ?? '') && billBefore.test(before[0] ?? ''));
  return named || (value % 50 === 0 && bills.test(behind));
}

function isYearOf(tokens: readonly Token[], at: number, { dollar, value }: Seen): boolean {
  return (
    !dollar && value >= 1900 && value <= 2100 && ['in', 'to', 'into'].includes(tokens[at - 1]?.text ?? '')
  );
}

/** Of a rate, not of a share index or a score. */
const mostPoints = 10;

function readRate(tokens: readonly Token[], after: number, value: number): Meaning | undefined {
  const word = tokens[after]?.text ?? '';
  if (singular(word) === 'point' && value <= mostPoints) return { kind: 'rate', next: after + 1 };
  if (word === 'per' && tokens[after + 1]?.text === 'cent') return { kind: 'rate', next: after + 2 };
  if (['bp', 'bps'].includes(word)) return { kind: 'rate', next: after + 1, scale: 0.01 };
  if (word === 'basis') return { kind: 'rate', next: after + 2, scale: 0.01 };
  return rateWords.includes(word) ? { kind: 'rate', next: after + 1 } : undefined;
}

/** "a month", "per year", "/yr", "monthly", "every two weeks". */
function readPeriod(tokens: readonly Token[], at: number): { per: Per; next: number } | undefined {
  const [one, two, three] = tokens.slice(at, at + 3).map(({ text }) => text);
  if (one !== undefined && Object.hasOwn(adverbs, one)) return { per: adverbs[one]!, next: at + 1 };
  if (one === 'twice' && ['a', 'per', 'each'].includes(two ?? '') && singular(three ?? '') === 'month') {
    return { per: 'half_month', next: at + 3 };
  }
  if (!['a', 'an', 'per', 'each', 'every', '/'].includes(one ?? '')) return undefined;
  if ((two === 'two' || two === '2' || two === 'other') && singular(three ?? '') === 'week') {
    return { per: 'two_weeks', next: at + 3 };
  }
  const name = singular(two ?? '');
  const four = tokens[at + 3]?.text ?? '';
  if (['ago', 'later', 'old'].includes(three ?? '') || (three === 'from' && /^(now|today)$/.test(four)))
    return undefined;
  // "Sold at $25 a year and a half later".
  if (three === 'and' && four === 'a' && tokens[at + 4]?.text === 'half') return undefined;
  return Object.hasOwn(periods, name) ? { per: periods[name]!, next: at + 2 } : undefined;
}
