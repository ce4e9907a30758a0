import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { aprApyCdLadder, nominalOf, yieldOf } from '#advisor/calculators/saving/growth/apr-apy-cd-ladder.ts';

const resultOf = (input: object) => runCalculator(aprApyCdLadder, input, { year: 2026 }).result;
const run = (input: object) =>
  Object.fromEntries(resultOf(input).figures.map(({ id, value }) => [id, value]));

describe('APR, APY and CD ladder', () => {
  it('agrees with EFFECT and NOMINAL of Excel', () => {
    // The pages of both: =EFFECT(0.0525, 4) is 0.0535427, =NOMINAL(0.053543, 4) is 0.05250032.
    expect(run({ rate: 5.25, compounding: 'quarterly' }).apy).toBeCloseTo(5.354_27, 5);
    expect(run({ rate: 5.3543, compounding: 'quarterly', quoted: 'apy' }).apr).toBeCloseTo(5.250_032, 6);
  });

  it('tells what a CD is worth when it matures', () => {
    // 27,500 x (1 + 0.0415 / 365)^(365 x 5) = 33,841.04 (Excel's FV).
    const cd = { rate: 4.15, deposit: 27_500, years: 5 };
    expect(run(cd).value_then).toBeCloseTo(33_841.04, 2);
    expect(run(cd).interest_time).toBeCloseTo(6341.04, 2);
    expect(openingFor(aprApyCdLadder, 'amount', cd)).toBe(
      '$27,500 grows to $33,841.04 in 5 years, $6,341.04 of it interest.',
    );
  });

  it('agrees with the tiers in Appendix A of Regulation DD', () => {
    // Daily compounding: $53.90 on $1,000 at 5.25 % (APY 5.39 %), $452.29 on $8,000 at 5.50 % (5.65 %),
    // $1,183.61 on $20,000 at 5.75 % (5.92 %).
    for (const [rate, deposit, interest, apy] of [
      [5.25, 1000, 53.9, 5.39],
      [5.5, 8000, 452.29, 5.65],
      [5.75, 20_000, 1183.61, 5.92],
    ] as const) {
      expect(run({ rate, deposit }).interest_year).toBeCloseTo(interest, 2);
      expect(run({ rate, deposit }).apy).toBeCloseTo(apy, 2);
    }
  });

  it('builds the rungs', () => {
    // Two parts of 500 at a yield of 10 %: 500 x 1.1 = 550 and 500 x 1.21 = 605.
    const two = { rate: 10, quoted: 'apy', purpose: 'ladder', deposit: 1000, rungs: 2 };
    expect(run(two)).toMatchObject({
      rung_amount: 500,
      ladder_value: expect.closeTo(1155, 9),
      ladder_interest: expect.closeTo(155, 9),
      average_wait: 18,
      first_rung: expect.closeTo(550, 9),
      last_rung: expect.closeTo(605, 9),
    });
    // The second a point higher: 500 x 1.11² = 616.05. Half a year apart: 500 x 1.1^0.5 and 500 x 1.1.
    expect(run({ ...two, step: 1 }).ladder_value).toBeCloseTo(550 + 616.05, 9);
    expect(run({ ...two, spacing: 6 }).ladder_value).toBeCloseTo(500 * Math.sqrt(1.1) + 550, 9);
  });

  it('warns above the insured amount, and not at it', () => {
    expect(resultOf({ rate: 4, purpose: 'ladder', deposit: 250_000 }).warnings).toHaveLength(0);
    expect(resultOf({ rate: 4, purpose: 'ladder', deposit: 250_001 }).warnings).toHaveLength(1);
  });

  it('goes from rate to yield and back, and brings more the oftener it compounds', () => {
    const often = [1, 2, 4, 12, 365, Number.POSITIVE_INFINITY];
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 60, noNaN: true }),
        fc.constantFrom(...often),
        (rate, times) => {
          expect(nominalOf(yieldOf(rate, times), times)).toBeCloseTo(rate, 8);
        },
      ),
    );
    const yields = often.map((times) => yieldOf(8, times));
    expect(yields).toEqual([...yields].sort((a, b) => a - b));
    expect(new Set(yields).size).toBe(often.length);
    expect(yieldOf(8, 1)).toBeCloseTo(8, 12);
  });

  it.each([
    [
      { rate: 1, step: -1 },
      'The rate of the last rung would be below zero: use a smaller step or fewer rungs.',
    ],
    [{ rate: -1 }, 'Stated rate must be at least 0%.'],
    [{ rate: 4, rungs: 0 }, 'Number of rungs must be at least 1.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
