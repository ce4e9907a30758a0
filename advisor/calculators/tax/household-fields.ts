import type { z } from 'zod';
import { age, choice, count, flag, money, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { emptyHousehold, type Household } from '#advisor/calculators/tax/household.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import { toCents } from '#advisor/quantities/cents.ts';

const most = 1e9;
const nothingSaid = (what: string) => ({ value: 0, reason: `no ${what} mentioned` });

/** The inputs of everything that works out a federal return. A calculator takes those it needs. */
export const householdFields = {
  filing_status: choice<FilingStatus>({
    label: 'Filing status',
    cues: ['filing', 'file', 'status'],
    options: {
      single: ['single', 'unmarried', 'divorced', 'not married'],
      married_joint: [
        'married',
        'married filing jointly',
        'jointly',
        'joint',
        'mfj',
        'my wife',
        'my husband',
      ],
      married_separate: ['married filing separately', 'separately', 'mfs'],
      head_of_household: ['head of household', 'hoh', 'single parent', 'single mom', 'single dad'],
      surviving_spouse: ['surviving spouse', 'widow', 'widower', 'qualifying widow'],
    },
    default: { value: 'single', reason: 'no spouse is mentioned' },
  }),
  age: age({
    label: 'Your age at the end of the year',
    cues: ['age', 'years old', 'aged', 'i am', "i'm", 'turn'],
    min: 0,
    max: 120,
    default: { value: emptyHousehold.age, reason: 'only the amounts for seniors depend on it' },
  }),
  spouse_age: age({
    label: 'Your spouse’s age at the end of the year',
    cues: ['wife is', 'husband is', 'spouse is', 'spouse age'],
    min: 0,
    max: 120,
    default: { value: emptyHousehold.spouseAge, reason: 'only the amounts for seniors depend on it' },
  }),
  blind: count({
    label: 'How many of you are blind',
    cues: ['blind'],
    min: 0,
    max: 2,
    default: nothingSaid('blindness is'),
  }),
  wages: moneyPerYear({
    label: 'Wages before any deduction',
    cues: ['earn', 'make', 'salary', 'wages', 'income', 'paid', 'gross', 'w-2', 'job', 'a year'],
    min: 0,
    max: most,
    default: nothingSaid('wages are'),
  }),
  spouse_wages: moneyPerYear({
    label: 'Your spouse’s wages',
    cues: ['wife makes', 'husband makes', 'spouse makes', 'spouse earns', 'wife earns', 'husband earns'],
    min: 0,
    max: most,
    default: nothingSaid('wages of a spouse are'),
  }),
  self_employment: moneyPerYear({
    label: 'Profit from self-employment',
    cues: [
      'self-employed',
      'self-employment',
      'freelance',
      'side business',
      '1099',
      'profit',
      'gig',
      'contractor',
    ],
    min: 0,
    max: most,
    default: nothingSaid('business is'),
  }),
  interest: moneyPerYear({
    label: 'Taxable interest',
    cues: ['interest', 'savings interest', 'cd interest'],
    min: 0,
    max: most,
    default: nothingSaid('interest is'),
  }),
  tax_exempt_interest: moneyPerYear({
    label: 'Tax-exempt interest',
    cues: ['muni', 'municipal', 'tax-exempt interest', 'tax-free interest'],
    min: 0,
    max: most,
    default: nothingSaid('municipal bonds are'),
  }),
  qualified_dividends: moneyPerYear({
    label: 'Qualified dividends',
    cues: ['qualified dividends', 'dividends'],
    min: 0,
    max: most,
    default: nothingSaid('dividends are'),
  }),
  other_dividends: moneyPerYear({
    label: 'Dividends that are not qualified',
    cues: ['ordinary dividends', 'nonqualified dividends', 'non-qualified dividends', 'reit dividends'],
    min: 0,
    max: most,
    default: nothingSaid('other dividends are'),
  }),
  short_gain: money({
    label: 'Net short-term gain (a loss is negative)',
    cues: ['short-term gain', 'short term', 'held less than a year', 'day trading'],
    min: -most,
    max: most,
    default: nothingSaid('short-term sales are'),
  }),
  long_gain: money({
    label: 'Net long-term gain (a loss is negative)',
    cues: ['long-term gain', 'long term', 'capital gain', 'capital gains', 'gain', 'sold'],
    min: -most,
    max: most,
    default: nothingSaid('long-term sales are'),
  }),
  short_carryover: money({
    label: 'Short-term loss carried over from earlier years',
    cues: ['short-term carryover', 'short-term loss carryover'],
    min: 0,
    max: most,
    default: nothingSaid('earlier losses are'),
  }),
  long_carryover: money({
    label: 'Long-term loss carried over from earlier years',
    cues: ['carryover', 'carried over', 'loss carryforward', 'carryforward'],
    min: 0,
    max: most,
    default: nothingSaid('earlier losses are'),
  }),
  retirement_income: moneyPerYear({
    label: 'Taxable pensions and withdrawals from retirement accounts',
    cues: ['pension', 'ira withdrawal', 'withdraw', '401(k) withdrawal', 'annuity', 'distribution', 'rmd'],
    min: 0,
    max: most,
    default: nothingSaid('pension is'),
  }),
  other_income: moneyPerYear({
    label: 'Other ordinary income',
    cues: ['other income', 'unemployment', 'rent', 'rental', 'bonus'],
    min: 0,
    max: most,
    default: nothingSaid('other income is'),
  }),
  social_security: moneyPerYear({
    label: 'Social Security benefits',
    cues: ['social security', 'ss benefits', 'benefits', 'ssa'],
    min: 0,
    max: 1e6,
    default: nothingSaid('Social Security is'),
  }),
  lived_apart: flag({
    label: 'Married, filing separately, and lived apart all year',
    cues: ['lived apart', 'living apart'],
    default: { value: false, reason: 'it matters only for separate returns with Social Security' },
  }),
  pre_tax_401k: moneyPerYear({
    label: 'Pre-tax contributions to a 401(k) or similar plan',
    cues: ['401(k)', '401k', '403(b)', 'tsp', 'put in my 401k', 'contribute', 'deferral', 'pre-tax'],
    min: 0,
    max: 1e6,
    default: nothingSaid('contributions are'),
  }),
  hsa: moneyPerYear({
    label: 'HSA contributions',
    cues: ['hsa', 'health savings'],
    min: 0,
    max: 1e5,
    default: nothingSaid('HSA is'),
  }),
  ira: moneyPerYear({
    label: 'Deductible contributions to a traditional IRA',
    cues: ['traditional ira', 'ira contribution', 'deductible ira'],
    min: 0,
    max: 1e5,
    default: nothingSaid('IRA contributions are'),
  }),
  mortgage_interest: moneyPerYear({
    label: 'Mortgage interest',
    cues: ['mortgage interest'],
    min: 0,
    max: 1e7,
    default: nothingSaid('mortgage is'),
  }),
  state_local_taxes: moneyPerYear({
    label: 'State and local taxes paid',
    cues: ['salt', 'state tax', 'state and local', 'property tax', 'state income tax'],
    min: 0,
    max: 1e8,
    default: nothingSaid('state or property taxes are'),
  }),
  charity: moneyPerYear({
    label: 'Cash gifts to charity',
    cues: ['charity', 'donate', 'donations', 'charitable', 'gave'],
    min: 0,
    max: most,
    default: nothingSaid('gifts are'),
  }),
  children: count({
    label: 'Children who qualify for the child tax credit',
    cues: ['kids', 'children', 'child', 'kid'],
    min: 0,
    max: 20,
    default: nothingSaid('children are'),
  }),
  other_dependents: count({
    label: 'Other dependents',
    cues: ['other dependents', 'dependent parent', 'dependents'],
    min: 0,
    max: 20,
    default: nothingSaid('other dependents are'),
  }),
};

export type HouseholdInput = z.output<z.ZodObject<typeof householdFields>>;

const cents = (dollars: number | undefined) => toCents(dollars ?? 0);

/** What was given, in cents; what a calculator does not ask for is nothing. */
export function householdFrom(input: Partial<HouseholdInput>): Household {
  return {
    status: input.filing_status ?? emptyHousehold.status,
    age: input.age ?? emptyHousehold.age,
    spouseAge: input.spouse_age ?? emptyHousehold.spouseAge,
    blind: input.blind ?? 0,
    livedApart: input.lived_apart ?? false,
    wages: cents(input.wages),
    spouseWages: cents(input.spouse_wages),
    selfEmployment: cents(input.self_employment),
    interest: cents(input.interest),
    taxExemptInterest: cents(input.tax_exempt_interest),
    qualifiedDividends: cents(input.qualified_dividends),
    otherDividends: cents(input.other_dividends),
    gains: {
      short: cents(input.short_gain),
      long: cents(input.long_gain),
      shortCarryover: cents(input.short_carryover),
      longCarryover: cents(input.long_carryover),
    },
    retirementIncome: cents(input.retirement_income),
    otherIncome: cents(input.other_income),
    socialSecurity: cents(input.social_security),
    preTax401k: cents(input.pre_tax_401k),
    hsa: cents(input.hsa),
    ira: cents(input.ira),
    mortgageInterest: cents(input.mortgage_interest),
    stateLocalTaxes: cents(input.state_local_taxes),
    charity: cents(input.charity),
    children: input.children ?? 0,
    otherDependents: input.other_dependents ?? 0,
  };
}

/** What no single field can see; a sentence, or null. */
export function checkHousehold(input: Partial<HouseholdInput>): string | null {
  const { filing_status: status = 'single', wages = 0, spouse_wages: spouseWages = 0 } = input;
  if (spouseWages > 0 && status !== 'married_joint') {
    return 'Your spouse’s wages belong on a joint return: choose married filing jointly, or leave them out.';
  }
  if ((input.pre_tax_401k ?? 0) > wages + spouseWages) {
    return 'Pre-tax contributions come out of wages: they cannot be more than the wages.';
  }
  if ((input.blind ?? 0) > 1 && status !== 'married_joint') {
    return 'Only a joint return has two people on it: how many are blind can be at most one.';
  }
  return null;
}
