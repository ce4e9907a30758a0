import { expect, it } from 'vitest';
import { withPersons } from '#advisor/picture/derived/persons.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

type Told = Parameters<typeof toldPicture>[0];

const each = (facts: Told, ...words: string[]) => {
  const picture = toldPicture(facts, ...words);
  return withPersons(picture.facts, picture.words).map(({ role, owner, value }) => [role, owner, value]);
};

it('uses an age of both for each', () => {
  expect(each([{ role: 'age', value: 71, unit: 'age', owner: 'both' }])).toEqual([
    ['age', 'me', 71],
    ['age', 'spouse', 71],
  ]);
});

it('drops parts that add up to the stated total', () => {
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

it('derives the other part from one part and the total', () => {
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

it('keeps amounts that do not add up', () => {
  const told: Told = [
    { role: 'wages', value: 100_000, owner: 'both' },
    { role: 'wages', value: 80_000 },
    { role: 'wages', value: 45_000, owner: 'spouse' },
  ];
  expect(each(told)).toHaveLength(3);
});

it('reads “each” as one amount for each spouse', () => {
  const pay: Told = [{ role: 'wages', value: 58_000, each: true }];
  const two = [
    ['wages', 'me', 58_000],
    ['wages', 'spouse', 58_000],
  ];
  expect(each(pay, 'filing=married_joint')).toEqual(two);
  expect(each([{ ...pay[0]!, owner: 'both' }])).toEqual(two);
  // Of whom else nothing is known.
  expect(each(pay)).toHaveLength(1);
  // What things cost each is no one's.
  expect(each([{ role: 'spend_item', value: 200, each: true }], 'status=married')).toHaveLength(1);
});

it('counts what each of two pays twice where they earn together', () => {
  const note = { role: 'debt_payment', value: 280, each: true } as const;
  expect(each([{ role: 'wages', value: 88_000, owner: 'both' }, note])).toContainEqual([
    'debt_payment',
    'me',
    560,
  ]);
  expect(each([{ role: 'wages', value: 88_000 }, note])).toContainEqual(['debt_payment', 'me', 280]);
});

it('gives each of a couple what each of them puts in', () => {
  expect(each([{ role: 'ira_contrib', value: 2000, owner: 'both', each: true }])).toEqual([
    ['ira_contrib', 'me', 2000],
    ['ira_contrib', 'spouse', 2000],
  ]);
});
