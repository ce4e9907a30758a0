import { expect, it } from 'vitest';
import { raiseAfterTax } from '#advisor/calculators/tax/raise-after-tax.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import { toldPicture } from '#server/testing/picture-facts.ts';

const reading: Reading = {
  text: '',
  told: [],
  act: { id: 'new', probability: 1 },
  want: { id: 'amount', probability: 1 },
  relative: { id: 'none', probability: 1 },
  asks: [],
  facts: [],
};

it('leads with the first case that can be run: without the bonus there is nothing to work out', () => {
  const picture = toldPicture([
    { role: 'wages', value: 57_000 },
    { role: 'bonus', value: 6000, case: 'b' },
  ]);
  const planned = planCalculation(raiseAfterTax, {
    picture,
    reading,
    turn: 0,
    year: 2026,
    profile: {},
    last: undefined,
  });
  expect(planned.runs.map(({ input }) => input)).toEqual([{ wages: 57_000, bonus: 6000 }]);
  expect(planned.problem).toBeUndefined();
});
