import { readNumber } from '#advisor/reader/quantities/read-number.ts';
import { readUnit } from '#advisor/reader/quantities/read-unit.ts';
import type { Token } from '#advisor/reader/quantities/tokenize.ts';

interface Joined {
  value: number;
  next: number;
}

/** "Two dollars eighty five", "four bucks and eight cents": what stands behind the dollars, in dollars. */
export function centsBehind(tokens: readonly Token[], at: number): Joined | undefined {
  if (!/^(?:dollars?|bucks?)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  const begin = tokens[at]?.text === 'and' ? at + 1 : at;
  const cents = readNumber(tokens, begin);
  if (!cents || cents.value >= 100) return undefined;
  if (/^cents?$/.test(tokens[cents.next]?.text ?? ''))
    return { value: cents.value / 100, next: cents.next + 1 };
  const isPlain = begin === at && tokens[at]?.kind === 'word' && cents.value >= 10;
  return isPlain && readUnit(tokens, at, cents.next, cents.value).unit === 'none'
    ? { value: cents.value / 100, next: cents.next }
    : undefined;
}

const mostTries = 100;
/** Of these, both numbers count: "renting out 3 out of 4 rooms". */
const thingsCounted =
  /^(?:units?|rooms?|doors?|kids?|child|children|people|siblings?|of|checks?|paychecks?|shares?|semesters?)$/;

/** "4 out of 10", "four outta ten": a share, in percent. */
function readOutOf(tokens: readonly Token[], at: number): Joined | undefined {
  const part = wholeAt(tokens, at);
  if (!part) return undefined;
  const word = (offset: number) => tokens[part.next + offset]?.text ?? '';
  const joiner = word(0) === 'outta' ? 1 : word(0) === 'out' && word(1) === 'of' ? 2 : 0;
  const whole = joiner > 0 ? wholeAt(tokens, part.next + joiner) : undefined;
  if (!whole || whole.value < 2 || part.value > whole.value) return undefined;
  if (thingsCounted.test(tokens[whole.next]?.text ?? '')) return undefined;
  return { value: (100 * part.value) / whole.value, next: whole.next };
}

/** "A one in three chance": in percent. "One in college" is no share. */
function readChance(tokens: readonly Token[], at: number): Joined | undefined {
  if (!['one', '1'].includes(tokens[at]?.text ?? '') || tokens[at + 1]?.text !== 'in') return undefined;
  const whole = wholeAt(tokens, at + 2);
  const behind = tokens[whole?.next ?? at]?.text ?? '';
  return whole && whole.value >= 2 && /^(?:chance|chances|odds|shot)$/.test(behind)
    ? { value: 100 / whole.value, next: whole.next }
    : undefined;
}

/** "A dollar ten", "a buck fifty". */
export function readADollar(tokens: readonly Token[], at: number): Joined | undefined {
  if (tokens[at]?.text !== 'a' || !/^(?:dollar|buck)$/.test(tokens[at + 1]?.text ?? '')) return undefined;
  const cents = centsBehind(tokens, at + 2);
  return cents && { value: 1 + cents.value, next: cents.next };
}

/** A share told as so many out of so many, or as a part of the whole, in percent. */
export const readShare = (tokens: readonly Token[], at: number): Joined | undefined =>
  readOutOf(tokens, at) ?? readChance(tokens, at) ?? readPartOfWhole(tokens, at);

const partsOfWhole: Record<string, number> = {
  half: 2,
  third: 3,
  thirds: 3,
  fourth: 4,
  fourths: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  sixths: 6,
};
const partsCounted: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
const behindPart = new Set([undefined, '.', ',', '?', '!', ';', ')']);
const ofWhole = new Set(['of', 'share', 'interest', 'in', 'stake', 'ownership']);

/** "I inherit one third", "my one-sixth share", "1/3 of the house", "he owns a third.": a share, in percent. */
function readPartOfWhole(tokens: readonly Token[], at: number): Joined | undefined {
  const word = (offset: number) => tokens[at + offset]?.text ?? '';
  const hyphen = word(1) === '-' ? 1 : 0;
  const [count, size] = [partsCounted[word(0)], partsOfWhole[word(1 + hyphen)]];
  const next = at + 2 + hyphen;
  const behind = tokens[next]?.text;
  // "One half of one percent" is a rate.
  if (tokens.slice(at, at + 6).some(({ text }) => /^(?:percent|pct|%|points?|party)$/.test(text)))
    return undefined;
  if (count !== undefined && size !== undefined && count < size) return { value: (100 * count) / size, next };
  if (word(0) === 'a' && word(1) === 'third' && behindPart.has(behind)) return { value: 100 / 3, next };
  if (!/^[1-5]$/.test(word(0)) || word(1) !== '/' || !/^[2-8]$/.test(word(2))) return undefined;
  const value = (100 * Number(word(0))) / Number(word(2));
  return value < 100 && tokens[at - 1]?.kind !== 'number' && ofWhole.has(tokens[at + 3]?.text ?? '')
    ? { value, next: at + 3 }
    : undefined;
}

/** "A 5/1 ARM", "7/6 adjustable": the years for which its first rate is fixed. */
export function readFixedYears(tokens: readonly Token[], at: number): Joined | undefined {
  const word = (offset: number) => tokens[at + offset]?.text ?? '';
  const isArm = /^(?:3|5|7|10)$/.test(word(0)) && word(1) === '/' && /^[16]$/.test(word(2));
  return isArm && /^(?:arms?|adjustable)$/.test(word(3))
    ? { value: Number(word(0)), next: at + 3 }
    : undefined;
}

/** A whole number that counts tries: without a unit, and not larger than people say. */
function wholeAt(tokens: readonly Token[], at: number): Joined | undefined {
  const number = readNumber(tokens, at);
  if (!number || !Number.isInteger(number.value) || number.value > mostTries || number.amountLike)
    return undefined;
  return readUnit(tokens, at, number.next, number.value).unit === 'none' ? number : undefined;
}

const afterMinutes = new Set([
  'min',
  'mins',
  'minute',
  'minutes',
  'each',
  'on',
  'by',
  'one',
  'to',
  'both',
  'there',
  'every',
]);

/** Behind "an hour": "each way", "of train each way", "there and back". */
function isWayToWork(tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at, at + 5);
  const end = behind.findIndex(({ kind }) => kind !== 'word');
  const clause = behind.slice(0, end < 0 ? undefined : end).map(({ text }) => text);
  return /\b(?:each|both|one) ways?\b|^there and\b/.test(clause.join(' '));
}

/** "An hour and ten each way", "half an hour each way": in minutes. "$31 an hour and 40 hours" is pay and time. */
export function readHourAndMinutes(tokens: readonly Token[], at: number): Joined | undefined {
  const word = (offset: number) => tokens[at + offset]?.text ?? '';
  if (word(0) === 'half' && word(1) === 'an' && word(2) === 'hour')
    return isWayToWork(tokens, at + 3) ? { value: 30, next: at + 3 } : undefined;
  const isHour = ['an', 'one', '1'].includes(word(0)) && ['hour', 'hr'].includes(word(1));
  if (!isHour || tokens[at - 1]?.kind === 'number' || /^(?:dollars?|bucks?)$/.test(word(-1)))
    return undefined;
  if (`${word(2)} ${word(3)} ${word(4)}` === 'and a half')
    return isWayToWork(tokens, at + 5) ? { value: 90, next: at + 5 } : undefined;
  const begin = at + (word(2) === 'and' ? 3 : 2);
  const minutes = readNumber(tokens, begin);
  const behind = tokens[minutes?.next ?? begin]?.text;
  if (
    !minutes ||
    minutes.value >= 60 ||
    minutes.value < 5 ||
    (behind !== undefined && !afterMinutes.has(behind))
  )
    return isWayToWork(tokens, at + 2) ? { value: 60, next: at + 2 } : undefined;
  return { value: 60 + minutes.value, next: minutes.next + (behind?.startsWith('min') ? 1 : 0) };
}

/** "Want to cover half.", "what's my half?", "half on margin": a share though nothing says of what. */
export function isHalfAlone(tokens: readonly Token[], at: number, next: number): boolean {
  const [before, after, then] = [tokens[at - 1]?.text ?? '', tokens[next]?.text, tokens[next + 1]?.text];
  if (tokens[at]?.text !== 'half') return false;
  if (after === 'on' && then === 'margin') return true;
  return (
    /^(?:cover|my|his|her|their)$/.test(before) &&
    (after === undefined || [',', '.', '?', '!'].includes(after))
  );
}
