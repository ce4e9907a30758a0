import { raiseAfterTax } from '#advisor/calculators/tax/pay/raise-after-tax.ts';
import { type GuideContext } from '#advisor/guides/define/define-guide.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import { text } from '#advisor/quantities/text.ts';

/** In months. What is earned later than this is too far away to wait for. */
export const soonEarned = 36;
/** Below this a raise is easily eaten by a longer commute, a new health plan and the risk of a new boss. */
export const clearRaise = 10;
/** A family's health premiums and a lost match can together cost about this share of pay. */
export const raiseThatBeatsWorseBenefits = 20;

interface Pays {
  pay: number | undefined;
  offer: number | undefined;
  raise: number | undefined;
  raise_rate: number | undefined;
  filing_status: FilingStatus;
}

/** The pay of the offer, also where only the difference is told. */
function offerOf({ pay, offer, raise, raise_rate: rate }: Pays): number | undefined {
  if (offer !== undefined || pay === undefined) return offer;
  if (raise !== undefined) return pay + raise;
  return rate === undefined ? undefined : Math.round(pay * (1 + rate / 100));
}

/** How much more the offer pays, in percent of the present pay. */
export function raiseOf(pays: Pays): number | undefined {
  const offer = offerOf(pays);
  if (pays.pay !== undefined && offer !== undefined) return (offer / pays.pay - 1) * 100;
  return pays.raise_rate;
}

export function changeOf(pays: Pays, { run }: GuideContext) {
  const { pay, filing_status } = pays;
  const offer = offerOf(pays);
  return pay === undefined || offer === undefined || pay === offer
    ? undefined
    : run(raiseAfterTax, { wages: pay, new_pay: offer, filing_status });
}

/** What the change in salary comes to after federal taxes. */
export function afterTax(pays: Pays, context: GuideContext, isLess: boolean) {
  const change = changeOf(pays, context);
  if (!change) return [];
  return isLess
    ? [text`After federal taxes you'd take home about ${change.figure('kept')} less a year.`]
    : [text`After federal taxes the higher salary is worth about ${change.figure('kept')} a year to you.`];
}
