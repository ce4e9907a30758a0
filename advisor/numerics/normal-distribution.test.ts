import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalCumulative, normalDensity, normalQuantile } from '#advisor/numerics/normal-distribution.ts';

describe('the normal distribution', () => {
  it.each([
    // scipy.stats.norm.cdf
    [0, 0.5],
    [1, 0.8413447460685429],
    [-1, 0.15865525393145707],
    [1.96, 0.9750021048517795],
    [-3, 0.0013498980316300933],
    [-5, 2.866515718791939e-7],
    [-8, 6.22096057427178e-16],
  ])('has below %d the share %d', (x, share) => {
    expect(Math.abs(normalCumulative(x) / share - 1)).toBeLessThan(2e-8);
    expect(normalCumulative(x)).toBeCloseTo(share, 14);
  });

  it('has the density and the quantiles of the tables', () => {
    expect(normalDensity(0)).toBeCloseTo(0.3989422804014327, 15);
    expect(normalDensity(1)).toBeCloseTo(0.24197072451914337, 15);
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 12);
    expect(normalQuantile(0.95)).toBeCloseTo(1.6448536269514722, 12);
    expect(normalQuantile(0.01)).toBeCloseTo(-2.3263478740408408, 12);
    expect(normalQuantile(0)).toBe(-Infinity);
    expect(normalQuantile(1)).toBe(Infinity);
  });

  it('inverts its own quantiles', () => {
    fc.assert(
      fc.property(fc.double({ min: -6, max: 6, noNaN: true }), (x) => {
        expect(normalCumulative(x) + normalCumulative(-x)).toBeCloseTo(1, 14);
        expect(normalQuantile(normalCumulative(-Math.abs(x)))).toBeCloseTo(-Math.abs(x), 9);
      }),
    );
  });
});
