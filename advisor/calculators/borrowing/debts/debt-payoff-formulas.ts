import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { besideFormulas } from '#advisor/calculators/borrowing/loans/payment-beside.ts';

/** How the figures come about. */
export const debtPayoffFormulas: Formulas = {
  ...besideFormulas('paid_monthly'),
  avalanche_months:
    'Months of {paid_monthly} until {total_debt} is gone, each month’s interest added[, after {lump_sum} at once]',
  avalanche_interest: [
    'total_paid - total_debt',
    'Each month’s interest on {total_debt}, paying {paid_monthly}, added up',
  ],
  owed_then: 'What is left of {total_debt} after {after_months} of {paid_monthly}, interest added each month',
  interest_by_then: 'The payments of {paid_monthly} by then, less what they took off the {total_debt} owed',
  months_saved: 'Months without the single payment of {lump_sum}, less {avalanche_months} with it',
  interest_saved: 'Interest without the single payment of {lump_sum}, less {avalanche_interest} with it',
  snowball_months: 'Months of {paid_monthly} until {total_debt} is gone, the smallest balance first',
  snowball_interest:
    'Each month’s interest on {total_debt}, paying {paid_monthly}, the smallest balance first',
  interest_difference: 'snowball_interest - avalanche_interest',
  avalanche_first_paid:
    'Months until one of {debts} is gone: minimums on all, the rest of {paid_monthly} to the highest rate',
  snowball_first_paid:
    'Months until one of {debts} is gone: minimums on all, the rest of {paid_monthly} to the smallest',
  paid_monthly: [
    'new_payment',
    'budget',
    'minimums + extra',
    'debts.minimum + extra',
    'budget_needed',
    'All you pay on {debts} each month',
  ],
  total_debt: 'debts.balance',
  total_paid: 'total_debt + avalanche_interest',
  budget_needed: 'The payment at which {total_debt}, with each month’s interest, is gone in {target_months}',
  payment_before: ['debts.minimum', 'budget', 'minimums', 'Your payment before the change'],
  payment_interest_saved: ['interest_before - avalanche_interest', 'avalanche_interest - interest_before'],
  payment_months_saved: ['months_before - avalanche_months', 'avalanche_months - months_before'],
  interest_before: 'Each month’s interest on {total_debt}, paying {payment_before}, added up',
  months_before: 'Months of {payment_before} until {total_debt} is gone, each month’s interest added',
  first_debt_interest: 'Balance × rate ÷ 12 of the debt with the highest rate, out of {debts}',
  interest_now: 'Balance × rate ÷ 12 of each of {debts}, added up',
  small_extra: 'About a tenth of {paid_monthly}, in steps of 25 dollars',
  small_extra_saved: 'Interest at {paid_monthly}, less interest at {small_extra} more',
  small_extra_sooner: 'Months at {paid_monthly}, less months at {small_extra} more',
  effective_rate: 'What the yearly rate comes to with interest charged on interest',
};
