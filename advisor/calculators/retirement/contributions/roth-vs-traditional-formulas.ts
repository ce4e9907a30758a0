import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const rothVsTraditionalFormulas: Formulas = {
  roth_advantage: 'roth_value - traditional_value',
  roth_value:
    'What is left of {amount} after {rate_now} of tax, put in each time, growing at {rate} a year for {years}',
  traditional_value: [
    '"Traditional account before tax" - "Tax on it in retirement"',
    '{amount} put in each time, growing at {rate} a year for {years}, less {rate_later} of tax[, and what the tax saved grows to]',
  ],
  break_even_rate: ['rate_now', 'The tax rate in retirement at which both leave {roth_value}'],
  side_value:
    'The tax saved each time, invested outside at {rate} a year for {years}, less {gains_rate} on the gain',
  roth_once: '{amount} less {rate_now} of tax, put in once, growing at {rate} a year for {years}',
  traditional_once: '{amount} put in once, growing at {rate} a year for {years}, less {rate_later} of tax',
};
