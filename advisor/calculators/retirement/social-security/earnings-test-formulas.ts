import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const earningsTestFormulas: Formulas = {
  withheld: [
    '"Earnings above the limit" / 2',
    '"Earnings above the limit" / 3',
    'Earnings above the limit {"Earnings above the limit"}, one dollar for every few, at most the benefit',
  ],
  paid: ['benefit * 12 - withheld', 'The benefit of the months that count, less what is withheld'],
  months_withheld: '{withheld} ÷ {benefit}, rounded up to whole checks',
  above: 'earnings - limit',
  limit: 'The law’s earnings limit of the year',
};
