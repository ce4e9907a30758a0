import { flag, money, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';

/** What a household may deduct in place of the standard deduction. */
export const deductionFields = {
  after_deductions: flag({
    label: 'Income after all deductions',
    fact: 'flag=income_is_after_deductions',
    default: { value: false, reason: 'income is usually given before deductions' },
  }),
  mortgage_interest: moneyPerYear({
    label: 'Mortgage interest',
    roles: ['mortgage_interest', 'mortgage_interest@both'],
    adds: true,
    min: 0,
    max: 1e7,
    default: nothingSaid('mortgage is'),
  }),
  itemized: moneyPerYear({
    label: 'Total itemized deductions',
    roles: ['itemized'],
    min: 0,
    max: 1e7,
    default: nothingSaid('such sum is'),
  }),
  state_local_taxes: moneyPerYear({
    label: 'State and local tax paid',
    roles: ['state_tax', 'state_tax@spouse', 'state_tax@both', 'property_tax', 'property_tax@both'],
    adds: true,
    min: 0,
    max: 1e8,
    default: nothingSaid('state or property taxes are'),
  }),
  charity: moneyPerYear({
    label: 'Cash gifts to charity',
    roles: ['charity', 'charity@spouse', 'charity@both'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('gifts are'),
  }),
  car_loan_interest: moneyPerYear({
    label: 'Interest paid on a new American-made car',
    roles: ['car_interest', 'car_interest@spouse', 'car_interest@both'],
    adds: true,
    min: 0,
    max: 1e6,
    default: nothingSaid('car loan interest is'),
  }),
  car_loan_balance: money({
    label: 'Loan on a new American-made car',
    roles: ['debt_balance:car'],
    min: 0,
    max: 1e6,
    default: nothingSaid('car loan is'),
  }),
  car_loan_rate: percent({
    label: 'Car loan rate',
    roles: ['loan_rate'],
    beside: ['debt_balance'],
    matters: ({ car_loan_balance: balance }) => Number(balance ?? 0) > 0,
    min: 0,
    max: 60,
    default: { value: 0, reason: 'no rate is told, so no interest is counted' },
  }),
  car_loan_years: years({
    label: 'Years left on the car loan',
    roles: ['term_left', 'term'],
    beside: ['debt_balance'],
    matters: ({ car_loan_balance: balance }) => Number(balance ?? 0) > 0,
    min: 1,
    max: 12,
    default: { value: 5, reason: 'car loans often run for five years' },
  }),
};
