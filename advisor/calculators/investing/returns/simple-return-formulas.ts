import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const simpleReturnFormulas: Formulas = {
  return: ['profit / "Paid"', 'profit / (paid * shares + added)'],
  profit: [
    'came_back - "Paid"',
    '"Paid" - came_back',
    'came_back - paid * shares - added',
    'paid * shares + added - came_back',
  ],
  came_back: [
    'worth * shares + received - costs',
    'worth * shares * (100% - selling_rate) + received - costs',
    'paid * shares + added + gain - loss + received - costs',
    'The present value, less {costs} of costs, with {received} received',
  ],
  yearly_growth: 'The steady yearly growth that turns what was paid into {came_back} in {years_held}',
  years_held: ['years', 'The years since {since}'],
  multiple: ['came_back / "Paid"', 'came_back / (paid * shares + added)'],
};
