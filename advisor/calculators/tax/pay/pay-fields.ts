import { choice, count, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';

export const checksAYear = { yearly: 1, monthly: 12, twice_a_month: 24, every_two_weeks: 26, weekly: 52 };

/** How often checks come. */
export const paidField = choice<keyof typeof checksAYear>({
  label: 'Pay schedule',
  fact: 'paid',
  options: ['yearly', 'monthly', 'twice_a_month', 'every_two_weeks', 'weekly'],
  default: { value: 'every_two_weeks', reason: 'the most common way to be paid' },
});

const wages = {
  label: 'Yearly wages or salary',
  roles: ['wages', 'wages@both', 'agi', 'agi@both'],
  adds: true,
  min: 0,
  max: mostDollars,
  default: nothingSaid('wages are'),
} as const;

const anyIncome = [
  'spouse_wages',
  'self_employment',
  'retirement_income',
  'other_income',
  'social_security',
  'interest',
  'tax_exempt_interest',
  'qualified_dividends',
  'long_gain',
];

/** Pay beside which something else is taxed: without any income nobody can say at which rate. */
export const wagesBeside = moneyPerYear({
  ...wages,
  ask: 'what other income do you have this year',
  needed: (said) => ![...anyIncome, 'rate', 'no_other_income'].some((name) => said[name] !== undefined),
});

/** What work brings in. */
export const payFields = {
  wages: moneyPerYear(wages),
  spouse_wages: moneyPerYear({
    label: 'Spouse’s pay',
    roles: ['wages@spouse'],
    unless: 'status=divorced',
    min: 0,
    max: mostDollars,
    default: nothingSaid('wages of a spouse are'),
  }),
  self_employment: moneyPerYear({
    label: 'Self-employment income',
    roles: ['se_income'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('business is'),
  }),
  spouse_self_employment: moneyPerYear({
    label: 'Spouse’s self-employment income',
    roles: ['se_income@spouse'],
    unless: 'status=divorced',
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('business of a spouse is'),
  }),
  spouse_business_expenses: moneyPerYear({
    label: 'Spouse’s business expenses',
    roles: ['business_expenses@spouse'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('expenses of a spouse’s business are'),
  }),
  business_miles: count({
    label: 'Business miles',
    roles: ['miles'],
    min: 0,
    max: 500_000,
    default: nothingSaid('business miles are'),
  }),
  business_expenses: moneyPerYear({
    label: 'Business expenses',
    roles: ['business_expenses'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('expenses of a business are'),
  }),
};
