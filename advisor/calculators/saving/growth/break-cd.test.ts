import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { breakCd } from '#advisor/calculators/saving/growth/break-cd.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(breakCd, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const opening = (input: object) => {
  const { input: taken, result } = finish(input);
  return renderPlain(breakCd.explain(result as never, taken as never).conclusion);
};

describe('breaking a CD', () => {
  // By the compound interest formula in a separate script.
  const worth = { balance: 20_000, rate: 2, months_left: 30, penalty_months: 6, new_rate: 4.5 };

  it('weighs the penalty against the better rate', () => {
    const figures = run(worth);
    expect(figures.penalty).toBe(200);
    expect(figures.kept).toBeCloseTo(21_015.05, 2);
    expect(figures.moved).toBeCloseTo(22_103.24, 2);
    expect(figures.gain).toBeCloseTo(1088.19, 2);
    expect(figures.break_even_rate).toBeCloseTo(2.4109, 4);
    expect(figures.months_even).toBeCloseTo(4.9807, 4);
    expect(opening(worth)).toMatch(/^Yes, break it/);
  });

  it('keeps it where the penalty costs more', () => {
    const costly = { balance: 50_000, rate: 3.9, months_left: 10, penalty: 975, new_rate: 4.4 };
    expect(run(costly).gain).toBeCloseTo(803.69, 2);
    expect(opening(costly)).toMatch(/^No, keep it/);
    expect(run({ ...costly, new_rate: 3 })).not.toHaveProperty('months_even');
  });

  it('names the rate to beat where none is given', () => {
    const { new_rate: _, ...alone } = worth;
    expect(opening(alone)).toBe(
      'Break it only if you can get more than 2.41% elsewhere for the 30 months left.',
    );
  });

  it('pays out what it has earned so far, less the penalty', () => {
    // 15,000 x 1.041^0.75 - 15,000 x 4.1 % / 2, in a separate script.
    const early = { balance: 15_000, rate: 4.1, months_left: 15, months_held: 9, penalty_months: 6 };
    expect(run(early).paid_out).toBeCloseTo(15_151.43, 2);
    expect(run(worth).paid_out).toBe(19_800);
  });

  it('gains nothing at the rate where it breaks even', () => {
    const rate = run(worth).break_even_rate!;
    expect(run({ ...worth, new_rate: rate }).gain).toBeCloseTo(0, 6);
  });

  it.each([
    { balance: 1000, rate: 2, new_rate: 4 },
    { rate: 2, new_rate: 4, months_left: 12 },
    { ...worth, penalty: 20_000 },
    { ...worth, months_left: 0 },
  ])('refuses %j', (input) => {
    expect(() => run(input)).toThrow(InputProblem);
  });

  it.each([
    [{ balance: 20_000, rate: 2, new_rate: 4.5, months_left: 30 }, 'which', /^Break it/],
    [{ balance: 20_000, rate: 4, new_rate: 4.1, months_left: 6 }, 'which', /^Keep the CD/],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(breakCd, input, want)).toMatch(says);
  });
});
