import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const survivorBenefitFormulas: Formulas = {
  paid: [
    'max(survivor, own_benefit)',
    'survivor',
    'The larger of the survivor benefit {survivor} and your own',
  ],
  survivor: [
    'at_full_age * share',
    'The smaller of what was drawn and the full benefit, reduced for age {start_age}',
  ],
  start_age: ['claim_age', 'age', 'The age when the survivor may start'],
  at_full_age: ['worker_benefit', '"Largest survivor benefit"'],
  share: 'survivor / at_full_age',
  added: ['paid - own_benefit'],
  lost: ['own_benefit', 'worker_benefit', 'The smaller of the two benefits ends'],
  later: ['at_full_age', 'The survivor benefit without the cut for starting early'],
  if_living: 'Half of the full benefit of your ex, reduced for age {start_age}',
  before: 'worker_benefit + own_benefit',
};
