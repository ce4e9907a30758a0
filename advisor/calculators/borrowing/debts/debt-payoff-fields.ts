import { debtNameField } from '#advisor/calculators/borrowing/debts/debt-name.ts';
import { loanCompoundingField } from '#advisor/calculators/borrowing/loans/loan-convention.ts';
import { besideFields } from '#advisor/calculators/borrowing/loans/payment-beside.ts';
import { list, money, moneyPerMonth, months, percent } from '#advisor/calculators/define/fields.ts';

/** Of a single debt, which needs no order, all that is told is what comes on top of its payment. */
function isOnlyExtraTold(said: Readonly<Record<string, unknown>>): boolean {
  const debts = Array.isArray(said.debts) ? (said.debts as readonly { minimum?: number }[]) : [];
  const isPaymentTold = ['budget', 'new_payment', 'target_months'].some((name) => said[name] !== undefined);
  return said.extra !== undefined && debts.length === 1 && !debts[0]!.minimum && !isPaymentTold;
}

/** Of several debts some have a payment and others none: it may be what is paid on one of them, or on all. */
function isAPaymentMissing(said: Readonly<Record<string, unknown>>): boolean {
  const debts = Array.isArray(said.debts) ? (said.debts as readonly { minimum?: number }[]) : [];
  const paid = debts.filter(({ minimum = 0 }) => minimum > 0).length;
  const isTotalTold = ['extra', 'minimums', 'target_months'].some((name) => said[name] !== undefined);
  return paid > 0 && paid < debts.length && !isTotalTold;
}

export const debtPayoffFields = {
  debts: list({
    label: 'List of debts',
    ask: 'what do you owe on each debt, and at what rate',
    min: 1,
    max: 30,
    items: {
      name: debtNameField,
      balance: money({
        label: 'Balance',
        roles: ['debt_balance', 'mortgage_balance', 'spend_item'],
        min: 0.01,
        max: 1e8,
      }),
      rate: percent({
        label: 'Yearly interest rate',
        roles: ['loan_rate'],
        min: 0,
        max: 100,
        byKind: { medical: 0, family: 0 },
      }),
      minimum: moneyPerMonth({
        label: 'Minimum payment',
        roles: ['debt_payment'],
        min: 0,
        max: 1e7,
        default: { value: 0, reason: 'no minimum payment was mentioned' },
      }),
    },
  }),
  new_payment: moneyPerMonth({
    label: 'New payment on your only debt',
    roles: ['debt_payment#2'],
    matters: ({ debts }) => Array.isArray(debts) && debts.length === 1,
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'the payment stays as it is' },
  }),
  budget: moneyPerMonth({
    label: 'Monthly budget for all debts',
    ask: 'how much can you pay each month in all',
    needed: isAPaymentMissing,
    roles: ['debt_budget', 'debt_payment', 'save_amount'],
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'the minimum payments, and what you pay extra' },
  }),
  minimums: moneyPerMonth({
    label: 'Total of the minimum payments',
    ask: 'what do you pay on it each month now, before the extra',
    needed: isOnlyExtraTold,
    roles: ['debt_payment'],
    adds: true,
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'the minimums of the debts, where they are given' },
  }),
  extra: moneyPerMonth({
    label: 'Extra payment every month',
    roles: ['debt_extra'],
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'no extra payment was mentioned' },
  }),
  lump_sum: money({
    label: 'Single payment now',
    roles: ['debt_extra', 'lump_sum'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'nothing is paid at once' },
  }),
  target_months: months({
    label: 'Time you want to be debt-free in',
    roles: ['time_payoff'],
    min: 0,
    max: 600,
    default: { value: 0, reason: 'no time was mentioned' },
  }),
  after_months: months({
    label: 'Time of the balance you ask about',
    roles: ['horizon'],
    min: 0,
    max: 600,
    default: { value: 0, reason: 'no time was mentioned' },
  }),
  compounding: loanCompoundingField,
  income: besideFields.income,
  take_home: besideFields.take_home,
};
