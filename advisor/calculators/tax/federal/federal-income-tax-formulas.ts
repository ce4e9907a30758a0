import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const federalIncomeTaxFormulas: Formulas = {
  total_tax: [
    '"Income tax before credits" - "Credits for children and care" + "Other federal taxes"',
    'income_tax - child_credit + self_employment_tax',
    'The brackets of the year on {taxable_income} of taxable income, less credits',
  ],
  taxable_income: ['"Adjusted gross income" - "Deductions"', 'Adjusted gross income less deductions'],
  marginal_rate: 'The tax on a thousand dollars more than {gross_income}, as a share of it',
  effective_rate: 'total_tax / gross_income',
  bracket_rate: 'The bracket that {taxable_income} reaches (filing status {filing_status})',
  gross_income: [
    'wages + spouse_wages + self_employment + interest',
    'wages + spouse_wages',
    'All income of the year, added up',
  ],
  adjusted_gross_income: 'All income of {gross_income}, less adjustments',
  deduction: 'The larger of the standard deduction (filing status {filing_status}) and itemized ones',
  deductions: '"Deductions"',
  quarterly_payment: 'total_tax / 4',
  income_tax: 'The brackets of the year on {taxable_income} of taxable income',
  child_credit: 'The law’s credit for each child ({children}), at most the income tax',
  child_credit_total: 'The law’s credit for each child ({children}), less the phase-out by income',
  education_credit:
    'The law’s shares of {tuition} of tuition, less the phase-out by income, at most the tax and what is paid out',
  savers_credit: 'The law’s share, by income, of what goes into retirement accounts, at most the tax',
  self_employment_tax: 'Social Security and Medicare tax on {self_employment} of business profit',
  loss_carryover:
    'Losses of the year[: {short_loss}][ {long_loss}], less what counts against gains and other income now',
  car_loan_deduction:
    'Interest of the year on the car loan[: {car_loan_interest}][ of {car_loan_balance}], up to the limit of the law, less the phase-out by income',
  monthly_tax: 'total_tax / 12',
  business_deduction: 'The law’s share of the profit of {self_employment}, after its adjustments',
  senior_deduction: 'What the law adds at age {age}, less the phase-out by income',
  taxable_benefits: 'The law’s share of {social_security} of benefits, by combined income',
  balance: ['withheld - total_tax', 'total_tax - withheld'],
  withheld: 'withheld',
  off_by: 'quoted_tax - total_tax',
};
