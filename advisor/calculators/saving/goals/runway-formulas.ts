import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const runwayFormulas: Formulas = {
  months_lasting: [
    'money / monthly_gap',
    '{money} used up at {monthly_gap}[, then {gap_later} when benefits end after {benefit_months}]',
  ],
  monthly_gap: 'max(0, spending + health - income - benefit)',
  gap_later: 'max(0, spending + health - income)',
  money: 'cash + severance',
  months_kept: 'money / monthly_gap',
  trim: 'About a tenth of {spending} of spending, rounded',
  months_trimmed: ['money / (monthly_gap - trim)', '{money} used up at {trim} less than now'],
  left_then: '{money}, less what is drawn from it in {wanted}',
  cut: 'What is short after {wanted}, spread over those months',
};
