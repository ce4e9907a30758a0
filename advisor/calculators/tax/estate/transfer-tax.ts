import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, roundHalfUp, toCents, type Cents } from '#advisor/quantities/cents.ts';

interface TransferGiven {
  /** To each recipient this year. */
  gift: Cents;
  recipients: number;
  givers: number;
  /** Taxable gifts of earlier years, of one giver. */
  earlier: Cents;
  /** What a late spouse left unused. */
  spouseExemption: Cents;
  /** Without what goes to a spouse or charity. */
  taxableEstate: Cents;
  /** Another exemption than that of the year. */
  exemption?: Cents;
}

export interface TransferTax {
  exclusion: Cents;
  /** Of all givers together. */
  reported: Cents;
  exemption: Cents;
  exemptionUsed: Cents;
  exemptionLeft: Cents;
  giftTax: Cents;
  estateTax: Cents;
}

/**
 * Gifts and estates share one exemption. Above it the schedule of the law has one rate only, and gift tax already due
 * on the gifts is not due again at death.
 */
export function transferTax(given: TransferGiven, facts: FactReader): TransferTax {
  const rate = facts.get('estate_tax_rate');
  const exclusion = toCents(facts.get('gift_exclusion')) * given.givers;
  const reported = Math.max(0, given.gift - exclusion) * given.recipients;
  const own = roundHalfUp(reported / given.givers);
  const gifts = given.earlier + own;
  const exemption = (given.exemption ?? toCents(facts.get('estate_exemption'))) + given.spouseExemption;
  const over = (amount: Cents) => Math.max(0, amount - exemption);
  return {
    exclusion,
    reported,
    exemption,
    exemptionUsed: Math.min(own, Math.max(0, exemption - given.earlier)),
    exemptionLeft: Math.max(0, exemption - gifts),
    giftTax: percentOf(over(gifts) - over(given.earlier), rate),
    estateTax: percentOf(over(given.taxableEstate + gifts) - over(gifts), rate),
  };
}
