import { commuteCost } from '#advisor/calculators/saving/budget/commute-cost.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, GuideRun } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Benefits {
  pay: number | undefined;
  match: number | undefined;
  other_match: number | undefined;
  premium: number | undefined;
  other_premium: number | undefined;
  benefits?: string | undefined;
  rent?: number | undefined;
  other_rent?: number | undefined;
  travel?: number | undefined;
  miles?: number | undefined;
}

const monthsPerYear = 12;
/** A raise this much above what the benefits are worth is clear, whatever else differs a little. */
const clearMargin = 1.5;

/** What the match and the gap between two premiums come to in a year, as far as they are known. */
export function benefitsAtStake(benefits: Benefits): number {
  const { pay = 0, match = 0, other_match: otherMatch = 0, premium, other_premium: other } = benefits;
  // "The insurance costs 900 a month more": one premium alone counts where the offer's benefits are worse.
  const isGap = other !== undefined || benefits.benefits === 'worse';
  const gap = premium === undefined || !isGap ? 0 : Math.abs(premium - (other ?? 0)) * monthsPerYear;
  // Of two matches nothing says which is the present one's: their gap may be lost.
  return Math.round((pay * Math.abs(match - otherMatch)) / 100 + gap);
}

/** What the way to the new job costs in a year: what was told of it, or its miles at the rate for a car. */
export function driveOf({ travel, miles }: Benefits, { run }: GuideContext): number {
  if (travel !== undefined) return travel * monthsPerYear;
  return miles === undefined ? 0 : (run(commuteCost, { miles })?.figure('yearly').value ?? 0);
}

/** How much more rent costs in a year at the place of the new job; less than zero where it costs less. */
const moreRent = ({ rent, other_rent: other }: Benefits): number =>
  rent === undefined || other === undefined ? 0 : (other - rent) * monthsPerYear;

const hasBenefits = ({ benefits }: Benefits) => benefits === undefined || benefits === 'worse';

/** All that the new job costs in a year, beside what it pays. */
export function costsOfNewJob(known: Benefits, context: GuideContext): number {
  const lost = hasBenefits(known) ? benefitsAtStake(known) : 0;
  return Math.round(lost + moreRent(known) + driveOf(known, context));
}

/** What those costs are made of, in words. */
function namesOf(known: Benefits, context: GuideContext): string {
  const isLost = hasBenefits(known) && benefitsAtStake(known) > 0;
  const names = [
    ...(isLost && known.match !== undefined && known.match !== known.other_match ? ['match'] : []),
    ...(isLost && known.premium !== undefined ? ['premiums'] : []),
    ...(moreRent(known) === 0 ? [] : ['rent']),
    ...(driveOf(known, context) === 0 ? [] : ['the way to work']),
  ];
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

/** What the present job is taken to have, of the benefits that were told. */
export function betterBenefits({ match, other_match: other, premium }: Benefits): string {
  const ofMatch =
    match === undefined || match === other ? [] : [other === undefined ? 'match' : 'better match'];
  return [...ofMatch, ...(premium === undefined ? [] : ['lower premium'])].join(' and the ');
}

/** The raise after taxes, held against all that may be lost for it. */
export function weighedBenefits(
  benefits: Benefits,
  change: GuideRun | undefined,
  context: GuideContext,
): Text {
  const atStake = costsOfNewJob(benefits, context);
  const worth = { value: Math.abs(atStake), unit: 'usd_per_year' as const, decimals: 0 };
  const lost = namesOf(benefits, context);
  const isLost = hasBenefits(benefits) && benefitsAtStake(benefits) > 0;
  const goes = isLost
    ? text`you could lose ${worth} of ${lost} for it`
    : text`${lost} would cost ${worth} more`;
  const kept = change?.figure('kept');
  if (!kept && atStake < 0)
    return text`Yes, on money: ${lost} would cost ${worth} less there, on top of the raise.`;
  if (!kept)
    return isLost
      ? text`Count the benefits first: the match and the premiums differ by about ${worth}.`
      : text`Count it first: ${goes}.`;
  if (atStake < 0)
    return text`Yes, on money: after taxes the raise is worth about ${kept}, and ${lost} costs ${worth} less.`;
  if (kept.value > atStake * clearMargin)
    return isLost
      ? text`Yes, on money: after taxes the raise is worth about ${kept}, more than the ${worth} of ${lost} you could lose.`
      : text`Yes, on money: after taxes the raise is worth about ${kept}, more than the ${worth} that ${lost} would cost.`;
  if (kept.value > atStake)
    return text`It's close: after taxes the raise is worth about ${kept}, and ${goes}.`;
  return text`Not for the money: after taxes the raise is worth about ${kept}, and ${goes}.`;
}

/** Less pay at a place that costs less to live in or to get to. */
export function lessForLess(known: Benefits, change: GuideRun | undefined): Text | undefined {
  const saved = -moreRent(known);
  const less = change?.figure('kept');
  if (saved <= 0 || !less) return undefined;
  const [rent, gap] = [saved, saved - Math.abs(less.value)].map((value) => ({
    value: Math.abs(Math.round(value)),
    unit: 'usd_per_year' as const,
    decimals: 0,
  }));
  const gone = { ...less, value: Math.abs(less.value), decimals: 0 };
  return saved > Math.abs(less.value)
    ? text`Yes, it works out in money: you'd take home about ${gone} less but pay ${rent!} less rent, which leaves you about ${gap!} ahead.`
    : text`Not for the money: you'd take home about ${gone} less and save ${rent!} of rent, which leaves you about ${gap!} behind.`;
}

/** What is left of the raise in a year, once all costs that were told are paid. */
export function leftOfRaise(known: Benefits, change: GuideRun | undefined, context: GuideContext): Text[] {
  const kept = change?.figure('kept');
  if (!kept) return [];
  const left = kept.value - costsOfNewJob(known, context);
  const amount = { value: Math.abs(Math.round(left)), unit: 'usd_per_year' as const, decimals: 0 };
  return left > 0
    ? [text`That leaves you about ${amount} ahead.`]
    : [text`That leaves you about ${amount} behind.`];
}

interface TwoPays {
  low: number;
  high: number;
  /** The difference between them after taxes. */
  kept: GuideRun | undefined;
}

/** Two offers, of which one has a drive to pay for; undefined where no drive is told. */
export function afterTheDrive({ low, high, kept }: TwoPays, known: Benefits, context: GuideContext) {
  const drive = driveOf(known, context);
  const gain = kept?.figure('kept');
  if (drive === 0 || !gain) return undefined;
  const cost = { value: Math.round(drive), unit: 'usd_per_year' as const, decimals: 0 };
  return drive > gain.value
    ? text`Take the one at ${given('offer', low, 'usd_per_year')} if the other has the drive: the difference is worth about ${gain} after taxes, and driving costs about ${cost}.`
    : text`Take the one at ${given('offer', high, 'usd_per_year')}, even with the drive: it pays about ${gain} more after taxes, and driving costs about ${cost}.`;
}
