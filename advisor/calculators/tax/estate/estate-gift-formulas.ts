import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const estateGiftFormulas: Formulas = {
  exemption_used: [
    'max(0, gift - free_gift) * recipients',
    'max(0, gift / 2 - free_gift / 2) * recipients',
    'max(0, gift / 2 - free_gift) * 2',
    'The gifts above what each giver may give each person in a year',
  ],
  gift_tax: 'What the gifts take beyond the exemption of a lifetime, at the rate of the law',
  free_gift: 'The yearly exclusion of the law × the givers',
  free_altogether: ['free_gift * recipients', 'free_gift * recipients * 2'],
  exemption_left:
    'The exemption of a lifetime, less {exemption_used} of these gifts[ and {earlier_gifts} of earlier ones]',
  estate_tax: [
    '(taxable_estate - exemption_left) * 40%',
    'max(0, taxable_estate - exemption_left) * 40%',
    'What {taxable_estate} has above the exemption × 40%',
  ],
  taxable_estate: 'estate - costs - to_spouse_or_charity',
  to_heirs: 'estate - estate_tax',
};
