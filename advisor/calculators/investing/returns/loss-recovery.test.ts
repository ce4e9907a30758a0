import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lossRecovery } from '#advisor/calculators/investing/returns/loss-recovery.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(lossRecovery, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('gain to get back to even', () => {
  it('agrees with the table that investor education prints', () => {
    // 10 % takes 11.1 %, 20 % 25 %, 30 % 42.9 %, 40 % 66.7 %, 50 % 100 %, 75 % 300 %.
    const gains = [10, 20, 30, 40, 50, 75].map((loss) => run({ loss }).gain_needed);
    [11.1, 25, 42.9, 66.7, 100, 300].forEach((expected, at) => expect(gains[at]).toBeCloseTo(expected, 1));
  });

  it('takes as long as doubling does after a half is lost', () => {
    expect(run({ loss: 50, rate: 8 }).years_needed).toBeCloseTo(9.0065, 3);
  });

  it('leads back to where it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), (loss) => {
        expect((1 - loss / 100) * (1 + run({ loss }).gain_needed! / 100)).toBeCloseTo(1, 10);
      }),
    );
  });

  it('refuses a loss of everything', () => {
    expect(() => run({ loss: 100 })).toThrow(InputProblem);
  });

  it('takes amounts in place of a percentage', () => {
    // By hand: 34,000 on 97,000; 22,000 on 66,000; 18,300 on 2,700.
    expect(run({ before: 131_000, now: 97_000 }).gain_needed).toBeCloseTo((34 / 97) * 100, 8);
    expect(run({ lost: 22_000, before: 88_000 })).toMatchObject({
      loss: 25,
      left: 66_000,
      dollars_needed: 22_000,
    });
    expect(run({ lost: 18_300, now: 2700 }).gain_needed).toBeCloseTo((18_300 / 2700) * 100, 6);
    expect(run({ loss: 72, now: 6100 }).dollars_needed).toBeCloseTo(15_685.71, 2);
  });

  it.each([
    [{}, 'Give the loss in percent'],
    [{ before: 5, now: 6 }, 'there’s no loss'],
    [{ before: 5, lost: 5 }, 'Everything is lost'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(sentence);
  });
});
