import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { findSensitivity } from '#advisor/calculators/define/find-sensitivity.ts';
import { noPause } from '#advisor/calculators/define/pause.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
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

  it('tells apart what is there already and what is put in from here on', () => {
    // 300 x 180 months.
    const both = { start: 25_000, monthly: 300, rate: 5, years: 15 };
    expect(run(both)).toMatchObject({ new_money: 54_000, contributed: 79_000 });
    expect(run({ ...both, start: 0 })).not.toHaveProperty('new_money');
    expect(run({ ...both, monthly: 0 })).not.toHaveProperty('new_money');
  });

  it('compounds a stated rate as often as it says', () => {
    // By the textbook formula P (1 + r/n)^(n t), worked out apart from this code.
    expect(run({ start: 15_000, rate: 4.8, years: 7, compounding: 'monthly' }).future_value).toBeCloseTo(
      20_976.02,
      2,
    );
    expect(run({ start: 30_000, rate: 4.3, years: 2, compounding: 'daily' }).future_value).toBeCloseTo(
      32_694.02,
      2,
    );
    // numpy_financial.fv's example once more, with its rate as it is stated there.
    const stated = { start: 100, monthly: 100, rate: 5, years: 10, compounding: 'monthly' };
    expect(run(stated).future_value).toBeCloseTo(15_692.928894335748, 6);
    expect(run({ start: 1000, rate: 6, years: 3, compounding: 'yearly' }).future_value).toBe(
      run({ start: 1000, rate: 6, years: 3 }).future_value,
    );
    // The card shows both ways to read a rate.
    expect(run({ ...stated, compounding: 'effective' }).other_compounding).toBeCloseTo(15_692.93, 2);
    expect(run(stated).other_compounding).toBeCloseTo(
      run({ ...stated, compounding: 'effective' }).future_value!,
      8,
    );
  });

  // Worked out month by month in a separate script.
  it('lets what is added rise each year, stop early, or come from pay with a match', () => {
    const rising = { start: 120_000, monthly: 900, rise: 3, rate: 6.2, years: 20 };
    expect(run(rising).future_value).toBeCloseTo(928_533.86, 2);
    expect(run({ monthly: 100, rate: 6.5, years: 30, saving_years: 10 }).future_value).toBeCloseTo(
      58_740.04,
      2,
    );
    expect(run({ monthly: 100, rate: 6.5, years: 30, saving_years: 10 }).contributed).toBeCloseTo(12_000, 8);
    const matched = { start: 15_000, pay: 60_000, share: 10, match_limit: 4, rate: 7, years: 35 };
    expect(run(matched)).toMatchObject({ employer: 2400 });
    expect(run(matched).future_value).toBeCloseTo(1_358_138.26, 2);
    const half = {
      start: 58_000,
      pay: 79_500,
      share: 10,
      match_limit: 6,
      match_rate: 50,
      rate: 7,
      years: 30,
    };
    expect(run(half).future_value).toBeCloseTo(1_448_701.85, 2);
  });

  it('compares with a goal', () => {
    expect(run({ monthly: 100, rate: 0, years: 10, goal: 15_000 }).goal_gap).toBeCloseTo(3000, 8);
  });

  it('takes deposits once a year or once a week', () => {
    // 5,000 at the end of each of 12 years at 5 %: 5,000 x (1.05^12 - 1) / 0.05.
    const yearly = { monthly: 5000 / 12, rate: 5, years: 12, deposits: 'yearly' };
    expect(run(yearly).future_value).toBeCloseTo(79_585.63, 2);
    expect(run(yearly).contributed).toBeCloseTo(60_000, 8);
    expect(run({ ...yearly, timing: 'start' }).future_value).toBeCloseTo(79_585.63 * 1.05, 2);
    // Half a year more brings growth but no deposit.
    expect(run({ ...yearly, years: 12.5 }).contributed).toBeCloseTo(60_000, 8);
    expect(run({ ...yearly, years: 12.5 }).future_value).toBeCloseTo(79_585.63 * 1.05 ** 0.5, 2);
    expect(run({ monthly: 520 / 12, rate: 0, years: 3, deposits: 'weekly' }).future_value).toBeCloseTo(
      1560,
      8,
    );
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
    [{ share: 10, rate: 5, years: 10 }, 'Give the pay that the share is saved from.'],
    [{ monthly: 5, rate: 5, years: 10, saving_years: 11 }, 'can’t be longer than the whole time'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('knows what matters most', async () => {
    const finished = runCalculator(compoundGrowth, { monthly: 500, rate: 7, years: 30 }, { year: 2026 });
    const found = await findSensitivity(compoundGrowth, finished, { year: 2026, pause: noPause });
    expect(found.map(({ field }) => field)).toEqual(['years', 'rate', 'monthly']);
  });

  it.each([
    [{ monthly: 500, rate: 7, years: 30, goal: 500_000 }, 'yesno', /^Yes, /],
    [{ monthly: 500, rate: 7, years: 30, goal: 600_000 }, 'yesno', /^No, /],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(compoundGrowth, input, want)).toMatch(says);
  });
});
