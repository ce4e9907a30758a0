import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { returnStatistics } from '#advisor/calculators/investing/returns/return-statistics.ts';

const run = (returns: readonly object[], more: object = {}) => {
  const { result } = runCalculator(returnStatistics, { returns, ...more }, { year: 2026 });
  return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
};
const of = (...values: number[]) => values.map((value) => ({ value }));

describe('statistics of returns', () => {
  it('agrees with empyrical', () => {
    // The series "mixed" of its tests; its figures are for days, a year being 252 of them.
    const figures = run(of(1, 10, -4, 2, 3, 2, 1, -10));
    expect((figures.volatility! / 100) * Math.sqrt(252)).toBeCloseTo(0.9136465399704637, 8);
    expect(figures.sharpe! * Math.sqrt(252)).toBeCloseTo(1.7238613961706866, 8);
    expect(figures.sortino! * Math.sqrt(252)).toBeCloseTo(2.605531251673693, 8);
    expect(figures.max_drawdown).toBeCloseTo(10, 8);
    expect(figures.growth).toBeCloseTo((1.0389310917 ** (1 / 8) - 1) * 100, 6);
    expect(run(of(3, 3, 3)).growth).toBeCloseTo(3, 10);
  });

  it('agrees with figures worked out by hand', () => {
    // 20, -30, 25, 10 %: 1.2 x 0.7 x 1.25 x 1.1 = 1.155; from the peak of 1.2 down to 0.84.
    const figures = run(of(20, -30, 25, 10));
    expect(figures.growth).toBeCloseTo((1.155 ** 0.25 - 1) * 100, 10);
    expect(figures.max_drawdown).toBeCloseTo(30, 10);
    expect(figures.average_return).toBeCloseTo(6.25, 10);
    // Deviations 13.75, -36.25, 18.75, 3.75; squares sum to 1,868.75; / 3; root.
    expect(figures.volatility).toBeCloseTo(Math.sqrt(1868.75 / 3), 10);
    expect(figures.beta).toBeUndefined();
    // Twice the market and one more: beta 2, correlation 1.
    const doubled = run([8, -6, 9].map((market) => ({ value: 2 * market + 1, market })));
    expect(doubled.beta).toBeCloseTo(2, 10);
    expect(doubled.correlation).toBeCloseTo(1, 10);
  });

  it('leaves out ratios that mean nothing', () => {
    const flat = run(of(4, 4, 4), { riskFree: 2 });
    expect(flat.sharpe).toBeUndefined();
    expect(flat.sortino).toBeUndefined();
    expect(flat.volatility).toBeCloseTo(0, 10);
  });

  it('never grows by more than the average', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -80, max: 200 }), { minLength: 2, maxLength: 40 }), (values) => {
        const figures = run(of(...values));
        expect(figures.growth).toBeLessThanOrEqual(figures.average_return! + 1e-9);
      }),
    );
  });

  it.each([
    [of(5), 'List of yearly returns: give at least 2.'],
    [of(5, -100), 'Return must be at least −100%.'],
  ])('refuses %j', (returns, sentence) => {
    expect(() => run(returns)).toThrow(InputProblem);
    expect(() => run(returns)).toThrow(sentence);
  });
});
