import { expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { marginMarkup } from '#advisor/calculators/saving/prices/margin-markup.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(marginMarkup, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

it('tells margin and markup of a cost and a price', () => {
  // 9 / 15 = 60 %; 9 / 6 = 150 %.
  expect(run({ cost: 6, price: 15 })).toMatchObject({ margin_rate: 60, markup_rate: 150, profit: 9 });
  expect(openingOf(marginMarkup, { cost: 6, price: 15 }, 'rate')).toBe(
    'Your margin is 60% and your markup 150%: $9.00 on each.',
  );
});

it('finds the price for a margin or a markup', () => {
  // 40 / 0.65 = 61.5385; 25 x 1.6 = 40.
  expect(run({ cost: 40, margin: 35 }).charged).toBeCloseTo(61.5385, 4);
  expect(run({ cost: 25, markup: 60, sold: 10 })).toMatchObject({ charged: 40, profit_in_all: 150 });
  expect(openingOf(marginMarkup, { cost: 40, margin: 35 }, 'amount')).toContain('Charge $61.54');
});

it('tells a loss, and refuses too little or too much', () => {
  expect(run({ cost: 12, price: 9 }).profit).toBe(-3);
  expect(() => run({ cost: 12 })).toThrow('Give the selling price');
  expect(() => run({ cost: 12, price: 20, margin: 30 })).toThrow('not two of them');
});
