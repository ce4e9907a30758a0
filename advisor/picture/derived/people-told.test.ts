import { expect, it } from 'vitest';
import { withCountedSpouses } from '#advisor/picture/derived/people-told.ts';
import { toldFact } from '#server/testing/advisor/picture-facts.ts';

const spouses = { key: 'flag', value: 'spouses_get_gift', turn: 0, probability: 0.9 } as const;
const people = (...values: readonly number[]) =>
  values.map((value) => toldFact({ role: 'n_people', value, said: String(value) }));

it('counts two sons and their wives, all four, as four people', () => {
  const { facts, words } = withCountedSpouses({ facts: people(2, 4), words: [spouses] });
  expect(facts.map(({ value }) => value)).toEqual([4]);
  expect(words).toEqual([]);
});

it('keeps three sons with their wives and five grandchildren', () => {
  const picture = { facts: people(3, 5), words: [spouses] };
  expect(withCountedSpouses(picture)).toBe(picture);
});

it('keeps two sons and four grandchildren where no spouse gets anything', () => {
  const picture = { facts: people(2, 4), words: [] };
  expect(withCountedSpouses(picture)).toBe(picture);
});
