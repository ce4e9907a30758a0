import { expect, it } from 'vitest';
import { mileageDeduction } from '#advisor/calculators/tax/deductions/mileage-deduction.ts';
import { withCoveredFacts } from '#advisor/plan/told/covered-facts.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const sure = <T extends string>(id: T) => ({ id, probability: 1 });
const reading: Reading = {
  text: '',
  told: [],
  act: sure('new'),
  want: sure('amount'),
  relative: sure('none'),
  asks: [],
  facts: [],
};
const likely = [
  { id: 'fact:business_mileage_cents', probability: 0.8 },
  { id: 'mileage_deduction', probability: 0.17 },
  { id: 'fact:ira_limit', probability: 0.03 },
];
const weigh = (...told: Parameters<typeof toldPicture>) => {
  const asking = { reading, turn: 0, year: 2026, profile: {}, last: undefined };
  const calculation = planCalculation(mileageDeduction, { ...asking, picture: toldPicture(...told) });
  return withCoveredFacts(likely, new Map([['mileage_deduction', calculation]]));
};

it('a figure of law gives way to a calculator that works with it and with what was told', () => {
  const [first, ...others] = weigh([{ role: 'miles', value: 9400, unit: 'none' }]);
  expect(first?.id).toBe('mileage_deduction');
  expect(first?.probability).toBeCloseTo(0.97, 10);
  expect(others.map(({ id }) => id)).toEqual(['fact:ira_limit']);
});

it('a figure of law stays where nothing is told, or something would be left over', () => {
  expect(weigh([])).toEqual(likely);
  const wages = { role: 'wages', value: 60_000 } as const;
  expect(weigh([{ role: 'miles', value: 9400, unit: 'none' }, wages])).toEqual(likely);
});
