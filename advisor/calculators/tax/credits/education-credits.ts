import { shrunkOver } from '#advisor/calculators/tax/deductions/student-interest.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';

interface EducationCredits {
  /** For the first four years of college; the part that is paid out without tax is in it. */
  opportunity: Cents;
  paidOut: Cents;
  /** For any other course. */
  lifetime: Cents;
}

/** Section 25A (Form 8863), before the limit that the tax sets. A separate return has none. */
export function educationCredits(
  given: { status: FilingStatus; income: Cents; tuition: Cents; students: number },
  facts: FactReader,
): EducationCredits {
  if (given.status === 'married_separate') return { opportunity: 0, paidOut: 0, lifetime: 0 };
  const ranges = facts.get('education_credit_phase_out');
  const range = given.status === 'married_joint' ? ranges.joint : ranges.other;
  const shares = facts.get('american_opportunity_shares');
  const each = given.tuition / given.students;
  const inFull = Math.min(each, toCents(shares.first_costs));
  const inPart = Math.min(Math.max(0, each - inFull), toCents(shares.next_costs));
  const perStudent = Math.min(
    toCents(facts.get('american_opportunity_credit')),
    inFull + percentOf(inPart, shares.next_percent),
  );
  const opportunity = shrunkOver(Math.round(perStudent * given.students), given.income, range);
  const learning = facts.get('lifetime_learning_shares');
  const counted = Math.min(given.tuition, toCents(learning.costs));
  return {
    opportunity,
    paidOut: percentOf(opportunity, shares.paid_out_percent),
    lifetime: shrunkOver(percentOf(counted, learning.percent), given.income, range),
  };
}
