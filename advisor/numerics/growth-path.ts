import { growthFactor } from '#advisor/numerics/annuity.ts';
import { depositsMade, valueAfterYears, type DepositPlan } from '#advisor/numerics/deposit-plan.ts';

/** Deposits that rise once a year and stop before the end, after which the money only grows. */
export interface GrowthPath extends DepositPlan {
  /** What the deposits rise by each year, in percent. */
  yearlyRise: number;
  /** How long money is put in. */
  savingYears: number;
}

/** What the path has become after so many years, and what was put in by then. */
export function pathAfter(path: GrowthPath, time: number): { value: number; contributed: number } {
  const { yearlyRise, savingYears, ...plan } = path;
  const saving = Math.min(time, savingYears);
  // Deposits that never change need no steps of a year.
  const step = yearlyRise === 0 ? Math.max(saving, 1) : 1;
  let value = plan.start;
  let contributed = plan.start;
  for (let from = 0; from < saving - 1e-9; from += step) {
    const span = Math.min(step, saving - from);
    const deposit = plan.deposit * growthFactor(yearlyRise / 100, from);
    value = valueAfterYears({ ...plan, start: value, deposit }, span);
    contributed += deposit * depositsMade(plan, span);
  }
  return { value: value * growthFactor(plan.yearlyPercent / 100, time - saving), contributed };
}
