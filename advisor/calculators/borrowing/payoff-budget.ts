import { budgetFor, interestOfMonth, payOff, type Debt } from '#advisor/calculators/borrowing/payoff-plan.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

export interface GivenDebt {
  balance: number;
  rate: number;
  minimum: number;
}

interface PayoffInput {
  debts: readonly GivenDebt[];
  budget: number;
  minimums: number;
  extra: number;
  lump_sum: number;
  target_months: number;
}

const monthly = (value: number) => formatQuantity({ value, unit: 'usd_per_month', decimals: 2 });

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
}: PayoffInput): number {
  if (budget > 0) return budget;
  const least = debts.reduce((sum, { minimum }) => sum + minimum, 0);
  const paid = Math.max(least, minimums) + extra;
  return paid > 0 || target === 0 ? paid : toDollars(budgetFor(inCents(debts), target, toCents(lump)));
}

/** What to change where the payments never get there. */
export function payoffProblem(input: PayoffInput): string | null {
  const { debts } = input;
  const budget = budgetOf(input);
  const owed = inCents(debts);
  if (budget === 0) return 'Give what you can pay on it each month.';
  if (toCents(input.lump_sum) >= owed.reduce((sum, { balance }) => sum + balance, 0))
    return 'The single payment pays off everything you owe: give a smaller one.';
  const minimums = Math.max(
    owed.reduce((sum, { minimum }) => sum + minimum, 0),
    toCents(input.minimums),
  );
  if (minimums > toCents(budget)) {
    return `The minimum payments alone come to ${monthly(toDollars(minimums))}. Raise the monthly budget to at least that.`;
  }
  const plans = (['avalanche', 'snowball'] as const).map((strategy) =>
    payOff(owed, toCents(budget), strategy, toCents(input.lump_sum)),
  );
  return plans.includes(null)
    ? `${monthly(budget)} would never pay this off: the interest alone is ${monthly(toDollars(interestOfMonth(owed)))}. Pay more than that.`
    : null;
}
