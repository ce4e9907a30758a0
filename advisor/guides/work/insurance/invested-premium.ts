import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** A careful long-run guess for a mix of stock and bond funds. */
const steadyReturn = 5;
/** The usual length of a term policy. */
const usualTerm = 20;

/** What a monthly premium, or the difference between two, would have grown to if it were invested. */
export function investedPremium(what: string | Text, monthly: number, { run }: GuideContext): Text[] {
  const growth = run(compoundGrowth, { monthly, rate: steadyReturn, years: usualTerm });
  return growth
    ? [
        text`Invested at five percent for twenty years, ${what} would grow to about ${growth.figure('future_value')}.`,
      ]
    : [];
}
