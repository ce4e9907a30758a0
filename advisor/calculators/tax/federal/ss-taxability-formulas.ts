import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const ssTaxabilityFormulas: Formulas = {
  taxable_benefits: [
    '"From between the thresholds" + "From above the second"',
    'benefits * 85%',
    'Nothing: combined income of {combined_income} is below the first threshold',
  ],
  taxable_share: 'taxable_benefits / benefits',
  untaxed_benefits: 'benefits - taxable_benefits',
  combined_income: 'benefits / 2 + other_income + tax_exempt_interest - adjustments',
  federal_tax:
    'The brackets as {filing_status} on {other_income} of other income and {taxable_benefits} of benefits',
  room_to_first: 'max(0, "First threshold" - combined_income)',
  room_to_second: 'max(0, "Second threshold" - combined_income)',
};
