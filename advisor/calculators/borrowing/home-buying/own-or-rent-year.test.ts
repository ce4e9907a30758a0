import { expect, it } from 'vitest';
import { ownOrRentYear } from '#advisor/calculators/borrowing/home-buying/own-or-rent-year.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(ownOrRentYear, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

const told = {
  rent: 2300,
  price: 410_000,
  loan: 328_000,
  rate: 6.4,
  tax: 4900,
  insurance: 1700,
  upkeep: 4000,
};

it('holds what owning costs for good against rent', () => {
  // 328,000 x 6.4% + 4,900 + 1,700 + 4,000 = 31,592 against 27,600
  expect(run(told)).toMatchObject({ owning: 31_592, renting: 27_600, difference: 3992 });
  expect(openingOf(ownOrRentYear, told, 'which')).toBe(
    'Rent, for a year at least: it costs $3,992 a year less.',
  );
  expect(openingOf(ownOrRentYear, { ...told, rent: 3000 }, 'yesno')).toContain(
    'Yes, owning costs $4,408 a year less',
  );
});

it('works the loan out from the price and what is put down', () => {
  // 448,000 x 6.1% + 1.1% + 0.5% + 1% of 560,000 + 450 x 12
  expect(run({ rent: 2900, price: 560_000, down_percent: 20, rate: 6.1, hoa: 450 }).owning).toBeCloseTo(
    47_288,
    6,
  );
  expect(run({ rent: 2900, price: 410_000, down: 82_000 }).interest_year).toBeCloseTo(328_000 * 0.065, 6);
});

it('counts what the down payment could earn where that is told', () => {
  expect(run({ ...told, return_rate: 5 }).owning).toBeCloseTo(31_592 + 4100, 6);
});

it('refuses a question without a home', () => {
  expect(() => run({ rent: 2000 })).toThrow(InputProblem);
  expect(() => run({ rent: 2000 })).toThrow('Give the price of the home');
});

it('tells the rent of the 5% rule: a twelfth of 5% of the price', () => {
  expect(run({ rent: 1900, price: 360_000 }).rule_rent).toBe(1500);
  expect(run({ rent: 1900, interest: 20_000 })).not.toHaveProperty('rule_rent');
});
