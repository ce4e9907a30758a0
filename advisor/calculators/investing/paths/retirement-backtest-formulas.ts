import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const retirementBacktestFormulas: Formulas = {
  success_rate: '"Stretches in which the money lasted" / starts',
  safe_rate: ['1 / "Cost of a yearly dollar from the worst start"'],
  safe_spending: 'portfolio * safe_rate',
  worst_start: 'The starting year from which {portfolio} allowed the least spending over {years}',
  middle_rate: 'The highest rate of each of {starts} starting years, the middle one',
  end_low:
    'What was left of {portfolio} after {years} at {spending}, in the worst of {starts} starting years',
  end_middle:
    'What was left of {portfolio} after {years} at {spending}, in the middle of {starts} starting years',
  end_high:
    'What was left of {portfolio} after {years} at {spending}, in the best of {starts} starting years',
  withdrawal_rate: ['spending / portfolio'],
  spending: [
    'input.spending',
    'budget - income',
    'portfolio * withdrawalRate',
    'portfolio * withdrawal_rate',
  ],
  starts: 'The years from {firstYear} to {lastYear} that have {years} of history after them',
  failures: 'starts - "Stretches in which the money lasted"',
};
