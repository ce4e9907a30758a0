import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { rateShock } from '#advisor/calculators/investing/bonds/rate-shock.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(rateShock, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('bonds when rates change', () => {
  // Textbook formula: change in price = -duration x change in yield + convexity / 2 x change^2.
  it('lowers the price when rates rise, and raises it when they fall', () => {
    expect(run({ duration: 6, change: 1, amount: 50_000 })).toMatchObject({
      change: 6,
      dollars: 3000,
      after: 47_000,
    });
    expect(run({ duration: 8.5, change: -0.5 }).change).toBeCloseTo(4.25, 10);
    expect(run({ duration: 7, change: 2, convexity: 60 }).change).toBeCloseTo(12.8, 10);
  });

  it('refuses a change of zero', () => {
    expect(() => run({ duration: 6, change: 0 })).toThrow(InputProblem);
  });
});
