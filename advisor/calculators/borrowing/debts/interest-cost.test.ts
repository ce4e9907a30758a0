import { expect, it } from 'vitest';
import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(interestCost, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

it('is principal times rate times time, as schoolbooks have it', () => {
  // 6,500 at 24 %: 1,560 a year, 130 a month. 5,000 at 4 % for three years: 600.
  expect(run({ balance: 6500, rate: 24 })).toMatchObject({ month: 130, year: 1560 });
  expect(run({ balance: 5000, rate: 4, years: 3 })).toMatchObject({ whole_time: 600, year: 200 });
  // Federal Student Aid's formula: balance x rate / 365 for a day. 12,000 x 6.8 % / 365 = 2.2356.
  expect(run({ balance: 12_000, rate: 6.8 }).day).toBeCloseTo(2.2356, 4);
});

it('tells what of a payment is interest, and how much of the limit is in use', () => {
  const figures = run({ balance: 46_000, rate: 11, payment: 1000, limit: 92_000, pay_off: 10_000 });
  // 46,000 x 11 % / 12 = 421.67.
  expect(figures.to_balance).toBeCloseTo(1000 - 421.67, 2);
  expect(figures.share_interest).toBeCloseTo(42.17, 2);
  expect(figures).toMatchObject({ utilization: 50, saved_year: 1100 });
});
