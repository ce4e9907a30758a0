import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { rewardForRisk } from '#advisor/calculators/investing/returns/reward-for-risk.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(rewardForRisk, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('reward for risk', () => {
  // Sharpe (1994): excess return / deviation; Sharpe-Lintner: rf + beta x (market - rf).
  it('gives the Sharpe ratio', () => {
    expect(run({ return: 10, volatility: 15, riskFree: 4 }).sharpe).toBeCloseTo(0.4, 10);
  });

  it('gives the expected return, alpha and the Treynor ratio', () => {
    expect(run({ beta: 1.3, riskFree: 4, market: 9 }).expected).toBeCloseTo(10.5, 10);
    const figures = run({ return: 11, beta: 0.9, market: 10, riskFree: 4 });
    expect(figures.alpha).toBeCloseTo(1.6, 10);
    expect(figures.treynor).toBeCloseTo(7 / 0.9, 10);
  });

  it('gives the Treynor ratio without a market', () => {
    // (13 - 4.6) / 1.15.
    expect(run({ return: 13, beta: 1.15, riskFree: 4.6 })).toMatchObject({
      treynor: expect.closeTo(7.3043, 4) as number,
    });
  });

  it('refuses input that is not enough for any of the figures', () => {
    expect(() => run({ return: 5 })).toThrow(InputProblem);
    expect(() => run({ beta: 1.6 })).toThrow(InputProblem);
  });
});
