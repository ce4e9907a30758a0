import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const taxEquivalentYieldFormulas: Formulas = {
  equivalent: [
    'tax_free / (100% - tax_rate)',
    'tax_free / (100% - federal_rate)',
    'tax_free * (100% - state_rate) / (100% - tax_rate)',
    'tax_free * (100% - federal_rate) / (100% - tax_rate)',
    'What {tax_free} leaves after the taxes on it ÷ the share that the other one leaves',
  ],
  tax_rate: [
    'input.tax_rate + other_rate',
    'federal_rate + state_rate',
    'The federal bracket of {income} (filing status {filing_status})[, plus {other_rate}]',
  ],
  federal_rate: ['input.tax_rate', 'The bracket of {income}[, plus {investment_rate} on investment income]'],
  investment_rate: 'The rate of the law on investment income above the threshold',
  state_rate: ['other_rate', 'What {state} takes of the next dollar at {income}'],
  taxable_after_tax: ['taxable * (100% - tax_rate)', 'taxable * (100% - federal_rate)'],
  free_after_tax: ['tax_free * (100% - state_rate)', 'tax_free * (100% - federal_rate)'],
  other_state_needed: 'tax_free / (100% - state_rate)',
  treasury_needed: ['tax_free / (100% - federal_rate)', 'free_after_tax / (100% - federal_rate)'],
  with_investment_tax:
    'What {tax_free} leaves ÷ the share kept after {tax_rate} and the tax on investment income',
  treasury_after: 'taxable * (100% - federal_rate)',
  even_rate: '100% - tax_free / taxable',
  income_free: ['amount * tax_free', 'amount * free_after_tax'],
  income_taxable: 'amount * taxable_after_tax',
  more: ['income_free - income_taxable', 'income_taxable - income_free'],
};
