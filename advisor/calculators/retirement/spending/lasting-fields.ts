import { age } from '#advisor/calculators/define/fields.ts';

type Said = Readonly<Record<string, unknown>>;

/** Two ages in place of the number of years that money has to last. */
export const lastingAgeFields = {
  from_age: age({
    label: 'Age when withdrawals start',
    roles: ['age_retire', 'age_retire@both', 'age', 'age@both'],
    min: 0,
    max: 110,
    default: { value: 0, reason: 'the time is given in years' },
  }),
  until_age: age({
    label: 'Age the money must last to',
    roles: ['age_until', 'age_until@both', 'age_claim'],
    min: 0,
    max: 120,
    default: { value: 0, reason: 'the time is given in years' },
  }),
};

/** The years between both ages; undefined where they are not known. */
export function yearsFromAges({ from_age: from, until_age: until }: Said): number | undefined {
  return typeof from === 'number' && typeof until === 'number' && from > 0 && until > from
    ? until - from
    : undefined;
}
