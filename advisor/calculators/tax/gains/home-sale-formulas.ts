import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const homeSaleFormulas: Formulas = {
  taxable_gain: 'max(0, gain - excluded)',
  gain: [
    'gain',
    'sold_for - selling_costs - bought_for - improvements',
    'sold_for * (100% - selling_percent) - bought_for - improvements',
    'Sale price less costs of selling, purchase price and improvements',
  ],
  excluded: [
    'gain',
    '"Exclusion that is allowed"',
    'The exclusion that the law allows (filing status {filing_status})',
  ],
  part_exclusion: 'The part of the exclusion that your time of ownership and living there is of two years',
  tax: 'Federal tax with {taxable_gain} on {income} of other income, less the tax without it',
  taxable_if_lived: 'Gain {gain}, less the exclusion for two years lived there',
};
