import { yearOfCarInterest } from '#advisor/calculators/tax/deductions/car-loan-interest.ts';
import { creditFields } from '#advisor/calculators/tax/credits/credit-fields.ts';
import { deductionFields } from '#advisor/calculators/tax/deductions/deduction-fields.ts';
import type { z } from 'zod';
import { age, choice, count, flag, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { filingStatusField } from '#advisor/calculators/tax/household/filing-status-field.ts';
import { gainFields } from '#advisor/calculators/tax/gains/gain-fields.ts';
import { emptyHousehold, type Household } from '#advisor/calculators/tax/household/household.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { payFields } from '#advisor/calculators/tax/pay/pay-fields.ts';
import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';

/** The child tax credit ends with the year of this birthday. */
const agePastChildCredit = 17;
/** Children in college stay dependents until the year they turn 24. */
const lastDependentAge = 23;
export const childrenByAge = { role: 'age@child', from: 0, through: lastDependentAge } as const;

const otherIncomeRoles = (['rental_income', 'other_income', 'overtime', 'tips', 'bonus'] as const).flatMap(
  (role) => [role, `${role}@spouse`, `${role}@both`] as const,
);

/** The inputs of everything that works out a federal return. A calculator takes those it needs. */
export const householdFields = {
  filing_status: filingStatusField,
  age: age({
    label: 'Age at the end of the year',
    roles: ['age'],
    min: 0,
    max: 120,
    default: {
      value: emptyHousehold.age,
      reason: 'only the amounts for seniors and the limits of contributions depend on it',
    },
  }),
  spouse_age: age({
    label: 'Spouse’s age',
    roles: ['age@spouse'],
    matters: ({ filing_status: status }) => status === 'married_joint' || status === 'married_separate',
    min: 0,
    max: 120,
    default: {
      value: emptyHousehold.spouseAge,
      reason: 'only the amounts for seniors and the limits of contributions depend on it',
    },
  }),
  blind: count({
    label: 'Number of blind people on the return',
    min: 0,
    max: 2,
    default: nothingSaid('blindness is'),
  }),
  ...payFields,
  interest: moneyPerYear({
    label: 'Taxable interest',
    roles: ['interest_income', 'interest_income@spouse', 'interest_income@both'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('interest is'),
  }),
  tax_exempt_interest: moneyPerYear({
    label: 'Tax-exempt interest',
    roles: ['exempt_interest', 'exempt_interest@spouse', 'exempt_interest@both'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('municipal bonds are'),
  }),
  qualified_dividends: moneyPerYear({
    label: 'Qualified dividends',
    roles: ['dividend_income:qualified', 'dividend_income', 'dividend_income@spouse', 'dividend_income@both'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('dividends are'),
  }),
  other_dividends: moneyPerYear({
    label: 'Nonqualified dividends',
    min: 0,
    max: mostDollars,
    default: nothingSaid('other dividends are'),
  }),
  ...gainFields,
  retirement_income: moneyPerYear({
    label: 'Pension and retirement account income',
    roles: [
      'pension_income',
      'pension_income@spouse',
      'pension_income@both',
      'withdraw_amount',
      'withdraw_amount@spouse',
      'withdraw_amount@both',
    ],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('pension is'),
  }),
  // Before other income, which takes them where a calculator has no field for them.
  overtime_pay: moneyPerYear({
    label: 'Overtime pay',
    roles: ['overtime', 'overtime@spouse', 'overtime@both'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('overtime is'),
  }),
  tip_income: moneyPerYear({
    label: 'Tips',
    roles: ['tips', 'tips@spouse', 'tips@both'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('tips are'),
  }),
  other_income: moneyPerYear({
    label: 'Other ordinary income',
    roles: otherIncomeRoles,
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('other income is'),
  }),
  social_security: moneyPerYear({
    label: 'Social Security benefit for the year',
    roles: ['ss_income', 'ss_income@spouse', 'ss_income@both'],
    adds: true,
    min: 0,
    max: 1e6,
    default: nothingSaid('Social Security is'),
  }),
  lived_apart: flag({
    label: 'Married, filing separately, and lived apart all year',
    fact: 'flag=lived_apart',
    default: { value: false, reason: 'it matters only for separate returns with Social Security or an IRA' },
  }),
  pre_tax_401k: moneyPerYear({
    label: 'Yearly 401(k) contribution',
    roles: ['k401_contrib', 'k401_contrib@spouse', 'k401_contrib@both'],
    adds: true,
    min: 0,
    max: 1e6,
    default: nothingSaid('contributions are'),
  }),
  contribution_percent: percent({
    label: '401(k) contribution as a share of pay',
    roles: ['save_share'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'no contribution was named' },
  }),
  contribution_kind: choice<'pre_tax' | 'roth'>({
    label: 'Kind of 401(k) contribution',
    options: ['pre_tax', 'roth'],
    facts: { roth: 'account=roth_workplace' },
    default: { value: 'pre_tax', reason: 'most contributions are pre-tax' },
  }),
  hsa: moneyPerYear({
    label: 'HSA contribution',
    roles: ['hsa_contrib', 'hsa_contrib@spouse', 'hsa_contrib@both'],
    adds: true,
    min: 0,
    max: 1e5,
    default: nothingSaid('HSA is'),
  }),
  ira: moneyPerYear({
    label: 'Deductible traditional IRA contribution',
    roles: ['ira_contrib', 'ira_contrib@spouse', 'ira_contrib@both'],
    adds: true,
    min: 0,
    max: 1e5,
    default: nothingSaid('IRA contributions are'),
  }),
  student_interest: moneyPerYear({
    label: 'Student loan interest',
    roles: ['student_interest', 'student_interest@spouse', 'student_interest@both'],
    adds: true,
    min: 0,
    max: 1e6,
    default: nothingSaid('student loan interest is'),
  }),
  ...creditFields,
  ...deductionFields,
  children: count({
    label: 'Number of children',
    roles: ['n_children', 'n_children@both'],
    counts: childrenByAge,
    usual: { facts: { 'flag=one_child': 1 }, reason: 'one child is mentioned' },
    min: 0,
    max: 20,
    default: nothingSaid('children are'),
  }),
  grown_children: count({
    label: 'Number of children seventeen or older',
    counts: { role: 'age@child', from: agePastChildCredit, through: lastDependentAge },
    min: 0,
    max: 20,
    default: { value: 0, reason: 'no child is said to be older than sixteen' },
  }),
  other_dependents: count({
    label: 'Number of other dependents',
    roles: ['n_dependents'],
    min: 0,
    max: 20,
    default: nothingSaid('other dependents are'),
  }),
};

export type HouseholdInput = z.output<z.ZodObject<typeof householdFields>>;

const cents = (dollars: number | undefined) => toCents(dollars ?? 0);

/** What was given, in cents; what a calculator does not ask for is nothing. */
export function householdFrom(input: Partial<HouseholdInput>): Household {
  const wages = cents(input.wages) + cents(input.overtime_pay) + cents(input.tip_income);
  const into401k = cents(input.pre_tax_401k) + percentOf(wages, input.contribution_percent ?? 0);
  const isRoth = input.contribution_kind === 'roth';
  return {
    status: input.filing_status ?? emptyHousehold.status,
    age: input.age ?? emptyHousehold.age,
    spouseAge: input.spouse_age ?? emptyHousehold.spouseAge,
    blind: input.blind ?? 0,
    livedApart: input.lived_apart ?? false,
    wages,
    overtimePay: cents(input.overtime_pay),
    tips: cents(input.tip_income),
    spouseWages: cents(input.spouse_wages),
    selfEmployment: businessProfit(input),
    spouseSelfEmployment: spouseProfit(input),
    businessExpenses: cents(input.business_expenses) + cents(input.spouse_business_expenses),
    businessMiles: input.business_miles ?? 0,
    interest: cents(input.interest),
    taxExemptInterest: cents(input.tax_exempt_interest),
    qualifiedDividends: cents(input.qualified_dividends),
    otherDividends: cents(input.other_dividends),
    gains: {
      short: cents(input.short_gain) - cents(input.short_loss),
      long: cents(input.long_gain) - cents(input.long_loss),
      shortCarryover: cents(input.short_carryover),
      longCarryover: cents(input.long_carryover),
    },
    retirementIncome: cents(input.retirement_income),
    otherIncome: cents(input.other_income),
    socialSecurity: cents(input.social_security),
    preTax401k: isRoth ? 0 : into401k,
    roth401k: isRoth ? into401k : 0,
    preTax401kIsYours: (input.contribution_percent ?? 0) > 0,
    hsa: cents(input.hsa),
    ira: cents(input.ira),
    mortgageInterest: cents(input.mortgage_interest),
    itemizedInAll: cents(input.itemized),
    afterDeductions: input.after_deductions ?? false,
    stateLocalTaxes: cents(input.state_local_taxes),
    charity: cents(input.charity),
    studentInterest: cents(input.student_interest),
    carLoanInterest: cents(input.car_loan_interest) + yearOfCarInterest(input),
    childCare: cents(input.child_care),
    tuition: cents(input.tuition),
    students: input.students ?? 1,
    laterCourse: input.course === 'later',
    children: Math.max(0, (input.children ?? 0) - (input.grown_children ?? 0)),
    otherDependents: (input.other_dependents ?? 0) + Math.min(input.children ?? 0, input.grown_children ?? 0),
  };
}

/** What a business leaves of its revenue; without expenses it is told as profit. */
export function businessProfit(
  input: Partial<Pick<HouseholdInput, 'self_employment' | 'business_expenses'>>,
): Cents {
  return cents(input.self_employment) - cents(input.business_expenses);
}

function spouseProfit(
  input: Partial<Pick<HouseholdInput, 'spouse_self_employment' | 'spouse_business_expenses'>>,
): Cents {
  return cents(input.spouse_self_employment) - cents(input.spouse_business_expenses);
}

export const waysToTell401k = {
  fields: ['pre_tax_401k', 'contribution_percent'],
  problem: 'Give the 401(k) contribution as an amount or as a share of pay, not both.',
} as const;

export const waysToTellCarInterest = {
  fields: ['car_loan_interest', 'car_loan_balance'],
  problem: 'Give the car loan interest of the year or the balance of the loan, not both.',
} as const;

/** What no single field can see; a sentence, or null. */
export function checkHousehold(input: Partial<HouseholdInput>): string | null {
  const { filing_status: status = 'single', wages = 0, spouse_wages: spouseWages = 0 } = input;
  if (spouseWages + (input.spouse_self_employment ?? 0) > 0 && status !== 'married_joint') {
    return 'Your spouse’s pay belongs on a joint return: choose married filing jointly, or leave it out.';
  }
  if ((input.pre_tax_401k ?? 0) > wages + spouseWages) {
    return 'Contributions to a 401(k) come out of wages: they cannot be more than the wages.';
  }
  if (businessProfit(input) < 0 || spouseProfit(input) < 0) {
    return 'Expenses of a business come off its revenue: they cannot be more than that, for a loss is not counted here.';
  }
  if ((input.blind ?? 0) > 1 && status !== 'married_joint') {
    return 'Only a joint return has two people on it: how many are blind can be at most one.';
  }
  return null;
}
