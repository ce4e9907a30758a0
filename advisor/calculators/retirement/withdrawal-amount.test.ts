import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
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
