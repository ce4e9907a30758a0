import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const feeDragFormulas: Formulas = {
  cost: ['value_with_other - value_with_fee', 'value_with_fee - value_with_other'],
  fee_year: 'start * fee',
  value_with_fee:
    'The starting amount of {start}[ and {monthly}], growing at {rate} less the fee of {fee} for {years}',
  value_with_other:
    'The starting amount of {start}[ and {monthly}], growing at {rate} less a fee of {other_fee} for {years}',
  share_of_value: ['cost / value_with_other', 'cost / value_with_fee'],
  share_of_growth: [
    'cost / (value_with_other - start - monthly * years * 12)',
    'cost / (value_with_fee - start - monthly * years * 12)',
  ],
  net_return: '(100% + rate) * (100% - fee) - 100%',
};
