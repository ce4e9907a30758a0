import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { savingsGoal } from '#advisor/calculators/saving/goals/savings-goal.ts';
import { futureValue } from '#advisor/numerics/annuity.ts';
import { paymentToReach, periodsToReach, rateToReach } from '#advisor/numerics/savings-plan.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (input: object) => {
  const { result } = runCalculator(savingsGoal, input, { year: 2026 });
  return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
};

/** The effective yearly return of a nominal rate with monthly compounding. */
const effective = (nominal: number) => ((1 + nominal / 12) ** 12 - 1) * 100;

describe('savings goal', () => {
  it('says by when what has to go in adds up to the goal, where what is saved now takes longer', () => {
    const input = { target: 1_000_000, monthly: 2000, years: 24, rate: 3 };
    const { result, input: given } = runCalculator(savingsGoal, input, { year: 2026 });
    const { reasons, next } = savingsGoal.explain(result as never, given as never);
    expect(renderPlain(reasons[0]!)).toMatch(/^To have it in 24 years you’d put in \$/);
    expect(renderPlain(next[0]!)).toMatch(/^Saving \$[\d.]+ a month more gets you there in 24 years\.$/);
  });

  it('agrees with the examples of Excel', () => {
    // PMT's page: =PMT(6%/12, 18*12, 0, 50000) is -129.08, "to save $50,000 in 18 years at 6%".
    expect(paymentToReach(50_000, 0, 0.06 / 12, 216)).toBeCloseTo(129.08, 2);
    expect(run({ target: 50_000, years: 18, rate: effective(0.06) }).monthly_needed).toBeCloseTo(129.08, 2);
    // NPER's page: =NPER(12%/12, -100, -1000, 10000, 1) is 59.6738657, and 60.0821229 at the end of the month.
    expect(periodsToReach(10_000, 1000, 100, 0.01, true)).toBeCloseTo(59.6738657, 6);
    expect(periodsToReach(10_000, 1000, 100, 0.01)).toBeCloseTo(60.0821229, 6);
    expect(run({ target: 10_000, start: 1000, monthly: 100, rate: effective(0.12) }).months_needed).toBe(61);
  });

  it('agrees with numpy-financial', () => {
    // npf.nper(0.07/12, -150, 8000) of its documentation: 64.07334877066185 payments clear a loan.
    expect(periodsToReach(0, -8000, 150, 0.07 / 12)).toBeCloseTo(64.073_348_770_661_85, 9);
    // npf.pmt(0.075/12, 12*15, 200000) is -1854.0247200054619.
    expect(paymentToReach(0, -200_000, 0.075 / 12, 180)).toBeCloseTo(1854.024_720_005_461_9, 8);
  });

  it('counts no interest toward a goal less than three years off, unless a rate is told', () => {
    // (18,000 - 4,300) / 20 = 685.
    const soon = { target: 18_000, start: 4300, years: 20 / 12 };
    expect(run(soon).monthly_needed).toBeCloseTo(685, 8);
    expect(run({ ...soon, rate: 4 }).monthly_needed).toBeLessThan(685);
    expect(run({ ...soon, years: 3 }).growth).toBeGreaterThan(0);
    expect(openingOf(savingsGoal, soon, 'payment')).toBe(
      'Save $685.00 a month to have $18,000 in 20 months without interest.',
    );
  });

  it('subtracts what another person contributes from what is left to save', () => {
    // (21,400 - 6,200) / 17 - 300 = 594.12.
    const input = { target: 21_400, start: 6200, years: 17 / 12, others: 300 };
    expect(run(input).monthly_needed).toBeCloseTo(594.12, 2);
    expect(run({ ...input, years: 0, monthly: 100, rate: 0 }).months_needed).toBe(38);
    expect(openingOf(savingsGoal, input, 'payment')).toMatch(
      'Save $594.12 a month on top of the $300 a month',
    );
  });

  it('divides the goal by the months when nothing grows', () => {
    expect(run({ target: 1200, years: 1, rate: 0 }).monthly_needed).toBeCloseTo(100, 10);
    expect(run({ target: 1250, monthly: 100, rate: 0 })).toMatchObject({
      months_needed: 13,
      value_then: 1300,
    });
  });

  it('asks for nothing when enough is saved already', () => {
    expect(run({ target: 1000, start: 2000, years: 3 })).toMatchObject({ monthly_needed: 0, contributed: 0 });
    expect(run({ target: 1000, start: 1000 })).toMatchObject({ months_needed: 0, growth: 0 });
    const said = (input: Record<string, number>) => {
      const { result, input: all } = runCalculator(savingsGoal, input, { year: 2026 });
      return renderPlain(savingsGoal.explain(result as never, all as never).conclusion);
    };
    expect(said({ target: 15_000, start: 20_000, years: 2, rate: 0 })).toBe(
      'You have enough already: your $20,000 covers $15,000, with nothing more to save.',
    );
    expect(said({ target: 15_000, start: 14_000, years: 5, rate: 4 })).toBe(
      'You have enough already: your $14,000 reaches $15,000 in 5 years at 4% a year, with nothing more to save.',
    );
  });

  it('compares the goal with the planned saving', () => {
    // 60 months of 500 without growth are 30,000: 10,000 short, and 666.67 would do.
    expect(run({ target: 40_000, years: 5, monthly: 500, rate: 0 })).toMatchObject({
      planned_value: 30_000,
      planned_gap: 10_000,
    });
    const { input, result } = runCalculator(
      savingsGoal,
      { target: 40_000, years: 5, monthly: 500, rate: 0 },
      { year: 2026 },
    );
    expect(renderPlain(savingsGoal.explain(result as never, input as never).reasons[1]!)).toBe(
      'With what you save now you’d have $30,000 by then.',
    );
  });

  // Worked out in a separate script with the annuity formulas.
  it('raises the goal with prices, counts a bonus, and takes a bank’s rate', () => {
    expect(run({ target: 1e6, years: 29, rate: 8, inflation: 3 }).monthly_needed).toBeCloseTo(1822.98, 2);
    const down = { target: 68_000, start: 19_000, years: 3.5, rate: 4.2 };
    expect(run({ ...down, bonus: 5000 }).monthly_needed).toBeCloseTo(604.63, 2);
    expect(run({ ...down, compounding: 'monthly' }).monthly_needed).toBeCloseTo(1018.55, 2);
    const rising = { target: 50_000, start: 10_000, monthly: 500, rate: 6, inflation: 3 };
    expect(run(rising).months_needed).toBe(76);
    expect(run({ target: 60_000, further_costs: 8000, years: 1, rate: 0 }).monthly_needed).toBeCloseTo(
      5666.67,
      2,
    );
  });

  it('gives the amount for each payday and as a share of pay', () => {
    const weekly = { target: 5200, years: 1, rate: 0, pay: 4000, payday: 'weekly' };
    expect(run(weekly).each_payday).toBeCloseTo(100, 8);
    expect(run(weekly).share_of_pay).toBeCloseTo((5200 / 12 / 4000) * 100, 8);
    // A tenth of 3,000 a month reaches 3,600 in a year.
    expect(run({ target: 3600, pay: 3000, share: 10, rate: 0 }).months_needed).toBe(12);
  });

  it('gives the time that a lump sum needs when nothing is added', () => {
    // ln(100/40) / ln(1.06) = 15.725 years: numpy_financial.nper(0.06, 0, -40000, 100000).
    const figures = run({ target: 100_000, start: 40_000, rate: 6 });
    expect(Object.keys(figures)[0]).toBe('years_needed');
    expect(figures.years_needed).toBeCloseTo(15.7252, 4);
    expect(figures.contributed).toBe(0);
    expect(run({ target: 2000, start: 1000, rate: 7.2 }).years_needed).toBeCloseTo(9.97, 2);
  });

  it('solves for payment, time and rate, and growing with the solution reaches the goal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: -0.005, max: 0.02, noNaN: true }),
        fc.integer({ min: 1, max: 480 }),
        fc.boolean(),
        (start, payment, rate, periods, early) => {
          const target = futureValue(start, payment, rate, periods, early);
          expect(paymentToReach(target, start, rate, periods, early)).toBeCloseTo(payment, 5);
          fc.pre(target > start + 1);
          const time = periodsToReach(target, start, payment, rate, early)!;
          expect(Math.abs(futureValue(start, payment, rate, time, early) / target - 1)).toBeLessThan(1e-6);
          const found = rateToReach(target, start, payment, periods, early)!;
          expect(Math.abs(futureValue(start, payment, found, periods, early) / target - 1)).toBeLessThan(
            1e-6,
          );
        },
      ),
    );
  });

  it('asks for less with more time, more saved or a higher return', () => {
    const base = { target: 50_000, years: 10, start: 1000, rate: 4 };
    for (const more of [{ years: 11 }, { start: 2000 }, { rate: 5 }, { target: 49_000 }]) {
      expect(run({ ...base, ...more }).monthly_needed).toBeLessThan(run(base).monthly_needed!);
    }
  });

  it.each([
    [{ target: 5000 }, 'Give how many months or years you have, or what you can save each month.'],
    [
      { target: 5000, start: 4000 },
      'Give how many months or years you have, or what you can save each month.',
    ],
    [
      { target: 5000, start: 4000, rate: 0 },
      'Give how many months or years you have, or what you can save each month.',
    ],
    [
      { target: 1_000_000, monthly: 10, rate: -10 },
      'This monthly amount doesn’t reach the goal within a lifetime: save more each month or choose a smaller goal.',
    ],
    [{ target: 0, years: 1 }, 'Goal must be at least $1.'],
    [{ target: 10, years: 101 }, 'Time to reach it must be at most 100 years.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it.each([
    [{ target: 12_000, years: 2, monthly: 500, rate: 3 }, 'yesno', /^Yes, /],
    [{ target: 12_000, years: 2, monthly: 400, rate: 3 }, 'yesno', /^Not quite: /],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(savingsGoal, input, want)).toMatch(says);
  });
});
