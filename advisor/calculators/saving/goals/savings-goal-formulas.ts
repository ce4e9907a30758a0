import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const savingsGoalFormulas: Formulas = {
  monthly_needed:
    'The level saving at {rate} a year that makes {target}[ with {start} saved][ and {further_costs} of further costs] in {years}',
  months_needed:
    'Months of {monthly}[ and {others}][, with {bonus} a year,] at {rate} until {target}[ and {further_costs}] is reached[ from {start}]',
  years_needed: ['months_needed / 12', 'Months until the goal is reached ÷ 12'],
  contributed: [
    'monthly_needed * years * 12',
    'monthly * months_needed',
    'All you put in from now until {target} is reached',
  ],
  growth: [
    'target - start - contributed',
    'goal_then - start - contributed',
    'What is reached, less [{start} saved and ]{contributed} put in',
  ],
  lump_now: '{target} ÷ growth at {rate} a year for {years}[, less {start} saved]',
  more_monthly: 'A round amount near a tenth of what you save',
  value_then: 'What [{start} and ]{monthly}[ and {others}] has become by then at {rate} a year',
  months_sooner: '{months_needed}, less the months with {more_monthly} more',
  each_payday: 'monthly_needed * 12 / 26',
  other_compounding: 'The same plan at {rate}, the interest being added in the other way',
  goal_then: '{target} rising {inflation} a year for {years}',
};
