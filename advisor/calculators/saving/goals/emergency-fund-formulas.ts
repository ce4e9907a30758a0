import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const emergencyFundFormulas: Formulas = {
  months_covered: 'cash / spending',
  months_lasting: 'cash / (spending - income)',
  target: ['months_wanted * spending', 'goal'],
  gap: 'max(0, target - cash)',
  months_wanted: [
    'months_wanted',
    'goal / spending',
    'The usual number of months for an income that is {stability}',
  ],
  months_at_full: 'cash / (full_spending - income)',
  spare: 'cash - target',
  starter: `spending * 1 'month'`,
  fill_in_year: 'gap / 12',
  months_to_fill: 'Months of {monthly} until {cash} has become {target}[, at {rate} interest]',
  apy: [
    'rate',
    '(100% + rate / 12)^12 - 100%',
    'What {rate} comes to in a year with interest earned on interest',
  ],
};
