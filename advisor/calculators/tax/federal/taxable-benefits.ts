import { forMarriedReturn } from '#advisor/calculators/tax/household/joint-return.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';

interface BenefitsGiven {
  status: FilingStatus;
  /** Of a married person who files separately: lived apart all year. */
  livedApart: boolean;
  benefits: Cents;
  /** All other income that counts, after adjustments, with tax-exempt interest. */
  otherIncome: Cents;
}

export interface TaxableBenefits {
  /** Half of the benefits and all other income. */
  combined: Cents;
  first: Cents;
  second: Cents;
  /** From the stretch between the two thresholds, and from what is above the second. */
  fromFirst: Cents;
  fromSecond: Cents;
  taxable: Cents;
}

/** Worksheet 1 of IRS Publication 915. */
export function taxableBenefits(given: BenefitsGiven, facts: FactReader): TaxableBenefits {
  const share = facts.get('social_security_taxable_percent');
  const status = given.status === 'married_separate' && given.livedApart ? 'single' : given.status;
  const thresholds = forMarriedReturn(facts.get('social_security_tax_thresholds'), status);
  const first = toCents(thresholds.first);
  const second = toCents(thresholds.second);
  const half = percentOf(given.benefits, share.first);
  const combined = half + given.otherIncome;
  const between = Math.max(0, Math.min(combined, second) - first);
  const fromFirst = Math.min(half, percentOf(between, share.first));
  const fromSecond = percentOf(Math.max(0, combined - second), share.second);
  const most = percentOf(given.benefits, share.second);
  return {
    combined,
    first,
    second,
    fromFirst,
    fromSecond,
    taxable: Math.min(most, fromFirst + fromSecond),
  };
}
