import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { besideFormulas } from '#advisor/calculators/borrowing/loans/payment-beside.ts';
import { effectiveRateFormula } from '#advisor/calculators/borrowing/loans/loan-convention.ts';

/** How the figures come about. */
export const balanceTransferFormulas: Formulas = {
  ...besideFormulas('payment'),
  saved: ['interest_now - cost_with', 'cost_with - interest_now'],
  interest_now: 'Paying {payment} on {balance} at {rate}: each month’s interest, added up',
  cost_with: 'fee + "Interest on the new card"',
  fee: ['fee', 'balance * fee_percent', 'Transfer fee on a balance of {balance}, rounded to cents'],
  months_with:
    'Months of {payment} until {"Owed on the new card"} is gone: {intro_rate} for {intro_months}, then {later_rate}',
  months_now: 'Months of {payment} until {balance} is gone at {rate}',
  left_after_intro:
    'What is left of {"Owed on the new card"} after {intro_months} of {payment} at {intro_rate}',
  payment_to_clear:
    'The level payment that clears {"Owed on the new card"} in {intro_months} at {intro_rate}, rounded up to a dollar',
  payment: ['payment', 'The payment that clears {"Owed on the new card"} in {intro_months}'],
  limit_left: ['limit - "Owed on the new card"', '"Owed on the new card" - limit'],
  ...effectiveRateFormula(),
};
