import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { effectiveRateFormula } from '#advisor/calculators/borrowing/loans/loan-convention.ts';

/** How the figures come about. */
export const biweeklyPaymentsFormulas: Formulas = {
  interest_saved: [
    'interest_monthly - interest_biweekly - fee',
    'interest_biweekly + fee - interest_monthly',
  ],
  years_sooner: 'max(0, years_monthly - years_biweekly)',
  half_payment: 'monthly_payment / 2',
  years_biweekly: `"Number of half payments" 'half payments' / 26 'a year'`,
  years_monthly: 'Monthly payments of {monthly_payment} until {balance} at {rate} is gone',
  interest_monthly: 'Each month’s interest on {balance} at {rate}, paying {monthly_payment}, added up',
  interest_biweekly: 'Interest every two weeks on {balance} at {rate}, paying {half_payment}, added up',
  monthly_payment: ['payment', 'The level payment that pays off {balance} at {rate} in {years}'],
  same_extra: 'monthly_payment / 12',
  ...effectiveRateFormula(),
};
