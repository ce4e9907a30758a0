import { expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { percentChange } from '#advisor/calculators/saving/prices/percent-change.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(percentChange, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );
const raise = { from: 58_400, to: 61_200, inflation: 2.9 };

it('tells percent, difference and what inflation leaves', () => {
  // 61,200 / 58,400 - 1 = 4.7945 %; / 1.029 - 1 = 1.8411 %; 58,400 x 1.029 = 60,093.60.
  const found = run(raise);
  expect(found.percent).toBeCloseTo(4.7945, 4);
  expect(found.real_percent).toBeCloseTo(1.8411, 4);
  expect(found).toMatchObject({ difference: 2800 });
  expect(found.keep_up).toBeCloseTo(60_093.6, 6);
  expect(openingOf(percentChange, raise, 'rate')).toBe(
    'That’s up 4.8%, $2,800 more; after inflation it’s 1.8% more.',
  );
  expect(openingOf(percentChange, { ...raise, inflation: 6 }, 'yesno')).toContain(
    'No, it’s behind inflation',
  );
});

it('goes down, takes a raise in dollars and spreads it over years', () => {
  expect(openingOf(percentChange, { from: 1880, to: 1610 })).toBe('That’s down 14.4%, $270 less.');
  // 36 to 32, told with the amount of today first: 36 / 32 - 1.
  expect(run({ from: 36, to: 32 }).back).toBeCloseTo(12.5, 10);
  expect(run({ from: 52_000, raise: 2000 }).percent).toBeCloseTo(3.8462, 4);
  // (1,720 / 1,450)^(1/3) - 1; with 3 % a year 1,450 x 1.092727 keeps up.
  expect(run({ from: 1450, to: 1720, years: 3, inflation: 3 }).yearly).toBeCloseTo(5.8571, 4);
  expect(run({ from: 1450, to: 1720, years: 3, inflation: 3 }).keep_up).toBeCloseTo(1584.45, 2);
});

it('tells the difference over a year of a monthly amount, and what a raise in percent makes', () => {
  // 75 x 12 = 900; 19.40 x 1.035 = 20.079.
  expect(run({ from: 640, to: 715, monthly: true }).year_difference).toBe(900);
  expect(openingOf(percentChange, { from: 640, to: 715, monthly: true })).toBe(
    'That’s up 11.7%, $75 more, or $900 a year.',
  );
  expect(run({ from: 19.4, raise_percent: 3.5 }).after).toBeCloseTo(20.079, 6);
});

it('refuses a change without an end', () => {
  expect(() => run({ from: 100 })).toThrow('Give the amount after');
  expect(() => run({ from: 100, to: 110, raise: 5 })).toThrow('not both');
  expect(() => run({ from: 50, to: 1700 })).toThrow('looks like the change');
  expect(run({ from: 20_000, to: 400_000, years: 50 }).percent).toBeCloseTo(1900, 6);
});
