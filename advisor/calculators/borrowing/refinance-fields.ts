import { flag, money, percent, years } from '#advisor/calculators/define/fields.ts';
import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';

const monthsPerYear = 12;

export const refinanceFields = {
  balance: money({
    label: 'Loan balance',
    ask: 'how much do you still owe on the loan',
    cues: ['owe', 'balance', 'left on', 'mortgage', 'loan', 'remaining', 'refinance'],
    min: 1,
    max: 1e9,
  }),
  rate: percent({
    label: 'Current rate',
    cues: [
      'current',
      'now',
      'from',
      'existing',
      'old',
      'currently',
      'at',
      'owe',
      'left at',
      'mine is',
      'my rate',
    ],
    min: 0,
    max: 25,
  }),
  years_left: years({
    label: 'Time left on the loan',
    cues: ['left', 'remaining', 'to go', 'years left'],
    min: 1 / monthsPerYear,
    max: 50,
    default: { value: 27, reason: 'an assumption: a thirty-year loan that is a few years old' },
  }),
  new_rate: percent({
    label: 'New rate',
    cues: [
      'new',
      'to',
      'refinance at',
      'refinance to',
      'refi to',
      'into',
      'offered',
      'lower',
      'get',
      'down to',
      'drop to',
      'go to',
      'switch to',
      'year at',
      'new rate',
      'fresh',
    ],
    min: 0,
    max: 25,
  }),
  new_years: years({
    label: 'Term of the new loan',
    cues: ['new', 'year loan', 'new term', 'into'],
    min: 1 / monthsPerYear,
    max: 50,
    default: { value: 30, reason: 'the most common term in the United States' },
  }),
  costs: money({
    label: 'Closing costs',
    cues: ['closing costs', 'costs', 'fees', 'points', 'cost'],
    min: 0,
    max: 1e7,
    default: { value: 6000, reason: 'a middle guess; ask the lender for the loan estimate' },
  }),
  costs_percent: percent({
    label: 'Closing costs, of the loan',
    cues: [
      'closing costs',
      'costs',
      'fees',
      'points',
      'point',
      'in costs',
      'in fees',
      'in closing costs',
      'of the loan',
      'of loan',
      'closing',
      'of the balance',
      'of the loan amount',
    ],
    onlyNamed: true,
    min: 0,
    max: 10,
    default: { value: 0, reason: 'the costs are an amount' },
  }),
  roll_in: flag({
    label: 'Add the costs to the new loan',
    cues: ['roll in', 'roll the costs', 'finance the costs', 'add to the loan', 'no cash'],
    default: { value: false, reason: 'the costs are paid in cash' },
  }),
  stay: years({
    label: 'Time you keep the new loan',
    cues: ['stay', 'keep', 'move', 'sell', 'plan to'],
    min: 1 / monthsPerYear,
    max: 50,
    default: { value: 8, reason: 'many owners move or refinance again within about that time' },
  }),
  discount: percent({
    label: 'Return your money could earn elsewhere',
    cues: ['discount', 'earn elsewhere', 'opportunity'],
    min: 0,
    max: 30,
    default: { value: 4, reason: 'about what safe savings have paid lately' },
  }),
};

/** In dollars, or as a share of the loan where that was given. */
export function costsOf({
  balance,
  costs,
  costs_percent: share,
}: Record<'balance' | 'costs' | 'costs_percent', number>): Cents {
  return share > 0 ? percentOf(toCents(balance), share) : toCents(costs);
}
