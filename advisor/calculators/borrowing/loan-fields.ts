import { money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';

const monthsPerYear = 12;

export const loanFields = {
  principal: money({
    label: 'Loan amount or price',
    ask: 'how much is the loan, or the price',
    cues: [
      'loan',
      'mortgage',
      'borrow',
      'borrowing',
      'owe',
      'balance',
      'principal',
      'finance',
      'financing',
      'car loan',
      'student loan',
      'price',
      'house',
      'home',
      'car',
      'truck',
      'card',
    ],
    min: 1,
    max: 1e9,
  }),
  rate: percent({
    label: 'Yearly interest rate',
    cues: ['rate', 'interest', 'apr', 'at', 'percent', 'fixed'],
    min: 0,
    max: 60,
  }),
  years: years({
    label: 'Term',
    ask: 'over how many years or months does it run',
    cues: [
      'years',
      'term',
      'over',
      'for',
      'months',
      'left',
      'remaining',
      'fixed',
      'year mortgage',
      'year loan',
    ],
    min: 1 / monthsPerYear,
    max: 50,
    usual: {
      value: 30,
      when: /\b(?:mortgages?|house|home loan|condo|townhouse|home (?:for|of|at|with|that)|(?:buy\w*|afford) (?:a |the )?home)\b/i,
      reason: 'the most common term of a mortgage in the United States; name yours if it differs',
    },
  }),
  extra: moneyPerMonth({
    label: 'Extra payment every month',
    cues: ['extra', 'additional', 'more', 'on top', 'overpay', 'prepay', 'add', 'each payment'],
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'only the regular payment is made' },
  }),
  lump_sum: money({
    label: 'Single extra payment now',
    cues: [
      'lump sum',
      'lump',
      'one-time',
      'one time',
      'once',
      'single payment',
      'bonus',
      'windfall',
      'inheritance',
      'tax refund',
      'extra payment of',
      'toward the principal',
      'toward principal',
      'to the principal',
      'to principal',
      'off the principal',
      'pay down',
      'paying down',
      'throw',
      'drop',
      'dump',
      'put toward',
      'right away',
    ],
    onlyNamed: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'nothing is paid at once' },
  }),
  down_payment: money({
    label: 'Down payment',
    cues: ['down', 'down payment', 'put down', 'money down', 'upfront'],
    onlyNamed: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'the whole amount is borrowed' },
  }),
  down_percent: percent({
    label: 'Down payment in percent',
    cues: ['% down', 'percent down', 'down payment of', 'put down'],
    min: 0,
    max: 99,
    default: { value: 0, reason: 'the whole amount is borrowed' },
  }),
  trade_in: money({
    label: 'Trade-in',
    cues: ['trade-in', 'trade in', 'trading in', 'trade', 'old car'],
    onlyNamed: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'nothing is traded in' },
  }),
  after_years: years({
    label: 'Time of the balance',
    cues: ['balance after', 'owe after', 'still owe', 'left after', 'owed after', 'after', 'into the loan'],
    min: 0,
    max: 50,
    default: { value: 0, reason: 'the balance along the way is not asked for' },
  }),
};

/** What is left of the price. A down payment in dollars goes before one in percent. */
export function borrowedFrom(input: {
  principal: number;
  down_payment: number;
  down_percent: number;
  trade_in: number;
}): number {
  const { principal, down_payment: dollars, down_percent: share, trade_in: traded } = input;
  return principal - (dollars > 0 ? dollars : (principal * share) / 100) - traded;
}
