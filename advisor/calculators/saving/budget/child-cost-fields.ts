import { age, count, moneyPerYear, years } from '#advisor/calculators/define/fields.ts';
import { filingStatusField } from '#advisor/calculators/tax/household/filing-status-field.ts';

/** Through that birthday the study counts. */
const adultAge = 18;
/** Full-time care ends when school begins. */
const schoolAge = 5;

export const childCostFields = {
  income: moneyPerYear({
    label: 'Household income before taxes',
    roles: ['wages', 'wages@spouse', 'wages@both', 'se_income', 'se_income@spouse', 'other_income'],
    adds: true,
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'none was mentioned, so a middle income is taken' },
  }),
  children: count({
    label: 'Number of children to count',
    roles: ['n_children', 'n_children@both'],
    min: 1,
    max: 15,
    default: { value: 1, reason: 'the cost is told for one child' },
  }),
  in_family: count({
    label: 'Children in the family in all',
    min: 1,
    max: 15,
    default: {
      value: 2,
      reason: 'the study’s figure is for each of two; as many as you name where you name them',
      by: ({ children }) => (typeof children === 'number' ? children : undefined),
    },
  }),
  child_age: age({
    label: 'Age of the child now',
    roles: ['age@child'],
    min: 0,
    max: adultAge - 1,
    default: { value: 0, reason: 'counted from birth' },
  }),
  to_age: age({
    label: 'Age to count to',
    roles: ['age_start@child', 'age_until@child'],
    min: 1,
    max: adultAge,
    default: { value: adultAge, reason: 'through the last year before the eighteenth birthday' },
  }),
  child_care: moneyPerYear({
    label: 'Child care you pay, for all of them together',
    roles: ['childcare_cost', 'childcare_cost@both', 'childcare_cost@child'],
    adds: true,
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'the study’s average is taken, in which many families pay little' },
  }),
  care_years: years({
    label: 'Years of child care to come',
    roles: ['horizon', 'term', 'time_last', 'time_spread'],
    beside: ['childcare_cost'],
    min: 0,
    max: adultAge,
    default: {
      value: schoolAge,
      reason: 'until school begins',
      by: ({ child_age: now }) => (typeof now === 'number' ? Math.max(0, schoolAge - now) : undefined),
    },
  }),
  filing_status: filingStatusField,
};
