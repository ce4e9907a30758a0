import type { Mention, Per } from '#advisor/understand/mention.ts';
import { adverbs, periods } from '#advisor/understand/unit-words.ts';
import { textBefore } from '#advisor/understand/around.ts';

const names = Object.keys(periods).join('|');
const adverb = Object.keys(adverbs).join('|');

/** Within a clause, and not across another number: "$500 into an index fund at the end of every month". */
const behind = new RegExp(
  String.raw`^[^.,;?!\d$%]{0,60}?\b(?:(?:each|every|per|an?|of the(?! day| hour))\s+(${names})(?!\w|\s*(?:ago|old|later|and a half|from (?:now|today)|mortgage|loan|end|trad|care|job))|(?!annual\b)(${adverb})\b(?!\s+(?:rate|return|interest|compounding|payment|dividend|trad)))`,
  'i',
);
const ahead = new RegExp(
  String.raw`\b(?:(?:each|every)\s+(${names})|(${adverb})\s+(?:\w+\s+){0,3}?(?:of|is|at|:))\s*[^.;?!\d$%]{0,25}$`,
  'i',
);
/** Times, not periods: "for a year", "in a month", "compounded every month". */
const notAPeriod =
  /(?:\b(?:for|within|after|over|than|compounded|compounding|half)|(?<!\b(?:put|putting|pay|paying|paid|throw|chip))\s+in)\s+(?:a|each|every|per)?\s*$/i;

const verbs =
  '(?:check|look|watch|view|review|monitor|track|follow|read|think|worry|trade|rebalance|see)(?:e?s|ing)?';
const who = '(?:i|we|he|she|they|you)';
const income = '(?:interest|dividends?|coupons?)';
const comesIn = '(?:(?:is|are|gets?) )?(?:paid|added|credited|posted|reinvested)';
const looking = String.raw`(?:\w+ly |also |just |only )?${verbs}\b`;
/** "In an annuity" there is a balance; from one comes income. */
const fromIncome = String.raw`from (?:(?!and |or )[\w-]+ ){0,3}(?:pension|annuity|trust|social security|tenant)(?: fund| plan)?`;
/** What a balance brings, or what somebody does besides: "a CD that pays interest quarterly", "and look at it daily". */
const ofSomethingElse = new RegExp(
  [
    'compound|accru|yearly rate|return',
    // "I have 500k how much can I take every month".
    String.raw`\b(?:what['’]?s|what(?! if| happens)|how (?:much|big|many|long))\b`,
    String.raw`(?<!\b(?:job|work|gig|position|employer|company|client|${fromIncome}) )\b(?:that|which) pays?\b`,
    String.raw`(?<!\bto )\b(?:pay|earn|draw)(?:s|ing)? (?:\w+ )?(?:interest|dividends?|coupons?)\b`,
    String.raw`\b(?:with|where|whose|and|its|the) ${income} ${comesIn}\b`,
    String.raw`\b(?:(?:and|but|while|then) (?:${who} )?|(?:that|which) ${who} )${looking}`,
  ].join('|'),
  'i',
);
const account = String.raw`\b(?:money market|savings|cd|certificate of deposit)(?: (?:account|fund))?`;
/** "20k money market interest paid monthly", with the amount at the #. */
const balanceThatEarns = new RegExp(
  String.raw`(?:# (?:in (?:an?|my|our|the) )?${account}|${account}(?:,|:| of| with| is| has)? #) \(?${income} ${comesIn}\b`,
  'i',
);
/** So much is a balance; less may well be the interest itself. */
const leastBalance = 5000;
/** "Every day I look at my $500". */
const onlyLooksAt = new RegExp(String.raw`\b${who} ${looking}`, 'i');

/** Says of amounts how often they come, where that is not right behind the number. */
export function spreadPeriods(mentions: readonly Mention[], text: string): Mention[] {
  const fortnights = mentions.filter((mention) => isFortnight(mention, text));
  const rest = mentions.filter((mention) => !fortnights.includes(mention));
  return rest.map((mention, at) => {
    const last = rest[at - 1];
    const isPay = ofPay.test(text.slice(last?.end ?? 0, rest[at + 1]?.start ?? text.length));
    if (!isOpen(mention)) return isPay ? withoutRhythm(mention) : mention;
    const before = text.slice(last?.end ?? 0, mention.start);
    // "Add $500 every month and need 250k": that period is told of the first alone.
    const isTaken = last !== undefined && isOpen(last) && periodBehind(before) !== undefined;
    const beside = fortnights.some(
      ({ start, end }) => start - mention.end < reach && mention.start - end < reach,
    );
    const after = text.slice(mention.end, endOfStretch(rest[at + 1], text));
    if (mention.value >= leastBalance && balanceThatEarns.test(`${before}#${after}`)) return mention;
    const per = beside ? 'two_weeks' : (periodBehind(after) ?? (isTaken ? undefined : periodAhead(before)));
    const limits = fromPension.test(after) ? mostBenefits : isPay ? mostPay : {};
    const most = per && (mostOften[per] ?? limits[per]);
    return per && mention.value <= (most ?? Infinity) ? { ...mention, kind: 'money', per } : mention;
  });
}

const reach = 30;
/** Larger sums are thought of every day, not put aside. */
const mostOften: Partial<Record<Per, number>> = { hour: 1000, day: 1000 };
/** "A salary of 95k, paid biweekly": more than this is the pay of a year, and the period its rhythm. */
const mostPay: Partial<Record<Per, number>> = {
  week: 5000,
  two_weeks: 10_000,
  half_month: 10_000,
  month: 24_999,
};
/** "24,000 from a pension that pays monthly" is what comes in a year. */
const mostBenefits: typeof mostPay = { week: 3000, two_weeks: 5000, half_month: 5000, month: 10_000 };
const fromPension = new RegExp(String.raw`^\s*${fromIncome}`, 'i');
const ofPay = /\b(?:salar(?:y|ied)|wages?|pay ?checks?|paid|take[- ]?home)\b/i;

/** "My salary is 95k biweekly": right behind the number as well, save that people do say "30k a month". */
function withoutRhythm(mention: Mention): Mention {
  const { per, ...once } = mention;
  const isRhythm = per === 'week' || per === 'two_weeks' || per === 'half_month';
  return isRhythm && mention.value >= 2 * mostPay[per]! ? once : mention;
}

/** An amount that nobody has said of yet how often it comes. */
function isOpen({ kind, value, per }: Mention): boolean {
  return per === undefined && (kind === 'money' || (kind === 'number' && value >= 100));
}

/** "Every two weeks" is no time that something takes. */
function isFortnight({ kind, said, start }: Mention, text: string): boolean {
  return (
    kind === 'duration' && /^(?:two|2) weeks?$/i.test(said) && /\bevery\s+$/i.test(textBefore(text, start))
  );
}

/** Up to the next number; "a year and a half" is seen whole. */
function endOfStretch(next: Mention | undefined, text: string): number {
  return (/^half$/i.test(next?.said ?? '') ? next?.end : next?.start) ?? text.length;
}

function periodBehind(rest: string): Per | undefined {
  const found = behind.exec(rest);
  if (!found) return undefined;
  const [whole, name = '', often = ''] = found;
  const before = whole.slice(0, whole.length - (name || often).length);
  if (notAPeriod.test(before) || ofSomethingElse.test(before)) return undefined;
  if (twice.test(before)) return periods[name.toLowerCase()] === 'month' ? 'half_month' : undefined;
  return periods[name.toLowerCase()] ?? adverbs[often.toLowerCase()];
}

/** "Paid twice a month". */
const twice = /\btwice\s+(?:an?|each|every|per)\s+$/i;

function periodAhead(before: string): Per | undefined {
  const found = ahead.exec(before);
  if (
    !found ||
    onlyLooksAt.test(found[0]) ||
    (found[2] && /\bif\b/i.test(found[0])) ||
    /compound|\b(?:on|of|for|from) (?:a|an|the|my|our) $|\bto (?:have|reach|get|hit|buy|save)\b/i.test(before)
  )
    return undefined;
  const [, name = '', often = ''] = found;
  return periods[name.toLowerCase()] ?? adverbs[often.toLowerCase()];
}
