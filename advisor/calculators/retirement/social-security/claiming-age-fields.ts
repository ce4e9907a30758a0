import { age, calendarYear, count, months, moneyPerMonth } from '#advisor/calculators/define/fields.ts';

/** When somebody claims, what with, and what they know of the benefit. */
export const claimingAgeFields = {
  claim_age: age({
    label: 'Claiming age',
    roles: ['age_claim', 'age_claim@spouse', 'age_retire', 'age'],
    min: 62,
    max: 70,
  }),
  claim_months: count({
    label: 'Months past the claiming age',
    monthsOf: 'claim_age',
    min: 0,
    max: 11,
    default: { value: 0, reason: 'you claim in the month you reach the age' },
  }),
  other_age: age({
    label: 'Age to compare with',
    roles: ['age_claim#2', 'age_claim@spouse#2'],
    min: 0,
    max: 70,
    default: { value: 0, reason: 'the full retirement age, or the latest where you claim at the full one' },
  }),
  other_months: count({
    label: 'Months past the age to compare with',
    monthsOf: 'other_age',
    min: 0,
    max: 11,
    default: { value: 0, reason: 'in the month you reach the age' },
  }),
  third_age: age({
    label: 'Third claiming age',
    roles: ['age_claim#3'],
    min: 0,
    max: 70,
    default: { value: 0, reason: 'two ages are compared' },
  }),
  quoted_age: age({
    label: 'Age the benefit is stated for',
    roles: ['age_quoted', 'age_quoted@spouse'],
    min: 0,
    max: 70,
    default: { value: 0, reason: 'your full retirement age' },
  }),
  birth_year: calendarYear({
    label: 'Year of birth',
    roles: ['year_birth'],
    min: 1943,
    max: 2020,
    default: { value: 1975, reason: 'the full retirement age is the same for everyone born later' },
  }),
  wait: months({
    label: 'Extra wait in months',
    roles: ['horizon'],
    min: 0,
    max: 96,
    default: { value: 0, reason: 'you claim in the month you reach the age' },
  }),
  benefit: moneyPerMonth({
    label: 'Benefit on your statement',
    roles: ['ss_income', 'ss_income@spouse'],
    min: 0,
    max: 10_000,
    default: { value: 0, reason: 'without it the change is in percent' },
  }),
  other_benefit: moneyPerMonth({
    label: 'Second benefit on your statement',
    roles: ['ss_income#2', 'ss_income@spouse#2'],
    min: 0,
    max: 10_000,
    default: { value: 0, reason: 'it follows from the benefit at full retirement age' },
  }),
  until: age({
    label: 'Age you may live to',
    roles: ['age_until'],
    min: 0,
    max: 120,
    default: { value: 0, reason: 'the break-even age shows which one pays more' },
  }),
};

interface ThreeAges {
  claim_age: number;
  claim_months: number;
  other_age: number;
  other_months: number;
  third_age: number;
  other_benefit: number;
}

/**
 * Of three ages the first and the last are compared, and the benefit at the one in between is shown beside them. Where two
 * benefits or months are told, they belong to the first two ages: then the third is left out.
 */
export function inOrder<T extends ThreeAges>(input: T): T {
  const { claim_age: claim, other_age: other, third_age: third, other_benefit: stated } = input;
  if (third === 0) return input;
  const told = [...new Set([claim, other, third])].filter((one) => one > 0);
  const isExact = input.claim_months === 0 && input.other_months === 0;
  if (told.length === 2 && isExact)
    return { ...input, other_age: told.find((one) => one !== claim)!, third_age: 0 };
  if (told.length < 3 || !isExact || stated > 0) return { ...input, third_age: 0 };
  const [first, between, last] = told.toSorted((one, two) => one - two);
  return { ...input, claim_age: first!, third_age: between!, other_age: last! };
}
