import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const jobOffersFormulas: Formulas = {
  ahead: [
    'worth_1 - worth_2',
    'worth_2 - worth_1',
    'What the best job leaves, less what the next one leaves',
  ],
  ahead_month: 'ahead / 12',
  ahead_before_tax: [
    'before_tax_1 - before_tax_2',
    'before_tax_2 - before_tax_1',
    'pay_1 - pay_2',
    'pay_2 - pay_1',
    'Pay, match and other benefits of the better job, less those of the next',
  ],
  'worth_#': 'Take-home pay of {take_home_#}, with match and HSA, less housing and commute',
  'before_tax_#':
    'Pay of {pay_#} with bonus, stock, match and HSA, less premiums, housing and commute: {offers}',
  'take_home_#': 'Pay of {pay_#}, less taxes and premiums as {filing_status}',
  'pay_#': 'Pay, tips, bonus and the stock of a year: {offers}',
  'costs_#': 'A year of housing and commute with that job: {offers}',
  'state_tax_#': 'The tax of that job’s state on its pay: {offers}',
  'match_#': 'The employer’s match on the pay of that job',
};
