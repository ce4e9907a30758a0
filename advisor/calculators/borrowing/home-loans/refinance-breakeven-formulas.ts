import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { besideFormulas } from '#advisor/calculators/borrowing/loans/payment-beside.ts';
import { effectiveRateFormula } from '#advisor/calculators/borrowing/loans/loan-convention.ts';

/** How the figures come about. */
export const refinanceBreakevenFormulas: Formulas = {
  ...besideFormulas('new_payment'),
  breakeven_months: [
    '{costs} ÷ {saving_without_costs}, rounded up to whole months',
    '{costs} ÷ {monthly_saving}, rounded up to whole months',
  ],
  balance_breakeven_months:
    'The first month in which lower payments and a lower balance together exceed {costs}',
  npv: 'Lower payments and the balance after {stay}, each in today’s dollars at {discount} a year, less {costs}',
  stay_gain: 'Lower payments and the lower balance after {stay}, less {costs}',
  payments_less_costs: [
    '{saving_without_costs} for each month of {stay}, less {costs}',
    '{monthly_saving} for each month of {stay}, less {costs}',
  ],
  saving_without_costs: 'The current payment, less the payment on {balance} alone at {new_rate}',
  monthly_saving: ['old_payment - new_payment', 'new_payment - old_payment', 'saving'],
  old_payment: ['payment_now', 'The level payment that pays off {balance} at {rate} in {years_left}'],
  new_payment: [
    'new_payment',
    'The level payment that pays off {balance} at {new_rate} in {new_years}[, {costs} of costs rolled in: {roll_in}]',
  ],
  interest_saved: 'Interest to come on {balance} at {rate}, less interest at {new_rate} over {new_years}',
  costs: ['costs', 'balance * costs_percent', 'The costs on a balance of {balance}, rounded to cents'],
  against_payment_now: ['payment_now - new_payment', 'new_payment - payment_now'],
  ltv: ['balance / value', '(balance + costs) / value'],
  paying_rate:
    'The highest rate in eighths at which {balance} over {new_years} is worth its costs of {costs}',
  new_interest: 'Each month’s interest on {balance} at {new_rate} over {new_years}, added up',
  ...effectiveRateFormula('new_rate'),
};
