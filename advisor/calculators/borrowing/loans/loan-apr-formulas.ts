import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const loanAprFormulas: Formulas = {
  apr: 'The yearly rate at which {payments} payments of {payment} are worth the {amount_financed} you get, found by trial',
  note_rate: [
    'rate',
    'The yearly rate at which {payments} payments of {payment} are worth {amount}, found by trial',
  ],
  effective_rate: 'What an APR of {apr} comes to in a year with interest charged on interest',
  payment: ['installment', 'payment', 'The level payment for {amount}'],
  amount_financed: ['amount - fees', 'amount * (100% - fee_percent)', 'amount'],
  finance_charge: 'total_paid - amount_financed',
  total_paid: 'payment * payments',
  fees: ['fees', 'amount * fee_percent'],
  payments: ['payments', 'The payments of the term'],
};
