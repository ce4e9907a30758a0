import { balanceAfter, type Amortization } from '#advisor/numerics/amortize.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';
import type { Cents } from '#advisor/quantities/cents.ts';

const monthsPerYear = 12;
/** Lenders quote eighths. */
const rateSteps = 8;

export interface Loan {
  principal: Cents;
  schedule: Amortization;
}

const paidIn = ({ schedule }: Loan, month: number): Cents => schedule.months[month - 1]?.paid ?? 0;

/** What switching has gained after each month, balances included, if the loans ended there. */
export function gains(old: Loan, fresh: Loan, upFront: Cents, months: number): Cents[] {
  let saved = -upFront;
  return Array.from({ length: months + 1 }, (_, month) => {
    if (month > 0) saved += paidIn(old, month) - paidIn(fresh, month);
    const owedLess =
      balanceAfter(old.schedule, old.principal, month) - balanceAfter(fresh.schedule, fresh.principal, month);
    return saved + owedLess;
  });
}

/** The same in today's money: every saved payment and the difference in what is owed at the end, discounted. */
export function presentGain(old: Loan, fresh: Loan, upFront: Cents, months: number, yearly: number): number {
  const discount = (month: number) => growthFactor(yearly / 100, month / monthsPerYear);
  let value = -upFront;
  for (let month = 1; month <= months; month++) {
    value += (paidIn(old, month) - paidIn(fresh, month)) / discount(month);
  }
  const owedLess =
    balanceAfter(old.schedule, old.principal, months) - balanceAfter(fresh.schedule, fresh.principal, months);
  return value + owedLess / discount(months);
}

/** The new rate from which refinancing pays over the time the loan is kept; null where none does. */
export function payingRate(gainAt: (rate: number) => number, upTo: number): number | null {
  if (gainAt(0) <= 0) return null;
  let [low, high] = [0, Math.round(upTo * rateSteps)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (gainAt(middle / rateSteps) > 0) low = middle;
    else high = middle;
  }
  return low / rateSteps;
}
