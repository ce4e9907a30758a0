import { expect, it } from 'vitest';
import { interestCost } from '#advisor/calculators/borrowing/interest-cost.ts';
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
