import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const college529Formulas: Formulas = {
  monthly_needed:
    'The level saving that turns [{saved} and ]each month’s deposit at {rate} a year into {needed_at_start} in {years_until}',
  total_cost:
    'The first year’s {first_year_cost}, rising {growth} a year, for {college_years} years, added up',
  first_year_cost: ['{"Cost of a year today, the share you cover"} rising {growth} a year for {years_until}'],
  years_until: ['until', 'start_age - child_age'],
  needed_at_start: [
    'goal',
    'The {college_years} years from {first_year_cost} on, each less what the money earns at {rate} until it is due',
  ],
  lump_now: '{needed_at_start} ÷ growth at {rate} a year for {years_until}[, less {saved} saved]',
  projected: 'Saved so far: {saved}[, and {monthly}], growing at {rate} a year for {years_until}',
  plan_short: 'max(0, needed_at_start - projected)',
  covered: 'projected / needed_at_start',
  monthly_more: 'max(0, monthly_needed - monthly)',
  other_compounding: 'The same plan, the interest being added in the other way',
};
