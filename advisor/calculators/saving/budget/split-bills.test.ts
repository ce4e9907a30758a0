import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { splitBills } from '#advisor/calculators/saving/budget/split-bills.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(splitBills, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('bills split by income', () => {
  it('are paid in proportion to what each earns', () => {
    // By hand: 6,000 of 10,000 is 60 %; 1,440 and 960; half is 1,200.
    expect(run({ bill: 2400, own: 6000, other: 4000 })).toEqual({
      yours: 1440,
      theirs: 960,
      share: 60,
      half: 1200,
      difference: 240,
    });
    expect(run({ bill: 2400, own: 0, other: 4000 })).toMatchObject({ yours: 0, theirs: 2400 });
    expect(openingOf(splitBills, { bill: 2400, own: 4000, other: 6000 }, 'change')).toBe(
      'By income you pay $240.00 a month less than half.',
    );
  });

  it('are split evenly without incomes', () => {
    expect(run({ bill: 2526, people: 3 })).toEqual({ yours: 842 });
    expect(() => run({ own: 4000, other: 100 })).toThrow(InputProblem);
  });
});
