import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { effectiveRateFormula } from '#advisor/calculators/borrowing/loans/loan-convention.ts';

/** How the figures come about. */
export const carTradeInFormulas: Formulas = {
  equity: ['worth - owed', 'owed - worth'],
  kept_interest: 'Interest still to come on {owed} at {rate_now}',
  gap_payment: 'The level payment on the {equity} difference[ less {down} cash] at {rate} for {term}',
  payment: 'The level payment that pays off {loan} at {rate} in {term}',
  payment_change: ['payment - payment_now', 'payment_now - payment'],
  loan: 'max(0, price - worth + owed - down)',
  interest: 'All payments of {payment} over {term}, less the loan of {loan}',
  loan_to_price: 'loan / price',
  rolled_payment:
    'The payment on {loan}, less the payment on the same loan without the {equity} you still owe ({rate}, {term})',
  rolled_interest:
    'Interest on {loan}, less interest on the same loan without the {equity} you still owe ({rate}, {term})',
  ...effectiveRateFormula(),
};
