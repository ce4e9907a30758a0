import { age, calendarYear, count, moneyPerMonth, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { usualFirstJobAge } from '#advisor/calculators/retirement/social-security/estimated-benefit.ts';

/** With fewer years of work there is no benefit. */
const leastYears = 10;

export const socialSecurityFields = {
  salary: moneyPerYear({
    label: 'Yearly salary',
    roles: ['wages', 'se_income'],
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'the benefit or the average indexed monthly earnings are given instead' },
  }),
  aime: moneyPerMonth({
    label: 'Average indexed monthly earnings (AIME)',
    roles: ['aime'],
    min: 0,
    max: 50_000,
    default: { value: 0, reason: 'a salary or the benefit is given instead' },
  }),
  full_benefit: moneyPerMonth({
    label: 'Benefit on your statement',
    roles: ['ss_income'],
    min: 0,
    max: 20_000,
    default: { value: 0, reason: 'worked out from what you earn' },
  }),
  quoted_age: age({
    label: 'Age that benefit is stated for',
    roles: ['age_quoted'],
    min: 0,
    max: 70,
    default: { value: 0, reason: 'your full retirement age' },
  }),
  claim_age: age({
    label: 'Claiming age',
    roles: ['age_claim', 'age_claim@spouse'],
    min: 62,
    max: 70,
    default: { value: 67, reason: 'about the full retirement age' },
  }),
  claim_months: count({
    label: 'Months past the claiming age',
    monthsOf: 'claim_age',
    min: 0,
    max: 11,
    default: { value: 0, reason: 'you claim in the month you reach the age' },
  }),
  full_age: age({
    label: 'Full retirement age',
    min: 0,
    max: 67,
    default: { value: 0, reason: 'it follows from the year of birth' },
  }),
  stop_age: age({
    label: 'Age when you stop working',
    roles: ['age_retire'],
    min: 0,
    max: 70,
    default: { value: 0, reason: 'you work until you claim' },
  }),
  spouse_benefit: moneyPerMonth({
    label: 'Spouse’s full benefit',
    roles: ['ss_income@spouse'],
    min: 0,
    max: 10_000,
    default: { value: 0, reason: 'only your own benefit is asked for' },
  }),
  birth_year: calendarYear({
    label: 'Year of birth',
    roles: ['year_birth'],
    min: 1943,
    max: 2020,
    default: {
      value: 1975,
      reason: 'everyone who is not yet near claiming gets the same in today’s dollars',
    },
  }),
  years_worked: count({
    label: 'Number of years worked',
    roles: ['years_worked'],
    min: leastYears,
    max: 60,
    default: {
      value: 35,
      reason: 'as many years as the formula counts, or those from a first job at 22 until you stop',
      by: ({ stop_age: stop }) =>
        typeof stop === 'number' && stop > 0 ? Math.max(leastYears, stop - usualFirstJobAge) : undefined,
    },
  }),
};
