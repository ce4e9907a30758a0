import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const collegeCreditsFormulas: Formulas = {
  opportunity:
    'The credit’s shares of {tuition} for each student ({students}), less the phase-out at {income}',
  paid_out: 'The part of {opportunity} that the law pays out even without tax',
  lifetime: 'A fifth of the tuition up to the limit, less the phase-out at {income}, at most the tax',
  tuition_counted: 'tuition - paid_tax_free',
  interest_deducted: [
    'student_interest',
    '{student_interest} up to the limit, less the phase-out at {income}',
  ],
  interest_saves: 'The tax on {income} without the deduction of {interest_deducted}, less the tax with it',
};
