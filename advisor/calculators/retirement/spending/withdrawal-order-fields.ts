import { age, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { spendingRoles } from '#advisor/calculators/retirement/spending/savings-roles.ts';
import { householdFields } from '#advisor/calculators/tax/household/household-fields.ts';
import { ledger } from '#advisor/facts/ledger.ts';

/** The brackets that may be filled: the highest has no top. */
export const bracketRates: readonly number[] = ledger.income_tax_rates.values[2024].slice(0, -1);

/** Most people can have Social Security from this age on, and nearly all claim it by this one. */
const [earliestClaim, usualClaim] = [62, 67];

export const withdrawalOrderFields = {
  taxable: money({
    label: 'Taxable account',
    ask: 'how much is in your taxable account',
    roles: ['bal_brokerage', 'bal_brokerage@spouse', 'bal_brokerage@both', 'bal_cash', 'bal_cash@both'],
    adds: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'no taxable account is mentioned' },
  }),
  traditional: money({
    label: 'Traditional 401(k) and IRA',
    ask: 'how much is in your traditional 401(k) and IRA',
    roles: ['bal_retirement', 'bal_retirement@spouse', 'bal_retirement@both'],
    adds: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'no traditional account is mentioned' },
  }),
  roth: money({
    label: 'Roth accounts',
    ask: 'how much is in your Roth accounts',
    roles: ['bal_roth', 'bal_roth@spouse', 'bal_roth@both'],
    adds: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'no Roth account is mentioned' },
  }),
  spending: moneyPerYear({
    label: 'Yearly spending after tax',
    ask: 'how much do you spend in a year',
    roles: spendingRoles,
    min: 1,
    max: 1e7,
  }),
  age: age({ label: 'Your age', roles: ['age', 'age_retire', 'age@both'], min: 50, max: 100 }),
  spouse_age: age({
    label: 'Spouse’s age',
    roles: ['age@spouse'],
    matters: ({ filing_status: status }) => status === 'married_joint',
    min: 0,
    max: 120,
    default: {
      value: 65,
      reason: 'the same as yours',
      by: ({ age: own }) => (typeof own === 'number' ? own : undefined),
    },
  }),
  filing_status: householdFields.filing_status,
  social_security: moneyPerYear({
    label: 'Social Security for the year',
    roles: ['ss_income', 'ss_income@spouse', 'ss_income@both'],
    adds: true,
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'no Social Security is mentioned' },
  }),
  claim_age: age({
    label: 'Age when Social Security starts',
    roles: ['age_claim', 'age_claim@both'],
    matters: ({ social_security: benefits }) => typeof benefits === 'number' && benefits > 0,
    min: 50,
    max: 100,
    default: {
      value: usualClaim,
      reason: 'now if you are old enough, or else at full retirement age',
      by: ({ age: own }) => (typeof own === 'number' && own >= earliestClaim ? own : undefined),
    },
  }),
  pension: moneyPerYear({
    label: 'Pension and other taxed income',
    roles: ['pension_income', 'pension_income@spouse', 'pension_income@both', 'other_income'],
    adds: true,
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'no pension is mentioned' },
  }),
  gain_share: percent({
    label: 'Share of the taxable account that is gain',
    min: 0,
    max: 100,
    default: { value: 30, reason: 'common for an account of some years' },
  }),
  return: percent({
    label: 'Yearly return',
    market: true,
    roles: ['rate_return'],
    min: -10,
    max: 20,
    default: { value: 5, reason: 'a mixed portfolio' },
  }),
  inflation: percent({
    label: 'Inflation',
    roles: ['rate_inflation'],
    min: 0,
    max: 15,
    default: { value: 2.5, reason: 'near its long-run average' },
  }),
  bracket: percent({
    label: 'Bracket to fill from the traditional account',
    roles: ['rate_tax'],
    min: 10,
    max: 35,
    default: { value: 12, reason: 'the last one before the rates rise steeply' },
  }),
  until_age: age({
    label: 'Age to plan to',
    roles: ['age_until', 'age_until@both'],
    min: 51,
    max: 120,
    default: { value: 95, reason: 'few live longer' },
  }),
  rate_later: percent({
    label: 'Tax rate on what is left in the traditional account',
    roles: ['rate_tax_later'],
    min: 0,
    max: 50,
    default: { value: 22, reason: 'the bracket of many heirs' },
  }),
};
