import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const raiseAfterTaxFormulas: Formulas = {
  kept: 'extra - income_tax - payroll_tax - state_tax - saved',
  kept_check: ['kept / 26', 'kept / 24', 'kept / 52', 'kept / 12'],
  kept_month: 'kept / 12',
  kept_after_care: 'kept - child_care',
  extra: [
    'raise + bonus + overtime + tips + spouse_extra + side_income',
    'new_pay - wages',
    'wages * raise_percent',
    'New pay less the pay before',
  ],
  income_tax: ['extra * tax_rate', 'Federal income tax with {extra} more, less the tax without it'],
  state_tax: 'State income tax with {extra} more, less the tax without it',
  payroll_tax: 'Social Security and Medicare with {extra} more, less without it',
  marginal_rate: '(income_tax + payroll_tax + state_tax) / extra',
  kept_share: 'kept / extra',
  bracket: 'The bracket that taxable income reaches with {extra} more, as {filing_status}',
  withheld: ['bonus * 22%', 'bonus * tax_rate', '{bonus} × the flat rate for extra pay'],
  bonus_check: [
    'bonus - withheld - payroll_tax - state_tax - saved',
    'The bonus of {bonus}, less {withheld} and payroll tax',
  ],
  overtime_deduction:
    'A third of {overtime} of overtime, its premium at time and a half, up to the limit of the law',
  tips_deduction: 'Tips of {tips}, up to the limit of the law',
  saved: ['extra * contribution_percent', 'The same share of pay as before, put into the 401(k)'],
  bracket_before: 'The bracket that taxable income reaches on pay of {wages} (filing status {filing_status})',
  tax_before: 'Federal income tax on the pay of {wages} before',
  tax_after: 'tax_before + income_tax',
};
