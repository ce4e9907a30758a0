import { expect, it } from 'vitest';
import { compoundGrowth } from '#advisor/calculators/saving/compound-growth.ts';
import { compareInvestments } from '#advisor/calculators/investing/compare-investments.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import { toldPicture } from '#server/testing/picture-facts.ts';

const reading: Reading = {
  text: '',
  told: [],
  act: { id: 'new', probability: 1 },
  want: { id: 'which', probability: 1 },
  relative: { id: 'none', probability: 1 },
  asks: [],
  facts: [],
};
const picture = toldPicture([
  { role: 'lump_sum', value: 20_000 },
  { role: 'rate_return', value: 5, unit: 'percent', case: 'a' },
  { role: 'rate_return', value: 8, unit: 'percent', case: 'b' },
  { role: 'horizon', value: 10, unit: 'time' },
]);
const runsOf = (calculator: AnyCalculator) =>
  planCalculation(calculator, { picture, reading, turn: 0, year: 2026, profile: {}, last: undefined }).runs;

it('runs once for each case', () => {
  expect(runsOf(compoundGrowth).map(({ input }) => input.rate)).toEqual([5, 8]);
});

it('runs once where the calculator itself compares', () => {
  const runs = runsOf(compareInvestments);
  expect(runs).toHaveLength(1);
  expect(runs[0].input.investments).toEqual([{ rate: 5 }, { rate: 8 }]);
});
