import { moneyPerMonth, money, percent, years } from '#advisor/calculators/define/fields.ts';
import { loanCompoundingField } from '#advisor/calculators/borrowing/loans/loan-convention.ts';

const usualTerm = 30;

/** A loan whose rate is fixed at first, as people tell it. */
export const adjustableRateFields = {
  loan: money({
    label: 'Amount borrowed, or owed when the rate changes',
    ask: 'how much did you borrow',
    roles: ['mortgage_balance', 'debt_balance:mortgage', 'debt_balance', 'home_price'],
    min: 1,
    max: 1e9,
  }),
  rate: percent({
    label: 'First rate',
    ask: 'what is the rate until it changes',
    roles: ['loan_rate'],
    min: 0,
    max: 25,
  }),
  new_rate: percent({
    label: 'Rate after the change',
    roles: ['loan_rate_new', 'loan_rate#2'],
    min: 0,
    max: 25,
    default: {
      value: 0,
      reason: 'the highest rate that the cap allows',
      by: ({ rate, first_cap: cap, life_cap: life }) => {
        const most = Math.min(Number(cap) || Infinity, Number(life) || Infinity);
        return typeof rate === 'number' && most < Infinity ? rate + most : undefined;
      },
    },
    needed: ({ first_cap: cap, life_cap: life }) => !cap && !life,
  }),
  fixed_years: years({
    label: 'Time the first rate is fixed',
    // "A seven-year ARM": a short term is that of the first rate.
    roles: ['horizon', 'time_stay', 'time_held', 'term'],
    min: 0,
    max: 15,
    default: { value: 0, reason: 'the amount is what you owe when the rate changes' },
  }),
  years: years({
    label: 'Full term of the loan',
    roles: ['term', 'term_left'],
    min: 1,
    max: 50,
    default: { value: usualTerm, reason: 'the most common term in the United States' },
  }),
  years_left: years({
    label: 'Time left when the rate changes',
    roles: ['term_left'],
    min: 0,
    max: 50,
    default: { value: 0, reason: 'the term less the time the first rate is fixed' },
  }),
  first_cap: percent({
    label: 'Most the rate can rise at the first change, in points',
    roles: ['rate_change', 'limit_share'],
    min: 0,
    max: 15,
    default: { value: 0, reason: 'no cap was mentioned' },
  }),
  life_cap: percent({
    label: 'Most the rate can ever rise, in points',
    roles: ['rate_change#2', 'limit_share#2'],
    min: 0,
    max: 20,
    default: { value: 0, reason: 'no cap was mentioned' },
  }),
  extra: moneyPerMonth({
    label: 'Extra payment every month until then',
    roles: ['debt_extra'],
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'only the regular payment is made' },
  }),
  compounding: loanCompoundingField,
};
