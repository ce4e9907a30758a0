import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const spousalBenefitFormulas: Formulas = {
  spousal: [
    '"Amount above the spouse’s own full benefit" * "Share left at the claiming age"',
    '{"Amount above the spouse’s own full benefit"} less {cut}, cut to the dollar',
  ],
  at_full_age: [
    'spouse_benefit / 2',
    '"Half of the worker’s full benefit"',
    '"Amount above the spouse’s own full benefit"',
  ],
  cut: 'The law’s cut for every month before full retirement age: claiming at {claim_age}',
  total: ['own_benefit + spousal', 'Your own benefit at {claim_age} and {spousal} on the worker’s record'],
};
