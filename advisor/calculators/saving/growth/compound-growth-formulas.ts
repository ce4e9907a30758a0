import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const compoundGrowthFormulas: Formulas = {
  future_value: [
    '"Grown from the starting amount" + "Grown from the contributions"',
    'Growing at {rate} a year for {years}:[ {start} at the start][ {monthly}][ {share} of {pay} a year]',
  ],
  contributed: [
    `start + "Each deposit in the first year" 'each deposit' * "Deposits"`,
    'Starting amount {start} and every deposit over {years}[, rising {rise} a year]',
  ],
  new_money: 'contributed - start',
  growth: 'future_value - contributed',
  real_value: [
    'future_value / (100% + inflation)^years',
    '{future_value} less {inflation} of inflation a year for {years}',
  ],
  other_compounding: 'The same deposits at {rate}, the interest being added in the other way',
  goal_gap: ['future_value - goal', 'goal - future_value'],
  more_needed: '{goal_gap} ÷ what each extra dollar a month grows to at {rate} in {years}',
  more_value: '{future_value} and what {more_monthly} grows to at {rate} a year in {years}',
  more_monthly: 'A round amount to try',
  employer: 'The match of {match_rate} on up to {match_limit} of {pay}, with {share} of it saved',
};
