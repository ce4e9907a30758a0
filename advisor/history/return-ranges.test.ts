import { describe, expect, it } from 'vitest';
import { historicalRange, historyYears, simulatedRange } from '#advisor/history/return-ranges.ts';
import { yearlyReturns } from '#advisor/history/yearly-returns.ts';

const spread = ({ low, high }: { low: number; high: number }) => high - low;

describe('what history brought', () => {
  it('is told from the first to the last year', () => {
    expect(historyYears).toEqual({ first: 1928, last: 2025 });
  });

  it('in a single year is the tenth, the middle and the ninetieth of a hundred', () => {
    const returns = yearlyReturns.map(({ stocks }) => 100 * stocks).toSorted((a, b) => a - b);
    const { low, middle, high } = historicalRange(1);
    const below = (value: number) => returns.filter((one) => one < value).length / returns.length;
    expect(below(low)).toBeCloseTo(0.1, 1);
    expect(below(middle)).toBeCloseTo(0.5, 1);
    expect(below(high)).toBeCloseTo(0.9, 1);
  });

  it('over all of it is one number', () => {
    // 60 years is the longest stretch that is asked for; every one of them was good.
    expect(historicalRange(60)).toEqual(historicalRange(90));
    expect(historicalRange(60).low).toBeGreaterThan(8);
  });

  it.each([
    [0, 1],
    [-5, 1],
    [0.4, 1],
    [9.6, 10],
  ])('for %s years is told for %s', (asked, told) => {
    expect(historicalRange(asked)).toEqual(historicalRange(told));
    expect(simulatedRange(asked, 1)).toEqual(simulatedRange(told, 1));
  });
});

describe.each([
  ['history', historicalRange],
  ['simulation', (years: number) => simulatedRange(years, 1)],
])('the range of %s', (_, rangeOf) => {
  it('goes from bad to good', () => {
    for (const years of [1, 5, 10, 30, 60]) {
      const { low, middle, high } = rangeOf(years);
      expect(low).toBeLessThan(middle);
      expect(middle).toBeLessThan(high);
    }
  });

  it('is narrower over more years', () => {
    expect(spread(rangeOf(30))).toBeLessThan(spread(rangeOf(10)));
    expect(spread(rangeOf(10))).toBeLessThan(spread(rangeOf(1)));
  });

  it('has two decimals, as it is shown', () => {
    for (const value of Object.values(rangeOf(20))) expect(value).toBe(Math.round(value * 100) / 100);
  });
});

describe('what is simulated', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(simulatedRange(30, 7)).toEqual(simulatedRange(30, 7));
    expect(simulatedRange(30, 7)).not.toEqual(simulatedRange(30, 8));
  });

  it('is about what history was', () => {
    // The geometric mean of US stocks since 1928 is near 10 %; its standard error over 30 years of 2000 draws is small.
    expect(Math.abs(simulatedRange(30, 1).middle - historicalRange(60).middle)).toBeLessThan(1.5);
  });
});
