import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { homeSale } from '#advisor/calculators/tax/home-sale.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(homeSale, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('selling one’s home', () => {
  it('takes off the exclusion of section 121', () => {
    // 26 USC 121(b): 500,000 on a joint return, 250,000 for everybody else.
    expect(run({ filing_status: 'married_joint', bought_for: 300_000, sold_for: 950_000 })).toMatchObject({
      gain: 650_000,
      excluded: 500_000,
      taxable_gain: 150_000,
    });
    expect(run({ gain: 240_000, income: 80_000 })).toMatchObject({ taxable_gain: 0, tax: 0 });
    expect(
      run({ sold_for: 900_000, bought_for: 500_000, improvements: 60_000, selling_costs: 50_000 }),
    ).toMatchObject({ gain: 290_000, taxable_gain: 40_000 });
  });

  it('taxes the rest at the rates of gains', () => {
    // 60,000 on top of 90,000: the 15 % rate, by hand 9,000.
    expect(run({ gain: 310_000, income: 90_000 }).tax).toBeCloseTo(9000, 2);
  });

  it('asks for two years, and for more than one to be long-term', () => {
    expect(run({ gain: 80_000, years_lived: 1.5, income: 100_000 })).toMatchObject({
      excluded: 0,
      taxable_gain: 80_000,
      tax: 12_000,
    });
    expect(run({ gain: 80_000, years_lived: 1, income: 100_000 }).tax).toBeGreaterThan(17_000);
  });

  it('does not guess a tax without an income', () => {
    expect(run({ gain: 300_000 })).not.toHaveProperty('tax');
    expect(() => run({ sold_for: 500_000 })).toThrow(InputProblem);
  });
});
