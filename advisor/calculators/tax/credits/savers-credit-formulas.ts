import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const saversCreditFormulas: Formulas = {
  credit: ['counted * rate', 'tax', '{rate} of {counted}, at most the income tax of {tax}'],
  rate: 'The rate of the law for an income of {income} (filing status {filing_status})',
  counted: [
    'contribution',
    'contribution + spouse_contribution',
    'Contributions[ of {contribution}][ and {spouse_contribution}], up to the limit for each person',
  ],
  full: 'counted * rate',
  tax: 'The brackets of the year on {income}, less the standard deduction (filing status {filing_status})',
  step_limit: 'The income at which the law lowers the rate (filing status {filing_status})',
  income_limit: 'The income at which the law ends the credit (filing status {filing_status})',
  match: 'The share of the law on {counted}, less as an income of {income} lies above where it shrinks',
};
