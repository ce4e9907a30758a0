import { growthFactor } from '#advisor/numerics/annuity.ts';
import { rateOfMonth } from '#advisor/numerics/savings-plan.ts';
import { solveRoot } from '#advisor/numerics/solve-root.ts';

const monthsPerYear = 12;
const [lowestReturn, highestReturn] = [-90, 100];

/** A pension that is paid at the end of each month from one age to another, and raised once a year. */
interface Pension {
  monthly: number;
  age: number;
  startAge: number;
  until: number;
  /** Percent a year. */
  raise: number;
}

/** The payments in order, each with the months from now until it comes. */
function* paymentsOf({ monthly, age, startAge, until, raise }: Pension) {
  const wait = (startAge - age) * monthsPerYear;
  const count = (until - startAge) * monthsPerYear;
  for (let paid = 0; paid < count; paid++) {
    const amount = monthly * growthFactor(raise / 100, Math.floor(paid / monthsPerYear));
    yield { month: wait + paid + 1, amount };
  }
}

/** What it is worth today to somebody whose money earns this return, percent a year. */
export function pensionValue(pension: Pension, rate: number): number {
  const growth = 1 + rateOfMonth(rate);
  let value = 0;
  for (const { month, amount } of paymentsOf(pension)) value += amount / growth ** month;
  return value;
}

/** What is paid altogether. */
export function pensionTotal(pension: Pension): number {
  return pensionValue(pension, 0);
}

/** The return a lump sum has to earn to pay the same; null where no sensible one does. */
export function breakEvenReturn(pension: Pension, lump: number): number | null {
  return solveRoot((rate) => pensionValue(pension, rate) - lump, lowestReturn, highestReturn);
}

/** The age at which a lump sum that pays the pension would be empty; null where it lasts to the end. */
export function lumpEmptyAt(pension: Pension, lump: number, rate: number): number | null {
  const growth = 1 + rateOfMonth(rate);
  let left = lump;
  for (const { month, amount } of paymentsOf(pension)) {
    left -= amount / growth ** month;
    if (left < 0) return pension.age + month / monthsPerYear;
  }
  return null;
}
