import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { backdoorRoth } from '#advisor/calculators/retirement/contributions/backdoor-roth.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(backdoorRoth, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('backdoor Roth', () => {
  it('agrees with Form 8606', () => {
    // Lines 5 to 18 by hand: 7,000 / (93,000 + 7,000) = 0.07; 7,000 x 0.07 = 490 is not taxed.
    const figures = run({ contribution: 7000, pretax: 93_000, tax_rate: 24 });
    expect(figures.free).toBeCloseTo(490, 8);
    expect(figures.taxable).toBeCloseTo(6510, 8);
    expect(figures.tax).toBeCloseTo(1562.4, 8);
    expect(figures.basis_left).toBeCloseTo(6510, 8);
  });

  it('counts earlier basis and another amount to convert', () => {
    // (7,000 + 13,000) / (80,000 + 20,000) = 0.2; 50,000 x 0.8 is taxed.
    expect(
      run({ contribution: 7000, earlier_basis: 13_000, pretax: 80_000, converted: 50_000 }).taxable,
    ).toBeCloseTo(40_000, 8);
  });

  it('is free without other IRAs, and takes the limit of the year where no amount is given', () => {
    expect(run({ contribution: 7000 }).taxable).toBe(0);
    // Notice 2025-67: 7,500, and 1,100 more from 50 on.
    expect(run({}).converted).toBe(7500);
    expect(run({ age: 52 }).converted).toBe(8600);
  });

  it('says what needs no detour', () => {
    expect(run({ income: 120_000 }).direct).toBe(7500);
    expect(run({ income: 290_000 })).not.toHaveProperty('direct');
  });

  it('refuses to convert more than there is', () => {
    expect(() => run({ contribution: 7000, pretax: 1000, converted: 9000 })).toThrow(InputProblem);
    expect(() => run({ contribution: 7000, pretax: 1000, converted: 9000 })).toThrow(
      'You can’t convert more than the IRAs hold',
    );
  });
});

it.each([
  ['yesno', { pretax: 0 }, 'It’s tax-free'],
  ['yesno', { pretax: 64_000 }, 'It isn’t tax-free'],
  ['rate', { pretax: 22_500, contribution: 7500 }, '25% of the conversion is tax-free'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(backdoorRoth, want, input)).toContain(opening);
});
