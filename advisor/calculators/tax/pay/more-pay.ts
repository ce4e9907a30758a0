import { federalReturn, ordinarySchedule } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { householdFrom, type HouseholdInput } from '#advisor/calculators/tax/household/household-fields.ts';
import { payLeft } from '#advisor/calculators/tax/pay/pay-left.ts';
import type { ToldState } from '#advisor/calculators/tax/state/state-of.ts';
import { employeeTax } from '#advisor/calculators/tax/payroll/payroll-tax.ts';
import { rateAt } from '#advisor/calculators/tax/federal/rate-schedule.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, toCents } from '#advisor/quantities/cents.ts';

interface MorePay {
  wages: number;
  new_pay: number;
  raise: number;
  raise_percent: number;
  bonus: number;
  overtime: number;
  tips: number;
  spouse_extra: number;
  side_income: number;
}

/** "My 3% raise is $1,650": the pay follows from the two. */
export function withPay<T extends MorePay>(input: T): T {
  const { wages, raise, raise_percent: share } = input;
  return wages === 0 && raise > 0 && share > 0 ? { ...input, wages: (raise / share) * 100 } : input;
}

/** What one's own job pays more in a year, before taxes, but for overtime and tips. */
function ownExtra({ wages, new_pay: next, raise, raise_percent: share, bonus }: MorePay): number {
  const steady = next > 0 ? next - wages : raise > 0 ? raise : (wages * share) / 100;
  return steady + bonus;
}

export const extraOf = (input: MorePay) =>
  ownExtra(input) + input.overtime + input.tips + input.spouse_extra + input.side_income;

/** The household with the extra pay. */
export function withExtra<T extends MorePay & { spouse_wages: number }>(input: T) {
  return {
    ...input,
    wages: input.wages + ownExtra(input),
    overtime_pay: input.overtime,
    tip_income: input.tips,
    spouse_wages: input.spouse_wages + input.spouse_extra,
    self_employment: input.side_income,
  };
}

/** Everything that is taken from a year's pay. */
export function takenFrom(input: Partial<HouseholdInput> & { state?: ToldState }, facts: FactReader) {
  const household = householdFrom(input);
  const { totalTax, contributions, deductions, onIncome, selfEmployment } = federalReturn(household, facts);
  const payroll = [household.wages, household.spouseWages].map((wages) => employeeTax(wages, facts));
  return {
    tax: totalTax - selfEmployment.tax,
    stateTax: payLeft({ ...input, wages: input.wages ?? 0, benefits: 0 }, facts).stateTax,
    payroll: payroll.reduce(
      (sum, { socialSecurity, medicare }) => sum + socialSecurity + medicare,
      selfEmployment.tax,
    ),
    saved: contributions.into401k.yours + contributions.into401k.spouses,
    deducted: { overtime: deductions.overtime, tips: deductions.tips },
    bracket: rateAt(ordinarySchedule(household.status, facts), onIncome.ordinaryIncome),
  };
}

type Taken = ReturnType<typeof takenFrom>;

/** Without a salary: the rate that was named, or the flat one of a bonus, and Social Security and Medicare. */
export function takenAtRate(extra: number, rate: number, facts: FactReader): [before: Taken, after: Taken] {
  const { socialSecurity, medicare } = employeeTax(toCents(extra), facts);
  const deducted = { overtime: 0, tips: 0 };
  const nothing = { tax: 0, stateTax: 0, payroll: 0, saved: 0, deducted, bracket: rate };
  return [nothing, { ...nothing, tax: percentOf(toCents(extra), rate), payroll: socialSecurity + medicare }];
}
