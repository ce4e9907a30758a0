import type { Per, Quantity } from '#advisor/reader/quantities/quantity.ts';

const periods: Record<string, Per> = {
  hour: 'hour',
  hr: 'hour',
  day: 'day',
  week: 'week',
  wk: 'week',
  paycheck: 'two_weeks',
  check: 'two_weeks',
  paycheque: 'two_weeks',
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
  semimonthly: 'half_month',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  pm: 'month',
};

const names = Object.keys(periods).join('|');
const adverbNames = Object.keys(adverbs).join('|');
const phrase = String.raw`(?<twoWeeks>every (?:two|2|other) weeks?|bi-weekly|fortnightly|every fortnight|a fortnight)|(?<halfMonth>twice (?:a|per|each) month|semi-monthly)|(?:(?:each|every|per|an?)\s+|\/\s?)(?<period>${names})(?!\w|\s*(?:ago|old|later|and a half|from (?:now|today)|mortgage|loan|end))|\b(?<adverb>${adverbNames})\b`;
/** Behind the amount in its clause, not across another number: "$500 into an index fund at the end of every month". */
const behind = new RegExp(String.raw`^[^.,;?!\d$%()]{0,45}?(?:${phrase})`, 'i');
const ahead = new RegExp(String.raw`(?:${phrase})[^.;?!\d$%]{0,25}$`, 'i');
/** Times and rhythms of something else: "for a year", "compounded monthly". */
const otherMeaning =
  /\b(?:for|within|after|over|than|in|compound\w*|half|once|times|interest|rate|return|apr|apy|paid)\s+(?:an?|each|every|per)?\s*$/i;

/** How often an amount comes, by the words of its own clause; undefined where the text does not say. */
export function readPeriod(text: string, amount: Quantity, before: number, after: number): Per | undefined {
  const rest = text.slice(amount.end, Math.min(after, amount.end + 70));
  return (
    findPeriod(behind, rest) ??
    findPeriod(ahead, text.slice(Math.max(before, amount.start - 45), amount.start))
  );
}

function findPeriod(pattern: RegExp, text: string): Per | undefined {
  const match = pattern.exec(text);
  const groups = match?.groups;
  if (!match || !groups) return undefined;
  const named = groups.twoWeeks ?? groups.halfMonth ?? groups.period ?? groups.adverb ?? '';
  const at = match[0].toLowerCase().lastIndexOf(named.toLowerCase());
  if (otherMeaning.test(match[0].slice(0, at))) return undefined;
  if (groups.twoWeeks) return 'two_weeks';
  if (groups.halfMonth) return 'half_month';
  return periods[named.toLowerCase()] ?? adverbs[named.toLowerCase()];
}
