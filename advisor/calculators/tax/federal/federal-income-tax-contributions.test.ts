import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object, year = 2026) => runCalculator(federalIncomeTax, input, { year });
const run = (input: object, year = 2026) =>
  Object.fromEntries(finish(input, year).result.figures.map(({ id, value }) => [id, value]));

describe('contributions in the federal income tax', () => {
  // Limits of Notice 2025-67 (401(k), IRA) and Revenue Procedure 2025-19 (HSA) for 2026; section 219 for the IRA.
  it.each([
    ['a 401(k) up to the limit', { wages: 200_000, contribution_percent: 100 }, 175_500],
    ['with the catch-up from 50', { wages: 120_000, age: 50, pre_tax_401k: 60_000 }, 87_500],
    ['with the higher one of 60 to 63', { wages: 120_000, age: 62, pre_tax_401k: 60_000 }, 84_250],
    ['the catch-up of high pay is Roth', { wages: 200_000, age: 55, pre_tax_401k: 60_000 }, 175_500],
    ['an IRA up to the limit', { wages: 60_000, ira: 100_000 }, 52_500],
    ['an IRA with its catch-up', { wages: 60_000, ira: 100_000, age: 55 }, 51_400],
    ['an IRA up to what was earned', { wages: 2000, interest: 50_000, ira: 7000 }, 50_000],
    ['an IRA phased out beside a 401(k)', { wages: 90_000, pre_tax_401k: 4000, ira: 7500 }, 82_250],
    // 60,000 - 4,400 for one person, - 8,750 for a family, and 1,000 more from 55.
    ['an HSA of one person', { wages: 60_000, hsa: 8000 }, 55_600],
    ['an HSA of a parent', { wages: 60_000, hsa: 20_000, children: 1 }, 51_250],
    ['an HSA of a couple', { filing_status: 'married_joint', wages: 60_000, hsa: 20_000 }, 51_250],
    ['an HSA with its catch-up', { wages: 60_000, hsa: 20_000, age: 55 }, 54_600],
    [
      'no IRA for high pay with a 401(k)',
      { wages: 200_000, pre_tax_401k: 150_000, hsa: 100_000, ira: 100_000 },
      // 200,000 - 24,500 - 4,400.
      171_100,
    ],
    [
      'both of a couple',
      { filing_status: 'married_joint', wages: 100_000, spouse_wages: 100_000, pre_tax_401k: 60_000 },
      151_000,
    ],
    [
      'a share of pay from one of a couple',
      { filing_status: 'married_joint', wages: 40_000, spouse_wages: 40_000, contribution_percent: 100 },
      55_500,
    ],
    [
      'an IRA for a spouse without pay',
      { filing_status: 'married_joint', wages: 100_000, ira: 20_000 },
      85_000,
    ],
    // Section 219(g), joint, 2026: 129,000 to 149,000 for who is covered at work, 242,000 to 252,000 for the spouse.
    [
      'no own IRA under the limit of a spouse',
      { filing_status: 'married_joint', wages: 200_000, pre_tax_401k: 20_000, ira: 7500 },
      180_000,
    ],
    [
      // 180,000 before: nothing of the first 7,500, which are one's own, and all of the 5,000 of the spouse.
      'an IRA of the spouse only',
      { filing_status: 'married_joint', wages: 200_000, pre_tax_401k: 20_000, ira: 12_500 },
      175_000,
    ],
    [
      // 139,000 before: half of the range, so that half of 7,500 is left of one's own, and the spouse's 2,500.
      'an IRA that is partly phased out, and the spouse’s',
      { filing_status: 'married_joint', wages: 150_000, pre_tax_401k: 11_000, ira: 10_000 },
      132_750,
    ],
    [
      // The 401(k) can only be the spouse's, whose pay alone is enough for it: then one's own IRA has the range of the spouse.
      'an IRA beside a spouse with a 401(k)',
      {
        filing_status: 'married_joint',
        wages: 1,
        spouse_wages: 199_999,
        pre_tax_401k: 20_000,
        ira: 7500,
      },
      172_500,
    ],
    [
      // 10,000 out of one's own pay: covered oneself, and 240,000 is above 149,000.
      'no IRA beside a 401(k) of one’s own, whatever the spouse earns',
      {
        filing_status: 'married_joint',
        wages: 50_000,
        spouse_wages: 200_000,
        pre_tax_401k: 10_000,
        ira: 7500,
      },
      240_000,
    ],
    [
      // One's own pay is enough for 30,000, so that 24,500 of it is one's own: covered, and 150,000 is above 149,000.
      'no IRA beside a 401(k) above one’s own limit, though an older spouse could carry it all',
      {
        filing_status: 'married_joint',
        age: 40,
        wages: 100_000,
        spouse_age: 55,
        spouse_wages: 80_000,
        pre_tax_401k: 30_000,
        ira: 7500,
      },
      150_000,
    ],
    [
      // 24,500 and 15,500: each has a plan at work, and 160,000 is above 149,000.
      'no IRA where each has a 401(k)',
      {
        filing_status: 'married_joint',
        wages: 100_000,
        spouse_wages: 100_000,
        pre_tax_401k: 40_000,
        ira: 15_000,
      },
      160_000,
    ],
    [
      // 24,500 of the high pay and 8,000 of the spouse's: a catch-up that is Roth comes last.
      'what both may put in before tax, and no Roth before that',
      {
        filing_status: 'married_joint',
        wages: 200_000,
        spouse_wages: 50_000,
        age: 55,
        pre_tax_401k: 32_500,
      },
      217_500,
    ],
  ])('deducts %s', (_, input, agi) => {
    expect(run(input).adjusted_gross_income).toBe(agi);
  });

  it('says what of a contribution does not lower the tax', () => {
    // 200,000 - 24,500 - 16,100 = 159,400: 17,966 + 24 % of 53,700.
    const { result } = finish({ wages: 200_000, contribution_percent: 100 });
    expect(result.figures[0]?.value).toBe(30_854);
    expect(result.steps).toContainEqual(
      expect.objectContaining({ label: '401(k) contribution that does not lower the tax', value: 175_500 }),
    );
    expect(result.warnings.map(renderPlain)).toContainEqual(
      expect.stringMatching(/\$175,500 of the 401\(k\) contribution does not lower the tax.*\$24,500/),
    );
    expect(finish({ wages: 95_000, pre_tax_401k: 20_000, hsa: 4000 }).result.warnings).toHaveLength(0);
  });

  it('does not advise to put more into an account that is full', () => {
    const step = (more: object) => {
      const { input, result } = finish({ wages: 95_000, ...more });
      return federalIncomeTax
        .explain(result as never, input as never)
        .next.map(renderPlain)
        .join(' ');
    };
    expect(step({})).toContain('into a pre-tax 401(k), a deductible IRA or an HSA saves you about 22%');
    expect(step({ pre_tax_401k: 30_000 })).toContain('into a deductible IRA or an HSA saves');
    expect(step({ pre_tax_401k: 30_000, hsa: 9000 })).toContain('into a deductible IRA saves');
    expect(step({ pre_tax_401k: 30_000, hsa: 9000, ira: 9000 })).not.toContain('saves about');
  });

  it('keeps the tax of a covered couple to the dollar', () => {
    // 180,000 - 32,200 = 147,800: 10 % of 24,800, 12 % of 76,000 and 22 % of 47,000.
    const couple = { filing_status: 'married_joint', wages: 200_000, pre_tax_401k: 20_000, ira: 7500 };
    expect(run(couple).total_tax).toBe(2480 + 9120 + 10_340);
  });

  it('says that a 401(k) contribution is shared where one person may not put it in', () => {
    const warned = (amount: number) =>
      finish({
        filing_status: 'married_joint',
        wages: 100_000,
        spouse_wages: 100_000,
        pre_tax_401k: amount,
      }).result.warnings.map(renderPlain);
    const said = expect.stringContaining('taken to come out of your spouse’s pay');
    expect(warned(40_000)).toContainEqual(said);
    expect(warned(24_500)).not.toContainEqual(said);
  });

  it('allows a couple the same pre-tax amount, whichever spouse asks', () => {
    // Both 60: 24,500 of the high pay, whose catch-up is Roth, and up to 24,500 + 11,250 of the other: all 50,000.
    // 200,000 - 32,200 = 167,800: 10 % of 24,800, 12 % of 76,000 and 22 % of 67,000.
    const couple = { filing_status: 'married_joint', age: 60, spouse_age: 60, pre_tax_401k: 50_000 };
    expect(run({ ...couple, wages: 200_000, spouse_wages: 50_000 }).total_tax).toBe(2480 + 9120 + 14_740);
    const pay = fc.integer({ min: 0, max: 300_000 });
    const years = fc.integer({ min: 30, max: 70 });
    const amount = fc.integer({ min: 0, max: 90_000 });
    fc.assert(
      fc.property(pay, pay, years, years, amount, (a, b, x, y, put) => {
        const both = { filing_status: 'married_joint', pre_tax_401k: Math.min(put, a + b), interest: 1 };
        const one = run({ ...both, wages: a, spouse_wages: b, age: x, spouse_age: y });
        const other = run({ ...both, wages: b, spouse_wages: a, age: y, spouse_age: x });
        expect(other.total_tax).toBe(one.total_tax);
      }),
      { numRuns: 100 },
    );
  });

  it('says out of whose pay a 401(k) contribution is taken to come, where any of it is the spouse’s', () => {
    const warned = (input: object) =>
      finish({ filing_status: 'married_joint', ...input })
        .result.warnings.map(renderPlain)
        .join(' ');
    const older = { age: 40, wages: 100_000, spouse_age: 55, spouse_wages: 80_000 };
    expect(warned({ ...older, pre_tax_401k: 30_000 })).toContain(
      'more than you alone may put in before tax: $24,500 is taken to come out of your pay, and $5,500 is taken to come out of your spouse’s pay.',
    );
    expect(warned({ ...older, wages: 15_000, pre_tax_401k: 20_000 })).toContain(
      'more than your own pay: $20,000 is taken to come out of your spouse’s pay.',
    );
    expect(warned({ ...older, pre_tax_401k: 20_000 })).not.toContain('out of your');
  });

  it('says of each of a couple why not all of a 401(k) contribution counts', () => {
    const warned = (input: object) =>
      finish({ filing_status: 'married_joint', ...input })
        .result.warnings.map(renderPlain)
        .join(' ');
    // 20,000 of pay and 24,500: 15,500 of 60,000 are left.
    expect(
      warned({ age: 60, wages: 20_000, spouse_wages: 100_000, spouse_age: 40, pre_tax_401k: 60_000 }),
    ).toContain(
      '$15,500 of the 401(k) contribution does not lower the tax: you may put in no more than your pay of $20,000; your spouse may put in $24,500 before tax, and more from age 50.',
    );
    expect(warned({ wages: 100_000, spouse_wages: 100_000, pre_tax_401k: 60_000 })).toContain(
      'each of you may put in $24,500 before tax, and more from age 50.',
    );
    expect(
      warned({ age: 40, wages: 100_000, spouse_wages: 200_000, spouse_age: 55, pre_tax_401k: 60_000 }),
    ).toMatch(/your spouse may put in \$24,500 before tax, and with more than \$150,000 of pay.* as Roth/);
  });

  it('says which health plan an HSA is held against', () => {
    const { warnings, assumptions } = finish({ wages: 95_000, hsa: 8000 }).result;
    expect(warnings.map(renderPlain)).toContainEqual(expect.stringMatching(/\$3,600 of the HSA.*\$4,400/));
    expect(assumptions.map(renderPlain)).toContainEqual(expect.stringContaining('for yourself alone;'));
  });
});
