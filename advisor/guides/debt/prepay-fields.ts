import {
  age as ageField,
  choice,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import type { loanNames } from '#advisor/guides/debt/loan-told.ts';
import {
  cardDebtField,
  cashField,
  jobAtRiskField,
  noSavingsField,
  publicServiceField,
  said,
} from '#advisor/guides/debt/told-fields.ts';
import { loanSourceFields } from '#advisor/guides/retirement/inherited-plan.ts';
import { matchTermFields } from '#advisor/guides/investing/footing-fields.ts';

/** What a person who may prepay a loan tells of it, and of the rest of their money. */
export const prepayFields = {
  rate: percent({ label: 'Loan rate', roles: ['loan_rate'], min: 0, max: 60 }),
  other_rate: percent({ label: 'Rate of another loan', roles: ['loan_rate#2'], min: 0, max: 60 }),
  card: money({ label: 'Card balance', roles: ['debt_balance:card'], adds: true, min: 1, max: 1e7 }),
  mortgage: money({ label: 'Still owed on the house', roles: ['mortgage_balance'], min: 1, max: 1e8 }),
  balance: money({ label: 'Still owed', roles: ['debt_balance'], min: 1, max: 1e8 }),
  savings_rate: percent({ label: 'Rate of your savings', roles: ['rate_savings'], min: 0, max: 20 }),
  rate_tax: percent({ label: 'Tax bracket', roles: ['rate_tax', 'rate_tax@both'], min: 0, max: 60 }),
  cash: cashField,
  plan: money({
    label: 'Retirement savings',
    roles: ['bal_retirement', 'bal_retirement@both'],
    min: 1,
    max: 1e9,
  }),
  lump: money({ label: 'Money that came in', roles: ['lump_sum', 'lump_sum@both'], min: 1, max: 1e9 }),
  payment: moneyPerMonth({
    label: 'Payment on the loan',
    roles: ['debt_payment', 'mortgage_payment'],
    min: 1,
    max: 1e6,
  }),
  spending: moneyPerMonth({
    label: 'Monthly spending',
    roles: ['spend_needs', 'spend_needs@both', 'spend_total', 'spend_total@both'],
    min: 1,
    max: 1e6,
  }),
  cover: years({ label: 'Time that cash covers', roles: ['months_cover'], min: 0, max: 20 }),
  is_afraid: said('Stocks are frightening', 'flag=afraid'),
  is_widowed: said('Widowed', 'status=widowed'),
  paid_off: said('No mortgage', 'flag=no_mortgage'),
  maxes_out: said('Retirement accounts are filled', 'flag=maxes_out'),
  job_at_risk: jobAtRiskField,
  monthly: moneyPerMonth({
    label: 'Extra each month',
    roles: ['debt_extra', 'save_amount'],
    comes: 'month',
    min: 1,
    max: 1e6,
  }),
  age: ageField({ label: 'Age', roles: ['age'], min: 16, max: 110 }),
  retire: ageField({ label: 'Age you retire', roles: ['age_retire'], min: 30, max: 90 }),
  horizon: years({ label: 'Time until you retire', roles: ['horizon'], min: 0, max: 60 }),
  left: years({ label: 'Time left on the loan', roles: ['term_left'], min: 0, max: 50 }),
  thing: choice<keyof typeof loanNames>({
    label: 'The loan',
    options: ['mortgage', 'car', 'student', 'personal'],
    facts: {
      mortgage: 'loan=mortgage',
      car: 'loan=car',
      student: 'loan=student',
      personal: 'loan=personal',
    },
  }),
  has_card: cardDebtField,
  no_savings: noSavingsField,
  public_service: publicServiceField,
  price: money({ label: 'Price of the car', roles: ['car_price'], min: 1, max: 1e7 }),
  purchase: choice({ label: 'Still to buy', options: ['car'] }),
  ...loanSourceFields,
  band: choice({ label: 'About the rate', options: ['cheap', 'middle', 'costly'] }),
  match: choice({ label: 'Employer match', options: ['full', 'missed', 'none'], fact: 'match_taken' }),
  ...matchTermFields,
  income: moneyPerYear({ label: 'Your pay', roles: ['wages'], min: 1, max: 1e8 }),
  term: years({ label: 'Term of a new loan', roles: ['term'], min: 0.5, max: 40 }),
};
