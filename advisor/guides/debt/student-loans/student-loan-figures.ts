import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import { studentLoanPlans } from '#advisor/calculators/borrowing/student/student-loan-plans.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';

interface Household {
  balance: number | undefined;
  rate: number | undefined;
  income: number | undefined;
  children: number | undefined;
  joint: boolean;
  /** Payments that count toward forgiveness, and the time they took where nobody counts them. */
  payments?: number | undefined;
  paid?: number | undefined;
}

/** The first payments on each plan, where the loans and the pay are known. */
export function plansFor(
  { balance, rate, income, children, joint, payments, paid }: Household,
  { run }: GuideContext,
) {
  if (balance === undefined || income === undefined) return undefined;
  const told = { balance, rate, income, dependents: children, payments_made: payments, years_in: paid };
  return run(studentLoanPlans, {
    ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
    joint,
    household: 1 + (joint ? 1 : 0) + (children ?? 0),
  });
}

interface Told {
  balance: number | undefined;
  rate: number | undefined;
  new_rate: number | undefined;
}

/** The first year's interest at both rates, where they are known. */
export function yearlyInterest({ balance, rate, new_rate: newRate }: Told, { run }: GuideContext) {
  if (balance === undefined || rate === undefined || newRate === undefined) return undefined;
  const now = run(interestCost, { balance, rate });
  const then = run(interestCost, { balance, rate: newRate });
  return now && then && { before: now.figure('year'), after: then.figure('year') };
}
