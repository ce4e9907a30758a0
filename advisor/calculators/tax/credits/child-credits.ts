import type { Household } from '#advisor/calculators/tax/household/household.ts';
import { forJointReturn } from '#advisor/calculators/tax/household/joint-return.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';

export interface ChildCredits {
  /** Takes tax away, down to none. */
  used: Cents;
  /** Is paid out where there is no tax left to take away. */
  refundable: Cents;
}

/** Schedule 8812, but for its second way for three and more children. */
export function childCredits(
  household: Household,
  { agi, incomeTax, earned }: { agi: Cents; incomeTax: Cents; earned: Cents },
  facts: FactReader,
): ChildCredits {
  const { children, otherDependents, status } = household;
  const full = toCents(
    children * facts.get('child_tax_credit') + otherDependents * facts.get('other_dependent_credit'),
  );
  const step = facts.get('child_tax_credit_phaseout_step');
  const over = Math.max(0, agi - toCents(forJointReturn(facts.get('child_tax_credit_phaseout'), status)));
  // Every thousand dollars counts from its first cent: the credit goes down in stairs.
  const lost = Math.ceil(over / toCents(step.income)) * toCents(step.reduction);
  const credit = Math.max(0, full - lost);
  const used = Math.min(credit, incomeTax);

  const earnings = facts.get('child_tax_credit_earnings');
  const refundable = Math.min(
    credit - used,
    toCents(children * facts.get('child_tax_credit_refundable')),
    percentOf(Math.max(0, earned - toCents(earnings.above)), earnings.percent),
  );
  return { used, refundable };
}
