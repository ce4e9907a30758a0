import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { coastFire } from '#advisor/calculators/retirement/plan/coast-fire.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(coastFire, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('coast FIRE', () => {
  // Excel: PV(7%, 30, 0, -1500000), FV(6%, 30, 0, -150000).
  it('discounts the number to today', () => {
    expect(run({ target: 1_500_000, years: 30, rate: 7 }).coast_number).toBeCloseTo(197_050.68, 1);
    const held = run({ savings: 150_000, target: 1_000_000, years: 30, rate: 6 });
    expect(held.grown).toBeCloseTo(861_523.68, 1);
    expect(held.gap).toBeCloseTo(174_110.13 - 150_000, 1);
  });

  it('takes the number from the spending', () => {
    expect(run({ spending: 40_000, years: 20, rate: 0 }).coast_number).toBeCloseTo(1_000_000, 6);
  });

  it('needs one of the two', () => {
    expect(() => run({ years: 20 })).toThrow(InputProblem);
    expect(() => run({ years: 20, target: 1, spending: 1 })).toThrow(InputProblem);
  });

  it('takes inflation off the return, and tells what savings grow to without a goal', () => {
    const figures = run({ savings: 250_000, years: 32, rate: 7, inflation: 3 });
    expect(figures.grown).toBeCloseTo(250_000 * (1.07 / 1.03) ** 32, 4);
    expect(figures.pays).toBeCloseTo(figures.grown! * 0.04, 6);
    expect(figures).not.toHaveProperty('coast_number');
  });
});

it.each([
  ['yesno', { savings: 150_000, target: 1_000_000, years: 30, rate: 6 }, 'Not yet: $150,000 grows to'],
  ['yesno', { savings: 180_000, target: 1_000_000, years: 30, rate: 6 }, 'Yes, you can coast'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(coastFire, want, input)).toContain(opening);
});
