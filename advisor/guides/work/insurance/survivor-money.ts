import { given } from '#advisor/calculators/define/result.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Survivor {
  savings?: number | undefined;
  pension?: number | undefined;
  check?: number | undefined;
  partner_check?: number | undefined;
  premium?: number | undefined;
}

/** What can be taken out each year for some thirty years without much doubt, in percent of the savings. */
const safeShare = 4;
const monthsPerYear = 12;
const monthly = (value: number) => ({
  value: Math.round(value),
  unit: 'usd_per_month' as const,
  decimals: 0,
});

/** What the one who is left would live on. */
export function leftToLiveOn({ savings, pension, check, partner_check: other }: Survivor): Text[] {
  const fromSavings = savings
    ? [
        text`At four percent a year, ${given('savings', savings, 'usd')} pays about ${monthly((savings * safeShare) / 100 / monthsPerYear)} for decades.`,
      ]
    : [];
  const fromPension = pension
    ? [
        text`The pension of ${given('pension', pension, 'usd_per_month')} helps too, if it goes on after a death.`,
      ]
    : [];
  const fromChecks =
    check && other
      ? [
          text`Of two Social Security checks the larger one, ${monthly(Math.max(check, other))}, stays, and ${monthly(Math.min(check, other))} goes.`,
        ]
      : [];
  return [...fromPension, ...fromChecks, ...fromSavings];
}

/** What a premium comes to until it would be paid out at the earliest. */
export const premiumADecade = (premium: number | undefined, input = 'premium'): Text[] =>
  premium === undefined
    ? []
    : [
        text`${given(input, premium, 'usd_per_month')} is ${{ value: Math.round(premium * monthsPerYear), unit: 'usd_per_year', decimals: 0 }}. If it's a term policy, the price jumps once the level term ends.`,
      ];
