import type { Token } from '#advisor/reader/quantities/tokenize.ts';
import type { QuantityUnit } from '#advisor/reader/quantities/quantity.ts';

interface ReadUnit {
  unit: QuantityUnit;
  /** The index of the token after the unit. */
  next: number;
  /** What the number is multiplied by to be in dollars, percent or years. */
  scale?: number;
  /** Of a time: months for each one of its unit. */
  months?: number;
}

const times: Record<string, number> = {
  year: 12,
  yr: 12,
  y: 12,
  month: 1,
  mo: 1,
  mth: 1,
  mnth: 1,
  mos: 1,
  week: 12 / 52,
  wk: 12 / 52,
  day: 12 / 365.25,
  decade: 120,
};
const maxMonths = 500;
const mostPercent = 10_000;
const percentWords = new Set(['%', 'percent', 'percnt', 'precent', 'pct', 'percentage', 'point']);
const singular = (word: string) => word.replace(/(?<=\w\w)s$/, '');

/** The unit that follows a number, or `none`. */
export function readUnit(tokens: readonly Token[], at: number, after: number, value: number): ReadUnit {
  const word = (offset: number) => tokens[after + offset]?.text ?? '';
  if (tokens[at]?.text === '$') return { unit: 'money', next: after };
  if (word(0) === 'per' && word(1) === 'cent') return { unit: 'percent', next: after + 2 };
  if (word(0) === 'bp' || word(0) === 'bps') return { unit: 'percent', next: after + 1, scale: 0.01 };
  if (word(0) === 'basis' && singular(word(1)) === 'point')
    return { unit: 'percent', next: after + 2, scale: 0.01 };
  // "From 61,200 to 64,000, percent raise?" names no percentage.
  if ((percentWords.has(word(0)) && value < mostPercent) || (word(0) === 'points' && value <= 10))
    return { unit: 'percent', next: after + 1 };
  if (singular(word(0)) === 'cent') return { unit: 'money', next: after + 1, scale: 0.01 };
  if (['dollar', 'buck', 'usd'].includes(singular(word(0))))
    return isYearOfDollars(tokens, at, value)
      ? { unit: 'none', next: after }
      : { unit: 'money', next: after + 1 };
  return readAge(tokens, at, after, value) ?? readTime(tokens, after, value) ?? { unit: 'none', next: after };
}

/** "In 2024 dollars", "1985 dollars" name a year; "2,000 dollars" and "1950 dollars" are sums. */
function isYearOfDollars(tokens: readonly Token[], at: number, value: number): boolean {
  const isYear = /^(?:19|20)\d\d$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text === 'dollars';
  return isYear && (value % 50 !== 0 || ['in', 'to'].includes(tokens[at - 1]?.text ?? ''));
}

const manyPayments = 130;
const manyMonths = 100;

function readTime(tokens: readonly Token[], after: number, value: number): ReadUnit | undefined {
  // "36 payments": one each month. So many that are no whole years are dollars: "with 450 payments".
  const isCount = value >= 6 && Number.isInteger(value) && (value < manyPayments || value % 12 === 0);
  if (/^(?:payments|installments)$/.test(tokens[after]?.text ?? '') && isCount)
    return { unit: 'time', next: after + 1, scale: 1 / 12, months: 1 };
  const skipped = ['-', 'more', 'full', 'whole'].includes(tokens[after]?.text ?? '') ? 1 : 0;
  const name = singular(tokens[after + skipped]?.text ?? '');
  // "3,800 mo" and "HOA 310 month" are money each month; so many months are told in whole years.
  if (value >= maxMonths && name !== 'year') return undefined;
  if (tokens[after]?.text === 'month' && value >= manyMonths && value % 12 !== 0) return undefined;
  const months = Object.hasOwn(times, name) ? times[name] : undefined;
  // "10 y" is a time, "4 day week" and "30 mo" too; a sum of money is caught before.
  return months === undefined
    ? undefined
    : { unit: 'time', next: after + skipped + 1, scale: months / 12, months };
}

/** "34 years old", "34yo", "a 7-year-old", "aged 34": told as an age by the words themselves. */
function readAge(tokens: readonly Token[], at: number, after: number, value: number): ReadUnit | undefined {
  if (!Number.isInteger(value) || value < 0 || value > 120) return undefined;
  const words = tokens.slice(after, after + 6).map(({ text }) => text);
  const plain = words.filter((word) => word !== '-' && word !== '/');
  const old = /^(?:years?|yrs?|months?)$/.test(plain[0] ?? '') && /^olds?$/.test(plain[1] ?? '');
  if (old) {
    const isMonths = plain[0]!.startsWith('month');
    return {
      unit: 'age',
      next: after + words.findIndex((word) => /^olds?$/.test(word)) + 1,
      ...(isMonths ? { scale: 1 / 12 } : {}),
    };
  }
  if (plain[0] === 'yo' || (plain[0] === 'y' && plain[1] === 'o'))
    return { unit: 'age', next: after + words.indexOf(plain[0] === 'yo' ? 'yo' : 'o') + 1 };
  return ['age', 'aged', 'ages'].includes(tokens[at - 1]?.text ?? '')
    ? { unit: 'age', next: after }
    : undefined;
}
