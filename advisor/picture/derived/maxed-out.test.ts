import { expect, it } from 'vitest';
import { withMaxedOut } from '#advisor/picture/derived/maxed-out.ts';
import { toldPicture, toldWord } from '#server/testing/advisor/picture-facts.ts';

const words = [toldWord('flag=maxes_out'), toldWord('account=workplace')];

it.each([
  [40, 24_500],
  [55, 32_500],
  [63, 35_750],
  [64, 32_500],
])('uses the limit at age %d when a person maxes out', (age, most) => {
  const { facts } = toldPicture([{ role: 'age', value: age, unit: 'age' }]);
  const saved = withMaxedOut(facts, words, 2026).find(({ role }) => role === 'k401_contrib');
  expect(saved).toMatchObject({ value: most, source: 'derived' });
});

it('keeps a stated amount', () => {
  const { facts } = toldPicture([{ role: 'k401_contrib', value: 5000 }]);
  expect(withMaxedOut(facts, words, 2026)).toEqual(facts);
});

it('leaves an IRA unchanged', () => {
  const { facts } = toldPicture([{ role: 'age', value: 40, unit: 'age' }]);
  expect(withMaxedOut(facts, [toldWord('flag=maxes_out'), toldWord('account=roth_ira')], 2026)).toEqual(
    facts,
  );
});
