import type { Mention, Per } from '#advisor/understand/mention.ts';
import { readNumber } from '#advisor/understand/read-number.ts';
import { tokenize, type Token } from '#advisor/understand/tokenize.ts';

/** Every quantity of a text, with its kind. What it is for is decided later, over all of them at once. */
export function readMentions(text: string): Mention[] {
  const tokens = tokenize(text);
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = readMention(text, tokens, at);
    if (found) mentions.push(found.mention);
    at = found?.next ?? at + 1;
  }
  return joinDurations(mentions, text);
}

function readMention(text: string, tokens: readonly Token[], at: number) {
  const dollar = tokens[at]?.text === '$';
  const minus = isMinus(tokens, at);
  const begin = dollar || minus ? at + 1 : at;
  const share = dollar ? undefined : readShare(tokens, begin);
  if (share !== undefined) return finish(text, tokens, at, begin + 3, { kind: 'share', value: share });
  const number = readNumber(tokens, begin);
  if (!number) return undefined;
  const upper = readRange(tokens, at, number.next);
  const after = upper?.next ?? number.next;
  const seen = { dollar, amountLike: number.amountLike || upper?.amountLike === true };
  const { next, ...meaning } = readUnit(tokens, at, after, { ...seen, value: number.value });
  const sign = minus ? -1 : 1;
  const scale = meaning.scale ?? 1;
  const { scale: _, ...kind } = meaning;
  return finish(text, tokens, at, next, {
    ...kind,
    value: sign * number.value * scale,
    ...(upper ? { to: upper.value * scale } : {}),
    ...(kind.months === undefined ? {} : { months: number.value * kind.months }),
  });
}

/** A hyphen that touches what follows and not what stands before. */
function isMinus(tokens: readonly Token[], at: number): boolean {
  const [before, sign, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    sign?.text === '-' && after?.kind === 'number' && after.start === sign.end && before?.end !== sign.start
  );
}

function finish(
  text: string,
  tokens: readonly Token[],
  at: number,
  next: number,
  meaning: Omit<Mention, 'start' | 'end' | 'said'>,
): { mention: Mention; next: number } {
  const start = tokens[at]!.start;
  const end = tokens[next - 1]!.end;
  return { mention: { ...meaning, start, end, said: text.slice(start, end) }, next };
}

/** 60/40 and the like: two parts of a hundred. */
function readShare(tokens: readonly Token[], at: number): number | undefined {
  const [one, slash, other, more] = tokens.slice(at, at + 4);
  if (one?.kind !== 'number' || slash?.text !== '/' || other?.kind !== 'number' || more?.text === '/')
    return undefined;
  return Number(one.text) + Number(other.text) === 100 ? Number(one.text) : undefined;
}

/** "5-7", "5 to 7", "between 5 and 7". */
function readRange(tokens: readonly Token[], at: number, next: number) {
  const word = tokens[next]?.text ?? '';
  const between = word === 'and' && tokens[at - 1]?.text === 'between';
  // "from 50k to 92k" is a way with two ends, not something in between.
  if (word === 'to' && tokens[at - 1]?.text === 'from') return undefined;
  if (!['-', '–', '—', 'to'].includes(word) && !between) return undefined;
  const begin = tokens[next + 1]?.text === '$' ? next + 2 : next + 1;
  // "30-year": the hyphen leads to a unit, not to a number.
  return readNumber(tokens, begin);
}

interface Meaning {
  kind: Mention['kind'];
  next: number;
  per?: Per;
  /** What the number is multiplied by, to be in the kind's own unit. */
  scale?: number;
  months?: number;
}

const rateWords = ['%', 'percent', 'pct', 'percentage'];
const durations: Record<string, { scale: number; months: number }> = {
  year: { scale: 1, months: 12 },
  yr: { scale: 1, months: 12 },
  y: { scale: 1, months: 12 },
  month: { scale: 1 / 12, months: 1 },
  mo: { scale: 1 / 12, months: 1 },
  mth: { scale: 1 / 12, months: 1 },
  week: { scale: 7 / 365.25, months: 12 / 52 },
  decade: { scale: 10, months: 120 },
};
const periods: Record<string, Per> = {
  hour: 'hour',
  hr: 'hour',
  day: 'day',
  week: 'week',
  wk: 'week',
  paycheck: 'two_weeks',
  month: 'month',
  mo: 'month',
  mth: 'month',
  quarter: 'quarter',
  year: 'year',
  yr: 'year',
  annum: 'year',
};
const adverbs: Record<string, Per> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  biweekly: 'two_weeks',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
};

const singular = (word: string) => word.replace(/(?<=\w\w)s$/, '');

interface Seen {
  dollar: boolean;
  amountLike: boolean;
  value: number;
}

/** What the words around a number make of it. */
function readUnit(tokens: readonly Token[], at: number, after: number, seen: Seen): Meaning {
  const hyphen = tokens[after]?.text === '-' ? 1 : 0;
  const word = tokens[after + hyphen]?.text ?? '';
  if (!seen.dollar) {
    const rate = readRate(tokens, after);
    if (rate) return rate;
    const age = readAge(tokens, at, after, seen);
    if (age) return age;
    const duration =
      Object.hasOwn(durations, singular(word)) && !seen.amountLike ? durations[singular(word)] : undefined;
    if (duration) return { kind: 'duration', next: after + hyphen + 1, ...duration };
  }
  const paid = ['dollar', 'buck', 'usd'].includes(singular(word)) ? after + 1 : after;
  const period = readPeriod(tokens, paid);
  if (seen.dollar || paid > after || period || seen.amountLike) {
    return { kind: 'money', next: period?.next ?? paid, ...(period ? { per: period.per } : {}) };
  }
  const isYear = Number.isInteger(seen.value) && seen.value >= 1900 && seen.value <= 2100;
  return { kind: isYear ? 'year' : 'number', next: after };
}

function readRate(tokens: readonly Token[], after: number): Meaning | undefined {
  const word = tokens[after]?.text ?? '';
  if (word === 'per' && tokens[after + 1]?.text === 'cent') return { kind: 'rate', next: after + 2 };
  if (['bp', 'bps'].includes(word)) return { kind: 'rate', next: after + 1, scale: 0.01 };
  if (word === 'basis') return { kind: 'rate', next: after + 2, scale: 0.01 };
  return rateWords.includes(word) ? { kind: 'rate', next: after + 1 } : undefined;
}

const ageBefore = ['age', 'aged', "i'm", 'i’m', 'im', 'am', 'turn', 'turning', 'turned'];

function readAge(
  tokens: readonly Token[],
  at: number,
  after: number,
  { value, amountLike }: Seen,
): Meaning | undefined {
  if (amountLike || !Number.isInteger(value) || value < 0 || value > 120) return undefined;
  const words = tokens.slice(after, after + 5).map(({ text }) => text);
  const plain = words.filter((word) => word !== '-' && word !== '/');
  if (/^(years?|yrs?)$/.test(plain[0] ?? '') && ['old', 'of'].includes(plain[1] ?? '')) {
    const last = words.indexOf(plain[1]!);
    return { kind: 'age', next: after + last + 1 + (plain[1] === 'of' ? 1 : 0) };
  }
  if (plain[0] === 'yo' || (plain[0] === 'y' && plain[1] === 'o')) {
    return { kind: 'age', next: after + words.lastIndexOf(plain[0] === 'yo' ? 'yo' : 'o') + 1 };
  }
  const followed = Object.hasOwn(durations, singular(plain[0] ?? '')) || rateWords.includes(plain[0] ?? '');
  const before = tokens.slice(Math.max(0, at - 5), at).map(({ text }) => text);
  const named = ageBefore.includes(before.at(-1) ?? '') || (before.at(-1) === 'is' && before.includes('age'));
  const retiring =
    ['at', 'by'].includes(before.at(-1) ?? '') && before.some((word) => /^(retir|claim|die)/.test(word));
  return !followed && value >= 10 && (named || retiring) ? { kind: 'age', next: after } : undefined;
}

/** "a month", "per year", "/yr", "monthly", "every two weeks". */
function readPeriod(tokens: readonly Token[], at: number): { per: Per; next: number } | undefined {
  const [one, two, three] = tokens.slice(at, at + 3).map(({ text }) => text);
  if (one !== undefined && Object.hasOwn(adverbs, one)) return { per: adverbs[one]!, next: at + 1 };
  if (!['a', 'an', 'per', 'each', 'every', '/'].includes(one ?? '')) return undefined;
  if ((two === 'two' || two === '2' || two === 'other') && singular(three ?? '') === 'week') {
    return { per: 'two_weeks', next: at + 3 };
  }
  const name = singular(two ?? '');
  return Object.hasOwn(periods, name) ? { per: periods[name]!, next: at + 2 } : undefined;
}

/** "2 years and 6 months" is one time. */
function joinDurations(mentions: readonly Mention[], text: string): Mention[] {
  const joined: Mention[] = [];
  for (const mention of mentions) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, mention.start) : '';
    const months = mention.months ?? 0;
    if (
      last?.kind === 'duration' &&
      mention.kind === 'duration' &&
      months < (last.months ?? 0) &&
      /^\s*(and|,)?\s*$/.test(between)
    ) {
      joined[joined.length - 1] = {
        ...last,
        value: last.value + mention.value,
        months: (last.months ?? 0) + months,
        end: mention.end,
        said: text.slice(last.start, mention.end),
      };
    } else joined.push(mention);
  }
  return joined;
}
