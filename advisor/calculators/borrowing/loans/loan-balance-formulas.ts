import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { effectiveRateFormula } from '#advisor/calculators/borrowing/loans/loan-convention.ts';

/** How the figures come about. */
export const loanBalanceFormulas: Formulas = {
  balance: [
    `"Borrowed" 'amount borrowed' - principal_paid`,
    'What is left of {"Borrowed"} after {"Payments made by then"} of payments',
  ],
  payment: ['payment', 'The level payment that pays off {"Borrowed"} at {rate} in {years}'],
  interest_paid: [
    '"Payments made by then" * (payment + extra) - principal_paid',
    'Each month’s interest at {rate} on what was owed, added up over {"Payments made by then"}',
  ],
  principal_paid: `"Borrowed" 'amount borrowed' - balance`,
  months_left: 'Months of {payment}[ and {extra} extra] until {balance} at {rate} is paid off',
  interest_left:
    'Each month’s interest on {balance} at {rate}, paying {payment}[ and {extra} extra], added up',
  equity: ['worth - balance', 'balance - worth'],
  loan: ['principal - down_payment - trade_in', 'principal * (100% - down_percent) - trade_in'],
  ...effectiveRateFormula(),
};
