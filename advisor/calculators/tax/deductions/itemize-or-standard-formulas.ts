import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const itemizeOrStandardFormulas: Formulas = {
  difference: ['itemized - standard - gifts_beside', 'standard + gifts_beside - itemized'],
  itemized:
    '"Mortgage interest" + "State and local tax" + "Gifts to charity" + "Medical costs" + "Other itemized deductions"',
  standard: 'The law’s amount of the year (filing status {filing_status})',
  salt_counted: ['state_local_taxes', '{state_local_taxes} of state and local tax, up to the cap'],
  medical_counted: 'Medical costs of {medical}, less the law’s share of {agi} of income',
  over_standard: 'itemized - standard',
  gifts_beside: '{charity} of gifts, up to what the law allows beside the standard deduction',
  tax_saved: [
    'difference * rate',
    'The tax with one choice, less the tax with the other: {difference} more is deducted',
  ],
};
