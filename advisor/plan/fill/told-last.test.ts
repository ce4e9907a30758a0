import { expect, it } from 'vitest';
import { percentChange } from '#advisor/calculators/saving/prices/percent-change.ts';
import { fillFields } from '#advisor/plan/fill/fill-fields.ts';
import { withoutToldBefore } from '#advisor/plan/fill/told-last.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const rents = [
  { role: 'housing_cost', value: 1480 },
  { role: 'housing_cost', value: 1565 },
] as const;
const share = { role: 'rate_rent_growth', value: 4, unit: 'percent' } as const;

it('of two ways to tell one thing that do not go together, the one that was told last counts', () => {
  const filled = fillFields(percentChange, toldPicture([...rents, { ...share, turn: 1 }]));
  expect(withoutToldBefore(percentChange, filled, 1).input).toMatchObject({ from: 1480, raise_percent: 4 });
  expect(withoutToldBefore(percentChange, filled, 1).input).not.toHaveProperty('to');
});

it('two ways that are told together are left for a question', () => {
  const filled = fillFields(percentChange, toldPicture([...rents, share]));
  expect(withoutToldBefore(percentChange, filled, 0)).toBe(filled);
});
