import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { college529 } from '#advisor/calculators/saving/goals/college-529.ts';
import { savingsGoal } from '#advisor/calculators/saving/goals/savings-goal.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const figuresOf = (calculator: Parameters<typeof runCalculator>[0], input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(calculator, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );
const newborn = { child_age: 0 };
const run = (input: object, year?: number) => figuresOf(college529, { ...newborn, ...input }, year);

describe('saving for college', () => {
  it('divides the cost by the months if nothing grows', () => {
    // Four years of 27,000 are 108,000, or 500 a month over 216 months.
    const still = { cost: 27_000, growth: 0, rate: 0 };
    expect(run(still)).toMatchObject({ monthly_needed: 500, total_cost: 108_000, lump_now: 108_000 });
    expect(run({ ...still, share: 50 }).monthly_needed).toBe(250);
    expect(run({ ...still, saved: 54_000 })).toMatchObject({ monthly_needed: 250, covered: 50 });
    expect(run({ ...still, monthly: 125 })).toMatchObject({ projected: 27_000, covered: 25 });
  });

  it('does not use the prices of a later year', () => {
    expect(() => run({}, 2010)).toThrow('Figures before 2024 are not kept here');
    expect(run({ cost: 27_000, growth: 0, rate: 0 }, 2010).monthly_needed).toBe(500);
    expect(run({}, 2024).monthly_needed).toBeGreaterThan(0);
  });

  it('agrees with a calculation by hand for two years', () => {
    // College starts in two years and takes two: 10,000 x 1.1² = 12,100 and 13,310. At 5 % the second needs 12,676.19 on
    // the first day: 24,776.19 in all, and 24,776.19 / 1.1025 = 22,472.74 today.
    const figures = run({ child_age: 16, cost: 10_000, growth: 10, rate: 5, college_years: 2 });
    expect(figures.first_year_cost).toBeCloseTo(12_100, 8);
    expect(figures.total_cost).toBeCloseTo(25_410, 8);
    expect(figures.needed_at_start).toBeCloseTo(24_776.19, 2);
    expect(figures.lump_now).toBeCloseTo(22_472.735, 2);
    // As Excel: =PMT(1.05^(1/12)-1, 24, 0, -24776.19), where 1.05^2 - 1 = 0.1025.
    expect(figures.monthly_needed).toBeCloseTo((24_776.190_476 * (1.05 ** (1 / 12) - 1)) / 0.1025, 4);
  });

  it('needs today’s cost of all years if savings grow as fast as costs', () => {
    expect(run({ cost: 25_000, growth: 5, rate: 5 }).lump_now).toBeCloseTo(100_000, 6);
  });

  it('uses the average price for the year and kind of college if none is given', () => {
    const plain = { growth: 0, rate: 0, college_years: 1 };
    expect(run(plain, 2024).total_cost).toBe(24_920);
    expect(run(plain, 2026).total_cost).toBe(25_850);
    expect(run({ ...plain, kind: 'public_out_of_state' }).total_cost).toBe(45_780);
    expect(run({ ...plain, kind: 'private_nonprofit' }).total_cost).toBe(60_920);
    const { result } = runCalculator(college529, newborn, { year: 2026 });
    expect(result.facts).toMatchObject([{ id: 'college_cost', year: 2025, lapsed: true }]);
  });

  it('needs the same monthly amount as the savings goal calculator', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 17 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 0, max: 9 }),
        (child_age, saved, rate) => {
          const { needed_at_start, monthly_needed } = run({ child_age, saved, rate });
          const goal = { target: needed_at_start, years: 18 - child_age, start: saved, rate };
          expect(figuresOf(savingsGoal, goal).monthly_needed).toBeCloseTo(monthly_needed!, 6);
        },
      ),
      { numRuns: 30 },
    );
    expect(run({ child_age: 6 }).monthly_needed).toBeGreaterThan(run({ child_age: 5 }).monthly_needed!);
    expect(run({ growth: 5 }).monthly_needed).toBeGreaterThan(run({ growth: 4 }).monthly_needed!);
  });

  it('saves toward a goal amount if one is given', () => {
    // As Excel: =PMT(1.06^(1/12)-1, 216, 0, -120000) = 314.99.
    expect(run({ goal: 120_000, rate: 6 }).monthly_needed).toBeCloseTo(314.99, 2);
    expect(run({ goal: 120_000, rate: 6, saved: 10_000 }).monthly_needed).toBeLessThan(314.99);
  });

  it('says how far a monthly amount goes, and counts the years until college', () => {
    const { input, result } = runCalculator(
      college529,
      { until: 4, monthly: 500, cost: 12_000, growth: 0, rate: 0 },
      { year: 2026 },
    );
    expect(result.figures[0]).toMatchObject({ id: 'covered', value: 50 });
    expect(renderPlain(college529.explain(result as never, input as never).conclusion)).toBe(
      'Not quite: $500 a month covers 50% of it; paying for all of it takes $1,000 a month.',
    );
  });

  it('says that nothing more is needed if enough is saved', () => {
    const { input, result } = runCalculator(
      college529,
      { ...newborn, saved: 100_000, cost: 25_000, growth: 0, rate: 0 },
      { year: 2026 },
    );
    expect(renderPlain(college529.explain(result as never, input as never).conclusion)).toBe(
      'What you have is on track to pay the $100,000 you need when college starts; you don’t need to add to it.',
    );
  });

  it.each([
    [{ child_age: 18 }, 'The child must be younger than the age when college starts.'],
    [{ child_age: 4.5 }, 'Age of the child must be a whole number.'],
    [{ share: 0 }, 'Share of the cost to cover must be at least 1%.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it.each([
    [{ child_age: 10, saved: 200_000 }, 'yesno', /^Yes, you’re on track/],
    [{ child_age: 10, saved: 20_000 }, 'yesno', /^Not yet: /],
    [{ child_age: 10, saved: 20_000, monthly: 100 }, 'yesno', /^Not quite: /],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(college529, input, want)).toMatch(says);
  });
});
