import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const iBondFormulas: Formulas = {
  redemption_value: [
    'value - penalty',
    'value',
    'The value before the months of interest that early cashing costs',
  ],
  value: 'amount + interest',
  penalty: 'value - redemption_value',
  interest:
    'Each half-year’s composite rate from {first_rate} to {last_rate} on {amount}, over {"Months that earn interest"}',
  first_rate:
    'Fixed rate[ {fixed}] + 2 × the half-year’s inflation[ {inflation}] + fixed × inflation, by the month of issue',
  last_rate: 'The same sum with the latest half-year’s inflation[, {inflation}]',
};
