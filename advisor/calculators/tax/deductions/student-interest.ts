import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { roundHalfUp, toCents, type Cents } from '#advisor/quantities/cents.ts';

/** What is left of an amount at an income that lies in, below or above the range over which it shrinks. */
export function shrunkOver(amount: Cents, income: Cents, range: { from: number; to: number }): Cents {
  const [from, to] = [toCents(range.from), toCents(range.to)];
  const left = Math.min(1, Math.max(0, (to - income) / (to - from)));
  return roundHalfUp(amount * left);
}

/** Section 221; `income` is adjusted gross income before this deduction. A separate return has none. */
export function deductibleStudentInterest(
  { paid, income, status }: { paid: Cents; income: Cents; status: FilingStatus },
  facts: FactReader,
): Cents {
  if (paid === 0 || status === 'married_separate') return 0;
  const { joint, other } = facts.get('student_loan_interest_phase_out');
  const most = Math.min(paid, toCents(facts.get('student_loan_interest_deduction')));
  return shrunkOver(most, income, status === 'married_joint' ? joint : other);
}
