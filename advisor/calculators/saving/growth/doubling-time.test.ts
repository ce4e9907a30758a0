import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { doublingTime } from '#advisor/calculators/saving/growth/doubling-time.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(doublingTime, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

describe('doubling time', () => {
  it('agrees with the tables beside the rule of seventy-two', () => {
    // As printed in textbooks: 1 % 69.66, 6 % 11.90, 7.2 % 9.97, 8 % 9.01, 10 % 7.27 years.
    const years = [1, 6, 7.2, 8, 10].map((rate) => run({ rate }).years_needed);
    [69.66, 11.9, 9.97, 9.01, 7.27].forEach((expected, index) =>
      expect(years[index]).toBeCloseTo(expected, 2),
    );
    expect(run({ rate: 8 }).rule_of_thumb).toBe(9);
  });

  it('finds the return for a time, and works with amounts', () => {
    // 2^(1/8) - 1 = 9.0508 %; ln(90/30) / ln 1.08 = 14.275 years.
    expect(run({ years: 8 }).rate_needed).toBeCloseTo(9.0508, 4);
    expect(run({ rate: 8, start: 30_000, goal: 90_000 })).toMatchObject({ end_value: 90_000 });
    expect(run({ rate: 8, start: 30_000, goal: 90_000 }).years_needed).toBeCloseTo(14.2749, 4);
    expect(run({ rate: 7.2, years: 20 }).doublings).toBeCloseTo(20 * Math.log2(1.072), 8);
  });

  it('knows other multiples and stated rates', () => {
    // ln 3 / ln 1.09 = 12.748; ln 2 / (12 ln(1 + 0.045 / 12)) = 15.432.
    expect(run({ rate: 9, growth: 'triple' }).years_needed).toBeCloseTo(12.748, 3);
    expect(run({ rate: 9, growth: 'triple' })).not.toHaveProperty('rule_of_thumb');
    expect(run({ rate: 4.5, compounding: 'monthly' }).years_needed).toBeCloseTo(15.432, 3);
    expect(run({ rate: 5, growth: 'quadruple' }).years_needed).toBeCloseTo(
      2 * run({ rate: 5 }).years_needed!,
      10,
    );
  });

  it('says how long in one sentence', () => {
    const done = finish({ rate: 7.2 });
    expect(renderPlain(doublingTime.explain(done.result as never, done.input as never).conclusion)).toBe(
      'Money takes 9.97 years to double at 7.2% a year.',
    );
  });

  it('takes less time at a higher rate, and grows to the multiple in it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (tenths) => {
        const rate = tenths / 10;
        const { years_needed: time } = run({ rate });
        expect((1 + rate / 100) ** time!).toBeCloseTo(2, 8);
        expect(run({ rate: rate + 0.1 }).years_needed).toBeLessThan(time!);
      }),
    );
  });

  it('refuses a rate that never gets there', () => {
    expect(() => run({ rate: 0 })).toThrow(InputProblem);
    expect(() => run({ rate: 0 })).toThrow('Give the yearly return, or the years it may take.');
    expect(() => run({ rate: 0.001 })).toThrow('The yearly return must be at least 0.01%.');
    expect(() => run({ rate: 5, start: 10, goal: 5 })).toThrow('more than the amount now');
  });

  it.each([
    [{ rate: 7.2, years: 10 }, 'yesno', /^Yes, /],
    [{ rate: 7.2, years: 9 }, 'yesno', /^No, /],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(doublingTime, input, want)).toMatch(says);
  });
});
