import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const estimatedTaxFormulas: Formulas = {
  quarterly: [
    'to_pay / 4',
    'needed / 4',
    'to_pay / payments_left',
    'Estimated payments {to_pay} in equal parts',
  ],
  to_pay: ['max(0, needed - withheld)', 'Nothing: the tax that is left is below the law’s minimum'],
  needed: [
    'total_tax * harbor_percent',
    'last_year_tax * harbor_percent',
    'The lesser of the two shares that avoid a penalty',
  ],
  total_tax: [
    'this_year_tax',
    'The brackets and self-employment tax on [{wages} of wages and ]{self_employment} of business income and the rest of your income, less credits',
  ],
  left_in_april: [
    'total_tax - needed',
    'max(0, total_tax - withheld - to_pay)',
    'Tax of the year {total_tax}, less all that is paid in before',
  ],
  monthly: ['max(0, total_tax - withheld) / 12', 'to_pay / 12', 'What is still due, in monthly parts'],
  set_aside: ['total_tax / self_employment', 'The tax still due ÷ the profit of the year'],
  full_quarterly: 'max(0, total_tax - withheld) / 4',
  self_employment_tax: 'Social Security and Medicare tax on {self_employment} of profit',
  income_tax: ['total_tax - self_employment_tax', 'The brackets on your income, less credits'],
  harbor_percent: 'The share of this year’s or last year’s tax that the law takes as enough',
  withheld: 'withheld',
  due_next: 'What has to be paid in by the next date, less what is paid',
  due_later: 'The rest of {to_pay} in equal parts',
};
