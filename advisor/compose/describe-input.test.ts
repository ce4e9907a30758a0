import { expect, it } from 'vitest';
import type { Fields } from '#advisor/calculators/define/fields.ts';
import { describeExactly, describeSaved } from '#advisor/compose/describe-input.ts';
import { willAndBeneficiaries } from '#advisor/guides/family/wills/will-and-beneficiaries.ts';

it('says of somebody single that they are not married, once, and nothing of children', () => {
  const given = { age: 40, solo: 'yes', single: 'yes' };
  const fields = willAndBeneficiaries.fields as Fields;
  expect(describeSaved(fields, given, Object.keys(given))).toEqual(['age 40', 'not married']);
});

it.each([
  [19 / 12, '19 months'],
  [1.5, '1.5 years'],
  [1.234567, '1.234567 years'],
])('tells a time of %d years exactly', (value, words) => {
  expect(describeExactly({ label: 'Time to reach it', unit: 'years' }, value)).toBe(words);
});
