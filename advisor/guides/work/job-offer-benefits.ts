import type { GuideRun } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Benefits {
  pay: number | undefined;
  match: number | undefined;
  other_match: number | undefined;
  premium: number | undefined;
  other_premium: number | undefined;
  benefits?: string | undefined;
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
  return Math.round((pay * Math.abs(match - otherMatch)) / 100 + gap);
}

/** The raise after taxes, held against the benefits that may be lost for it. */
export function weighedBenefits(benefits: Benefits, change: GuideRun | undefined): Text {
  const atStake = benefitsAtStake(benefits);
  const worth = { value: atStake, unit: 'usd_per_year' as const, decimals: 0 };
  const lost =
    benefits.premium === undefined
      ? 'match'
      : benefits.match === undefined
        ? 'premiums'
        : 'match and premiums';
  const kept = change?.figure('kept');
  if (!kept) return text`Count the benefits first: the match and the premiums differ by about ${worth}.`;
  if (kept.value > atStake * clearMargin)
    return text`Yes, on money: after taxes the raise is worth about ${kept}, more than the ${worth} of ${lost} you could lose.`;
  if (kept.value > atStake)
    return text`It's close: after taxes the raise is worth about ${kept}, and you could lose ${worth} of ${lost} for it.`;
  return text`Not for the money: after taxes the raise is worth about ${kept}, and you could lose ${worth} of ${lost} for it.`;
}
