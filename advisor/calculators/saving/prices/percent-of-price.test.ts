import { expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { percentOfPrice } from '#advisor/calculators/saving/prices/percent-of-price.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(percentOfPrice, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

it('adds a tip and takes off a discount, to the cent', () => {
  // 86.40 x 20 % = 17.28; 140 x 30 % = 42.
  expect(run({ price: 86.4, share: 20 })).toEqual({ part: 17.28, with_it: 103.68, without_it: 69.12 });
  expect(run({ price: 140, share: 30 }).without_it).toBe(98);
  expect(openingOf(percentOfPrice, { price: 140, share: 30 })).toBe(
    '30% of $140.00 is $42.00: $182.00 with it added, $98.00 with it taken off.',
  );
});

it('splits a bill with its tip', () => {
  // 64 x 1.18 = 75.52; / 3 = 25.17.
  expect(run({ price: 64, share: 18, people: 3 })).toMatchObject({
    part: 11.52,
    with_it: 75.52,
    each: 25.17,
  });
  expect(openingOf(percentOfPrice, { price: 64, share: 18, people: 3 })).toBe(
    '18% of $64.00 is $11.52: $75.52 with it added, or $25.17 each.',
  );
});

it('refuses a price of nothing', () => {
  expect(() => run({ price: 0, share: 20 })).toThrow('Price or bill must be at least');
  expect(() => run({ price: 10 })).toThrow('Give a percent, a rebate');
  expect(() => run({ price: 10, off: 11 })).toThrow('The rebate is more than the price');
});

it('takes a rebate off after the tax, and a discount before it', () => {
  // 1,450 x 1.065 - 200 = 1,344.25; 980 x 0.9 x 1.07 - 60 = 883.74.
  expect(run({ price: 1450, share: 6.5, off: 200 }).with_it).toBe(1344.25);
  expect(run({ price: 980, share: 10, sales_tax: 7, off: 60 }).without_it).toBe(883.74);
  // A tip is on the price without the tax: 80 + 16 + 7.20.
  expect(run({ price: 80, share: 20, sales_tax: 9 }).with_it).toBe(103.2);
});

it('splits a bill without a tip', () => {
  expect(openingOf(percentOfPrice, { price: 96.3, people: 3 })).toBe('Each person pays $32.10.');
});
