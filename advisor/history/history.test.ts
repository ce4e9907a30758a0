import { describe, expect, it } from 'vitest';
import { longHistory } from '#advisor/history/long-history.ts';
import { yearlyReturns } from '#advisor/history/yearly-returns.ts';
import { mean } from '#advisor/numerics/statistics.ts';

describe('history', () => {
  it.each([
    ['yearly returns', yearlyReturns, 1928, 98],
    ['long history', longHistory, 1871, 155],
  ])('of %s has every year once', (_, history, first, length) => {
    expect(history.map(({ year }) => year)).toEqual(Array.from({ length }, (__, index) => first + index));
  });

  it('matches the published data', () => {
    // The averages of the columns in the published table, taken with Python's statistics module.
    const of = (key: 'stocks' | 'bills' | 'bonds' | 'inflation') =>
      mean(yearlyReturns.map((year) => year[key]));
    expect(of('stocks')).toBeCloseTo(0.11854655102, 10);
    expect(of('bills')).toBeCloseTo(0.03414944898, 10);
    expect(of('bonds')).toBeCloseTo(0.048223602041, 10);
    expect(of('inflation')).toBeCloseTo(0.031083377551, 10);
  });

  it('has well-known years', () => {
    const of = (wanted: number) => yearlyReturns.find(({ year }) => year === wanted)!;
    expect(of(1931).stocks).toBeCloseTo(-0.4384, 4);
    expect(of(2008).stocks).toBeCloseTo(-0.3655, 4);
    expect(of(2022).bonds).toBeCloseTo(-0.1783, 4);
    expect(of(1980).inflation).toBeCloseTo(0.1252, 4);
    expect(of(2025)).toEqual({
      year: 2025,
      stocks: 0.177237,
      bills: 0.0421,
      bonds: 0.077955,
      inflation: 0.027351,
    });
  });
});
