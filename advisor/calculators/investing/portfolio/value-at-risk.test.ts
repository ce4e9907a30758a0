import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { valueAtRisk } from '#advisor/calculators/investing/portfolio/value-at-risk.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(valueAtRisk, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('value at risk', () => {
  it('goes by the tables of the normal distribution', () => {
    // One-sided quantiles of the tables: 1.644854 at 95 %, 2.326348 at 99 %.
    expect(run({ amount: 100_000, volatility: 20 }).var).toBeCloseTo(32_897.08, 1);
    expect(run({ amount: 100_000, volatility: 20, confidence: 99 }).var).toBeCloseTo(46_526.96, 1);
    // By trading day and month: divided by the square roots of 252 and of 12.
    const day = { amount: 100_000, volatility: 20, horizon: 1 / 365.25 };
    expect(run(day).var).toBeCloseTo(32_897.07 / Math.sqrt(252), 1);
    expect(run({ ...day, confidence: 99 }).var).toBeCloseTo(46_526.96 / Math.sqrt(252), 1);
    expect(run({ ...day, horizon: 10 / 365.25 }).var).toBeCloseTo(32_897.07 * Math.sqrt(10 / 252), 1);
    expect(run({ ...day, horizon: 1 / 12 }).var).toBeCloseTo(32_897.07 / Math.sqrt(12), 1);
    expect(run(day)).toMatchObject({
      day: run(day).var,
      day_99: run({ ...day, confidence: 99 }).var,
    });
  });

  it('takes off the expected return, and goes no further than all of it', () => {
    expect(run({ amount: 500_000, volatility: 12, rate: 7 }).var).toBeCloseTo(
      500_000 * (0.12 * 1.644854 - 0.07),
      0,
    );
    expect(run({ amount: 1000, volatility: 200 }).var).toBe(1000);
    expect(run({ amount: 1000, volatility: 1, rate: 50 }).var).toBe(0);
  });

  it('averages what lies beyond by simple integration', () => {
    // The mean loss beyond the edge, added up in small steps of the bell curve.
    const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
    let [weight, sum] = [0, 0];
    for (let x = 1.6448536; x < 9; x += 1e-4) {
      weight += density(x + 5e-5) * 1e-4;
      sum += (x + 5e-5) * density(x + 5e-5) * 1e-4;
    }
    expect(run({ amount: 100_000, volatility: 20 }).shortfall).toBeCloseTo((sum / weight) * 20_000, -1);
  });

  it('takes the share of worse cases as well as that of the others', () => {
    expect(run({ amount: 100_000, volatility: 20, confidence: 5 }).var).toBe(
      run({ amount: 100_000, volatility: 20 }).var,
    );
    expect(openingOf(valueAtRisk, { amount: 100_000, volatility: 20, confidence: 5 })).toBe(
      'The value at risk is $32,897: only in the worst 5% of cases do you lose more than that of $100,000 in a year.',
    );
  });

  it.each([
    [
      { amount: 100_000, volatility: 20 },
      undefined,
      /^The value at risk is \$2,072 in a day, \$9,497 in a month and \$32,897 in a year: with 95% confidence you lose no more than that of \$100,000\.$/,
    ],
    [
      { amount: 100_000, volatility: 20, horizon: 1 },
      undefined,
      /^The value at risk is \$32,897: with 95% confidence you lose no more than that of \$100,000 in a year\.$/,
    ],
    [
      { amount: 100_000, volatility: 20, horizon: 1 / 12 },
      'rate',
      /^The value at risk is 9.5% of the portfolio, \$9,497, in a month\.$/,
    ],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(valueAtRisk, input, want)).toMatch(says);
  });

  it.each([
    [{}, 'Value of the portfolio is missing.'],
    [{ amount: 1000, confidence: 100 }, 'Confidence must be at most 99.99%.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
