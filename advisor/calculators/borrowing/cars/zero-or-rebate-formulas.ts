import { effectiveRateFormula } from '#advisor/calculators/borrowing/loans/loan-convention.ts';
import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** The formulas of the figures. */
export const zeroOrRebateFormulas: Formulas = {
  difference: [
    'low_total - rebate_total',
    'rebate_total - low_total',
    'cash_price - low_total + earned',
    'Total cost {low_total} at the low rate against {rebate_total} with the rebate[, which earns {earned} in savings]',
  ],
  low_payment: 'The level payment on {"Borrowed at the low rate"} at {low_rate} for {term}',
  rebate_payment:
    'The level payment on {"Borrowed at the low rate"} less the rebate of {rebate}, at {other_rate}',
  other_rate: 'other_rate',
  low_rate: 'low_rate',
  low_total: [
    'price + low_interest',
    'low_payment * term * 12 + down + trade_in',
    'Price {price} plus the interest at {low_rate}',
  ],
  rebate_total: ['price - rebate + rebate_interest', 'price - rebate'],
  cash_price: 'price - rebate',
  earned: 'Interest at {savings_rate} on the cash you keep while you pay {low_payment}',
  low_interest: 'All payments of {low_payment} over {term}, less {"Borrowed at the low rate"}',
  rebate_interest: 'All payments of {rebate_payment}, less what is borrowed after the {rebate} rebate',
  ...effectiveRateFormula('other_rate'),
  even_rate: 'The loan rate at which the {rebate} rebate and {low_rate} cost the same, found by trial',
};
