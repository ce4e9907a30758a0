import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { raiseAfterTax } from '#advisor/calculators/tax/raise-after-tax.ts';
import { takeHomePay } from '#advisor/calculators/tax/take-home-pay.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(raiseAfterTax, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

describe('raise after tax', () => {
  it('takes the rate of the bracket and FICA from a raise', () => {
    // 2,840 at 22 % is 624.80, at 7.65 % 217.26; 1,997.94 are left, 76.84 of 26 checks.
    expect(run({ wages: 71_000, raise_percent: 4 })).toMatchObject({
      extra: 2840,
      income_tax: 624.8,
      payroll_tax: 217.26,
      kept: 1997.94,
      kept_check: 76.84,
    });
  });

  it('taxes only what lies in the next bracket at its rate', () => {
    // Head of household 2026 (Rev. Proc. 2025-32): 88,000 - 24,150 = 63,850; up to 67,450 at 12 %, the rest at 22 %.
    const bonus = { wages: 88_000, bonus: 12_000, filing_status: 'head_of_household' };
    expect(run(bonus)).toMatchObject({
      income_tax: 432 + 1848,
      payroll_tax: 918,
      bracket_before: 12,
      bracket: 22,
    });
    expect(run(bonus)).not.toHaveProperty('kept_check');
    const { input, result } = finish(bonus);
    expect(renderPlain(raiseAfterTax.explain(result as never, input as never).conclusion)).toBe(
      'Of the $12,000 you would keep about $8,802 after federal taxes in 2026.',
    );
  });

  it('tells what lower pay takes away', () => {
    // The raise from 67,100 to 71,000 and the way back are the same.
    const up = run({ wages: 67_100, new_pay: 71_000 });
    expect(run({ wages: 71_000, new_pay: 67_100 })).toMatchObject({
      kept: up.kept,
      income_tax: up.income_tax,
    });
    const { input, result } = finish({ wages: 71_000, new_pay: 67_100 });
    expect(renderPlain(raiseAfterTax.explain(result as never, input as never).conclusion)).toContain(
      'less in 2026 for $3,900 less pay',
    );
  });

  it('stops Social Security tax at the wage base', () => {
    // 184,500 in 2026: only Medicare, 1.45 %, and the additional 0.9 % above 200,000.
    expect(run({ wages: 190_000, raise: 10_000 }).payroll_tax).toBe(145);
  });

  it('puts the same share of it into the 401(k)', () => {
    // 10 % of 9,000; 12 % of the 8,100 left, FICA on all.
    expect(
      run({ wages: 120_000, raise: 9000, filing_status: 'married_joint', contribution_percent: 10 }),
    ).toMatchObject({ saved: 900, income_tax: 972, payroll_tax: 688.5, kept: 6439.5 });
  });

  it('is the difference of take-home pay', () => {
    const takeHome = (wages: number) =>
      runCalculator(takeHomePay, { wages }, { year: 2026 }).result.figures.find(
        ({ id }) => id === 'take_home_year',
      )!.value;
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 500_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        (wages, raise) => {
          const { kept } = run({ wages, new_pay: wages + raise });
          expect(kept).toBeCloseTo(takeHome(wages + raise) - takeHome(wages), 6);
          expect(kept).toBeGreaterThan(0);
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each([
    [{ raise: 1000 }, 'Pay now before taxes is missing.'],
    [{ wages: 50_000 }, 'Give the raise, the bonus, the overtime or the new pay.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
