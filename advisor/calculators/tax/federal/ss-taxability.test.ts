import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { ssTaxability } from '#advisor/calculators/tax/federal/ss-taxability.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(ssTaxability, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('taxable Social Security', () => {
  it('tells the federal tax of such a year as the return has it', () => {
    const told = { age: 72, filing_status: 'single' };
    const { result } = runCalculator(
      federalIncomeTax,
      { ...told, retirement_income: 26_000, social_security: 31_200 },
      { year: 2026 },
    );
    const total = result.figures.find(({ id }) => id === 'total_tax')?.value;
    expect(run({ ...told, benefits: 31_200, other_income: 26_000 }).federal_tax).toBe(total);
  });

  it('agrees with the filled-in worksheets of IRS Publication 915', () => {
    // George White, line by line: line 6 31,980, line 10 6,980, line 14 3,490, line 15 2,990, line 19 2,990.
    expect(run({ benefits: 5980, other_income: 28_990 })).toMatchObject({
      taxable_benefits: 2990,
      combined_income: 31_980,
      room_to_first: 0,
      room_to_second: 2020,
    });
    // Ray and Alice Hopkins: 29,750, IRA deduction 1,000: line 8 is 31,550, below 32,000.
    expect(
      run({ filing_status: 'married_joint', benefits: 5600, other_income: 29_750, adjustments: 1000 }),
    ).toMatchObject({ taxable_benefits: 0, room_to_first: 450 });
    // Joe and Betty Johnson, with 200 of savings bond interest that is excluded but counts: line 19 is 6,275.
    expect(
      run({
        filing_status: 'married_joint',
        benefits: 10_000,
        other_income: 40_300,
        tax_exempt_interest: 200,
      }).taxable_benefits,
    ).toBe(6275);
    // Bill and Eileen Jones, separate returns from one home.
    expect(
      run({ filing_status: 'married_separate', benefits: 4000, other_income: 8000 }).taxable_benefits,
    ).toBe(3400);
  });

  it('rises with income without jumps, up to its share', () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(amount, amount, fc.constantFrom('single', 'married_joint'), (benefits, income, status) => {
        const at = (other_income: number) => run({ filing_status: status, benefits, other_income });
        const [less, more] = [at(income), at(income + 1)];
        const change = more.taxable_benefits! - less.taxable_benefits!;
        expect(change).toBeGreaterThanOrEqual(0);
        expect(change).toBeLessThanOrEqual(0.86);
        expect(more.taxable_benefits).toBeLessThanOrEqual(benefits * 0.85 + 0.005);
        expect(less.taxable_benefits! + less.untaxed_benefits!).toBeCloseTo(benefits, 6);
      }),
    );
  });

  it('is nothing where it is the only income', () => {
    expect(run({ benefits: 20_000 }).taxable_benefits).toBe(0);
  });

  it.each([
    [{ benefits: -1, other_income: 0 }, 'Social Security benefit for the year must be at least $0 a year.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['yesno', { benefits: 20_000 }, 'No, none of your Social Security is taxable'],
  ['yesno', { benefits: 30_000, other_income: 60_000 }, 'Yes, $25,500 of your Social Security is taxable'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(ssTaxability, want, input)).toContain(opening);
});
