import { describe, expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { withdrawalAmount } from '#advisor/calculators/retirement/withdrawal-amount.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(withdrawalAmount, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('what a withdrawal rate pays', () => {
  // Bengen: the first withdrawal is the rate times the portfolio.
  it('multiplies', () => {
    expect(run({ portfolio: 1_200_000, rate: 4 })).toMatchObject({ yearly: 48_000, monthly: 4000 });
  });

  it('holds it against what is spent', () => {
    const figures = run({ portfolio: 2_000_000, spending: 70_000, other_income: 15_000 });
    expect(figures).toMatchObject({ income: 95_000, difference: 25_000 });
  });
});
