import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { feeDrag } from '#advisor/calculators/saving/growth/fee-drag.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (input: object) => {
  const { result } = runCalculator(feeDrag, input, { year: 2026 });
  return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
};

describe('cost of fees', () => {
  it('tells the fee of a year in dollars', () => {
    expect(run({ fee: 0.62, start: 132_000 }).fee_year).toBeCloseTo(818.4, 8);
    expect(run({ fee: 0.62, monthly: 100 })).not.toHaveProperty('fee_year');
  });

  it('agrees with the bulletin of the SEC', () => {
    // "How Fees and Expenses Affect Your Investment Portfolio": $100,000 at 4 % for 20 years. A 1 % fee costs
    // $27,832 directly and $12,067 of lost growth, $39,899 together: a third of a growth of almost $120,000.
    const bulletin = run({ fee: 1, start: 100_000, rate: 4, years: 20 });
    expect(bulletin.cost).toBeCloseTo(27_832 + 12_067, -1);
    expect(bulletin.value_with_other).toBeCloseTo(219_112.31, 2);
    expect(bulletin.share_of_growth).toBeCloseTo(33.5, 1);
    // Its chart: 1 % leaves almost $30,000 less than 0.25 %.
    expect(run({ fee: 1, other_fee: 0.25, start: 100_000, rate: 4, years: 20 }).cost).toBeCloseTo(29_200, -2);
  });

  it('is what a hand finds after a year', () => {
    // 1,000 x 1.10 x 0.98 = 1,078 against 1,100: 22 of a growth of 100.
    expect(run({ fee: 2, start: 1000, rate: 10, years: 1 })).toMatchObject({
      cost: expect.closeTo(22, 9),
      value_with_fee: expect.closeTo(1078, 9),
      share_of_growth: expect.closeTo(22, 9),
      share_of_value: expect.closeTo(2, 9),
      net_return: expect.closeTo(7.8, 9),
    });
  });

  it('costs nothing where the fees are equal, and more for more fee and more time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: -5, max: 15 }),
        (hundredths, years, rate) => {
          const fee = hundredths / 100;
          const base = { fee, start: 10_000, monthly: 100, years, rate };
          expect(run({ ...base, other_fee: fee }).cost).toBe(0);
          expect(run({ ...base, fee: fee + 0.1 }).cost).toBeGreaterThan(run(base).cost!);
          // The higher of the two costs what it costs, whichever is named first.
          const back = run({ ...base, fee: 0.5, other_fee: fee }).cost!;
          expect(run({ ...base, other_fee: 0.5 }).cost).toBeCloseTo(back, 6);
          expect(back).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 30 },
    );
    expect(run({ fee: 1, start: 100, years: 30 }).cost).toBeGreaterThan(run({ fee: 1, start: 100 }).cost!);
  });

  it('tells and draws the two fees by their size where the cheaper is the first', () => {
    const { input, result } = runCalculator(
      feeDrag,
      { fee: 0, other_fee: 2, start: 1000, rate: 10, years: 1 },
      { year: 2026 },
    );
    // As above: 1,078 against 1,100.
    const { conclusion, reasons } = feeDrag.explain(result as never, input as never);
    expect(renderPlain(conclusion)).toBe(
      'A fee of 2% a year costs you about $22.00 over 1 year compared with no fee.',
    );
    expect(renderPlain(reasons[0]!)).toBe('You’d end up with $1,078 instead of $1,100.');
    expect(result.figures[0]).toMatchObject({
      label: 'Cost of the higher fee',
      value: expect.closeTo(22, 9),
    });
    const { series } = feeDrag.chart!(result as never, input as never);
    expect(series.map(({ points }) => points.at(-1)![1])).toEqual([
      expect.closeTo(1078, 9),
      expect.closeTo(22, 9),
    ]);
  });

  it('names no share of a growth that is not there', () => {
    expect(run({ fee: 1, start: 100, rate: 0 })).not.toHaveProperty('share_of_growth');
  });

  it.each([
    [{ fee: 1 }, 'Give a starting amount, a monthly contribution, or both.'],
    [{ fee: 11, start: 100 }, 'Yearly fee must be at most 10%.'],
    [{ start: 100 }, 'Yearly fee is missing.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
