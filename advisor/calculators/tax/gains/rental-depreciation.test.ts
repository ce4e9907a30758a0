import { expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { rentalDepreciation } from '#advisor/calculators/tax/gains/rental-depreciation.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(rentalDepreciation, input, { year: 2026 }).result.figures.map(({ id, value }) => [
      id,
      value,
    ]),
  );

it('spreads the building over the years of the law', () => {
  // (275,000 - 55,000) / 27.5 = 8,000.
  expect(run({ price: 275_000, land: 55_000 })).toMatchObject({ yearly: 8000, building: 220_000 });
  expect(openingOf(rentalDepreciation, { price: 275_000, land: 55_000, tax_rate: 24 })).toBe(
    'You can deduct about $8,000 a year of depreciation, which saves about $1,920 a year of tax.',
  );
});

it('counts the first month as half, as the table of Publication 527 does', () => {
  // Table 2-2d: a month of 0.152 %, 3.485 % of the whole for January and 1.667 % for July.
  expect(run({ price: 200_000, land_share: 50 }).first_year).toBeCloseTo(3485, 0);
  expect(run({ price: 200_000, land_share: 50, month: 7 }).first_year).toBeCloseTo(1667, 0);
  expect(run({ price: 100_000, land: 20_000, improvements: 30_000 }).yearly).toBe(4000);
});

it('refuses a property that is all land', () => {
  expect(() => run({ price: 90_000, land: 90_000 })).toThrow('The land can’t be all of the price');
  expect(() => run({})).toThrow('is missing');
});
