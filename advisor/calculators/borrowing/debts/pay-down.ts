import { percentOf, type Cents } from '#advisor/quantities/cents.ts';

const monthsPerYear = 12;
/** A hundred years: a payoff that takes longer is refused. */
const longestMonths = 1200;

interface PaidDown {
  months: number;
  interest: Cents;
  /** What is owed after each month, from the start on. */
  owed: readonly Cents[];
}

/** The same payment every month on one debt whose yearly rate may change; null where it never ends. */
export function payDown(balance: Cents, rateIn: (month: number) => number, payment: Cents): PaidDown | null {
  const owed = [balance];
  let left = balance;
  let interest = 0;
  for (let month = 1; left > 0; month++) {
    if (month > longestMonths) return null;
    const charged = percentOf(left, rateIn(month) / monthsPerYear);
    interest += charged;
    left = Math.max(0, left + charged - payment);
    owed.push(left);
  }
  return { months: owed.length - 1, interest, owed };
}
