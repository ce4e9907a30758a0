import { expect, it } from 'vitest';
import { compoundGrowth } from '#advisor/calculators/saving/compound-growth.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import { toldPicture } from '#server/testing/picture-facts.ts';

const reading = {
  text: '',
  told: [],
  act: { id: 'new', probability: 1 },
  want: { id: 'amount', probability: 1 },
  relative: { id: 'none', probability: 1 },
  asks: [],
  facts: [],
} as const satisfies Reading;

it('what follows from ages follows anew for each case', () => {
  const picture = withDerived(
    toldPicture([
      { role: 'save_amount', value: 800, per: 'month' },
      { role: 'rate_return', value: 6, unit: 'percent' },
      { role: 'age', value: 61, unit: 'age' },
      { role: 'age_retire', value: 70, unit: 'age', case: 'b' },
      { role: 'age_retire', value: 66, unit: 'age', case: 'a' },
    ]),
    2026,
  );
  const { runs, leftover } = planCalculation(compoundGrowth, {
    picture,
    reading,
    turn: 0,
    year: 2026,
    profile: {},
    last: undefined,
  });
  expect(runs.map(({ input }) => input.years)).toEqual([5, 9]);
  expect(leftover).toEqual([]);
});
