import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const rothConversionFormulas: Formulas = {
  conversion_tax: ['"Tax after" - "Tax before"', 'taxable_part * rate', '"Tax on the conversion"'],
  conversion_rate: ['conversion_tax / taxable_part', 'conversion_tax / convert'],
  taxable_part: ['convert * (100% - after_tax_share)', 'The amount converted, less the share already taxed'],
  bracket_before: 'The bracket that {"Taxable income before"} reaches (filing status {filing_status})',
  bracket_after: 'The bracket that {"Taxable income after"} reaches (filing status {filing_status})',
  room: 'The top of your present bracket of {bracket_before}, less {"Taxable income before"} of taxable income',
  left_in_account: 'balance - convert',
  tax_at_named_rate: 'taxable_part * rate',
};
