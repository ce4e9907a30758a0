import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const takeHomePayFormulas: Formulas = {
  take_home_check: ['take_home_year / checks', 'Take-home pay {take_home_year} ÷ the paychecks of a year'],
  checks: 'The paychecks of a year when pay comes {paid}',
  take_home_year: [
    'gross_year - "Put into the 401(k)" - "Premiums and HSA, before tax" - income_tax - social_security_tax - medicare_tax - state_tax',
    'Your pay, less contributions, and your part of the taxes of both',
  ],
  take_home_month: 'take_home_year / 12',
  gross_check: 'gross_year / checks',
  gross_year: ['check_pay * checks', '"Pay before taxes"', 'wages + overtime + tips'],
  income_tax:
    'The federal brackets as {filing_status} on pay less contributions and the standard deduction, less credits',
  social_security_tax:
    'The law’s rate on pay of {"Pay before taxes"}[ and {spouse_wages}], up to the wage base of the year',
  medicare_tax: 'The law’s rate on all pay: {"Pay before taxes"}[ and {spouse_wages}]',
  overtime_deduction:
    'A third of {overtime} of overtime, its premium at time and a half, up to the limit of the law',
  tips_deduction: 'Tips of {tips}, up to the limit of the law',
  bonus_check:
    'The bonus of {bonus}, less {bonus_withheld}[, {bonus_state_tax} of state tax] and payroll taxes on it',
  bonus_withheld: ['bonus * 22%', '{bonus} × the flat rate for extra pay'],
  bonus_state_tax: 'The tax of {state} with the bonus of {bonus}, less the tax without it',
  state_tax: 'The rates of {state} on pay, less the state’s own deductions',
  fica_year: [
    'social_security_tax + medicare_tax',
    'Social Security and Medicare on your own pay of {gross_year}',
  ],
  kept: [
    'take_home_year / gross_year',
    'household_year / "Pay before taxes"',
    'Take-home pay as a share of all pay',
  ],
  saved: ['check_401k * checks', 'gross_year * contribution_percent', '"Put into the 401(k)"'],
  saved_roth: 'What goes into the 401(k) after tax: it comes off the pay, and not off the taxed income',
  pre_tax_check: 'Take-home pay of a check with the {saved} a year put in before tax',
  roth_cost_check: 'pre_tax_check - take_home_check',
  benefits: ['check_benefits * checks', 'benefits'],
  fica_check: 'Social Security and Medicare of {fica_year} a year ÷ {checks} paychecks',
  income_tax_check: 'Federal income tax of {income_tax} ÷ {checks} paychecks',
  more_saved: 'gross_year * 1%',
  more_saved_cost: 'Take-home pay of a check now, less with {more_saved} more a year into the 401(k)',
  household_month: 'household_year / 12',
  household_year: '"Take-home pay of both for the year"',
  fica_both: 'social_security_tax + medicare_tax',
  gross_needed: 'The pay that leaves {expected} after federal taxes, found by trial',
  exemption_saves: 'What Social Security and Medicare would take from {gross_year} of pay',
  now_check: 'Take-home pay of a year at {wages} ÷ the paychecks of a year',
  change_check: ['take_home_check - now_check', 'now_check - take_home_check'],
};
