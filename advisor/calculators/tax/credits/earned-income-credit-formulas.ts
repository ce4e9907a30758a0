import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const earnedIncomeCreditFormulas: Formulas = {
  credit: [
    'min("Built up by earnings", most - "Taken off")',
    'max(0, most - "Taken off")',
    'Nothing: a rule of the credit isn’t met',
  ],
  most: 'The law’s largest credit with {children} children',
  earned: [
    'wages + spouse_wages',
    'Pay and business profit that count, less what goes into a 401(k) before tax',
  ],
  phaseout_start:
    'The law’s income with {children} children (filing status {filing_status}) at which the credit starts to shrink',
  income_limit:
    'The law’s income with {children} children (filing status {filing_status}) at which the credit ends',
};
