import { defineFacts } from '#advisor/facts/define-facts.ts';
import { checkedOn } from '#advisor/facts/entry.ts';

/** The last of its kind: the department has not repeated the study, so its dollars of 2015 go up with prices. */
const of2015 = { source: 'usda_children_2015', changesYearly: false, checkedOn, notAsked: true } as const;

export const raisingChildrenFacts = defineFacts({
  child_cost_to_18: {
    label: 'what a married couple with two children spends on one of them until 18, in dollars of 2015',
    unit: 'usd',
    values: { 2015: { lower: 174_690, middle: 233_610, higher: 372_210 } },
    keys: { lower: 'lower income', middle: 'middle income', higher: 'higher income' },
    ...of2015,
  },
  child_cost_income_limits: {
    label: 'the incomes between which a family is middle-income in that study, in dollars of 2015',
    unit: 'usd_per_year',
    values: { 2015: { from: 59_200, to: 107_400 } },
    keys: { from: 'from', to: 'up to' },
    ...of2015,
  },
  child_cost_parts: {
    label: 'what a middle-income family spends on a child until 18 by kind, in dollars of 2015',
    unit: 'usd',
    values: {
      2015: {
        housing: 66_240,
        food: 41_400,
        care: 38_040,
        transportation: 35_490,
        health: 21_720,
        other: 17_460,
        clothing: 13_260,
      },
    },
    keys: {
      housing: 'housing',
      food: 'food',
      care: 'child care and education',
      transportation: 'transportation',
      health: 'health care',
      other: 'everything else',
      clothing: 'clothing',
    },
    ...of2015,
  },
  child_cost_by_family_size: {
    label: 'how much more or less than in a family with two children is spent on each child',
    unit: 'percent',
    values: { 2015: { one: 27, three: -24 } },
    keys: { one: 'an only child', three: 'each of three or more' },
    ...of2015,
  },
});
