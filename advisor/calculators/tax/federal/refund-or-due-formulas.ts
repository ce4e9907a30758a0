import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const refundOrDueFormulas: Formulas = {
  balance: ['withheld - total_tax', 'total_tax - withheld'],
  total_tax: [
    'told_tax',
    'The brackets of the year on {taxable_income} of taxable income, less credits, with self-employment tax',
  ],
  withheld: 'withheld',
  monthly: 'balance / 12',
  child_credit_total: 'The law’s credit for each child ({children}), less the phase-out by income',
  self_employment_tax: 'Social Security and Medicare tax on {self_employment} of business profit',
  effective_rate: 'total_tax / "All income"',
  taxable_income: 'All income of {"All income"}, less adjustments and deductions',
  deduction: 'The larger of the standard deduction (filing status {filing_status}) and itemized ones',
  earned_income_credit: 'The law’s credit for low earnings, by income and children',
  possible_credit: 'The law’s credit for low earnings without a child, by income and age',
  education_credit:
    'The law’s shares of {tuition} of tuition, less the phase-out by income, at most the tax and what is paid out',
  savers_credit: 'The law’s share, by income, of what goes into retirement accounts, at most the tax',
  car_loan_deduction:
    'Interest of the year on the car loan[: {car_loan_interest}][ of {car_loan_balance}], up to the limit of the law, less the phase-out by income',
  care_credit: 'The law’s share of the costs of care',
};
