import { describe, expect, it } from 'vitest';
import { houseHack } from '#advisor/calculators/borrowing/home-buying/house-hack.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(houseHack, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('house hacking', () => {
  // By the payment table of 6 % over 30 years, $5.99551 a month for each $1,000: on $320,000 it is $1,918.56. Tax 1.1 %
  // of 400,000 / 12 = 366.67, insurance 2,000 / 12 = 166.67, upkeep 1 % / 12 = 333.33.
  const told = { price: 400_000, down_percent: 20, rate: 6, rent: 2000 };

  it('adds up a month', () => {
    const figures = run(told);
    expect(figures.payment).toBeCloseTo(1918.56 + 366.67 + 166.67, 2);
    expect(figures.upkeep).toBeCloseTo(333.33, 2);
    expect(figures.collected).toBeCloseTo(1900, 9);
    expect(figures.own_cost).toBeCloseTo(2451.9 + 333.33 - 1900, 2);
    expect(figures.cash).toBe(80_000 + 12_000);
    expect(figures.free_rent).toBeCloseTo((2451.9 + 333.33) / 0.95, 1);
    expect(figures).not.toHaveProperty('pmi');
  });

  it('is held against renting, and against the cash put in', () => {
    const { own_cost: own, saved, cash_on_cash: earned } = run({ ...told, rent_else: 1500 });
    expect(saved).toBeCloseTo(1500 - own!, 9);
    expect(earned).toBeCloseTo(((1500 - own!) * 12 * 100) / 92_000, 9);
    // The rent at which one lives free leaves nothing to pay.
    expect(run({ ...told, rent: run(told).free_rent! }).own_cost).toBeCloseTo(0, 6);
  });

  it('charges mortgage insurance with little down', () => {
    // 5 % down: 380,000 x 0.7 % / 12 = 221.67.
    expect(run({ price: 400_000, rent: 2000, down_percent: 5 }).pmi).toBeCloseTo(221.67, 2);
    expect(run({ price: 400_000, rent: 2000, down_payment: 20_000 }).pmi).toBeCloseTo(221.67, 2);
    expect(run({ price: 400_000, rent: 2000, maintenance: 6000 }).upkeep).toBe(500);
  });

  it.each([
    [told, undefined, /^You’d pay about \$885\.23 a month to live there, after the rent you get\.$/],
    [{ ...told, rent: 3500 }, undefined, /^You’d live free: the rent covers everything and leaves \$539/],
    [{ ...told, rent_else: 1500 }, 'yesno', /^Yes: you’d pay \$614\.77 a month less than renting\.$/],
    [
      { ...told, rent_else: 600 },
      'yesno',
      /^Not on the monthly cost: you’d pay \$285\.23 a month more than renting\.$/,
    ],
    [{ ...told, rent_else: 1500 }, 'rate', /^The saving is 8% a year on the cash you put in\.$/],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(houseHack, input, want)).toMatch(says);
  });

  it.each([
    [
      { price: 400_000, rent: 2000, down_payment: 400_000 },
      'The down payment pays for the whole home: give a smaller one.',
    ],
    [{ price: 400_000 }, 'Rent you get is missing.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it('accepts a whole payment, and requires it or a price', () => {
  // 2,900 - 1,500 x 95 %.
  const figures = run({ whole_payment: 2900, rent: 1500 });
  expect(figures.own_cost).toBe(1475);
  expect(figures).not.toHaveProperty('cash');
  expect(() => run({ rent: 1500 })).toThrow('Give the price of the home, or the whole payment.');
});
