import { expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { unitPrice } from '#advisor/calculators/saving/prices/unit-price.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(unitPrice, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );
const rolls = { price: 9.99, size: 12, other_price: 15.49, other_size: 20 };

it('divides a price by what is in the package, and compares two', () => {
  // 9.99 / 12 = 0.8325; 15.49 / 20 = 0.7745; 1 - 0.7745 / 0.8325 = 6.967 %.
  expect(run(rolls).each).toBeCloseTo(0.8325, 6);
  expect(run(rolls).saved_share).toBeCloseTo(6.967, 3);
  expect(openingOf(unitPrice, rolls)).toContain(
    'The second package is cheaper: $0.7745 each instead of $0.8325',
  );
  expect(run({ price: 7.68, size: 48 }).each).toBeCloseTo(0.16, 6);
});

it('refuses half of a second package', () => {
  expect(() => run({ ...rolls, other_size: 0 })).toThrow('Give both the price and the size');
  expect(() => run({ price: 5 })).toThrow('is missing');
});
