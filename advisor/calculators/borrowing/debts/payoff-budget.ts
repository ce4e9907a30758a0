import {
  budgetFor,
  interestOfMonth,
  payOff,
  type Debt,
} from '#advisor/calculators/borrowing/debts/payoff-plan.ts';
import { chargedRate, type LoanCompounding } from '#advisor/calculators/borrowing/loans/loan-convention.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

export interface GivenDebt {
  balance: number;
  rate: number;
  minimum: number;
}

export interface PayoffInput {
  compounding: LoanCompounding;
  debts: readonly GivenDebt[];
  new_payment: number;
  budget: number;
  minimums: number;
  extra: number;
  lump_sum: number;
  target_months: number;
}

const monthly = (value: number) => formatQuantity({ value, unit: 'usd_per_month', decimals: 2 });

export const inCents = (debts: readonly GivenDebt[], compounding: LoanCompounding): Debt[] =>
  debts.map(({ balance, rate, minimum }) => ({
    balance: toCents(balance),
    rate: chargedRate(rate, compounding),
    minimum: toCents(minimum),
  }));

/** Of a single debt: what is paid now, where something else is weighed in its place; zero otherwise. */
export function paymentBefore(input: PayoffInput): number {
  const [only, ...others] = input.debts;
  const now = only && others.length === 0 ? only.minimum : 0;
  return now > 0 && budgetOf(input) !== now ? now : 0;
}

/** The debts as they are paid: a smaller payment in place of the present one is not below a minimum. */
export function paidDebts(input: PayoffInput): GivenDebt[] {
  const isLess = paymentBefore(input) > budgetOf(input);
  return input.debts.map((debt) => (isLess && input.new_payment > 0 ? { ...debt, minimum: 0 } : debt));
}

/** Whether all that is told of the payments is what comes on top of them: then nobody knows what is paid. */
export function isExtraAlone(input: PayoffInput): boolean {
  const { debts, budget, minimums, extra, new_payment: instead, target_months: target } = input;
  const isPaymentTold =
    budget > 0 ||
    minimums > 0 ||
    (instead > 0 && debts.length === 1) ||
    debts.some(({ minimum }) => minimum > 0);
  return extra > 0 && !isPaymentTold && target === 0;
}

/** What is paid each month: the budget, the minimums and what comes on top, or what it takes to be done in time. */
export function budgetOf({
  debts,
  new_payment: instead,
  budget,
  minimums,
  extra,
  lump_sum: lump,
  target_months: target,
  compounding,
}: PayoffInput): number {
  const least = debts.reduce((sum, { minimum }) => sum + minimum, 0);
  const regular = Math.max(least, minimums);
  // Beside minimums a budget is the whole; without them it is what is paid now, unless the extra is the same money.
  if (budget > 0) return regular > 0 || extra === budget ? budget : budget + extra;
  if (instead > 0 && debts.length === 1) return instead + extra;
  // An extra on top of payments that nobody told is not the whole of what is paid.
  const paid = regular === 0 && target > 0 ? 0 : regular + extra;
  return paid > 0 || target === 0
    ? paid
    : toDollars(budgetFor(inCents(debts, compounding), target, toCents(lump)));
}

/** What to change where the payments never get there. */
export function payoffProblem(input: PayoffInput): string | null {
  const budget = budgetOf(input);
  const debts = paidDebts(input);
  const owed = inCents(debts, input.compounding);
  if (budget === 0) return 'Give what you can pay on it each month.';
  if (isExtraAlone(input))
    return debts.length > 1 ? null : 'Give what you pay on it each month now, before the extra payment.';
  if (toCents(input.lump_sum) >= owed.reduce((sum, { balance }) => sum + balance, 0))
    return 'The single payment pays off everything you owe: give a smaller one.';
  const minimums = Math.max(
    owed.reduce((sum, { minimum }) => sum + minimum, 0),
    debts.length > 1 ? toCents(input.minimums) : 0,
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
