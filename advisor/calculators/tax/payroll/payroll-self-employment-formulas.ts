import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const payrollSelfEmploymentFormulas: Formulas = {
  total_payroll_tax: [
    'social_security_tax + medicare_tax + self_employment_tax + additional_medicare_tax',
    'own_payroll_tax + spouse_payroll_tax',
  ],
  share: [
    'total_payroll_tax / (wages + tips + spouse_wages + self_employment - business_expenses)',
    'total_payroll_tax / wages',
    'Tax {total_payroll_tax} ÷ all earnings of the year',
  ],
  employer_share: 'social_security_tax + medicare_tax',
  self_employment_tax: '"Social Security part" + "Medicare part"',
  profit: [
    'self_employment - business_expenses',
    'Income of {self_employment}, less expenses of {business_expenses} and {miles} miles at the standard rate',
  ],
  deductible_half: 'self_employment_tax / 2',
  additional_medicare_tax: 'The law’s rate on earnings above the threshold (filing status {filing_status})',
  social_security_tax:
    'The law’s rate on wages of {wages}[ and {spouse_wages}], up to the wage base of the year',
  medicare_tax: 'The law’s rate on all wages: {wages}[ and {spouse_wages}]',
  federal_tax: 'Federal income tax by the brackets, with the self-employment tax of {self_employment_tax}',
  fica_check: 'Social Security {social_security_tax} and Medicare {medicare_tax} ÷ the paychecks of a year',
  exemption_saves: 'The same taxes without the exemption, less {total_payroll_tax}',
  both_shares: 'total_payroll_tax + employer_share',
  own_payroll_tax:
    'Social Security and Medicare on {wages} of your own pay[ and {self_employment} of profit]',
  spouse_payroll_tax: 'Social Security and Medicare on {spouse_wages} of your spouse’s pay',
};
