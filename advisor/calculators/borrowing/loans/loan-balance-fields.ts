import { typicalTerms, usualTerm } from '#advisor/calculators/borrowing/loans/usual-term.ts';
import { loanFields } from '#advisor/calculators/borrowing/loans/loan-fields.ts';
import { count, money, years } from '#advisor/calculators/define/fields.ts';

const monthsPerYear = 12;

/** A loan as it was taken out, and the time behind or ahead that is asked about. */
export const loanBalanceFields = {
  principal: money({
    label: 'Amount borrowed at the start, or price',
    ask: 'how much did you borrow',
    roles: [
      'mortgage_balance',
      'debt_balance',
      'car_price',
      'home_price',
      'spend_item',
      'home_improvement',
      'debt_balance@spouse',
      'debt_balance@child',
      'debt_balance@other',
    ],
    min: 1,
    max: 1e9,
  }),
  rate: loanFields.rate,
  years: years({
    label: 'Full term of the loan',
    ask: 'over how many years or months does it run',
    roles: ['term', 'term_left'],
    min: 1 / monthsPerYear,
    max: 50,
    usual: usualTerm,
    typical: typicalTerms,
  }),
  payments_made: count({
    label: 'Number of payments made by then',
    roles: ['n_periods'],
    min: 0,
    max: 600,
    default: { value: 0, reason: 'counted from the time' },
  }),
  paid_years: years({
    label: 'Time of payments by then',
    ask: 'after how many years or payments',
    roles: ['time_held', 'time_stay', 'horizon'],
    min: 0,
    max: 50,
    usual: {
      reason: 'the number of payments made',
      by: ({ payments_made: made }) =>
        typeof made === 'number' && made > 0 ? made / monthsPerYear : undefined,
    },
  }),
  years_left: years({
    label: 'Time left, where the amount is what you owe now',
    roles: ['term_left'],
    min: 0,
    max: 50,
    default: { value: 0, reason: 'the amount is what was borrowed at the start' },
  }),
  payment: loanFields.payment,
  extra: loanFields.extra,
  down_payment: loanFields.down_payment,
  down_percent: loanFields.down_percent,
  trade_in: loanFields.trade_in,
  worth: loanFields.worth,
  compounding: loanFields.compounding,
};
