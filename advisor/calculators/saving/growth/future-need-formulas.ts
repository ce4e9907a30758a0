import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const futureNeedFormulas: Formulas = {
  cost_then: ['(cost + need) * (100% + growth)^years', '(cost + need) * people * (100% + growth)^years'],
  share_then: 'cost_then * down_share',
  set_aside: [
    'cost_then / (100% + rate)^years',
    'share_then / (100% + rate)^years',
    'What grows at {rate} for {years} to the amount needed then',
  ],
  rise: 'cost_then - (cost + need) * people',
  other_compounding: 'The same sum at {rate}, the interest being added in the other way',
  growth_of_money: ['share_then - set_aside', 'cost_then - set_aside'],
};
