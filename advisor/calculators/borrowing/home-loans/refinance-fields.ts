import type { z } from 'zod';
import { loanCompoundingField } from '#advisor/calculators/borrowing/loans/loan-convention.ts';
import { besideFields } from '#advisor/calculators/borrowing/loans/payment-beside.ts';
import { flag, money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';

const monthsPerYear = 12;
/** Loans for cars and the like have no more years left, and no closing costs. */
const shortLoan = 7;
const smallLoan = 60_000;
const usualStay = 8;

const isAmount = (value: unknown) => typeof value === 'number' && value > 0;

/** The drop of the payment, or the payment now and the new one: they say by themselves how long the costs take to come back. */
function tellsDrop({
  payment_now: now,
  new_payment: next,
  saving,
}: Readonly<Record<string, unknown>>): boolean {
  return isAmount(saving) || (isAmount(now) && isAmount(next));
}

export const refinanceFields = {
  balance: money({
    label: 'Loan balance',
    ask: 'how much do you still owe on the loan',
    roles: ['mortgage_balance', 'debt_balance'],
    min: 0,
    max: 1e9,
    needed: (said) => !tellsDrop(said),
    default: {
      value: 0,
      reason: 'how much the payment drops is given, and it tells when the costs are back',
    },
  }),
  rate: percent({
    label: 'Current rate',
    roles: ['loan_rate'],
    min: 0,
    max: 100,
    usual: {
      reason: 'not known; the payment you make now tells what the new loan saves',
      by: (said) => {
        const { payment_now: paid, new_rate: offered } = said;
        if (typeof paid === 'number' && paid > 0 && typeof offered === 'number') return offered;
        return tellsDrop(said) ? 0 : undefined;
      },
    },
  }),
  years_left: years({
    label: 'Time left on the loan',
    roles: ['term_left'],
    min: 1 / monthsPerYear,
    max: 50,
    default: { value: 27, reason: 'an assumption: a thirty-year loan that is a few years old' },
  }),
  new_rate: percent({
    label: 'New rate',
    roles: ['loan_rate_new', 'loan_rate#2'],
    belowBy: { role: 'rate_change', of: 'loan_rate' },
    min: 0,
    max: 100,
    usual: {
      reason: 'the only rate you gave, beside the payment you make now',
      by: (said) => {
        const { payment_now: paid, rate } = said;
        if (typeof paid === 'number' && paid > 0 && typeof rate === 'number') return rate;
        return tellsDrop(said) ? 0 : undefined;
      },
    },
  }),
  new_years: years({
    label: 'Term of the new loan',
    roles: ['term'],
    min: 1 / monthsPerYear,
    max: 50,
    default: {
      value: 30,
      reason: 'the time left on a short loan; otherwise the most common term in the United States',
      by: ({ years_left: left }) => (typeof left === 'number' && left <= shortLoan ? left : undefined),
    },
  }),
  costs: money({
    label: 'Closing costs',
    roles: ['closing_costs', 'fee_amount'],
    adds: true,
    min: 0,
    max: 1e7,
    default: {
      value: 6000,
      reason: 'a middle guess for a mortgage, nothing for a car or personal loan; ask the lender',
      by: ({ balance, years_left: left }) =>
        (typeof left === 'number' && left <= shortLoan) ||
        (typeof balance === 'number' && balance < smallLoan)
          ? 0
          : undefined,
    },
  }),
  costs_percent: percent({
    label: 'Closing costs as a share of the loan',
    roles: ['closing_rate', 'points', 'transfer_fee'],
    min: 0,
    max: 10,
    default: { value: 0, reason: 'the costs are an amount' },
  }),
  roll_in: flag({
    label: 'Costs rolled into the new loan',
    fact: 'flag=roll_in_costs',
    default: { value: false, reason: 'the costs are paid in cash' },
  }),
  stay: years({
    label: 'Time you keep the new loan',
    roles: ['time_stay'],
    min: 1 / monthsPerYear,
    max: 50,
    default: {
      value: 8,
      reason: 'many owners move or refinance again within about that time; a short loan is kept to its end',
      by: ({ years_left: left }) => (typeof left === 'number' && left < usualStay ? left : undefined),
    },
  }),
  discount: percent({
    label: 'Return your money could earn elsewhere',
    roles: ['rate_return', 'rate_savings'],
    min: 0,
    max: 30,
    default: { value: 4, reason: 'about what safe savings have paid lately' },
  }),
  payment_now: moneyPerMonth({
    label: 'Current monthly payment',
    roles: ['mortgage_payment', 'debt_payment'],
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'worked out from the loan' },
  }),
  new_payment: moneyPerMonth({
    label: 'New monthly payment',
    roles: ['mortgage_payment#2', 'debt_payment#2'],
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'worked out from the new loan' },
  }),
  saving: moneyPerMonth({
    label: 'Drop in the payment',
    roles: ['save_amount'],
    comes: 'month',
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'worked out from the payments' },
  }),
  value: money({
    label: 'Value of the home',
    roles: ['home_value'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'the value isn’t asked about' },
  }),
  compounding: loanCompoundingField,
  income: besideFields.income,
  take_home: besideFields.take_home,
};

export type RefinanceInput = z.output<z.ZodObject<typeof refinanceFields>>;

/** What lower payments come to by the time somebody leaves, less what the new loan costs; balances are left out. */
export const paymentsLessCosts = (dollars: number): Figure =>
  figure('payments_less_costs', 'Lower payments by the time you leave, less the costs', dollars, 'usd', {
    labelBelowZero: 'Costs that lower payments haven’t covered by the time you leave',
  });

/** Where the costs are in the new loan, its payment already pays for them: what has to cover them is the drop without them. */
export const savingWithoutCosts = (dollars: number): Figure =>
  figure(
    'saving_without_costs',
    'Drop in the payment before the costs are rolled in',
    dollars,
    'usd_per_month',
    { decimals: 2, labelBelowZero: 'Rise in the payment before the costs are rolled in' },
  );

export interface RefinanceDetail {
  breakeven: Figure | null;
  truly: Figure | null;
  npv: Figure;
  monthly: Figure;
  payments: readonly Figure[];
  interest: Figure;
  price: Figure;
  target: Figure | null;
}

/** Without `known` only the payment of the present loan is told, and neither its rate nor what it will cost. */
export interface RefinanceOutcome {
  known: RefinanceDetail | null;
  /** Of the payments themselves nothing, where only the drop was told. */
  byPayment?: Record<'saving' | 'kept' | 'price', Figure> &
    Record<'now' | 'fresh' | 'interest' | 'breakeven', Figure | null>;
  byYear: readonly { year: number; gain: number }[];
}

/** In dollars, or as a share of the loan where that was given. */
export function costsOf({
  balance,
  costs,
  costs_percent: share,
}: Record<'balance' | 'costs' | 'costs_percent', number>): Cents {
  return share > 0 ? percentOf(toCents(balance), share) : toCents(costs);
}

/** Nothing but the drop of the payment is known. */
export const isBySaving = ({ balance, saving }: Record<'balance' | 'saving', number>): boolean =>
  balance === 0 && saving > 0;

/** True where of the present loan only its payment or the drop is known, and not its rate. */
export function isByPayment(
  input: Record<'balance' | 'rate' | 'new_rate' | 'payment_now' | 'new_payment' | 'saving', number>,
): boolean {
  if (isBySaving(input)) return true;
  return (
    input.payment_now > 0 && (input.rate === input.new_rate || (input.balance === 0 && input.new_payment > 0))
  );
}

/** What to give where nothing tells what the new loan changes. */
export function refinanceProblem(input: RefinanceInput): string | null {
  const isByBoth = input.payment_now > 0 && input.new_payment > 0;
  return input.balance === 0 && !isByBoth && input.saving === 0
    ? 'Give what you still owe on the loan, the payment you make now and the new one, or how much it drops.'
    : null;
}
