import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beta,
  concentration,
  conditionalValueAtRisk,
  downsideRisk,
  maxDrawdown,
  sharpeRatio,
  sortinoRatio,
  valueAtRisk,
} from '#advisor/numerics/performance.ts';
import { standardDeviation } from '#advisor/numerics/statistics.ts';

const inPercent = (...values: number[]) => values.map((value) => value / 100);
// The series of empyrical's own tests (quantopian/empyrical, tests/test_stats.py).
const mixed = inPercent(1, 10, -4, 2, 3, 2, 1, -10);
const negative = inPercent(0, -6, -7, -1, -9, -2, -6, -8, -5);
const monthly = inPercent(0, 1, 10, -4, 2, 3, 2, 1, -10);
// Theirs are daily or monthly and scaled to a year by the root of the periods.
const perDay = Math.sqrt(252);
const perMonth = Math.sqrt(12);

describe('measures of performance', () => {
  it('agree with empyrical', () => {
    expect(standardDeviation(mixed) * perDay).toBeCloseTo(0.9136465399704637, 8);
    expect(standardDeviation(monthly) * perMonth).toBeCloseTo(0.18663690238892558, 8);
    expect(sharpeRatio(mixed, 0) * perDay).toBeCloseTo(1.7238613961706866, 8);
    expect(sharpeRatio(negative, 0) * perDay).toBeCloseTo(-24.406808633910085, 8);
    // Against a benchmark of 1, 0, 1, 0, ... that is the safe return of each period.
    expect(sharpeRatio(mixed, inPercent(1, 0, 1, 0, 1, 0, 1, 0)) * perDay).toBeCloseTo(
      0.34111411441060574,
      8,
    );
    expect(downsideRisk(mixed, 0) * perDay).toBeCloseTo(0.60448325038829653, 8);
    expect(downsideRisk(mixed, 0.1) * perDay).toBeCloseTo(1.7161730681956295, 8);
    expect(downsideRisk(monthly, 0.1) * perMonth).toBeCloseTo(0.37148351242013422, 8);
    expect(sortinoRatio(mixed, 0) * perDay).toBeCloseTo(2.605531251673693, 8);
    expect(sortinoRatio(mixed, 0.01) * perDay).toBeCloseTo(-1.3934779588919977, 8);
    expect(sortinoRatio(negative, 0) * perDay).toBeCloseTo(-13.532743075043401, 8);
    expect(maxDrawdown(mixed)).toBeCloseTo(-0.1, 8);
    expect(maxDrawdown(negative)).toBeCloseTo(-0.36590730349873601, 8);
    expect(maxDrawdown(inPercent(10, -10, 10))).toBeCloseTo(-0.1, 8);
    expect(beta(mixed, negative.slice(1))).toBeCloseTo(-0.71296296296296313, 8);
  });

  it('match hand-computed values', () => {
    // Of 21 returns from -10 to 10 %, the fifth percentile is the second, -9 %, and the worst two average -9.5 %.
    const even = Array.from({ length: 21 }, (_, index) => (index - 10) / 100);
    expect(valueAtRisk(even)).toBeCloseTo(-0.09, 12);
    expect(conditionalValueAtRisk(even)).toBeCloseTo(-0.095, 12);
    expect(concentration([0.6, 0.4])).toBeCloseTo(0.52, 12);
    expect(sortinoRatio([0.01, 0.02], 0)).toBe(Infinity);
  });

  it('satisfy their identities', () => {
    const returns = fc.array(fc.double({ min: -0.6, max: 0.6, noNaN: true }), {
      minLength: 3,
      maxLength: 60,
    });
    fc.assert(
      fc.property(returns, fc.double({ min: -2, max: 2, noNaN: true }), (series, times) => {
        fc.pre(standardDeviation(series) > 1e-6);
        expect(conditionalValueAtRisk(series)).toBeLessThanOrEqual(valueAtRisk(series) + 1e-12);
        expect(maxDrawdown(series)).toBeLessThanOrEqual(0);
        expect(maxDrawdown(series)).toBeGreaterThanOrEqual(-1);
        expect(
          beta(
            series.map((value) => times * value + 0.03),
            series,
          ),
        ).toBeCloseTo(times, 6);
        // Raising the returns and the safe return alike changes nothing.
        expect(
          sharpeRatio(
            series.map((value) => value + 0.02),
            0.02,
          ),
        ).toBeCloseTo(sharpeRatio(series, 0), 6);
      }),
    );
  });
});
