import { expect, it } from 'vitest';
import { withDerived } from '#advisor/picture/derive.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

type Told = Parameters<typeof toldPicture>[0];

/** What follows from the facts, by its role. */
const derivedFrom = (facts: Told, ...words: string[]) =>
  Object.fromEntries(
    withDerived(toldPicture(facts, ...words), 2026)
      .facts.filter(({ source }) => source === 'derived')
      .map(({ role, value }) => [role, value]),
  );

it('derives the years until retirement from the ages', () => {
  const ages: Told = [
    { role: 'age', value: 40, unit: 'age' },
    { role: 'age_retire', value: 65, unit: 'age' },
  ];
  expect(derivedFrom(ages)).toMatchObject({ horizon: 25 });
  // What somebody said counts.
  expect(derivedFrom([...ages, { role: 'horizon', value: 10, unit: 'time' }])).not.toHaveProperty('horizon');
});

it('derives the age from the age at retirement and the years or the year until then', () => {
  const retire = { role: 'age_retire', value: 62, unit: 'age' } as const;
  expect(derivedFrom([retire, { role: 'horizon', value: 12, unit: 'time' }])).toMatchObject({ age: 50 });
  expect(derivedFrom([retire, { role: 'year_future', value: 2038, unit: 'date' }])).toMatchObject({
    age: 50,
  });
  expect(
    derivedFrom([
      { role: 'age', value: 57, unit: 'age' },
      { role: 'year_future', value: 2030, unit: 'date' },
    ]),
  ).toMatchObject({ age_retire: 61 });
});

it('derives how long money lasts from retirement and the age it has to last to', () => {
  expect(
    derivedFrom([
      { role: 'age', value: 55, unit: 'age' },
      { role: 'age_retire', value: 62, unit: 'age' },
      { role: 'age_until', value: 90, unit: 'age' },
    ]),
  ).toMatchObject({ horizon: 7, time_last: 28 });
});

it('derives an age from the year of birth, and the other way round', () => {
  expect(derivedFrom([{ role: 'year_birth', value: 1970, unit: 'date' }])).toMatchObject({ age: 56 });
  expect(derivedFrom([{ role: 'age', value: 30, unit: 'age' }])).toMatchObject({ year_birth: 1996 });
});

it('derives a time from a year', () => {
  expect(derivedFrom([{ role: 'year_future', value: 2036, unit: 'date' }])).toMatchObject({ horizon: 10 });
  expect(derivedFrom([{ role: 'year_past', value: 2019, unit: 'date' }])).toMatchObject({ time_held: 7 });
});

it('derives the price of all shares from the price of one', () => {
  expect(
    derivedFrom([
      { role: 'n_shares', value: 200, unit: 'none' },
      { role: 'price_buy', value: 42 },
      { role: 'price_now', value: 71 },
    ]),
  ).toEqual({ price_buy: 8400, price_now: 14_200 });
});

it('keeps the price of an option per share', () => {
  expect(
    derivedFrom([
      { role: 'n_shares', value: 100, unit: 'none' },
      { role: 'strike', value: 50 },
      { role: 'price_now', value: 48 },
    ]),
  ).toEqual({});
});

it('assigns an age without an owner to the child when only the child has one', () => {
  expect(
    derivedFrom([
      { role: 'age', value: 7, unit: 'age', owner: 'child' },
      { role: 'age_until', value: 18, unit: 'age' },
    ]),
  ).toMatchObject({ horizon: 11 });
});

it('counts a named month from the current one', () => {
  const trip = toldPicture([{ role: 'year_future', value: 2028, month: 3, unit: 'date' }]);
  const time = withDerived(trip, 2026, 11).facts.find(({ role }) => role === 'horizon');
  expect(time?.months).toBe(16);
});

it('ends a holding period in the named year, not today', () => {
  expect(
    derivedFrom([
      { role: 'year_past', value: 1994, unit: 'date' },
      { role: 'year_future', value: 2022, unit: 'date' },
    ]),
  ).toMatchObject({ time_held: 28 });
});

it('derives the rate of a loan from its payment and its term', () => {
  // As Excel: =RATE(84, -489, 32995 - 3000) * 12 = 9.42 %.
  expect(
    derivedFrom([
      { role: 'car_price', value: 32_995 },
      { role: 'trade_in', value: 3000 },
      { role: 'debt_payment', value: 489 },
      { role: 'term', value: 7, unit: 'time' },
    ]).loan_rate,
  ).toBe(9.42);
  // Payments that do not even return what was borrowed have no rate.
  expect(
    derivedFrom([
      { role: 'debt_balance', value: 30_000 },
      { role: 'debt_payment', value: 100 },
      { role: 'term', value: 5, unit: 'time' },
    ]),
  ).not.toHaveProperty('loan_rate');
});

it('derives a time since birth from the age of a child', () => {
  const child: Told = [{ role: 'age', value: 21, unit: 'age', owner: 'child' }];
  expect(derivedFrom(child, 'flag=since_birth')).toMatchObject({ horizon: 21 });
  expect(derivedFrom(child)).not.toHaveProperty('horizon');
});

it('counts children by words when no number is stated', () => {
  expect(derivedFrom([], 'flag=baby')).toEqual({ n_children: 1 });
  expect(derivedFrom([], 'flag=no_kids')).toEqual({ n_children: 0 });
  expect(derivedFrom([{ role: 'n_children', value: 2, unit: 'none' }], 'flag=baby')).toEqual({});
});

it('derives a holding period below a year from “short-term”, and the other way round', () => {
  const sale: Told = [
    { role: 'price_buy', value: 9200 },
    { role: 'price_now', value: 15_700 },
  ];
  expect(derivedFrom(sale, 'holding=short')).toEqual({ time_held: 0.5 });
  const held = withDerived(toldPicture([...sale, { role: 'time_held', value: 0.75, unit: 'time' }]), 2026);
  expect(held.words).toMatchObject([{ key: 'holding', value: 'short' }]);
});

it('uses a single match rate between two limits for the second', () => {
  const limits: Told = [
    { role: 'match_limit', value: 3, unit: 'percent', start: 0 },
    { role: 'match_rate', value: 50, unit: 'percent', start: 10 },
    { role: 'match_limit', value: 2, unit: 'percent', start: 20 },
  ];
  expect(derivedFrom(limits)).toEqual({ match_rate: 100 });
  expect(derivedFrom(limits.slice(0, 2))).toEqual({});
});

it('uses the age of both for each, and joint filing for a joint income', () => {
  const both = withDerived(
    toldPicture([
      { role: 'age', value: 71, unit: 'age', owner: 'both' },
      { role: 'wages', value: 97_000, owner: 'both' },
    ]),
    2026,
  );
  const ages = both.facts.filter(({ role }) => role === 'age').map(({ owner, value }) => [owner, value]);
  expect(ages).toEqual([
    ['me', 71],
    ['spouse', 71],
  ]);
  expect(both.words).toMatchObject([{ key: 'filing', value: 'married_joint' }]);
});

it('reads a bare number beside large sums in thousands', () => {
  const valueOf = (facts: Told) => withDerived(toldPicture(facts), 2026).facts[0]!.value;
  const saved = { role: 'bal_cash', value: 6, said: '6' } as const;
  expect(valueOf([saved, { role: 'goal_amount', value: 25_000 }])).toBe(6000);
  expect(valueOf([saved, { role: 'goal_amount', value: 400 }])).toBe(6);
  expect(
    valueOf([
      { ...saved, said: '$6' },
      { role: 'goal_amount', value: 25_000 },
    ]),
  ).toBe(6);
});

it('derives no rate from the current payment and the term of a new loan', () => {
  const loan: Told = [
    { role: 'mortgage_payment', value: 1610, per: 'month' },
    { role: 'mortgage_balance', value: 165_000 },
    { role: 'term', value: 15, unit: 'time' },
  ];
  expect(derivedFrom(loan)).toHaveProperty('loan_rate');
  expect(derivedFrom([...loan, { role: 'loan_rate_new', value: 5.4, unit: 'percent' }])).not.toHaveProperty(
    'loan_rate',
  );
});

it('does not treat a derived value as stated when it derives again', () => {
  const ages = toldPicture([
    { role: 'age', value: 62, unit: 'age' },
    { role: 'age_until', value: 90, unit: 'age' },
  ]);
  const again = withDerived(withDerived(ages, 2026), 2026);
  expect(again.facts.some(({ role }) => role === 'age_retire')).toBe(false);
});
