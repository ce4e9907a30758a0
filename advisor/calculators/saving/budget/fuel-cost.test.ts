import { expect, it } from 'vitest';
import { fuelCost } from '#advisor/calculators/saving/budget/fuel-cost.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(fuelCost, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

const hybrid = { miles: 15_000, mpg: 50, other_mpg: 30, gas_price: 3.5, price_gap: 2400 };

it('compares gallons, and divides the higher price by the saving', () => {
  // 15,000 / 30 x 3.50 - 15,000 / 50 x 3.50 = 700; 2,400 / 700 = 3.43
  expect(run(hybrid)).toMatchObject({ cost_first: 1050, cost_second: 1750, saved_year: 700 });
  expect(run(hybrid).years_even).toBeCloseTo(3.4286, 4);
  expect(openingOf(fuelCost, hybrid, 'time')).toBe(
    'It takes about 3.4 years of driving to earn back the higher price.',
  );
  expect(openingOf(fuelCost, { ...hybrid, keep: 8 }, 'yesno')).toBe(
    'Yes: after 8 years the saving is $3,200 more than the higher price.',
  );
  expect(run({ ...hybrid, price_gap: undefined, price: 30_400, other_price: 28_000 }).years_even).toBeCloseTo(
    3.4286,
    4,
  );
});

it('counts kWh for an electric car', () => {
  // 13,500 / 24 x 3.80 = 2,137.50; 135 x 30 x 0.14 = 567
  const ev = { miles: 13_500, mpg: 24, kwh: 30, gas_price: 3.8, power_price: 0.14 };
  expect(run(ev).saved_year).toBeCloseTo(2137.5 - 567, 6);
  expect(run({ miles: 13_500, kwh: 30, power_price: 0.14 }).cost_first).toBeCloseTo(567, 6);
});

it('gives the fuel of one car', () => {
  expect(run({ miles: 20_000, mpg: 25, gas_price: 3 })).toMatchObject({
    cost_first: 2400,
    month: 200,
    cents_mile: 12,
  });
});

it('refuses a car without its mileage', () => {
  expect(() => run({ miles: 10_000 })).toThrow(InputProblem);
  expect(() => run({ miles: 10_000 })).toThrow('Give the miles per gallon');
});
