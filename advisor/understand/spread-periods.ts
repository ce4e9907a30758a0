import type { Mention, Per } from '#advisor/understand/mention.ts';

const names: Record<string, Per> = {
  month: 'month',
  mo: 'month',
  year: 'year',
  yr: 'year',
  week: 'week',
  paycheck: 'two_weeks',
  check: 'two_weeks',
  quarter: 'quarter',
};
const adverbs: Record<string, Per> = {
  monthly: 'month',
  yearly: 'year',
  annually: 'year',
  weekly: 'week',
  biweekly: 'two_weeks',
  semimonthly: 'half_month',
};

/** Within a clause, and not across another number: "$500 into an index fund at the end of every month". */
const behind =
  /^[^.,;?!\d$%]{0,60}?\b(?:(?:each|every|per|of the|a)\s+(month|mo|year|yr|week|paycheck|check|quarter)(?!\w|\s*(?:ago|old|later|from (?:now|today)|mortgage|loan|end))|(monthly|yearly|annually|weekly|biweekly)\b(?!\s+(?:rate|return|interest|compounding|payment)))/i;
const ahead =
  /\b(?:(?:each|every)\s+(month|year|week|paycheck|quarter)|(monthly|yearly|annual|weekly|biweekly|semimonthly)\s+(?:\w+\s+){0,3}?(?:of|is|at|:))\s*[^.;?!\d$%]{0,25}$/i;
/** Times, not periods: "for a year", "in a month", "compounded every month". */
const notAPeriod =
  /(?:\b(?:for|within|after|over|than|compounded|compounding|half)|(?<!\b(?:put|putting|pay|paying|paid|throw|chip))\s+in)\s+(?:a|each|every|per)?\s*$/i;

/** Says of amounts how often they come, where that is not right behind the number. */
export function spreadPeriods(mentions: readonly Mention[], text: string): Mention[] {
  const fortnights = mentions.filter((mention) => isFortnight(mention, text));
  const rest = mentions.filter((mention) => !fortnights.includes(mention));
  return rest.map((mention, at) => {
    const amount = mention.kind === 'money' || (mention.kind === 'number' && mention.value >= 100);
    if (!amount || mention.per !== undefined) return mention;
    const beside = fortnights.some(
      ({ start, end }) => start - mention.end < reach && mention.start - end < reach,
    );
    const per = beside
      ? 'two_weeks'
      : (periodBehind(text.slice(mention.end, rest[at + 1]?.start ?? text.length)) ??
        periodAhead(text.slice(rest[at - 1]?.end ?? 0, mention.start)));
    return per ? { ...mention, kind: 'money', per } : mention;
  });
}

const reach = 30;

/** "Every two weeks" is no time that something takes. */
function isFortnight({ kind, said, start }: Mention, text: string): boolean {
  return kind === 'duration' && /^(?:two|2) weeks?$/i.test(said) && /\bevery\s+$/i.test(text.slice(0, start));
}

function periodBehind(rest: string): Per | undefined {
  const found = behind.exec(rest);
  if (!found) return undefined;
  const [whole, name, adverb] = found;
  const before = whole.slice(0, whole.length - (name ?? adverb ?? '').length);
  if (notAPeriod.test(before) || /compound|yearly rate|return/i.test(before)) return undefined;
  return name ? names[name.toLowerCase()] : adverbs[(adverb ?? '').toLowerCase()];
}

function periodAhead(before: string): Per | undefined {
  const found = ahead.exec(before);
  if (
    !found ||
    /compound|\b(?:on|of|for|from) (?:a|an|the|my|our) $|\bto (?:have|reach|get|hit|buy|save)\b/i.test(before)
  )
    return undefined;
  const [, name = '', adverb = ''] = found;
  return names[name.toLowerCase()] ?? adverbs[adverb.toLowerCase().replace(/^annual$/, 'annually')];
}
