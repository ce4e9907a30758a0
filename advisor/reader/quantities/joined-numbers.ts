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
export function readOutOf(tokens: readonly Token[], at: number): Joined | undefined {
  const part = wholeAt(tokens, at);
  if (!part) return undefined;
  const word = (offset: number) => tokens[part.next + offset]?.text ?? '';
  const joiner = word(0) === 'outta' ? 1 : word(0) === 'out' && word(1) === 'of' ? 2 : 0;
  const whole = joiner > 0 ? wholeAt(tokens, part.next + joiner) : undefined;
  if (!whole || whole.value < 2 || part.value > whole.value) return undefined;
  if (thingsCounted.test(tokens[whole.next]?.text ?? '')) return undefined;
  return { value: (100 * part.value) / whole.value, next: whole.next };
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

/** "An hour and ten each way": in minutes. "$31 an hour and 40 hours" is pay and time. */
export function readHourAndMinutes(tokens: readonly Token[], at: number): Joined | undefined {
  const word = (offset: number) => tokens[at + offset]?.text ?? '';
  const isHour = ['an', 'one', '1'].includes(word(0)) && ['hour', 'hr'].includes(word(1));
  if (!isHour || tokens[at - 1]?.kind === 'number' || /^(?:dollars?|bucks?)$/.test(word(-1)))
    return undefined;
  const begin = at + (word(2) === 'and' ? 3 : 2);
  const minutes = readNumber(tokens, begin);
  const behind = tokens[minutes?.next ?? begin]?.text;
  if (
    !minutes ||
    minutes.value >= 60 ||
    minutes.value < 5 ||
    (behind !== undefined && !afterMinutes.has(behind))
  )
    return undefined;
  return { value: 60 + minutes.value, next: minutes.next + (behind?.startsWith('min') ? 1 : 0) };
}
