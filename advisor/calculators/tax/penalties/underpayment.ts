import { quarters } from '#advisor/calculators/tax/penalties/estimated-tax-dates.ts';
import { dayOf, simpleShare, type LateRates } from '#advisor/calculators/tax/penalties/late-interest.ts';
import type { Cents } from '#advisor/quantities/cents.ts';

/** When the payments for a tax year are due. Form 2210 counts from these days, on weekends too. */
export function dueDaysOf(year: number): number[] {
  return [dayOf(year, 4, 15), dayOf(year, 6, 15), dayOf(year, 9, 15), dayOf(year + 1, 1, 15)];
}

interface Payment {
  day: number;
  amount: Cents;
}

/**
 * Section 6654 for each quarter: what of its installment was unpaid, times the rate, for the days until it was paid. A
 * payment goes to the oldest installment first. `settled` is the day on which all the rest was paid.
 */
export function penaltiesByQuarter(
  { year, needed, paid, settled }: { year: number; needed: Cents; paid: readonly Payment[]; settled: number },
  rates: LateRates,
): number[] {
  const installment = needed / quarters;
  const inOrder = paid.toSorted((one, other) => one.day - other.day);
  return dueDaysOf(year).map((due, index) => {
    const unpaidOn = (day: number) => {
      const sum = inOrder.reduce((total, one) => (one.day <= day ? total + one.amount : total), 0);
      return Math.min(installment, Math.max(0, installment * (index + 1) - sum));
    };
    const changes = [due, ...inOrder.map(({ day }) => day).filter((day) => day > due && day < settled)];
    return changes.reduce((total, from, place) => {
      const until = changes[place + 1] ?? Math.max(due, settled);
      return total + (unpaidOn(from) * simpleShare(from, until, rates)) / 100;
    }, 0);
  });
}
