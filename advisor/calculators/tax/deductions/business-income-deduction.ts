import { forJointReturn } from '#advisor/calculators/tax/household/joint-return.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, roundHalfUp, toCents, type Cents } from '#advisor/quantities/cents.ts';

interface BusinessGiven {
  status: FilingStatus;
  /** Profit without the deductible half of the self-employment tax. */
  businessIncome: Cents;
  /** Before this deduction. */
  taxableIncome: Cents;
  /** Net long-term gain and qualified dividends. */
  preferential: Cents;
}

/**
 * Section 199A for a business without employees or property that is no specified service: above the threshold its
 * deduction fades out over the range.
 */
export function businessIncomeDeduction(given: BusinessGiven, facts: FactReader): Cents {
  const { status, businessIncome, taxableIncome, preferential } = given;
  if (businessIncome <= 0) return 0;
  const rate = facts.get('qbi_deduction_percent');
  const thresholds = facts.get('qbi_threshold');
  // Only a joint return has the joint threshold: a surviving spouse is among "all other returns".
  const threshold = toCents(thresholds[status === 'surviving_spouse' ? 'single' : status]);
  const range = toCents(forJointReturn(facts.get('qbi_phase_in_range'), status));
  const faded = Math.min(1, Math.max(0, taxableIncome - threshold) / range);
  const component = roundHalfUp(percentOf(businessIncome, rate) * (1 - faded));
  const most = percentOf(Math.max(0, taxableIncome - preferential), rate);
  const minimum = facts.get('qbi_minimum_deduction');
  const least = minimum && businessIncome >= toCents(minimum.income) ? toCents(minimum.deduction) : 0;
  return Math.max(least, Math.min(component, most));
}
