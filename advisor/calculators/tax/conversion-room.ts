import {
  federalReturn,
  ordinarySchedule,
  type FederalReturn,
} from '#advisor/calculators/tax/federal-tax-engine.ts';
import type { Household } from '#advisor/calculators/tax/household.ts';
import { roomInBracket } from '#advisor/calculators/tax/rate-schedule.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents, type Cents } from '#advisor/quantities/cents.ts';

export function converting(household: Household, taxable: Cents, facts: FactReader): FederalReturn {
  return federalReturn({ ...household, retirementIncome: household.retirementIncome + taxable }, facts);
}

/**
 * How much may be converted before ordinary income passes the top of a bracket: the present one where no rate is given.
 * More than the bracket itself seems to leave where a deduction is still unused, less where Social Security becomes
 * taxable along the way: hence the search.
 */
export function roomToConvert(
  household: Household,
  before: FederalReturn,
  facts: FactReader,
  rate?: number,
): Cents {
  const schedule = ordinarySchedule(household.status, facts);
  const income = before.onIncome.ordinaryIncome;
  const named = rate === undefined ? undefined : (schedule.tops[schedule.rates.indexOf(rate)] ?? Infinity);
  const top = named ?? income + roomInBracket(schedule, income);
  if (!Number.isFinite(top) || top < income) return 0;
  const fits = (amount: Cents) => converting(household, amount, facts).onIncome.ordinaryIncome <= top;
  let low = 0;
  let high = 2 * top + toCents(1e5);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
