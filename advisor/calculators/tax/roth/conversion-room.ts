import { money } from '#advisor/calculators/define/fields.ts';
import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import { centsFigure } from '#advisor/calculators/tax/cents-figures.ts';
import {
  federalReturn,
  ordinarySchedule,
  type FederalReturn,
} from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import type { Household } from '#advisor/calculators/tax/household/household.ts';
import { roomInBracket } from '#advisor/calculators/tax/federal/rate-schedule.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents, type Cents } from '#advisor/quantities/cents.ts';

/** The traditional account that money comes from. */
export const accountToConvert = money({
  label: 'Balance of the traditional account',
  roles: ['bal_retirement', 'bal_retirement@spouse', 'bal_retirement@both'],
  adds: true,
  min: 0,
  max: 1e9,
  default: { value: 0, reason: 'no balance is mentioned' },
});

/** What stays in the account, and how long it takes at this pace; nothing where no balance is told. */
export function accountFigures(balance: Cents, converted: Cents): Figure[] {
  if (balance === 0 || converted === 0 || converted >= balance) return [];
  return [
    centsFigure('left_in_account', 'Left in the traditional account', balance - converted),
    figure(
      'years_to_convert',
      'Years to convert all of it at this pace',
      Math.ceil(balance / converted),
      'years',
    ),
  ];
}

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
