import { describe, expect, it } from 'vitest';
import {
  correlation,
  covariance,
  geometricMean,
  mean,
  quantile,
  standardDeviation,
  variance,
} from '#advisor/numerics/statistics.ts';

describe('statistics', () => {
  it('agree with the examples of Excel', () => {
    // Microsoft's examples of STDEV.S and VAR.S (breaking strength), CORREL, COVARIANCE.S and PERCENTILE.INC.
    const strength = [1345, 1301, 1368, 1322, 1310, 1370, 1318, 1350, 1303, 1299];
    expect(standardDeviation(strength)).toBeCloseTo(27.46391572, 7);
    expect(variance(strength)).toBeCloseTo(754.2666667, 6);
    expect(correlation([3, 2, 4, 5, 6], [9, 7, 12, 15, 17])).toBeCloseTo(0.997054486, 8);
    expect(covariance([2, 4, 8], [5, 11, 12])).toBeCloseTo(9.666666667, 8);
    expect(quantile([1, 3, 2, 4], 0.3)).toBeCloseTo(1.9, 12);
  });

  it('match hand-computed values', () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(quantile([5], 0.9)).toBe(5);
    expect(quantile([1, 2], 1)).toBe(2);
    // Half lost and then doubled is where it was.
    expect(geometricMean([-0.5, 1])).toBeCloseTo(0, 14);
  });
});
