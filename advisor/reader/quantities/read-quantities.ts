import {
  centsBehind,
  isHalfAlone,
  readADollar,
  readFixedYears,
  readHourAndMinutes,
  readShare,
} from '#advisor/reader/quantities/joined-numbers.ts';
import { readDate } from '#advisor/reader/quantities/read-date.ts';
import { readNumber } from '#advisor/reader/quantities/read-number.ts';
import { joinAges, joinTimes } from '#advisor/reader/quantities/join-times.ts';
import { isEach } from '#advisor/reader/quantities/read-period.ts';
import { readUnit } from '#advisor/reader/quantities/read-unit.ts';
import { tokenize, valueOf, type Token } from '#advisor/reader/quantities/tokenize.ts';
import { withPeriods } from '#advisor/reader/quantities/with-periods.ts';
import type { Quantity } from '#advisor/reader/quantities/quantity.ts';

/** With how the number was told, for a neighbor that leaves its unit out. */
interface Draft extends Quantity {
  /** By how much a suffix scaled the digits: "50 to 60k" means both. */
  scaled?: number;
  /** Months in the unit of a time. */
  unitMonths?: number;
}

interface Found {
  quantity: Omit<Draft, 'start' | 'end' | 'said'>;
  next: number;
}

/** More numbers than this are pasted data, not a question. */
const maxQuantities = 80;

/**
 * Every number of a text with the unit that the characters around it give. What it means is not decided here.
 * With `goesOn`, "double" and "half" are numbers too: they are told of something before.
 */
export function readQuantities(text: string, { goesOn = false } = {}): Quantity[] {
  const tokens = tokenize(text);
  const found: Draft[] = [];
  for (let at = 0; at < tokens.length && found.length < maxQuantities;) {
    const one =
      readDateOf(tokens, at) ??
      readFraction(tokens, at, goesOn) ??
      (goesOn ? readMultiple(tokens, at) : undefined) ??
      readArticleTime(tokens, at) ??
      readPoint(tokens, at) ??
      readMinusWord(tokens, at) ??
      readJoined(tokens, at) ??
      readOne(tokens, at);
    if (!one) {
      at += 1;
      continue;
    }
    const [start, end] = [tokens[at]!.start, tokens[one.next - 1]!.end];
    const each = isEach(tokens, at, one.next) ? { each: true as const } : {};
    found.push({ ...one.quantity, ...each, start, end, said: text.slice(start, end) });
    at = one.next;
  }
  return withPeriods(joinAges(joinTimes(shareUnits(found, text), text), text), text);
}

function readDateOf(tokens: readonly Token[], at: number): Found | undefined {
  const date = readDate(tokens, at);
  if (!date) return undefined;
  const { next, year, ...rest } = date;
  return { quantity: { unit: 'date', value: year, ...rest }, next };
}

const parts: Record<string, number> = {
  half: 1 / 2,
  third: 1 / 3,
  thirds: 1 / 3,
  quarter: 1 / 4,
  quarters: 1 / 4,
  fourth: 1 / 4,
  fifth: 1 / 5,
};
const counts: Record<string, number> = { a: 1, one: 1, two: 2, three: 3 };

/** "Half of it", "two thirds of my pay", "three quarters of a percent"; "half a million" is a number. */
function readFraction(tokens: readonly Token[], at: number, goesOn: boolean): Found | undefined {
  const counted = Object.hasOwn(counts, tokens[at]?.text ?? '') ? 1 : 0;
  const part = tokens[at + counted]?.text ?? '';
  if (!Object.hasOwn(parts, part) || (counted === 0 && part !== 'half')) return undefined;
  const share = (counted ? counts[tokens[at]!.text]! : 1) * parts[part]!;
  let next = at + counted + 1;
  const rest = tokens.slice(next, next + 3).map(({ text }) => text);
  const toUnit = rest.findIndex((word) => word !== 'of' && word !== 'a');
  if (toUnit >= 0 && /^(?:percent|pct|%|point)$/.test(rest[toUnit]!)) {
    next += toUnit + 1;
    return { quantity: { unit: 'percent', value: share, ...fallOf(tokens, at) }, next };
  }
  if (part.startsWith('half') && rest[0] === 'a' && /^years?$/.test(rest[1] ?? ''))
    return { quantity: { unit: 'time', value: 0.5, months: 6 }, next: next + 2 };
  const isOfWhole = ['of', 'in', 'my', 'the', 'our', 'is', 'stocks', 'bonds', 'cash'].includes(rest[0] ?? '');
  return (isOfWhole || isHalfAlone(tokens, at, next)) && !/^(?:million|year|month)/.test(rest[toUnit] ?? '')
    ? { quantity: { unit: 'percent', value: share * 100, ...(goesOn ? { times: share } : {}) }, next }
    : undefined;
}

const multiples: Record<string, number> = { half: 1 / 2, twice: 2, double: 2, triple: 3, quadruple: 4 };

/** "Double that", "half pay": how many times something that was told before. */
function readMultiple(tokens: readonly Token[], at: number): Found | undefined {
  const word = tokens[at]?.text ?? '';
  const next = tokens[at + 1]?.text ?? '';
  // "Half a million" is a number, "twice a month" a rhythm, and "time and a half" a rate of pay.
  const isBehindWhole = tokens[at - 1]?.text === 'a' && tokens[at - 2]?.text === 'and';
  if (!Object.hasOwn(multiples, word) || next === 'a' || isBehindWhole) return undefined;
  const times = multiples[word]!;
  return { quantity: { unit: 'none', value: times, times }, next: at + 1 };
}

const pointChanges = new Set(['higher', 'lower', 'more', 'less', 'better', 'worse', 'up', 'down', 'off']);

/** "A point lower", "a full point", "a point and a half": percent told without a number. */
function readPoint(tokens: readonly Token[], at: number): Found | undefined {
  const word = (offset: number) => tokens[at + offset]?.text ?? '';
  if (word(0) !== 'a') return undefined;
  const full = word(1) === 'full' || word(1) === 'whole' ? 1 : 0;
  if (!['point', 'pt'].includes(word(1 + full))) return undefined;
  if (word(2) === 'and' && word(3) === 'a' && word(4) === 'half')
    return { quantity: { unit: 'percent', value: 1.5, ...fallOf(tokens, at) }, next: at + 5 };
  if (full === 0 && !pointChanges.has(word(2))) return undefined;
  return { quantity: { unit: 'percent', value: 1, ...fallOf(tokens, at) }, next: at + 2 + full };
}

const articleTimes: Record<string, number> = { year: 12, month: 1, decade: 120, week: 12 / 52 };

/** "In a year", "a year ago", "another year", "a year and a half", "a full year of interest": a time told without a number. */
function readArticleTime(tokens: readonly Token[], at: number): Found | undefined {
  const word = (offset: number) => tokens[at + offset]?.text ?? '';
  const isFull = word(0) === 'a' && ['full', 'whole'].includes(word(1));
  if (isFull && Object.hasOwn(articleTimes, word(2)) && `${word(3)} ${word(4)}` === 'of interest')
    return timeOf(articleTimes[word(2)]!, at + 3);
  if (!['a', 'an', 'another'].includes(word(0)) || !Object.hasOwn(articleTimes, word(1))) return undefined;
  const isOneMore = word(0) === 'another';
  const half = word(2) === 'and' && word(3) === 'a' && word(4) === 'half';
  const led = ['in', 'within', 'for', 'over', 'about', 'after', 'than', 'least', 'wait'].includes(word(-1));
  // "$2,400 a year more" is a rhythm, and so is "3k a month left over".
  const amountAt = ['k', 'grand', 'thousand'].includes(word(-1)) ? at - 2 : at - 1;
  const isRhythm = tokens[amountAt]?.kind === 'number';
  const followed =
    ['ago', 'later', 'left', 'longer', 'more', 'less', 'sooner', 'earlier', 'older'].includes(word(2)) ||
    (word(2) === 'from' && ['now', 'today'].includes(word(3)));
  if (!isOneMore && !half && !led && (!followed || isRhythm)) return undefined;
  const months = articleTimes[word(1)]! * (half ? 1.5 : 1);
  return timeOf(months, at + (half ? 5 : 2));
}

const timeOf = (months: number, next: number): Found => ({
  quantity: { unit: 'time', value: months / 12, months },
  next,
});

const countedNouns =
  /^(?:year|month|week|day|yr|kid|child|children|son|daughter|dependent|million|percent|point|share|contract|paycheck)s?$/;

/** "Plus 12, minus nine": in a row of returns the word is a sign; of amounts it takes away. */
function readMinusWord(tokens: readonly Token[], at: number): Found | undefined {
  const isSign = [',', 'and'].includes(tokens[at - 1]?.text ?? '') || isOfCorrelation(tokens, at);
  const one = tokens[at]?.text === 'minus' && isSign ? readOne(tokens, at + 1) : undefined;
  if (!one || one.quantity.value >= 100 || !['none', 'percent'].includes(one.quantity.unit)) return undefined;
  return { ...one, quantity: { ...one.quantity, value: -one.quantity.value } };
}

/** "A correlation of minus point two": what can be below zero by its nature. */
function isOfCorrelation(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  return before.some((word) => /^(?:corr(?:elation)?|rho|beta|alpha)$/.test(word));
}

/** Two numbers that are one: a share of so many tries, an hour and some minutes. */
function readJoined(tokens: readonly Token[], at: number): Found | undefined {
  const share = readShare(tokens, at);
  if (share) return { quantity: { unit: 'percent', value: share.value }, next: share.next };
  const fixed = readFixedYears(tokens, at);
  if (fixed) return timeOf(fixed.value * 12, fixed.next);
  const dollar = readADollar(tokens, at);
  if (dollar) return { quantity: { unit: 'money', value: dollar.value }, next: dollar.next };
  const minutes = readHourAndMinutes(tokens, at);
  return minutes && { quantity: { unit: 'none', value: minutes.value }, next: minutes.next };
}

function readOne(tokens: readonly Token[], at: number): Found | undefined {
  const isDollar = tokens[at]?.text === '$';
  const isNegative = isMinus(tokens, at);
  const begin = isDollar || isNegative ? at + 1 : at;
  const number = readNumber(tokens, begin);
  if (!number) return undefined;
  // "Another one", "one of them" count nothing.
  const noun = tokens[at + (tokens[at + 1]?.text === '-' ? 2 : 1)]?.text ?? '';
  if (tokens[at]?.text === 'one' && number.next === at + 1 && !countedNouns.test(noun)) return undefined;
  // "The new one thirty six thousand": nor does it begin a number.
  if (tokens[at]?.text === 'one' && pointing.test(tokens[at - 1]?.text ?? '')) return undefined;
  // "Every two weeks" is a rhythm; "every 35 year period" is not.
  const rhythm = number.value > 1 ? /^(?:weeks?|months?|years)$/ : /^(?:week|month|year)s?$/;
  if (tokens[at - 1]?.text === 'every' && rhythm.test(tokens[number.next]?.text ?? '')) return undefined;
  const { unit, next, scale = 1, months } = readUnit(tokens, at, number.next, number.value);
  const cents = unit === 'money' ? centsBehind(tokens, next) : undefined;
  const value = (isNegative ? -1 : 1) * number.value * scale + (cents?.value ?? 0);
  const digits = tokens[begin]?.kind === 'number' ? valueOf(tokens[begin].text) : 0;
  return {
    quantity: {
      unit: unit === 'none' && number.amountLike ? 'money' : unit,
      value,
      ...(months === undefined ? {} : { months: number.value * months, unitMonths: months }),
      ...(/^(?:under|below)$/.test(tokens[at - 1]?.text ?? '') ? { isBelow: true as const } : {}),
      ...(unit === 'percent' || unit === 'none' ? fallOf(tokens, at) : {}),
      ...(number.amountLike && digits > 0 && number.value > digits ? { scaled: number.value / digits } : {}),
    },
    next: cents?.next ?? next,
  };
}

const pointing = /^(?:new|newer|old|older|used|other|another|cheaper|bigger|smaller|nicer|better)$/;
const falling =
  /^(?:drop(?:s|ping|ped)?|fall(?:s|ing|en)?|fell|declin(?:e|es|ed|ing)|lose|loses|losing|lost|cuts?|down)$/;
const fillers = /^(?:by|another|about|like|maybe|say|of)$/;

/** "Prices drop 3%", "falling by about 2%": the percentage goes down. */
function fallOf(tokens: readonly Token[], at: number): { falls?: true } {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  return falling.test(before.findLast((word) => !fillers.test(word)) ?? '') ? { falls: true } : {};
}

/** A hyphen that touches what follows and not what stands before. */
function isMinus(tokens: readonly Token[], at: number): boolean {
  const [before, sign, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    sign?.text === '-' && after?.kind === 'number' && after.start === sign.end && before?.end !== sign.start
  );
}

const joiner = /^\s*(?:-|–|—|to|or|vs\.?|versus|and|\/|,)\s*\$?\s*$/i;
const loose = /^\s*(?:and|,)\s*$/i;

/** "30 yr at 6.6 or 15 yr at 5.9": what stands behind "at" is a rate, not a time. */
const rateBefore = /\bat\s+$/i;

/** "15 or 30 years", "50 to 60k", "60/40": a bare number takes the unit of the one it is joined to. */
function shareUnits(found: readonly Draft[], text: string): Quantity[] {
  const shared = [...found];
  for (let at = shared.length - 2; at >= 0; at--) {
    const [one, next] = [shared[at]!, shared[at + 1]!];
    const between = text.slice(one.end, next.start);
    const isPair = one.unit === 'none' && next.unit === 'none' && isSplitBy(between, one);
    if (isPair && isSplit(shared, at))
      for (let n = at; n <= at + 1; n++) shared[n] = { ...shared[n]!, unit: 'percent' };
    if (!joiner.test(between) || next.unit === 'date') continue;
    if (
      one.scaled === undefined &&
      next.scaled &&
      one.value < 1000 &&
      (one.unit === 'none' || one.unit === 'money') &&
      !loose.test(between)
    )
      shared[at] = { ...one, unit: next.unit, value: one.value * next.scaled, scaled: next.scaled };
    else if (
      one.unit === 'none' &&
      next.unit !== 'none' &&
      next.unit !== 'age' &&
      !loose.test(between) &&
      !(next.unit === 'time' && rateBefore.test(text.slice(0, one.start))) &&
      (next.unit !== 'money' || one.value >= 100)
    )
      shared[at] = withUnitOf(one, next);
  }
  return shared.map(withoutDraft);
}

/** As the text is read from outside: how a number was told is used up. */
function withoutDraft(draft: Draft): Quantity {
  const quantity = { ...draft };
  delete quantity.scaled;
  delete quantity.unitMonths;
  return quantity;
}

function withUnitOf(one: Draft, { unit, unitMonths }: Draft): Draft {
  if (unit !== 'time' || unitMonths === undefined) return { ...one, unit };
  return { ...one, unit, unitMonths, value: (one.value * unitMonths) / 12, months: one.value * unitMonths };
}

/** "80/20", and "eighty twenty" in words. */
const isSplitBy = (between: string, one: Draft) =>
  between.trim() === '/' || (/^[\s-]$/.test(between) && !/\d/.test(one.said));

/** Parts that make a hundred together. */
function isSplit(all: readonly Quantity[], at: number): boolean {
  const [one, two] = [all[at]!.value, all[at + 1]!.value];
  return one + two === 100 || one + two + (all[at + 2]?.value ?? 0) === 100;
}
