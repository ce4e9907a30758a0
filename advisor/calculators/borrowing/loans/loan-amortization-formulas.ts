import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { besideFormulas } from '#advisor/calculators/borrowing/loans/payment-beside.ts';
import { effectiveRateFormula } from '#advisor/calculators/borrowing/loans/loan-convention.ts';

/** How the figures come about. */
export const loanAmortizationFormulas: Formulas = {
  ...besideFormulas('monthly_payment'),
  monthly_payment: ['payment', 'The level payment that pays off {"Borrowed"} at {rate} in {years}'],
  total_interest: [
    `total_paid - "Borrowed" 'amount borrowed'`,
    'Each month’s interest on {"Borrowed"} at {rate}, added up',
  ],
  interest_saved:
    'Interest without the extra money, less {total_interest} with it[: {extra} more][, {lump_sum} once][, {yearly_extra} more]',
  months_saved: [
    '"Payments in the term" - payoff_months',
    'Months without the extra money, less {payoff_months} with it',
  ],
  payoff_months:
    'Months until {"Borrowed"} at {rate} is paid off with {monthly_payment}[ and {extra} extra][, {yearly_extra} extra][, {lump_sum} once]',
  payoff_years: 'payoff_months / 12',
  total_paid: `"Borrowed" 'amount borrowed' + total_interest`,
  last_payment: 'What is left after the payments before it, with its interest at {rate}',
  first_interest: [`"Borrowed" 'amount borrowed' * rate / 12`, 'What is owed × {rate} ÷ 12'],
  first_principal: 'monthly_payment + extra - first_interest',
  loan: ['principal - down_payment - trade_in', 'principal * (100% - down_percent) - trade_in'],
  rate: 'rate',
  called_for: 'The level payment that pays off {"Borrowed"} at {rate} in {years}',
  extra_needed: 'The payment that is done in {target_years}, less {monthly_payment}[ and {extra} extra]',
  balance_after:
    'What is left of {"Borrowed"} at {rate} after {after_years} of {monthly_payment}[ and {extra} extra]',
  other_payment: 'The level payment that pays off {"Borrowed"} at {compare_rate} in {years}',
  payment_change: 'other_payment - monthly_payment',
  other_interest: 'Each month’s interest on {"Borrowed"} at {compare_rate} over {years}, added up',
  interest_change: 'other_interest - total_interest',
  term_done: '1 - years / full_term',
  equity: ['worth - balance_after', 'balance_after - worth', 'worth - "Borrowed"', '"Borrowed" - worth'],
  cash_left: 'cash - lump_sum - down_payment',
  small_extra: 'About a tenth of {monthly_payment}, in steps of 25 dollars',
  small_extra_saved: 'Interest at {monthly_payment}, less interest at {small_extra} more, at {rate}',
  small_extra_sooner: '{payoff_months}, less the months with {small_extra} more',
  ...effectiveRateFormula(),
};
