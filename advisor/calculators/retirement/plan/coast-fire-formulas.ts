import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const coastFireFormulas: Formulas = {
  coast_number: 'goal / "What a dollar grows to"',
  goal: [
    'target',
    'spending / withdrawal_rate',
    'The amount that pays your spending at {withdrawal_rate} a year',
  ],
  saving: 'The level monthly saving that makes up for what is missing by then, growing at {rate} a year',
  grown: 'savings * "What a dollar grows to"',
  gap: ['coast_number - savings', 'savings - coast_number'],
  pays: 'grown * withdrawal_rate',
  progress: 'savings / coast_number',
  surplus: 'savings - coast_number',
};
