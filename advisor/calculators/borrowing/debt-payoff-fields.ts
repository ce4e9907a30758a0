import { list, money, moneyPerMonth, percent } from '#advisor/calculators/define/fields.ts';

export const debtPayoffFields = {
  debts: list({
    label: 'List of debts',
    ask: 'what do you owe on each debt, and at what rate',
    min: 1,
    max: 30,
    items: {
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
  budget: moneyPerMonth({
    label: 'Monthly budget for all debts',
    ask: 'how much can you pay on it each month',
    roles: ['debt_budget', 'debt_payment', 'save_amount'],
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'the minimum payments, and what you pay extra' },
  }),
  extra: moneyPerMonth({
    label: 'Extra payment every month',
    roles: ['debt_extra'],
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'no extra payment was mentioned' },
  }),
};
