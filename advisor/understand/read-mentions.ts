import type { Mention } from '#advisor/understand/mention.ts';
import { withFurtherAges } from '#advisor/understand/read-age.ts';
import { readDate } from '#advisor/understand/read-date.ts';
import { readNumber, type ReadNumber } from '#advisor/understand/read-number.ts';
import { readUnit } from '#advisor/understand/read-unit.ts';
import { spreadBenefits } from '#advisor/understand/spread-benefits.ts';
import { spreadPeriods } from '#advisor/understand/spread-periods.ts';
import { spreadThousands } from '#advisor/understand/spread-thousands.ts';
import { spreadUnits } from '#advisor/understand/spread-units.ts';
import { tokenize, type Token } from '#advisor/understand/tokenize.ts';

/** Every quantity of a text, with its kind. What it is for is decided later, over all of them at once. */
export function readMentions(text: string): Mention[] {
  const tokens = tokenize(text);
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length;) {
    const shares = readShares(tokens, at);
    if (!shares && isDayOfYear(tokens, at)) {
      at += 3;
      continue;
    }
    const found = readMention(text, tokens, at);
    if (found) mentions.push(...apartYears(found.mention));
    at = found?.next ?? at + 1;
  }
  const joined = spreadUnits(spreadThousands(joinDurations(mentions, text), text), text);
  return withFurtherAges(spreadBenefits(spreadPeriods(joined, text), text), text);
}

/** "Ignoring interest", "interest-free", "zero-coupon": a rate of nothing. */
function readNoInterest(text: string, tokens: readonly Token[], at: number) {
  const [one, two, three] = tokens.slice(at, at + 3).map((token) => token.text);
  const spoken =
    (['ignoring', 'no', 'without', 'zero'].includes(one ?? '') && two === 'interest' && 2) ||
    (one === 'interest' && two === 'free' && 2) ||
    (one === 'interest' && two === '-' && three === 'free' && 3) ||
    (one === 'zero' && two === 'coupon' && 2) ||
    (one === 'zero' && two === '-' && three === 'coupon' && 3) ||
    0;
  const isWish = two === 'interest' && isWithoutWish(text, tokens[at]!.start, tokens[at + 1]!.end);
  return spoken > 0 && !isWish
    ? finish(text, tokens, at, at + spoken, { kind: 'rate', value: 0 })
    : undefined;
}

/** "I have no interest in crypto" tells of no rate; "no interest in the first year" and "no interest on it" do. */
function isWithoutWish(text: string, start: number, end: number): boolean {
  const isOwned = /\b(?:i|we|you|he|she|they)(?:['’]ve)? (?:have |has |had )?$/i.test(
    text.slice(Math.max(0, start - 12), start),
  );
  return (
    (isOwned &&
      !/^(?: (?!in\b)\w+){0,2}? (?:for|on|until|till|during|through|loans?|financing|months?|years?)\b/i.test(
        text.slice(end, end + 60),
      )) ||
    /^\s+in\s+(?!(?:the |a )?(?:first|next|initial|introductory)\b)\p{L}/iu.test(text.slice(end, end + 40))
  );
}

function readMention(text: string, tokens: readonly Token[], at: number) {
  const nothing = readNoInterest(text, tokens, at);
  if (nothing) return nothing;
  if (tokens[at]?.text === 'millionaire')
    return finish(text, tokens, at, at + 1, { kind: 'money', value: 1e6 });
  if (tokens[at]?.text === 'newborn') return finish(text, tokens, at, at + 1, { kind: 'age', value: 0 });
  const date = readDate(tokens, at);
  if (date) {
    const { next: after, year, ...rest } = date;
    return finish(text, tokens, at, after, { kind: 'year', value: year, ...rest });
  }
  const dollar = tokens[at]?.text === '$';
  const minus = isMinus(tokens, at);
  const begin = dollar || minus ? at + 1 : at;
  const shares = dollar ? undefined : readShares(tokens, begin);
  if (shares) {
    const whole = { kind: 'share', value: shares[0]!, parts: shares } as const;
    return finish(text, tokens, at, begin + 2 * shares.length - 1, whole);
  }
  const odds = readOdds(tokens, at);
  if (odds) return finish(text, tokens, at, odds.next, { kind: 'number', value: odds.value });
  const number = readNumber(tokens, begin);
  if (!number) return readPart(text, tokens, at);
  if (isPronoun(tokens, at, number.next) || isOrdinalYear(tokens, at, number)) return undefined;
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

/** "Between 2025 and 2026" names two years; nothing lies between them. */
function apartYears(mention: Mention): Mention[] {
  const { to, ...rest } = mention;
  return mention.kind === 'year' && to !== undefined ? [rest, { ...rest, value: to }] : [mention];
}

/** "12/31" is a day, not two numbers; 1/2 and 60/40 are neither. */
function isDayOfYear(tokens: readonly Token[], at: number): boolean {
  const [month, slash, day, more] = tokens.slice(at, at + 4);
  if (month?.kind !== 'number' || slash?.text !== '/' || day?.kind !== 'number') return false;
  const [first, second] = [Number(month.text), Number(day.text)];
  return first >= 1 && first <= 12 && second > 8 && second <= 31 && second !== 16 && more?.text !== '%';
}

const parts: Record<string, number> = { half: 50, third: 100 / 3, quarter: 25 };

/** "Half in stocks", "a third of it": a part of a whole, unless a period follows; "half a percent" is a rate. */
function readPart(text: string, tokens: readonly Token[], at: number) {
  const word = tokens[at]?.text ?? '';
  const value = Object.hasOwn(parts, word) ? parts[word] : undefined;
  const next = tokens[at + 1]?.text ?? '';
  const unit = tokens.slice(at + 1, at + 4).findIndex((token) => !['of', 'a'].includes(token.text));
  const [percent, behind] = tokens.slice(at + 1 + unit, at + 3 + unit).map((token) => token.text);
  const isRate =
    /^(?:percent|pct|%)$/.test(percent ?? '') && !/^(?:lower|higher|less|more)$/.test(behind ?? '');
  if (value !== undefined && isRate)
    return finish(text, tokens, at, at + 2 + unit, { kind: 'rate', value: value / 100 });
  if (value === undefined || (word !== 'half' && !['of', 'in'].includes(next))) return undefined;
  return finish(text, tokens, at, at + 1, { kind: 'share', value });
}

const pronounBefore = new Set(
  'at on of and or with is for in that extra additional more time single big large lump off shot'.split(' '),
);

/** "Another one at 18%" and "one extra payment of 10k" count nothing. */
function isPronoun(tokens: readonly Token[], at: number, next: number): boolean {
  const after = tokens[next];
  return (
    tokens[at]?.text === 'one' && next === at + 1 && (after?.kind !== 'word' || pronounBefore.has(after.text))
  );
}

/** "In year five" counts no money and no time. */
function isOrdinalYear(tokens: readonly Token[], at: number, { value, amountLike }: ReadNumber): boolean {
  // "A 30-year 6% mortgage" and "30 year 6%" count years before and percent behind.
  const counted = tokens[at - 2]?.text === '-' || tokens[at - 2]?.kind === 'number';
  return tokens[at - 1]?.text === 'year' && value <= 60 && !amountLike && !counted;
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

const mostShares = 12;

/** 60/40, 50/30/20 and the like: parts that make a hundred together. */
function readShares(tokens: readonly Token[], at: number): number[] | undefined {
  if (tokens[at]?.kind !== 'number') return undefined;
  const shares = [Number(tokens[at].text)];
  for (let next = at + 1; tokens[next]?.text === '/'; next += 2) {
    if (tokens[next + 1]?.kind !== 'number' || shares.length === mostShares) return undefined;
    shares.push(Number(tokens[next + 1]!.text));
  }
  return shares.length > 1 && shares.reduce((sum, share) => sum + share) === 100 ? shares : undefined;
}

const oddsBefore =
  /^(?:pay|pays|paid|paying|pay-?out|payoff|odds|odds at|odds of|odds are|pays at|pays out|out at)$/;

/** "Pays 3 to 2", "odds of 5:1": what is won for each that is put in. */
function readOdds(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const [one, to, other, unit] = tokens.slice(at, at + 4);
  if (one?.kind !== 'number' || other?.kind !== 'number' || !['to', ':'].includes(to?.text ?? ''))
    return undefined;
  const before = tokens.slice(Math.max(0, at - 2), at).map((token) => token.text);
  const told = oddsBefore.test(before.join(' ')) || oddsBefore.test(before.at(-1) ?? '');
  const [won, staked] = [Number(one.text), Number(other.text)];
  const counted =
    unit?.text === '%' ||
    /^(?:percent|pct|k|grand|thousand|million|years?|months?|dollars|bucks|times|weeks?|days?|basis)$/.test(
      unit?.text ?? '',
    );
  return told && !counted && staked > 0 ? { value: won / staked, next: at + 3 } : undefined;
}

/** "5-7", "5 to 7", "between 5 and 7". */
function readRange(tokens: readonly Token[], at: number, next: number) {
  const word = tokens[next]?.text ?? '';
  // "2022 -19%" is a year and a loss.
  if (isMinus(tokens, next)) return undefined;
  const between = word === 'and' && tokens[at - 1]?.text === 'between';
  // "from 50k to 92k" is a way with two ends, not something in between.
  if (word === 'to' && tokens[at - 1]?.text === 'from') return undefined;
  if (!['-', '–', '—', 'to'].includes(word) && !between) return undefined;
  const begin = tokens[next + 1]?.text === '$' ? next + 2 : next + 1;
  // "30-year": the hyphen leads to a unit, not to a number.
  const upper = readNumber(tokens, begin);
  const lower = readNumber(tokens, tokens[at]?.text === '$' ? at + 1 : at);
  // "7.1 to 6.25" goes down, and "in 2016 to 29k" from a year to an amount: neither is a range.
  const rises = upper !== undefined && lower !== undefined && upper.value >= lower.value;
  const fromYear = lower !== undefined && isYear(lower) && upper !== undefined && !isYear(upper);
  return rises && !fromYear ? upper : undefined;
}

function isYear({ value, amountLike }: ReadNumber): boolean {
  return !amountLike && Number.isInteger(value) && value >= 1900 && value <= 2100;
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
