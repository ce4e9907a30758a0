import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { dcaVsLumpSum } from '#advisor/calculators/saving/growth/dca-vs-lump-sum.ts';

const resultOf = (input: object) => runCalculator(dcaVsLumpSum, input, { year: 2026 }).result;
const run = (input: object) =>
  Object.fromEntries(resultOf(input).figures.map(({ id, value }) => [id, value]));
const windowsOf = (input: object) =>
  (resultOf(input).detail as { windows: { year: number; lump: number; spread: number }[] }).windows;

describe('all at once or bit by bit', () => {
  it('finds what Vanguard found', () => {
    // "Dollar-cost averaging just means taking risk later" (2012): over ten years, US, 60 % stocks, all at once beat
    // twelve months two thirds of the time, with $2,450,264 against $2,395,824 on average, 2.3 % more.
    const { lump_wins } = run({ amount: 1_000_000, stocks: 60 });
    expect(lump_wins).toBeGreaterThan(62);
    expect(lump_wins).toBeLessThan(75);
    const windows = windowsOf({ amount: 1_000_000, stocks: 60 });
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const lead = mean(windows.map(({ lump }) => lump)) / mean(windows.map(({ spread }) => spread));
    expect(lead).toBeGreaterThan(1.013);
    expect(lead).toBeLessThan(1.033);
    // Longer spreading lags more, as in its second figure.
    const gap = (months: number) => run({ amount: 1, months, stocks: 60 }).median_gap!;
    expect(gap(36)).toBeGreaterThan(gap(12));
    expect(gap(12)).toBeGreaterThan(gap(6));
  });

  it('is what a hand finds for one year', () => {
    // 1931: stocks -43.8375 %, bills 2.31 %. Two parts: half at once, half a month later after a month in bills.
    const [year] = windowsOf({ amount: 1000, months: 2, horizon: 1 }).filter(
      (window) => window.year === 1931,
    );
    expect(year!.lump).toBeCloseTo(1000 * (1 - 0.438_375), 8);
    const stock = (1 - 0.438_375) ** (1 / 12);
    expect(year!.spread).toBeCloseTo(500 * stock ** 12 + 500 * 1.0231 ** (1 / 12) * stock ** 11, 8);
    expect(year!.spread).toBeGreaterThan(year!.lump);
  });

  it('goes over every starting year there is', () => {
    // 1928 to 2025 are 98 years; ten of them fit 89 times.
    expect(run({ amount: 1 }).windows).toBe(89);
    expect(run({ amount: 1, horizon: 1 }).windows).toBe(98);
    // 1929, 1930 and 1931 fell one after the other; the worst of them to begin in was the last.
    expect(run({ amount: 1, horizon: 1 }).regret_year).toBe(1931);
  });

  it('is ahead exactly where what is invested beats what waits', () => {
    // Within one year of smooth growth the winner is who earned more, whatever the number of parts.
    const won = (months: number) =>
      windowsOf({ amount: 1, months, horizon: 1 }).map(({ lump, spread }) => lump > spread);
    expect(won(12)).toEqual(won(2));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 2, max: 60 }), (amount, months) => {
        const one = run({ amount: 1, months });
        const many = run({ amount, months });
        expect(many.lump_wins).toBe(one.lump_wins);
        expect(many.lump_median! / amount).toBeCloseTo(one.lump_median!, 9);
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    [{ amount: 100, months: 24, horizon: 1 }, 'The money must be fully invested before the years are over.'],
    [{ amount: 100, months: 1 }, 'Time to spread it over must be at least 2 months.'],
    [{ amount: 100, stocks: 101 }, 'Share in stocks must be at most 100%.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
