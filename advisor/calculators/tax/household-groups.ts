import type { householdFields } from '#advisor/calculators/tax/household-fields.ts';

/** The inputs of a return by what they are about, for whoever looks for one of them. */
export const householdGroups: Readonly<Record<string, readonly (keyof typeof householdFields)[]>> = {
  'You and your family': [
    'filing_status',
    'age',
    'spouse_age',
    'blind',
    'lived_apart',
    'children',
    'grown_children',
    'other_dependents',
  ],
  'Pay and business': [
    'wages',
    'spouse_wages',
    'overtime_pay',
    'tip_income',
    'self_employment',
    'business_expenses',
    'business_miles',
    'spouse_self_employment',
    'spouse_business_expenses',
  ],
  'Retirement and other income': ['retirement_income', 'social_security', 'other_income'],
  'Interest and dividends': ['interest', 'tax_exempt_interest', 'qualified_dividends', 'other_dividends'],
  'Gains and losses': [
    'short_gain',
    'long_gain',
    'short_loss',
    'long_loss',
    'short_carryover',
    'long_carryover',
  ],
  'Saving before tax': ['pre_tax_401k', 'contribution_percent', 'hsa', 'ira'],
  Deductions: [
    'after_deductions',
    'itemized',
    'mortgage_interest',
    'state_local_taxes',
    'charity',
    'student_interest',
    'child_care',
  ],
};
