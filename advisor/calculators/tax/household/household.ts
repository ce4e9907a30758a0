import type { GainsAndLosses } from '#advisor/calculators/tax/gains/capital-gains.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { Cents } from '#advisor/quantities/cents.ts';

/** Everything about a year that a federal return is made of here. Money in cents. */
export interface Household {
  status: FilingStatus;
  age: number;
  spouseAge: number;
  /** How many of the two are blind. */
  blind: number;
  /** Of a married person who files separately: lived apart all year. */
  livedApart: boolean;
  /** Before any deduction, 401(k) included. */
  wages: Cents;
  spouseWages: Cents;
  /** Parts of the wages: overtime at time and a half, and tips. */
  overtimePay: Cents;
  tips: Cents;
  /** Profit of your own business. */
  selfEmployment: Cents;
  spouseSelfEmployment: Cents;
  /** Driven for one's own business: they come off its profit at the standard rate. */
  businessMiles: number;
  /** What revenue was lowered by to come to that profit, where it was told. */
  businessExpenses: Cents;
  interest: Cents;
  taxExemptInterest: Cents;
  qualifiedDividends: Cents;
  otherDividends: Cents;
  gains: GainsAndLosses;
  /** Pensions, withdrawals and conversions from tax-deferred accounts. */
  retirementIncome: Cents;
  otherIncome: Cents;
  socialSecurity: Cents;
  preTax401k: Cents;
  /** Put into the 401(k) after tax, where none goes in before. */
  roth401k: Cents;
  /** A share of your own pay: a spouse has no part in it. */
  preTax401kIsYours: boolean;
  hsa: Cents;
  ira: Cents;
  /** What is told as income is what deductions have left of it. */
  afterDeductions: boolean;
  mortgageInterest: Cents;
  /** Itemized deductions of which only the sum is known, after every cap. */
  itemizedInAll: Cents;
  stateLocalTaxes: Cents;
  charity: Cents;
  studentInterest: Cents;
  /** Paid in the year on a car that qualifies. */
  carLoanInterest: Cents;
  /** What is paid for the care of children so that both can work. */
  childCare: Cents;
  /** What college cost in the year, paid with taxed money, for so many students. */
  tuition: Cents;
  students: number;
  /** True of courses after the first four years of college. */
  laterCourse: boolean;
  children: number;
  otherDependents: number;
}

export const emptyHousehold: Household = {
  status: 'single',
  age: 40,
  spouseAge: 40,
  blind: 0,
  livedApart: false,
  wages: 0,
  spouseWages: 0,
  overtimePay: 0,
  tips: 0,
  selfEmployment: 0,
  spouseSelfEmployment: 0,
  businessExpenses: 0,
  businessMiles: 0,
  interest: 0,
  taxExemptInterest: 0,
  qualifiedDividends: 0,
  otherDividends: 0,
  gains: { short: 0, long: 0, shortCarryover: 0, longCarryover: 0 },
  retirementIncome: 0,
  otherIncome: 0,
  socialSecurity: 0,
  preTax401k: 0,
  roth401k: 0,
  preTax401kIsYours: false,
  hsa: 0,
  ira: 0,
  afterDeductions: false,
  mortgageInterest: 0,
  itemizedInAll: 0,
  stateLocalTaxes: 0,
  charity: 0,
  studentInterest: 0,
  carLoanInterest: 0,
  childCare: 0,
  tuition: 0,
  students: 1,
  laterCourse: false,
  children: 0,
  otherDependents: 0,
};

/** Everything that came in, whether it is taxed or not; a loss on sales does not lower it. */
export function moneyIn(household: Household): Cents {
  const { gains } = household;
  return (
    household.wages +
    household.spouseWages +
    household.selfEmployment +
    household.spouseSelfEmployment +
    household.interest +
    household.taxExemptInterest +
    household.qualifiedDividends +
    household.otherDividends +
    Math.max(0, gains.short + gains.long) +
    household.retirementIncome +
    household.otherIncome +
    household.socialSecurity
  );
}
