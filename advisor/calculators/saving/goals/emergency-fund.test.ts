import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (input: object) => {
  const { result } = runCalculator(emergencyFund, input, { year: 2026 });
  return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
};

describe('emergency fund', () => {
  it('holds the usual rule of three to six months', () => {
    // By hand: 8,000 / 3,500 = 2.2857 months; six months are 21,000, so 13,000 is missing.
    expect(run({ spending: 3500, cash: 8000 })).toMatchObject({
      months_covered: expect.closeTo(2.285_714, 6),
      target: 21_000,
      gap: 13_000,
    });
    expect(run({ spending: 3500, stability: 'stable' }).target).toBe(10_500);
    expect(run({ spending: 3500, stability: 'unstable' }).target).toBe(31_500);
    expect(run({ spending: 3500, months_wanted: 12 }).target).toBe(42_000);
  });

  it('counts the months until it is full', () => {
    // 15,000 - 12,000 = 3,000 at 600 a month: five months. 3,001 at 600 takes a sixth.
    const plan = { spending: 5000, cash: 12_000, stability: 'stable', monthly: 600 };
    expect(run(plan).months_to_fill).toBe(5);
    expect(run({ ...plan, cash: 11_999 }).months_to_fill).toBe(6);
    expect(run({ ...plan, cash: 90_000 })).toMatchObject({ gap: 0, months_to_fill: 0 });
    expect(run({ ...plan, monthly: 0 })).not.toHaveProperty('months_to_fill');
    expect(run({ spending: 5000, cash: 10_000, monthly: 50, rate: 5 }).months_to_fill).toBeLessThan(400);
  });

  it('says so where it is full', () => {
    const { input, result } = runCalculator(emergencyFund, { spending: 1000, cash: 7500 }, { year: 2026 });
    expect(renderPlain(emergencyFund.explain(result as never, input as never).conclusion)).toBe(
      'Your cash covers 7.5 months of essentials; your emergency fund of $6,000 is full.',
    );
  });

  it('counts income that keeps coming, and ordinary spending beside the essentials', () => {
    // 24,000 / (3,200 - 1,600) and 24,000 / (5,000 - 1,600).
    const strike = { spending: 3200, full_spending: 5000, income: 1600, cash: 24_000 };
    const { result } = runCalculator(emergencyFund, strike, { year: 2026 });
    const figures = Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
    expect(figures.months_lasting).toBeCloseTo(15, 10);
    expect(figures.months_at_full).toBeCloseTo(24_000 / 3400, 10);
    expect(figures.spare).toBeCloseTo(4800, 10);
  });

  it('has what is there and what is missing add up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 0, max: 200_000 }),
        (spending, cash) => {
          const { gap, target, months_covered } = run({ spending, cash });
          expect(gap).toBe(Math.max(0, target! - cash));
          expect(months_covered! * spending).toBeCloseTo(cash, 6);
        },
      ),
    );
  });

  it.each([
    [{}, 'Essential monthly spending is missing.'],
    [{ spending: 0 }, 'Essential monthly spending must be at least $1 a month.'],
    [{ spending: 10, months_wanted: 2.5 }, 'Number of months to cover must be a whole number.'],
    [
      { spending: 10, stability: 'so-so' },
      'Steadiness of your income must be one of: stable, average, unstable.',
    ],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it.each([
    [{ spending: 3000, cash: 18_000 }, 'yesno', /^Yes, that’s enough/],
    [
      { spending: 3000, cash: 17_000 },
      'yesno',
      /^Not quite: \$17,000 covers 5.7 months of spending, \$1,000 short/,
    ],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(emergencyFund, input, want)).toMatch(says);
  });
});
