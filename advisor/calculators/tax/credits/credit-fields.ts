import { choice, count, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';

/** Costs of the year that bring a credit. */
export const creditFields = {
  child_care: moneyPerYear({
    label: 'Child care cost',
    roles: ['childcare_cost'],
    adds: true,
    min: 0,
    max: 1e6,
    default: nothingSaid('child care is'),
  }),
  tuition: moneyPerYear({
    label: 'College tuition, fees and books you paid',
    roles: ['college_cost', 'college_cost@child', 'college_cost@spouse', 'college_cost@both'],
    adds: true,
    min: 0,
    max: 1e6,
    default: nothingSaid('tuition is'),
  }),
  students: count({
    label: 'Number of college students',
    matters: ({ tuition }) => Number(tuition ?? 0) > 0,
    min: 1,
    max: 10,
    default: { value: 1, reason: 'one student, unless you say more' },
  }),
  course: choice<'first_four_years' | 'later'>({
    label: 'Year of college',
    options: ['first_four_years', 'later'],
    default: { value: 'first_four_years', reason: 'most students are in their first four years' },
  }),
};
