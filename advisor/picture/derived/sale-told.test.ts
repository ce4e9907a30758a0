import { expect, it } from 'vitest';
import { withDerived } from '#advisor/picture/derive.ts';
import { withHolding } from '#advisor/picture/derived/sale-told.ts';
import { toldFact, toldPicture, toldWord } from '#server/testing/advisor/picture-facts.ts';

const prices = [
  { role: 'price_now', value: 112_000 },
  { role: 'price_buy', value: 42_000 },
] as const;
const rolesOf = ({ facts }: ReturnType<typeof withDerived>) => facts.map(({ role }) => role);

it('does not count a gain again that is the difference of its prices, and keeps its kind', () => {
  const told = toldPicture([{ role: 'gain_amount', value: 70_000, kind: 'long' }, ...prices]);
  const picture = withDerived(told, 2026);
  expect(rolesOf(picture)).toEqual(['price_now', 'price_buy']);
  expect(picture.words).toMatchObject([{ key: 'holding', value: 'long' }]);
});

it('keeps a gain of something else beside the prices', () => {
  const told = toldPicture([{ role: 'gain_amount', value: 15_000, kind: 'short' }, ...prices]);
  const picture = withDerived(told, 2026);
  expect(rolesOf(picture)).toContain('gain_amount');
  expect(picture.words).toEqual([]);
});

it('gives words that repeat a stated time the same probability', () => {
  const held = toldFact({ role: 'time_held', value: 3, unit: 'time', probability: 0.99 });
  const unsure = { ...toldWord('holding=long'), probability: 0.68 };
  expect(withHolding([unsure], held)).toEqual([{ ...unsure, probability: 0.99 }]);
  const short = { ...toldWord('holding=short'), probability: 0.68 };
  expect(withHolding([short], held)).toEqual([short]);
});
