import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { spousalBenefit } from '#advisor/calculators/retirement/social-security/spousal-benefit.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(spousalBenefit, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('spousal benefit', () => {
  // ssa.gov, "Benefits for Spouses": born 1960 or later, half of the worker's benefit falls to 32.5 % at 62.
  it('agrees with the table of the Social Security Administration', () => {
    expect(run({ spouse_benefit: 1000, claim_age: 67 }).spousal).toBeCloseTo(500, 8);
    expect(run({ spouse_benefit: 1000, claim_age: 62 }).spousal).toBeCloseTo(325, 8);
    expect(run({ spouse_benefit: 1000, claim_age: 65 }).spousal).toBeCloseTo(416.667, 2);
    expect(run({ spouse_benefit: 1000, claim_age: 70 }).spousal).toBeCloseTo(500, 8);
  });

  it('adds only what is above the own benefit, and cuts each by its own factor', () => {
    const figures = run({ spouse_benefit: 2800, own_benefit: 900, claim_age: 67 });
    expect(figures).toMatchObject({ spousal: 500, total: 1400 });
    // At 62: 900 x 70 % + 500 x 65 %.
    expect(run({ spouse_benefit: 2800, own_benefit: 900, claim_age: 62 }).total).toBeCloseTo(955, 8);
    expect(run({ spouse_benefit: 1000, own_benefit: 900, claim_age: 67 })).toMatchObject({
      spousal: 0,
      total: 900,
    });
  });

  it('pays the one with the smaller benefit, at their own age', () => {
    // Half of 3,020, a quarter less at 64: three years of 25/36 % a month.
    expect(run({ own_benefit: 3020, spouse_benefit: 0, spouse_claim_age: 64 }).spousal).toBeCloseTo(
      1132.5,
      6,
    );
    // 690 x 86 2/3 % + (1,406 - 690) x 83 1/3 % at 65.
    expect(
      run({ own_benefit: 2812, spouse_benefit: 690, claim_age: 67, spouse_claim_age: 65 }).total,
    ).toBeCloseTo(1194.67, 2);
    expect(() => run({ spouse_benefit: 0 })).toThrow('Give the full benefit of the one who worked.');
  });
});

it.each([
  ['yesno', { spouse_benefit: 2800, own_benefit: 600 }, 'Yes, you’d get $800 a month on top'],
  ['yesno', { spouse_benefit: 2000, own_benefit: 1200 }, 'No, nothing is added'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(spousalBenefit, want, input)).toContain(opening);
});
