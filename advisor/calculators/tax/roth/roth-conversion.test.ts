import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { rothConversion } from '#advisor/calculators/tax/roth/roth-conversion.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(rothConversion, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );
const totalTax = (input: object) =>
  runCalculator(federalIncomeTax, input, { year: 2026 }).result.figures[0]!.value;

describe('Roth conversion', () => {
  it('agrees with figures worked out by hand', () => {
    // Single 2026: 80,000 - 16,100 = 63,900; 41,800 is left up to 105,700. 30,000 at 22 %.
    expect(run({ convert: 30_000, wages: 80_000 })).toMatchObject({
      conversion_tax: 6600,
      conversion_rate: 22,
      bracket_before: 22,
      bracket_after: 22,
      room: 41_800,
    });
    // 50,000: 41,800 at 22 % = 9,196 and 8,200 at 24 % = 1,968.
    expect(run({ convert: 50_000, wages: 80_000 })).toMatchObject({
      conversion_tax: 11_164,
      bracket_after: 24,
    });
    // A quarter was already taxed.
    expect(run({ convert: 40_000, wages: 80_000, after_tax_share: 25 }).conversion_tax).toBe(6600);
  });

  it('counts a deduction that is not used yet as room', () => {
    // No income: 16,100 of deduction and 12,400 of the first bracket.
    expect(run({ convert: 10_000 })).toMatchObject({ conversion_tax: 0, room: 28_500 });
  });

  it('counts Social Security that becomes taxable and higher Medicare premiums', () => {
    // Single, 70, benefits 24,000, pension 20,000: combined 32,000, taxable 3,500. 10,000 more: combined 42,000,
    // taxable 4,500 + 85 % of 8,000 = 11,300.
    expect(
      run({ convert: 10_000, age: 70, retirement_income: 20_000, social_security: 24_000 }),
    ).toMatchObject({
      more_benefits: 7800,
    });
    // Single at 100,000: 20,000 more passes 109,000. CMS 2026: 81.20 + 14.50 a month.
    const near = { convert: 20_000, retirement_income: 100_000 };
    expect(run({ ...near, age: 70 }).medicare_surcharge).toBeCloseTo(12 * (81.2 + 14.5), 6);
    expect(run({ ...near, age: 63 }).medicare_surcharge).toBeDefined();
    expect(run({ ...near, age: 62 }).medicare_surcharge).toBeUndefined();
  });

  it('is the difference of two tax returns, and its room ends exactly at the end of the bracket', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 250_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 1, max: 200_000 }),
        fc.constantFrom('single', 'married_joint', 'head_of_household'),
        (retirement_income, social_security, convert, filing_status) => {
          const household = {
            filing_status,
            age: 70,
            retirement_income: retirement_income + 1,
            social_security,
          };
          const done = run({ ...household, convert });
          const after = totalTax({ ...household, retirement_income: retirement_income + 1 + convert });
          expect(done.conversion_tax).toBeCloseTo(after - totalTax(household), 6);
          const inside = run({ ...household, convert: Math.max(1, done.room! - 2) });
          expect(done.room! < 10 || inside.bracket_after === done.bracket_before).toBe(true);
          expect(run({ ...household, convert: done.room! + 2 }).bracket_after).toBeGreaterThan(
            done.bracket_before!,
          );
        },
      ),
      { numRuns: 25 },
    );
  });

  it('uses a named rate without an income, and the whole account without an amount', () => {
    expect(run({ convert: 30_000, rate: 22 }).conversion_tax).toBe(6600);
    expect(run({ convert: 30_000, rate: 24, wages: 80_000 })).toMatchObject({
      conversion_tax: 6600,
      tax_at_named_rate: 7200,
    });
    expect(run({ balance: 30_000, wages: 80_000 }).conversion_tax).toBe(6600);
    expect(run({ convert: 30_000, balance: 100_000, wages: 80_000 })).toMatchObject({
      left_in_account: 70_000,
      years_to_convert: 4,
    });
  });

  it.each([
    [{ wages: 80_000 }, 'Give the amount to convert.'],
    [{ convert: 0, wages: 80_000 }, 'Give the amount to convert.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['yesno', { convert: 10_000, wages: 80_000 }, 'Yes, if you expect a tax rate above'],
  ['yesno', { convert: 200_000, wages: 80_000 }, 'Not all at once'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(rothConversion, want, input)).toContain(opening);
});
