import type { Per, Quantity } from '#advisor/reader/quantities/quantity.ts';
import type { Token } from '#advisor/reader/quantities/tokenize.ts';

const periods: Record<string, Per> = {
  hour: 'hour',
  hr: 'hour',
  day: 'day',
  week: 'week',
  wk: 'week',
  paycheck: 'two_weeks',
  check: 'two_weeks',
  paycheque: 'two_weeks',
  payday: 'two_weeks',
  'pay period': 'two_weeks',
  month: 'month',
  mo: 'month',
  mth: 'month',
  quarter: 'quarter',
  qtr: 'quarter',
  year: 'year',
  yr: 'year',
  annum: 'year',
};
/** "Every Friday" is every week. */
const weekdays = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const adverbs: Record<string, Per> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  biweekly: 'two_weeks',
  semimonthly: 'half_month',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  pm: 'month',
};

/** What comes with a check: its period is that of the checks. */
const checks = new Set(['paycheck', 'check', 'paycheque', 'payday', 'pay period']);

const earning = /^(?:make|makes|earn|earns|earning|making|get|have)$/;
/** What two people are needs no "each": "both of us are 65". */
const beingSo = /^(?:are|were|is|turn|turned)$/;
const inAll = /\b(?:together|combined|total|between us|in all|altogether)\b/;

/**
 * "Each" of people or things, "a side", "per unit"; "each month" is a rhythm. Also before it: "we each make 110k", "each of us
 * put 2,000", "both earn 90k".
 */
export function isEach(tokens: readonly Token[], begin: number, at: number): boolean {
  const before = tokens.slice(Math.max(0, begin - 4), begin).map(({ text }) => text);
  const said = before.lastIndexOf('each');
  if (said > 0 && said < before.length - 1 && ['we', 'us'].includes(before[said - 1]!)) return true;
  const ofUs = tokens.slice(Math.max(0, begin - 5), begin).map(({ text }) => text);
  const each = Math.max(ofUs.lastIndexOf('each'), ofUs.lastIndexOf('both'));
  const after = tokens.slice(at, at + 3).map(({ text }) => text);
  if (
    each >= 0 &&
    ofUs[each + 1] === 'of' &&
    ofUs[each + 2] === 'us' &&
    each + 3 < ofUs.length &&
    !beingSo.test(ofUs[each + 3]!) &&
    !inAll.test(after.join(' '))
  )
    return true;
  // "Both make 110k" is said of each; "we both make 180k together" is not.
  const both = before.lastIndexOf('both');
  if (
    both >= 0 &&
    earning.test(before[both + 1] ?? '') &&
    both + 2 === before.length &&
    !inAll.test(after.join(' '))
  )
    return true;
  const [word = '', next = ''] = [tokens[at]?.text, tokens[at + 1]?.text];
  if (word === 'a' || word === 'per') return /^(?:side|unit|door|apartment)$/.test(next);
  return word === 'apiece' || (word === 'each' && !Object.hasOwn(periods, next));
}

const names = Object.keys(periods).join('|');
const adverbNames = Object.keys(adverbs).join('|');
const twoWeeks = String.raw`(?<twoWeeks>every (?:two|2|other) weeks?|every (?:other|second) (?:${weekdays})|bi[- ]weekly|fortnightly|every fortnight|a fortnight)`;
const halfMonth = String.raw`(?<halfMonth>twice (?:a|per|each) month|semi[- ]monthly)`;
/** As car insurance and property tax are paid. */
const halfYear = String.raw`(?<halfYear>every (?:six|6) months|twice (?:a|per|each) year|semi-?annually)`;
const eachWeek = String.raw`(?:each|every)\s+(?<weekday>${weekdays})\b`;
const phrase = String.raw`${twoWeeks}|${halfMonth}|${halfYear}|${eachWeek}|(?:(?:each|every|per|an?)\s+(?!(?<=\ban?\s+)payday)|for\s+the\s+(?:whole\s+|full\s+|entire\s+)?(?=year\b|month\b)|\/\s?)(?<period>${names})(?!\w|\s*(?:ago|old|later|and a half|from (?:now|today)|mortgage|loan|end))|\b(?<adverb>${adverbNames})\b|^\s*(?<short>month|mo|mth|week|wk|yr)\b`;
/** Names of accounts that have digits: "250 into my 401k every two weeks". */
const accounts = String.raw`\b(?:401\s?\(?k|(?:403|457)\s?\(?b|457|529)\)?(?!\w)`;
/** Behind the amount in its clause, not across another number: "$500 into an index fund at the end of every month". */
const behind = new RegExp(
  String.raw`^(?:${accounts}|(?!\b(?:and|but|plus|while|then|so|how|what|if|when)\b)[^.,;?!\d$%()]){0,45}?(?:${phrase})`,
  'i',
);
/** "Every month I put 500", "a monthly payment of 500"; but a "monthly payment on a $300,000 loan" is another amount. */
const ahead = new RegExp(
  String.raw`(?:(?:${twoWeeks}|${halfMonth}|\b${eachWeek}|\b(?:each|every)\s+(?<period>${names})|\b(?<adverb>${adverbNames})\s+(?:\w+\s+){0,3}?(?:of|is|at|:))\s*(?:(?!\b(?:to|and|have|reach|need|want|until|till)\b)[^.;?!\d$%()]){0,25}|\b(?<beside>weekly|biweekly|semimonthly)\s*\$?)$`,
  'i',
);
/** "What do I send each quarter, on 52,000 …": the rhythm of what is asked for, and not of the amount behind it. */
const asked = /(?:^|[.;?!,])[^.;?!,]*\b(?:what|how much|how many|which)\b[^.;?!,]*$/i;
/** Times and rhythms of something else: "for a year", "compounded monthly". */
const otherMeaning =
  /\b(?:for|within|after|over|than|in|compound\w*|half|once|times|interest|rate|return|apr|apy|paid)\s+(?:an?|each|every|per)?\s*$/i;

export interface ReadPeriod {
  per: Per;
  eachCheck: boolean;
  /** Where its words end, if they stand behind the amount: they tell nothing of the next one. */
  end: number | undefined;
}

/** How often an amount comes, by the words of its own clause; undefined where the text does not say. */
export function readPeriod(
  text: string,
  { start, end }: Pick<Quantity, 'start' | 'end'>,
  before: number,
  after: number,
): ReadPeriod | undefined {
  const behindIt = findPeriod(behind, text.slice(end, Math.min(after, end + reach)));
  if (behindIt) return { per: behindIt.per, eachCheck: behindIt.eachCheck, end: end + behindIt.end };
  const clause = text.slice(Math.max(before, start - reach), start);
  const aheadOfIt = findPeriod(ahead, clause);
  if (!aheadOfIt || (/,\s*\$?$/.test(clause) && asked.test(clause.slice(0, aheadOfIt.at)))) return undefined;
  return { per: aheadOfIt.per, eachCheck: aheadOfIt.eachCheck, end: undefined };
}

const reach = 60;

interface Found {
  per: Per;
  eachCheck: boolean;
  /** Where its words begin and end. */
  at: number;
  end: number;
}

function findPeriod(pattern: RegExp, text: string): Found | undefined {
  const match = pattern.exec(text);
  const groups = match?.groups;
  if (!match || !groups) return undefined;
  const named = (
    groups.twoWeeks ??
    groups.halfMonth ??
    groups.halfYear ??
    groups.weekday ??
    groups.period ??
    groups.adverb ??
    groups.beside ??
    groups.short ??
    ''
  ).toLowerCase();
  const at = match[0].toLowerCase().lastIndexOf(named);
  if (otherMeaning.test(match[0].slice(0, at))) return undefined;
  const per = groups.twoWeeks
    ? 'two_weeks'
    : groups.halfMonth
      ? 'half_month'
      : groups.halfYear
        ? 'half_year'
        : groups.weekday
          ? 'week'
          : (periods[named] ?? adverbs[named]);
  return (
    per && { per, eachCheck: checks.has(named), at: match.index + at, end: match.index + match[0].length }
  );
}
