import { expect, it } from 'vitest';
import { withRatesOfOthers } from '#advisor/picture/derived/rates-told.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

type Told = Parameters<typeof toldPicture>[0];
const ownersOf = (facts: Told) =>
  withRatesOfOthers(toldPicture(facts).facts).map(({ value, owner }) => [value, owner]);

it('assigns a rate to the debt before it', () => {
  expect(
    ownersOf([
      { role: 'debt_balance', value: 37_000, owner: 'spouse', start: 0 },
      { role: 'loan_rate', value: 6.1, unit: 'percent', start: 10 },
      { role: 'debt_balance', value: 19_000, start: 20 },
      { role: 'loan_rate', value: 5, unit: 'percent', start: 30 },
    ]),
  ).toEqual([
    [37_000, 'spouse'],
    [6.1, 'spouse'],
    [19_000, 'me'],
    [5, 'me'],
  ]);
});

it('leaves a rate unassigned when it could belong to either', () => {
  expect(
    ownersOf([
      { role: 'debt_balance', value: 37_000, owner: 'spouse', start: 0 },
      { role: 'debt_balance', value: 19_000, start: 20 },
      { role: 'loan_rate', value: 5, unit: 'percent', start: 30 },
    ]).at(-1),
  ).toEqual([5, 'me']);
});
