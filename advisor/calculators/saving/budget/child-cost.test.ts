import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { childCost } from '#advisor/calculators/saving/budget/child-cost.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(childCost, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

/** CPI-U, yearly averages of the Bureau of Labor Statistics: 237.017 in 2015, 321.943 in 2025. */
const prices = 321.943 / 237.017;

describe('the cost of a child', () => {
  // USDA, Expenditures on Children by Families, 2015 (press release of January 9, 2017): $233,610 for a middle-income
  // couple with two children, $174,690 with a lower and $372,210 with a higher income, in dollars of 2015.
  it('is the published figure in today’s prices', () => {
    expect(run({}).published).toBe(233_610);
    expect(run({}).total).toBeCloseTo(233_610 * prices, 6);
    // About $317,300.
    expect(Math.round(run({}).total! / 100)).toBe(3173);
    expect(run({}).yearly).toBeCloseTo((233_610 * prices) / 18, 6);
    expect(run({}).monthly).toBeCloseTo((233_610 * prices) / 216, 6);
  });

  it('goes by income, with the limits of the study in today’s prices', () => {
    // $59,200 and $107,400 of 2015 are $80,412 and $145,883.
    expect(run({ income: 80_000 }).published).toBe(174_690);
    expect(run({ income: 81_000 }).published).toBe(233_610);
    expect(run({ income: 145_000 }).published).toBe(233_610);
    expect(run({ income: 147_000 }).published).toBe(372_210);
  });

  it('takes an only child for more and each of three for less, as the study does', () => {
    expect(run({ children: 1 }).total).toBeCloseTo(233_610 * prices * 1.27, 6);
    expect(run({ children: 2 }).total).toBeCloseTo(233_610 * prices * 2, 6);
    expect(run({ children: 3 }).total).toBeCloseTo(233_610 * prices * 3 * 0.76, 6);
    expect(run({ children: 3 }).each).toBeCloseTo(233_610 * prices * 0.76, 6);
  });

  it('counts the years that are left', () => {
    expect(run({ child_age: 8 }).total).toBeCloseTo((233_610 * prices * 10) / 18, 6);
    expect(run({ child_age: 8, to_age: 9 }).total).toBeCloseTo((233_610 * prices) / 18, 6);
  });

  it('puts your own child care in place of the average', () => {
    // $16,800 for five years; $38,040 of $233,610 are child care and education, over 18 years.
    const care = (38_040 * prices * 5) / 18;
    expect(run({ child_care: 16_800 }).total).toBeCloseTo(233_610 * prices - care + 84_000, 4);
    expect(run({ child_care: 16_800 }).own_care).toBe(84_000);
    expect(run({ child_care: 16_800, child_age: 3 }).own_care).toBe(33_600);
  });

  it('takes off the child tax credit, until seventeen and less at a high income', () => {
    expect(run({}).credit).toBe(2200 * 17);
    expect(run({}).after_credit).toBeCloseTo(233_610 * prices - 37_400, 6);
    expect(run({ child_age: 16 }).credit).toBe(2200);
    expect(run({ child_age: 17 }).credit).toBe(0);
    // Single with $210,000: $50 for each of ten thousands above $200,000.
    expect(run({ income: 210_000 }).credit).toBe((2200 - 500) * 17);
    expect(run({ income: 210_000, filing_status: 'married_joint' }).credit).toBe(2200 * 17);
  });

  it('has parts that add up to the whole', () => {
    const { input, result } = runCalculator(childCost, { child_care: 12_000 }, { year: 2026 });
    const parts = childCost.chart!(result as never, input as never).series.map(({ points }) => points[0]![1]);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(result.figures[0]!.value, 4);
  });

  it.each([
    [{}, undefined, 'Raising a child to 18 costs about $317,315 in today’s dollars, or $17,629 a year.'],
    [{ children: 2 }, undefined, /^Raising 2 children to 18 costs about \$634,630/],
    [{ child_age: 8 }, undefined, /^Raising a child from 8 to 18 costs about \$176,286/],
    [{}, 'payment', /^About \$1,469 a month on average, for raising a child to 18\.$/],
    [{ income: 100_000 }, 'rate', /^About 17\.6% of your income before taxes, on average\.$/],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(childCost, input, want)).toMatch(says);
  });

  it.each([
    [{ child_age: 10, to_age: 10 }, 'The age to count to must be above the child’s age now.'],
    [{ to_age: 22 }, 'Age to count to must be at most 18.'],
    [{ children: 3, in_family: 2 }, 'raise the children in the family'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
