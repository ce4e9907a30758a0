import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const employerMatchEsppRsuFormulas: Formulas = {
  employer_match: ['contribution * match_rate', 'The matched part of {contribution} × the match rate'],
  full_match: 'salary * match_limit * match_percent',
  missed_match: 'full_match - employer_match',
  contribution: ['salary * contribution_percent', 'Your share of {salary}, at most the limit of the plan'],
  share_for_full_match: ['match_limit', 'match_limit + next_match_limit'],
  match_rate: 'employer_match / contribution',
  espp_gain: 'espp_value - "Put in"',
  espp_tax: 'espp_gain * tax_rate',
  espp_after_tax: 'espp_gain - espp_tax',
  espp_value: 'What {"Put in"} buys at the discounted price, at the price of the day',
  espp_return: 'espp_gain / "Put in"',
  rsu_after_tax: [
    '"Worth on the day it vests" - rsu_income_tax - rsu_payroll_tax',
    '"Worth on the day it vests" - rsu_income_tax - rsu_payroll_tax - rsu_state_tax',
  ],
  rsu_income_tax:
    'Federal income tax with {"Worth on the day it vests"} on top of your pay, less the tax without it',
  rsu_payroll_tax: 'Social Security and Medicare with {"Worth on the day it vests"}, less without it',
  rsu_withheld: [
    '"Worth on the day it vests" * 22%',
    '{"Worth on the day it vests"} × the flat rate for extra pay',
  ],
  rsu_still_due: ['rsu_income_tax - rsu_withheld', 'max(0, rsu_income_tax - rsu_withheld)'],
  rsu_kept_after_sale: 'rsu_proceeds - rsu_still_due - rsu_gain_tax',
  rsu_delivered: [
    '"Worth on the day it vests" - rsu_withheld - rsu_payroll_tax',
    '"Worth on the day it vests" - rsu_withheld - rsu_payroll_tax - rsu_state_tax',
  ],
  rsu_state_tax:
    'State income tax with {"Worth on the day it vests"} on top of your pay, less the tax without it',
  rsu_proceeds: 'rsu_delivered * sold_value / vest_value',
  rsu_gain: 'rsu_proceeds - rsu_delivered',
  rsu_gain_tax: 'Federal tax with the gain of the sale on top of your pay, less the tax without it',
  rsu_rate: [
    '(rsu_income_tax + rsu_payroll_tax) / "Worth on the day it vests"',
    '(rsu_income_tax + rsu_payroll_tax + rsu_state_tax) / "Worth on the day it vests"',
  ],
};
