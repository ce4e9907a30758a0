import type { z } from 'zod';
import { typicalTerms, usualTerm } from '#advisor/calculators/borrowing/loans/usual-term.ts';
import { besideFields, cashField } from '#advisor/calculators/borrowing/loans/payment-beside.ts';
import { money, moneyPerMonth, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import type { RoleId } from '#advisor/reader/roles.ts';
import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';
import {
  chargedRate,
  soleLoanCompoundingField,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';

const monthsPerYear = 12;
/** What somebody pays down on; a loan is what is left after that. */
const prices = [
  'car_price',
  'home_price',
  'goal_amount',
  'home_improvement',
  'spend_item',
] as const satisfies readonly RoleId[];

export const loanFields = {
  principal: money({
    label: 'Loan amount or price',
    ask: 'how much is the loan, or the price',
    roles: [
      'mortgage_balance',
      'debt_balance',
      'car_price',
      'home_price',
      'goal_amount',
      'home_improvement',
      'spend_item',
      'residual',
      'debt_balance@spouse',
      'debt_balance@child',
      'debt_balance@other',
    ],
    min: 1,
    max: 1e9,
  }),
  rate: percent({
    label: 'Yearly interest rate',
    roles: ['loan_rate'],
    min: 0,
    max: 400,
  }),
  years: years({
    label: 'Term',
    ask: 'over how many years or months does it run',
    roles: ['term_left', 'term', 'time_payoff'],
    min: 1 / monthsPerYear,
    max: 50,
    usual: usualTerm,
    typical: typicalTerms,
  }),
  payment: moneyPerMonth({
    label: 'Current monthly payment',
    roles: [
      'mortgage_payment',
      'debt_payment',
      'debt_payment@spouse',
      'debt_payment@child',
      'debt_payment@other',
    ],
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'the payment that ends the loan with its term' },
  }),
  yearly_extra: moneyPerYear({
    label: 'Extra payment once a year',
    roles: ['debt_extra', 'bonus', 'tax_bill', 'debt_extra@child'],
    comes: 'year',
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'nothing is paid once a year' },
  }),
  extra: moneyPerMonth({
    label: 'Extra payment every month',
    roles: ['debt_extra', 'debt_extra@child'],
    weighed: true,
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'only the regular payment is made' },
  }),
  lump_sum: money({
    label: 'Single extra payment',
    roles: ['debt_extra', 'lump_sum', 'bonus'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'nothing is paid at once' },
  }),
  lump_after: years({
    label: 'Time until the single payment',
    roles: ['horizon', 'time_stay'],
    beside: ['debt_extra', 'lump_sum', 'bonus'],
    min: 0,
    max: 50,
    default: { value: 0, reason: 'it is paid now' },
  }),
  down_payment: money({
    label: 'Down payment',
    roles: ['down_amount'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'the whole amount is borrowed' },
  }),
  down_percent: percent({
    label: 'Down payment in percent',
    roles: ['down_share'],
    beside: prices,
    min: 0,
    max: 99,
    default: { value: 0, reason: 'the whole amount is borrowed' },
  }),
  trade_in: money({
    label: 'Trade-in or rebate',
    roles: ['trade_in'],
    // What a car that is still being paid for is worth takes nothing off its loan.
    beside: ['car_price', 'spend_item'],
    adds: true,
    toldTwice: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'nothing is traded in' },
  }),
  target_years: years({
    label: 'Time you want it paid off in',
    roles: ['time_payoff'],
    min: 0,
    max: 50,
    default: { value: 0, reason: 'it runs its full term' },
  }),
  after_years: years({
    label: 'Time of the balance you ask about',
    roles: ['time_stay', 'horizon'],
    min: 0,
    max: 50,
    default: { value: 0, reason: 'the balance along the way is not asked for' },
  }),
  compare_rate: percent({
    label: 'Other rate to compare with',
    roles: ['loan_rate_new'],
    withTerm: true,
    min: 0,
    max: 400,
    default: { value: 0, reason: 'no other rate was mentioned' },
  }),
  full_term: years({
    label: 'Original term',
    roles: ['term'],
    above: 'years',
    min: 0,
    max: 50,
    default: { value: 0, reason: 'the term that is left counts' },
  }),
  price_paid: money({
    label: 'Price of what the loan paid for',
    // Of a loan whose balance is told: what the car cost back then is part of the story.
    roles: ['car_price', 'home_basis'],
    beside: ['debt_balance', 'mortgage_balance'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'the price isn’t asked about' },
  }),
  worth: money({
    label: 'Current value of what it paid for',
    roles: ['residual', 'bal_other', 'home_value'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'its value is not asked about' },
  }),
  compounding: soleLoanCompoundingField,
  cash: cashField,
  ...besideFields,
};

export type LoanInput = z.output<z.ZodObject<typeof loanFields>>;

/** What is left of the price. A down payment in dollars goes before one in percent. */
export function borrowedFrom(input: {
  principal: number;
  down_payment: number;
  down_percent: number;
  trade_in: number;
  price_paid?: number;
}): number {
  const {
    principal,
    down_payment: dollars,
    down_percent: share,
    trade_in: traded,
    price_paid: next = 0,
  } = input;
  // Who owes on the car that is traded in borrows the price of the next one and what is owed on the old.
  const isNext = traded > 0 && next > 0;
  const [price, rolledIn] = isNext ? [next, principal] : [principal, 0];
  return price + rolledIn - (dollars > 0 ? dollars : (price * share) / 100) - traded;
}

/** Of the first month. */
function interestOf(input: LoanInput): Cents {
  const rate = chargedRate(input.rate, input.compounding);
  return percentOf(
    toCents(Math.max(0, borrowedFrom(input) - (input.lump_after > 0 ? 0 : input.lump_sum))),
    rate / monthsPerYear,
  );
}

/** What to change where the numbers do not go together. */
export function loanProblem(input: LoanInput): string | null {
  if (borrowedFrom(input) < 1) return 'Down payment and trade-in leave nothing to borrow: make them smaller.';
  if (input.payment > 0 && toCents(input.payment) <= interestOf(input))
    return 'That payment doesn’t even cover the interest: give one for principal and interest together.';
  if (input.target_years > 0 && input.target_years >= input.years)
    return 'It’s paid off by then anyway: give a time shorter than the term.';
  return input.lump_sum > 0 && input.lump_after >= input.years
    ? 'The loan is paid off by then: give an earlier time for the single payment.'
    : null;
}

/**
 * A time within the loan's term; a longer one can't be when the balance is due. A time given with an
 * extra payment every month is when the balance is asked for.
 */
export function timeAskedOf({
  after_years: after,
  lump_after: then,
  lump_sum: lump,
  years: term,
}: Pick<LoanInput, 'after_years' | 'lump_after' | 'lump_sum' | 'years'>): number {
  const asked = after > 0 || lump > 0 ? after : then;
  return asked <= term ? asked : 0;
}

export const asksLater = (input: Parameters<typeof timeAskedOf>[0]): boolean => timeAskedOf(input) > 0;
