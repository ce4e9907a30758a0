import type { Household } from '#advisor/calculators/tax/household/household.ts';
import { forJointReturn } from '#advisor/calculators/tax/household/joint-return.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';

export interface ChildCredits {
  /** Reduces the tax, at most to zero. */
  used: Cents;
  /** Is paid out if there is no tax left to reduce. */
  refundable: Cents;
}

/** Schedule 8812, without its alternative computation for three or more children. */
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
  // A started step of income counts in full, so the credit falls in steps.
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
