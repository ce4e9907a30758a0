import { expect, it } from 'vitest';
import { leasePayment } from '#advisor/calculators/borrowing/cars/lease-payment.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(leasePayment, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

it('adds depreciation and the finance charge', () => {
  // (38,500 - 22,330) / 36 = 449.17; (38,500 + 22,330) x .00175 = 106.45
  const lease = { price: 38_500, residual_percent: 58, money_factor: 0.00175, term: 3 };
  const figures = run(lease);
  expect(figures.depreciation).toBeCloseTo(449.1667, 3);
  expect(figures.finance).toBeCloseTo(106.4525, 3);
  expect(figures.base_payment).toBeCloseTo(555.6192, 3);
  expect(figures.rate_equal).toBeCloseTo(4.2, 6);
  // Read from ".00175" as a percentage, it is the same money factor.
  expect(run({ ...lease, money_factor: 0.175 }).base_payment).toBeCloseTo(555.6192, 3);
  expect(openingOf(leasePayment, lease, 'payment')).toBe(
    'The base payment is about $555.62 a month: $449.17 a month is depreciation and $106.45 a month is the finance charge.',
  );
});

it('takes a rate and a residual in dollars', () => {
  expect(run({ price: 42_000, residual: 24_000, rate: 5, term: 3 }).base_payment).toBeCloseTo(637.5, 6);
});

it('adds fees and sales tax', () => {
  const truck = {
    price: 47_000,
    residual_percent: 66,
    money_factor: 0.0031,
    term: 2,
    tax_rate: 6,
    fees: 895,
  };
  expect(run(truck).base_payment).toBeCloseTo(947.7615, 3);
  expect(run(truck).payment_with_tax).toBeCloseTo(1004.6272, 3);
});

it('takes a tiny money factor, and holds a quote against the payment', () => {
  expect(run({ price: 40_000, residual: 20_000, money_factor: 0.0001 }).rate_equal).toBeCloseTo(0.24, 6);
  expect(run({ price: 42_000, residual: 24_000, rate: 5, quoted: 700 }).quote_gap).toBeCloseTo(62.5, 6);
});

it('refuses a residual above the price', () => {
  expect(() => run({ price: 20_000, residual: 25_000 })).toThrow(InputProblem);
  expect(() => run({ price: 20_000, residual: 25_000 })).toThrow('give a smaller residual');
});
