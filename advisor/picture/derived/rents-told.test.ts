import { expect, it } from 'vitest';
import { withDerived } from '#advisor/picture/derive.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const year = 2026;

it('multiplies the rent of one unit by the number of units', () => {
  const { facts } = withDerived(
    toldPicture([
      { role: 'n_units', value: 3, unit: 'none' },
      { role: 'rental_income', value: 1200 },
      { role: 'n_units', value: 1, unit: 'none' },
      { role: 'rental_income', value: 900 },
    ]),
    year,
  );
  const rents = facts.filter(({ role }) => role === 'rental_income');
  expect(rents.map(({ value, per }) => [value, per])).toEqual([
    [3600, 'month'],
    [900, 'month'],
  ]);
});

it.each([
  ['is doubled for “each side” without a number of homes', { each: true as const }, [], 2300],
  [
    'counts for four units where it is too little for their price',
    {},
    [{ role: 'n_units', value: 4, unit: 'none' }],
    4600,
  ],
  ['is that of the house without a word of several', {}, [], 1150],
] as const)('the only rent %s', (_, more, others, total) => {
  const { facts } = withDerived(
    toldPicture([
      { role: 'home_price', value: 310_000 },
      ...others,
      { role: 'rental_income', value: 1150, ...more },
    ]),
    year,
  );
  expect(facts.find(({ role }) => role === 'rental_income')!.value).toBe(total);
});
