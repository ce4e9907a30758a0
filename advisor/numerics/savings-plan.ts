import { annuityFactor, futureValue, growthFactor } from '#advisor/numerics/annuity.ts';
import { solveRoot } from '#advisor/numerics/solve-root.ts';

/** A plan that puts `payment` on top of `start` in every period, solved for what is missing. Rates are fractions. */

/** The rate of a month that makes the given percent in a year: its twelfth root, not its twelfth. */
export function rateOfMonth(yearlyPercent: number): number {
  return growthFactor(yearlyPercent / 100, 1 / 12) - 1;
}

/** What has to be put in every period; negative where the start alone brings more than the target. */
export function paymentToReach(
  target: number,
  start: number,
  rate: number,
  periods: number,
  early = false,
): number {
  return (target - start * growthFactor(rate, periods)) / annuityFactor(rate, periods, early);
}

/** How many periods it takes, not rounded; null where the target is never reached. */
export function periodsToReach(
  target: number,
  start: number,
  payment: number,
  rate: number,
  early = false,
): number | null {
  if (target <= start) return 0;
  const paid = early ? payment * (1 + rate) : payment;
  // So near to no growth at all that the logarithms would have no digits left.
  if (Math.abs(rate) < 1e-12) return payment > 0 ? (target - start) / paid : null;
  const periods = Math.log1p(((target - start) * rate) / (start * rate + paid)) / Math.log1p(rate);
  return Number.isFinite(periods) && periods >= 0 ? periods : null;
}

/** The rate per period that reaches the target; null where none between losing all and elevenfold growth does. */
export function rateToReach(
  target: number,
  start: number,
  payment: number,
  periods: number,
  early = false,
): number | null {
  // Beyond this the growth factor is no longer a number.
  const highest = Math.min(10, Math.expm1(690 / periods));
  return solveRoot((rate) => futureValue(start, payment, rate, periods, early) - target, -1 + 1e-12, highest);
}
