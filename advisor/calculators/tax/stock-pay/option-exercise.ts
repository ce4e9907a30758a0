import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { emptyHousehold, type Household } from '#advisor/calculators/tax/household/household.ts';
import { tentativeMinimumTax } from '#advisor/calculators/tax/federal/minimum-tax.ts';
import { employeeTax } from '#advisor/calculators/tax/payroll/payroll-tax.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import type { Cents } from '#advisor/quantities/cents.ts';

export interface OptionPay {
  status: FilingStatus;
  wages: Cents;
  spouseWages: Cents;
}

const householdOf = (pay: OptionPay): Household => ({ ...emptyHousehold, ...pay });

/** The alternative minimum tax for exercising incentive options with this spread and keeping the shares. */
export function minimumTaxOn(spread: Cents, pay: OptionPay, facts: FactReader): Cents {
  const done = federalReturn(householdOf(pay), facts);
  const tentative = tentativeMinimumTax(pay.status, done, { adjustment: spread }, facts);
  return Math.max(0, tentative - done.onIncome.tax);
}

/** The largest number of options whose exercise leaves no minimum tax. */
export function sharesWithoutMinimumTax(
  spreadOfShare: Cents,
  pay: OptionPay,
  most: number,
  facts: FactReader,
): number {
  let [low, high] = [0, most + 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (minimumTaxOn(Math.round(spreadOfShare * middle), pay, facts) === 0) low = middle;
    else high = middle;
  }
  return low;
}

/** A sale before the holding periods are over: the spread, or the smaller gain, is pay; the rest is a short-term gain. */
export function earlySale(spread: Cents, gain: Cents, pay: OptionPay, facts: FactReader) {
  const ordinary = Math.max(0, Math.min(spread, gain));
  const household = householdOf(pay);
  const sold = {
    ...household,
    otherIncome: ordinary,
    gains: { ...household.gains, short: gain - ordinary },
  };
  return {
    ordinary,
    tax: federalReturn(sold, facts).totalTax - federalReturn(household, facts).totalTax,
  };
}

/** A sale after both holding periods, in a year with the same pay: all of it is a long-term gain. */
export function lateSale(spread: Cents, gain: Cents, credit: Cents, pay: OptionPay, facts: FactReader) {
  const household = householdOf(pay);
  const sold = federalReturn({ ...household, gains: { ...household.gains, long: gain } }, facts);
  const tentative = tentativeMinimumTax(pay.status, sold, { adjustment: -spread }, facts);
  return {
    tax: sold.totalTax - federalReturn(household, facts).totalTax,
    creditUsed: Math.min(credit, Math.max(0, sold.onIncome.tax - tentative)),
  };
}

/** Nonqualified options: the spread is wages on the day of the exercise, with Social Security and Medicare tax. */
export function taxAsWages(spread: Cents, pay: OptionPay, facts: FactReader): Cents {
  const taxesAt = (wages: Cents) => {
    const { socialSecurity, medicare } = employeeTax(wages, facts);
    return federalReturn(householdOf({ ...pay, wages }), facts).totalTax + socialSecurity + medicare;
  };
  return taxesAt(pay.wages + spread) - taxesAt(pay.wages);
}
