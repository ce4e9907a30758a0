import { expect, it } from 'vitest';
import { withPersons } from '#advisor/picture/persons.ts';
import { toldPicture } from '#server/testing/picture-facts.ts';

type Told = Parameters<typeof toldPicture>[0];

const each = (facts: Told) =>
  withPersons(toldPicture(facts).facts).map(({ role, owner, value }) => [role, owner, value]);

it('an age of both is the age of each', () => {
  expect(each([{ role: 'age', value: 71, unit: 'age', owner: 'both' }])).toEqual([
    ['age', 'me', 71],
    ['age', 'spouse', 71],
  ]);
});

it('parts that make up the total say it again', () => {
  expect(
    each([
      { role: 'wages', value: 310_000, owner: 'both' },
      { role: 'wages', value: 205_000 },
      { role: 'wages', value: 105_000, owner: 'spouse' },
    ]),
  ).toEqual([
    ['wages', 'me', 205_000],
    ['wages', 'spouse', 105_000],
  ]);
});

it('one part and the total tell the other part', () => {
  expect(
    each([
      { role: 'wages', value: 97_000, owner: 'both' },
      { role: 'wages', value: 40_000, owner: 'spouse' },
    ]),
  ).toEqual([
    ['wages', 'me', 57_000],
    ['wages', 'spouse', 40_000],
  ]);
  // By the month as by the year.
  expect(
    each([
      { role: 'wages', value: 8250, owner: 'both', per: 'month' },
      { role: 'wages', value: 5000, per: 'month' },
    ]),
  ).toEqual([
    ['wages', 'spouse', 39_000],
    ['wages', 'me', 5000],
  ]);
});

it('what does not add up stays as it was told', () => {
  const told: Told = [
    { role: 'wages', value: 100_000, owner: 'both' },
    { role: 'wages', value: 80_000 },
    { role: 'wages', value: 45_000, owner: 'spouse' },
  ];
  expect(each(told)).toHaveLength(3);
});
