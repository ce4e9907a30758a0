import { given } from '#advisor/calculators/define/result.ts';
import { bandOf, owedOn, theLoan } from '#advisor/guides/debt/loan-told.ts';
import { monthsToKeep, soonerBy, spareOf } from '#advisor/guides/debt/prepay/prepay-figures.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** A sum that has to fill up a thin cushion before the rest of it goes to the loan. */
export function cushionFirst(
  told: Parameters<typeof spareOf>[0] & { lump?: number | undefined; band?: string | undefined },
  context: GuideContext,
): Verdict {
  const { lump = 0, cash, spending, rate } = told;
  const spare = spareOf(told);
  const isCheap = (bandOf(rate) ?? told.band) === 'cheap';
  const owed = owedOn(told) ?? Infinity;
  const most = isCheap ? lump : Math.min(lump, owed);
  const toLoan = spare === undefined ? undefined : Math.max(0, Math.min(most, spare));
  const half = Math.min(lump / 2, most);
  const kept = monthsToKeep(rate) === 1 ? 'a month' : 'three months';
  const later = isCheap ? text`you invest any of it` : text`anything extra goes to ${theLoan(told)}`;
  const sum = given('lump', lump, 'usd');
  const sent = isCheap
    ? text`invest the rest, a 401(k) or IRA first`
    : text`send ${given('to_loan', toLoan ?? 0, 'usd')} to ${theLoan(told)}`;
  const paysOff = !isCheap && toLoan === undefined && half < lump / 2;
  const away = isCheap ? 'Invested money may be down' : "What you send to the loan doesn't come back";
  const sooner = isCheap ? 0 : (toLoan ?? half);
  return {
    opening:
      toLoan === undefined
        ? isCheap
          ? text`Split the ${sum}: put about ${given('half', half, 'usd')} in savings, and invest the rest, a 401(k) or IRA first.`
          : paysOff
            ? text`Split the ${sum}: pay off the ${given('half', half, 'usd')} you owe, and put the rest in savings.`
            : text`Split the ${sum}: put about ${given('half', half, 'usd')} in savings and send the other half to ${theLoan(told)}.`
        : toLoan === 0
          ? text`Keep the ${sum} in savings: ${kept} of your spending should be there before ${later}.`
          : text`Put ${given('to_savings', lump - toLoan, 'usd')} of it in savings, so that ${kept} of spending is there, and ${sent}.`,
    because: [
      ...(sooner > 0 ? soonerBy({ ...told, monthly: undefined }, sooner, context) : []),
      ...(isCheap ? [text`The loan is cheap enough to wait, so the regular payments will do.`] : []),
      cash === undefined
        ? text`${away} when the car breaks or a paycheck fails.`
        : text`With only ${given('cash', cash, 'usd')} of your own, the next repair would go on a card. ${away} when you need it.`,
      ...(spending === undefined
        ? []
        : [
            text`At ${given('spending', spending, 'usd_per_month')} of spending, that cushion is what keeps you out of costlier debt.`,
          ]),
    ],
    unless: isCheap
      ? text`you'll need the money within about five years. Then keep all of it in savings.`
      : paysOff
        ? text`your job is shaky. Then keep all of it in savings for now.`
        : text`the loan charges as much as a card. Then keep a month of bills and send the rest.`,
    next: isCheap
      ? text`Move the savings part to a high-yield account today, and set up a transfer for the part you invest.`
      : paysOff
        ? text`Ask the lender for the payoff amount to the day, pay it, and move the rest to a high-yield account.`
        : text`Move the savings part to a high-yield account today, and tell the lender that the rest goes to principal.`,
  };
}
