import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const medicareIrmaaFormulas: Formulas = {
  part_b: '"Standard Part B premium" + part_b_surcharge',
  part_b_surcharge: 'The table’s surcharge for {income_counted} (filing status {filing_status})',
  part_d_surcharge: 'The table’s drug-plan surcharge for {income_counted} (filing status {filing_status})',
  yearly_extra: '(part_b_surcharge + part_d_surcharge) * 12 * people',
  month_total: '(part_b + part_d_surcharge) * people',
  year_total: 'month_total * 12',
  both_extra: 'yearly_extra * 2',
  both_total: 'year_total * 2',
  tier: 'The row of the table for {income_counted} (filing status {filing_status})',
  over_by: '{income_counted} less the last threshold of the table',
  income_counted: [
    'income + one_time',
    'Income {income}, with the taxable part of {social_security} of Social Security',
  ],
  income_year: 'Two years before the year of the premium',
  room: 'The next threshold of the table, less {income_counted}',
  saved: 'The surcharges with {one_time}, less those without it',
};
