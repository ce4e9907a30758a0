import { budgetFor, type Debt } from '#advisor/calculators/borrowing/payoff-plan.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';

export interface GivenDebt {
  balance: number;
  rate: number;
  minimum: number;
}

export const inCents = (debts: readonly GivenDebt[]): Debt[] =>
  debts.map(({ balance, rate, minimum }) => ({
    balance: toCents(balance),
    rate,
    minimum: toCents(minimum),
  }));

/** What is paid each month: the budget, the minimums and what comes on top, or what it takes to be done in time. */
export function budgetOf({
  debts,
  budget,
  minimums,
  extra,
  lump_sum: lump,
  target_months: target,
}: {
  debts: readonly GivenDebt[];
  budget: number;
  minimums: number;
  extra: number;
  lump_sum: number;
  target_months: number;
}): number {
  if (budget > 0) return budget;
  const least = debts.reduce((sum, { minimum }) => sum + minimum, 0);
  const paid = Math.max(least, minimums) + extra;
  return paid > 0 || target === 0 ? paid : toDollars(budgetFor(inCents(debts), target, toCents(lump)));
}
