import { futureValue, growthFactor } from '#advisor/numerics/annuity.ts';

/** What a stated yearly rate brings in a year when it is compounded `times` a year; both in percent. */
export function effectiveRate(statedPercent: number, times: number): number {
  return (growthFactor(statedPercent / 100 / times, times) - 1) * 100;
}

export interface DepositPlan {
  start: number;
  /** Of each deposit, not of a year. */
  deposit: number;
  perYear: number;
  /** What a year brings, in percent. */
  yearlyPercent: number;
  /** At the start of each period. */
  early: boolean;
}

/** Deposits come whole: a period that has only begun has brought none yet, unless they come early. */
export function depositsMade(
  { perYear, early }: Pick<DepositPlan, 'perYear' | 'early'>,
  time: number,
): number {
  // A hair of floating point below a whole number is that number.
  const periods = time * perYear;
  return early ? Math.ceil(periods - 1e-9) : Math.floor(periods + 1e-9);
}

/** What start and deposits have become after so many years. */
export function valueAfterYears(plan: DepositPlan, time: number): number {
  const { start, deposit, perYear, yearlyPercent, early } = plan;
  const yearly = yearlyPercent / 100;
  const perPeriod = growthFactor(yearly, 1 / perYear) - 1;
  const whole = depositsMade(plan, time);
  const deposits = futureValue(0, deposit, perPeriod, whole, early);
  return start * growthFactor(yearly, time) + deposits * growthFactor(yearly, time - whole / perYear);
}
