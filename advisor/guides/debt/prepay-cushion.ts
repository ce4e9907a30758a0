import { given } from '#advisor/calculators/define/result.ts';
import { theLoan } from '#advisor/guides/debt/loan-told.ts';
import { monthsToKeep, soonerBy, spareOf } from '#advisor/guides/debt/prepay-figures.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** A sum that has to fill up a thin cushion before the rest of it goes to the loan. */
export function cushionFirst(
  told: Parameters<typeof spareOf>[0] & { lump?: number | undefined },
  context: GuideContext,
): Verdict {
  const { lump = 0, cash, spending, rate } = told;
  const spare = spareOf(told);
  const toLoan = spare === undefined ? undefined : Math.max(0, Math.min(lump, spare));
  const kept = monthsToKeep(rate) === 1 ? 'a month' : 'three months';
  return {
    opening:
      toLoan === undefined
        ? text`Split the ${given('lump', lump, 'usd')}: put about ${given('half', lump / 2, 'usd')} in savings and send the other half to ${theLoan(told)}.`
        : toLoan === 0
          ? text`Keep the ${given('lump', lump, 'usd')} in savings: ${kept} of your spending should be there before anything extra goes to ${theLoan(told)}.`
          : text`Put ${given('to_savings', lump - toLoan, 'usd')} of it in savings, so that ${kept} of spending is there, and send ${given('to_loan', toLoan, 'usd')} to ${theLoan(told)}.`,
    because: [
      ...(toLoan === undefined
        ? soonerBy({ ...told, monthly: undefined }, lump / 2, context)
        : toLoan > 0
          ? soonerBy({ ...told, monthly: undefined }, toLoan, context)
          : []),
      cash === undefined
        ? text`What you send to the loan doesn't come back when the car breaks or a paycheck fails.`
        : text`With only ${given('cash', cash, 'usd')} of your own, the next repair would go on a card, and what you send to the loan doesn't come back.`,
      ...(spending === undefined
        ? []
        : [
            text`At ${given('spending', spending, 'usd_per_month')} of spending, that cushion is what keeps you out of costlier debt.`,
          ]),
    ],
    unless: text`the loan charges as much as a card. Then keep a month of bills and send the rest.`,
    next: text`Move the savings part to a high-yield account today, and tell the lender that the rest goes to principal.`,
  };
}
