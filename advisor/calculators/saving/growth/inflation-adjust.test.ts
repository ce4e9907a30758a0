import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { inflationAdjust } from '#advisor/calculators/saving/growth/inflation-adjust.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const runIn = (year: number, input: object) => {
  const { result } = runCalculator(inflationAdjust, input, { year });
  return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
};
const run = (input: object) => runIn(2026, input);

describe('inflation', () => {
  it('agrees with the index of the Bureau of Labor Statistics', () => {
    // CPI-U averages: 1980 82.4, 2024 313.689, 1913 9.9, 2000 172.2, 1933 13.0, 1929 17.1.
    expect(run({ amount: 100, from_year: 1980, to_year: 2024 }).adjusted).toBeCloseTo(
      (100 * 313.689) / 82.4,
      8,
    );
    expect(run({ amount: 1, from_year: 1913, to_year: 2000 }).adjusted).toBeCloseTo(172.2 / 9.9, 10);
    expect(run({ amount: 100, from_year: 1929, to_year: 1933 }).price_change).toBeCloseTo(-23.98, 2);
  });

  it('runs near the year-end inflation of another table', () => {
    // Damodaran's December-to-December inflation, 1981 to 2010 chained: 2.54; averages are a few months apart.
    const rates = [
      8.9224, 3.8298, 3.791, 3.9487, 3.7987, 1.0979, 4.4344, 4.4194, 4.6473, 6.1063, 3.0643, 2.9007, 2.7484,
      2.6749, 2.5384, 3.3225, 1.7024, 1.6119, 2.6846, 3.3868, 1.5517, 2.3769, 1.8795, 3.2556, 3.4157, 2.5406,
      4.0813, 0.0914, 2.7213, 1.4957,
    ];
    const chained = rates.reduce((level, percent) => level * (1 + percent / 100), 1);
    const averages = run({ amount: 1, from_year: 1980, to_year: 2010 }).adjusted!;
    expect(averages / chained).toBeGreaterThan(0.97);
    expect(averages / chained).toBeLessThan(1.07);
  });

  it('tells what a flat amount is in today’s dollars first where that is asked', () => {
    // 3,000 / 1.025^15.
    const flat = { amount: 3000, years: 15, inflation: 2.5 };
    const figures = run({ ...flat, wanted: 'todays_dollars' });
    expect(Object.keys(figures)[0]).toBe('buys');
    expect(figures.buys).toBeCloseTo(2071.4, 2);
    expect(run(flat)).toEqual(figures);
    expect(Object.keys(run(flat))[0]).toBe('adjusted');
    // Of the past, today's dollars are the larger sum.
    expect(Object.keys(run({ amount: 100, from_year: 1980, wanted: 'todays_dollars' }))[0]).toBe('adjusted');
  });

  it('goes on at the assumed rate', () => {
    // 2025 is the last year of the table: 20 years at 3 % from 2025.
    expect(runIn(2025, { amount: 50_000, years: 20, inflation: 3 })).toMatchObject({
      adjusted: expect.closeTo(50_000 * 1.03 ** 20, 6),
      buys: expect.closeTo(50_000 / 1.03 ** 20, 6),
      yearly_inflation: expect.closeTo(3, 9),
      to: 2045,
    });
    // One year of history (313.689 to 321.943) and one at 4 %.
    expect(run({ amount: 100, from_year: 2024, inflation: 4 }).adjusted).toBeCloseTo(
      ((100 * 321.943) / 313.689) * 1.04,
      8,
    );
  });

  it('goes there and back', () => {
    const year = fc.integer({ min: 1913, max: 2060 });
    fc.assert(
      fc.property(year, year, year, (a, b, c) => {
        const there = run({ amount: 100, from_year: a, to_year: b }).adjusted!;
        expect(run({ amount: there, from_year: b, to_year: a }).adjusted).toBeCloseTo(100, 8);
        const onward = run({ amount: there, from_year: b, to_year: c }).adjusted!;
        expect(onward / run({ amount: 100, from_year: a, to_year: c }).adjusted!).toBeCloseTo(1, 10);
      }),
    );
  });

  it('says where the table ends, and only where that matters', () => {
    const assumptions = (input: object) =>
      runCalculator(inflationAdjust, input, { year: 2026 }).result.assumptions.map(renderPlain);
    expect(assumptions({ amount: 1, from_year: 1990 })).toContain(
      'After 2025, the last full year published, prices rise by 2.5% a year.',
    );
    expect(assumptions({ amount: 1, from_year: 1990, to_year: 2025 })).toHaveLength(1);
  });

  it.each([
    [{ amount: 100 }, 'Give the year the amount is from, the year to go to, or a number of years.'],
    [{ amount: 100, from_year: 1900 }, 'Prices are known from 1913 on: choose a later year.'],
    [{ amount: 100, to_year: 2030, years: 5 }, 'Give a year to go to or a number of years, not both.'],
    [{ amount: 0, from_year: 1980 }, 'Amount must be at least $0.01.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it.each([
    [{ amount: 24_000, from_year: 1989, compare: 71_000 }, 'yesno', /^Yes, /],
    [{ amount: 24_000, from_year: 1989, compare: 41_000 }, 'yesno', /^No, /],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(inflationAdjust, input, want)).toMatch(says);
  });
});
