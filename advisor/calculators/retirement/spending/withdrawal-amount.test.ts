import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { withdrawalAmount } from '#advisor/calculators/retirement/spending/withdrawal-amount.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(withdrawalAmount, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('what a withdrawal rate pays', () => {
  // Bengen: the first withdrawal is the rate times the portfolio.
  it('multiplies', () => {
    expect(run({ portfolio: 1_200_000, rate: 4 })).toMatchObject({ yearly: 48_000, monthly: 4000 });
  });

  it('lets the portfolio grow until the start', () => {
    // 400,000 x 1.06^2 = 449,440, of which 4 % is 17,977.60.
    const figures = run({ portfolio: 400_000, rate: 4, wait: 2, growth: 6 });
    expect(figures.portfolio_then).toBeCloseTo(449_440, 6);
    expect(figures.yearly).toBeCloseTo(17_977.6, 6);
  });

  it('tells the rate that spending less other income is', () => {
    // (67,000 - 28,500) / 1,150,000 = 3.348 %.
    const input = { portfolio: 1_150_000, spending: 67_000, other_income: 28_500 };
    expect(run(input).spending_share).toBeCloseTo(3.348, 3);
    expect(openingFor(withdrawalAmount, 'rate', input)).toMatch('less your other income');
  });

  it('opens with the rate that is spent, where no kind of result is asked for', () => {
    // 60,000 / 1,300,000 is 4.62%; 4% of it is 52,000.
    expect(openingOf(withdrawalAmount, { portfolio: 1_300_000, spending: 60_000 })).toBe(
      'Spending $60,000 a year is a withdrawal rate of 4.62%; at 4%, $1,300,000 pays $52,000 a year.',
    );
    expect(openingOf(withdrawalAmount, { portfolio: 750_000, rate: 4 })).toMatch(/^4% of \$750,000 is/);
  });

  it('holds it against what is spent', () => {
    const figures = run({ portfolio: 2_000_000, spending: 70_000, other_income: 15_000 });
    expect(figures).toMatchObject({ income: 95_000, difference: 25_000 });
  });
});

it.each([
  [
    'yesno',
    { portfolio: 1_000_000, rate: 4, spending: 40_000 },
    'Yes, 4% of $1,000,000 covers $40,000 a year',
  ],
  [
    'yesno',
    { portfolio: 1_000_000, rate: 4, spending: 40_500 },
    'Not quite: 4% of $1,000,000 leaves you $500 a year short',
  ],
  ['rate', { portfolio: 1_000_000, rate: 4, spending: 45_000 }, 'a withdrawal rate of 4.5%'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(withdrawalAmount, want, input)).toContain(opening);
});

it('empties an account in so many years with the same amount every year', () => {
  // python3: 180000 * .05 / (1 - 1.05 ** -10) = 23310.82; at the start of the year 22200.78.
  const figures = run({ portfolio: 180_000, last: 10, growth: 5, rate: 0 });
  expect(figures['level']).toBeCloseTo(23_310.82, 2);
  expect(figures['level_early']).toBeCloseTo(22_200.78, 2);
  expect(openingFor(withdrawalAmount, 'amount', { portfolio: 180_000, last: 10, growth: 5 })).toContain(
    'Take out $23,310.82 a year',
  );
  expect(() => run({ portfolio: 180_000, rate: 0 })).toThrow('Give a withdrawal rate');
});
