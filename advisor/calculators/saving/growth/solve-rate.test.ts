import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { solveRate } from '#advisor/calculators/saving/growth/solve-rate.ts';
import { rateToReach } from '#advisor/numerics/savings-plan.ts';

const figuresOf = (calculator: Parameters<typeof runCalculator>[0], input: object) =>
  Object.fromEntries(
    runCalculator(calculator, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );
const run = (input: object) => figuresOf(solveRate, input);

describe('return needed', () => {
  it('agrees with Excel and numpy-financial', () => {
    // RATE's page: =RATE(4*12, -200, 8000) is 0.77 % a month (0.00770147...): a loan of 8,000 paid off with 200.
    expect(rateToReach(0, -8000, 200, 48)).toBeCloseTo(0.007_701_47, 8);
    // numpy-financial's own test: rate(10, 0, -3500, 10000) is 0.1107.
    expect(rateToReach(10_000, 3500, 0, 10)).toBeCloseTo(0.1107, 4);
    expect(run({ start: 3500, target: 10_000, years: 10 }).rate).toBeCloseTo(11.07, 2);
    // RRI's page of Excel: =RRI(96, 10000, 11000) is 0.0009933 a month.
    expect(rateToReach(11_000, 10_000, 0, 96)).toBeCloseTo(0.000_993_307_4, 9);
  });

  it('doubles in ten years at the tenth root of two', () => {
    expect(run({ start: 10_000, target: 20_000, years: 10 })).toMatchObject({
      growth: 10_000,
      total_return: 100,
    });
    expect(run({ start: 10_000, target: 20_000, years: 10 }).rate).toBeCloseTo((2 ** 0.1 - 1) * 100, 9);
    // 7.177 % against 2.5 % inflation: 1.07177 / 1.025 = 1.04563.
    expect(run({ start: 10_000, target: 20_000, years: 10 }).real_rate).toBeCloseTo(4.563, 3);
  });

  it('finds losses and standing still', () => {
    expect(run({ start: 100, target: 81, years: 2 }).rate).toBeCloseTo(-10, 9);
    expect(run({ start: 100, monthly: 10, target: 220, years: 1 }).rate).toBeCloseTo(0, 9);
  });

  it('is the inverse of compound growth', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 100_000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: -10, max: 20 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('start', 'end'),
        (start, monthly, rate, years, timing) => {
          const target = figuresOf(compoundGrowth, { start, monthly, rate, years, timing }).future_value!;
          expect(run({ start, monthly, target, years, timing }).rate).toBeCloseTo(rate, 6);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('warns of what markets have not brought', () => {
    const warned = (target: number) =>
      runCalculator(solveRate, { start: 1000, target, years: 5 }, { year: 2026 }).result.warnings.length;
    expect([warned(1500), warned(3000)]).toEqual([0, 1]);
  });

  it.each([
    [{ target: 100, years: 1 }, 'Give a starting amount, a monthly contribution, or both.'],
    [
      { monthly: 500, target: 300, years: 1 },
      'No return gets you there: change the end value, the time or what you put in.',
    ],
    [
      { start: 1, target: 1_000_000, years: 1 },
      'That takes more than tenfold growth every year, which nothing sound can bring: allow more time or put in more.',
    ],
    [{ start: 1, target: 2, years: 0 }, 'Time must be at least 0.1 years.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
