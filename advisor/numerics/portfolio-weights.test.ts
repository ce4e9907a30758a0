import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dot, quadraticForm } from '#advisor/numerics/linear-algebra.ts';
import {
  covarianceMatrix,
  hierarchicalRiskParity,
  maximumSharpe,
  minimumVariance,
} from '#advisor/numerics/portfolio-weights.ts';

const pair = (rho: number) => [
  [1, rho],
  [rho, 1],
];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const fraction = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('weights of a portfolio', () => {
  it('are those of the textbook for two assets', () => {
    // Bodie, Kane and Marcus, "Investments", optimal risky portfolios: a bond fund with 8 % and 12 %, a stock fund
    // with 13 % and 20 %, correlation 0.3, bills at 5 %. Least variance: 82 % and 18 %, volatility 11.45 %. Best
    // Sharpe ratio: 40 % and 60 %, return 11 %, volatility 14.2 %, ratio 0.42.
    const covariances = covarianceMatrix([0.12, 0.2], pair(0.3));
    const least = minimumVariance(covariances);
    expect(least[0]).toBeCloseTo(0.82, 10);
    expect(Math.sqrt(quadraticForm(covariances, least))).toBeCloseTo(0.1145, 4);
    const best = maximumSharpe([0.03, 0.08], covariances)!;
    expect(best[0]).toBeCloseTo(0.4, 10);
    expect(best[1]).toBeCloseTo(0.6, 10);
    expect(Math.sqrt(quadraticForm(covariances, best))).toBeCloseTo(0.142, 4);
    expect(dot([0.03, 0.08], best) / Math.sqrt(quadraticForm(covariances, best))).toBeCloseTo(0.42, 2);
  });

  it('follow the closed form of two assets, without selling short', () => {
    fc.assert(
      fc.property(fraction(0.02, 0.6), fraction(0.02, 0.6), fraction(-0.95, 0.95), (a, b, rho) => {
        const closed = (b * b - rho * a * b) / (a * a + b * b - 2 * rho * a * b);
        const [first] = minimumVariance(covarianceMatrix([a, b], pair(rho)));
        expect(first).toBeCloseTo(Math.min(1, Math.max(0, closed)), 9);
      }),
    );
  });

  it('weigh uncorrelated assets by the inverse of their variance', () => {
    // Volatilities 10, 20 and 40 %: 1 / 0.01, 1 / 0.04, 1 / 0.16 = 100 : 25 : 6.25.
    const covariances = covarianceMatrix(
      [0.1, 0.2, 0.4],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    );
    const expected = [100, 25, 6.25].map((value) => value / 131.25);
    for (const [index, weight] of minimumVariance(covariances).entries())
      expect(weight).toBeCloseTo(expected[index]!, 12);
    // With the same excess for all, the best ratio is the least variance.
    for (const [index, weight] of maximumSharpe([0.05, 0.05, 0.05], covariances)!.entries())
      expect(weight).toBeCloseTo(expected[index]!, 12);
  });

  it('are divided between groups of assets that move together', () => {
    // The first and third go together (0.5), the second and fourth too; volatilities 1, 1, 2, 1. Variance of the
    // first pair at 0.8 and 0.2: 0.64 + 0.16 + 0.32 = 1.12; of the other at halves: 0.75. So the first pair gets
    // 0.75 / 1.87, of which 4 / 5 are the first's.
    const covariances = covarianceMatrix(
      [1, 1, 2, 1],
      [
        [1, 0, 0.5, 0],
        [0, 1, 0, 0.5],
        [0.5, 0, 1, 0],
        [0, 0.5, 0, 1],
      ],
    );
    const share = 0.75 / 1.87;
    const expected = [share * 0.8, (1 - share) / 2, share * 0.2, (1 - share) / 2];
    for (const [index, weight] of hierarchicalRiskParity(covariances).entries())
      expect(weight).toBeCloseTo(expected[index]!, 12);
    // Two assets: the inverse of the variances, whatever their correlation.
    expect(hierarchicalRiskParity(covarianceMatrix([0.1, 0.2], pair(0.4)))[0]).toBeCloseTo(0.8, 12);
  });

  it('sum to one, are never negative and beat any other mix', () => {
    const asset = fc.record({
      vol: fraction(0.03, 0.5),
      excess: fraction(-0.03, 0.12),
      load: fraction(-0.9, 0.9),
    });
    fc.assert(
      fc.property(
        fc.array(asset, { minLength: 2, maxLength: 5 }),
        fc.array(fraction(0.001, 1), { minLength: 5, maxLength: 5 }),
        (assets, raw) => {
          const loads = assets.map(({ load }) => load);
          const correlations = loads.map((a, i) => loads.map((b, j) => (i === j ? 1 : a * b)));
          const covariances = covarianceMatrix(
            assets.map(({ vol }) => vol),
            correlations,
          );
          const excess = assets.map((one) => one.excess);
          const other = raw.slice(0, assets.length);
          const mix = other.map((value) => value / sum(other));
          const least = minimumVariance(covariances);
          const best = maximumSharpe(excess, covariances);
          for (const weights of [least, hierarchicalRiskParity(covariances), ...(best ? [best] : [])]) {
            expect(sum(weights)).toBeCloseTo(1, 10);
            expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
          }
          expect(quadraticForm(covariances, least)).toBeLessThanOrEqual(
            quadraticForm(covariances, mix) + 1e-12,
          );
          const ratio = (weights: readonly number[]) =>
            dot(excess, weights) / Math.sqrt(quadraticForm(covariances, weights));
          // Without any return above the safe one there is no best mix.
          expect(best === null).toBe(Math.max(...excess) <= 0);
          expect(best === null || ratio(best) >= ratio(mix) - 1e-9).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});
