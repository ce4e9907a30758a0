import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { compoundGrowth } from '#advisor/calculators/saving/compound-growth.ts';
import { futureValue, presentValue } from '#advisor/numerics/annuity.ts';

const run = (input: object) => {
  const { result } = runCalculator(compoundGrowth, input, { year: 2026 });
  return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
};

describe('compound growth', () => {
  it('agrees with numpy-financial', () => {
    // The example of numpy_financial.fv's documentation: fv(0.05/12, 10*12, -100, -100).
    expect(futureValue(100, 100, 0.05 / 12, 120)).toBeCloseTo(15_692.928894335748, 8);
    // A yearly return of (1 + 0.05/12)^12 - 1 is the same month by month.
    const rate = ((1 + 0.05 / 12) ** 12 - 1) * 100;
    expect(run({ start: 100, monthly: 100, rate, years: 10 }).future_value).toBeCloseTo(
      15_692.928894335748,
      6,
    );
  });

  it('doubles by the definition of the rate', () => {
    expect(run({ start: 1000, rate: 100 / 2, years: 1 }).future_value).toBeCloseTo(1500, 10);
    expect(run({ start: 1000, rate: 0, monthly: 10, years: 2 }).future_value).toBeCloseTo(1240, 10);
  });

  it('takes present and future value for inverses, and splits what there is without a remainder', () => {
    const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
    const rate = fc.double({ min: -0.02, max: 0.05, noNaN: true });
    fc.assert(
      fc.property(
        amount,
        amount,
        rate,
        fc.integer({ min: 1, max: 600 }),
        fc.boolean(),
        (start, payment, r, n, early) => {
          const end = futureValue(start, payment, r, n, early);
          expect(presentValue(end, -payment, r, n, early)).toBeCloseTo(start, 2);
        },
      ),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 0, max: 15 }),
        fc.integer({ min: 0, max: 50 }),
        (start, monthly, r, t) => {
          const figures = run({ start, monthly, rate: r, years: t });
          expect(figures.contributed! + figures.growth!).toBeCloseTo(figures.future_value!, 4);
        },
      ),
    );
  });

  it('gives more for more time, more money and a higher return', () => {
    const base = { start: 1000, monthly: 100, rate: 5, years: 10 };
    for (const more of [{ start: 2000 }, { monthly: 200 }, { rate: 6 }, { years: 11 }, { timing: 'start' }]) {
      expect(run({ ...base, ...more }).future_value).toBeGreaterThan(run(base).future_value!);
    }
  });

  it.each([
    [{ rate: 5, years: 10 }, 'Give a starting amount, a monthly contribution, or both.'],
    [{ start: -5, rate: 5, years: 10 }, 'Starting amount must be at least $0.'],
    [{ start: 5, rate: 500, years: 10 }, 'Yearly return must be at most 50%.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('knows what matters most', () => {
    const { result } = runCalculator(compoundGrowth, { monthly: 500, rate: 7, years: 30 }, { year: 2026 });
    expect(result.sensitivity.map(({ field }) => field)).toEqual(['years', 'rate', 'monthly']);
  });
});
