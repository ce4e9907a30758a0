import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { payrollSelfEmployment } from '#advisor/calculators/tax/payroll/payroll-self-employment.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(payrollSelfEmployment, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('payroll and self-employment tax', () => {
  it('tells the whole federal tax beside that of a business', () => {
    // 2025, single: 15,000 x 92.35 % x 15.3 % = 2,119.43, half of it and 20 % of the rest off 85,000 - 15,750.
    const { federal_tax: tax } = run({ wages: 70_000, self_employment: 15_000 }, 2025);
    expect(tax).toBeCloseTo(11_421.92, 1);
    expect(run({ wages: 70_000 })).not.toHaveProperty('federal_tax');
  });

  it('takes business miles off at the standard rate', () => {
    // Notice 2026-10 and Announcement 2026-11: 72.5 and 76 cents. 31,700 - 18,400 x 0.7425 = 18,038; x 92.35 % x 15.3 %.
    expect(run({ self_employment: 31_700, miles: 18_400 }).self_employment_tax).toBeCloseTo(2548.68, 1);
  });

  it('counts tips as wages, each paycheck, and a spouse’s business by itself', () => {
    // 690 a week: 7.65 % is 52.79.
    expect(run({ wages: 4680, tips: 31_200, paid: 'weekly' }).fica_check).toBeCloseTo(52.79, 2);
    const couple = { wages: 200_000, spouse_self_employment: 38_000, filing_status: 'married_joint' };
    // Schedule SE: 38,000 x 92.35 % x 15.3 %; the wage base of the other is no matter.
    expect(run(couple).self_employment_tax).toBeCloseTo(5369.23, 1);
    expect(() => run({ ...couple, filing_status: 'single' })).toThrow('belongs on a joint return');
  });

  it('takes the rates of IRS Topic 751', () => {
    // 95,000: 6.2 % = 5,890, 1.45 % = 1,377.50.
    expect(run({ wages: 95_000 })).toMatchObject({
      total_payroll_tax: 7267.5,
      social_security_tax: 5890,
      medicare_tax: 1377.5,
      employer_share: 7267.5,
    });
    expect(run({ wages: 95_000 }).share).toBeCloseTo(7.65, 10);
  });

  it('stops at the wage base SSA announces', () => {
    // SSA: the most an employee pays is 10,453.20 in 2024, 10,918.20 in 2025 and 11,439 in 2026.
    expect(run({ wages: 200_000 }, 2024).social_security_tax).toBe(10_453.2);
    expect(run({ wages: 200_000 }, 2025).social_security_tax).toBe(10_918.2);
    expect(run({ wages: 200_000 }, 2026).social_security_tax).toBe(11_439);
    // Each spouse has a base of their own.
    const couple = { filing_status: 'married_joint', wages: 200_000, spouse_wages: 200_000 };
    expect(run(couple).social_security_tax).toBe(22_878);
    expect(run(couple).additional_medicare_tax).toBe(1350);
  });

  it('takes expenses off the revenue, and counts no loss', () => {
    const business = { self_employment: 80_000, business_expenses: 20_000 };
    const { result } = runCalculator(payrollSelfEmployment, business, { year: 2026 });
    expect(run(business)).toEqual({ ...run({ self_employment: 60_000 }), profit: 60_000 });
    expect(result.steps).toContainEqual(
      expect.objectContaining({ label: 'Profit of the business', value: 60_000 }),
    );
    expect(() => run({ self_employment: 20_000, business_expenses: 30_000 })).toThrow(
      'Expenses of a business come off its revenue',
    );
  });

  it('fills in Schedule SE by hand', () => {
    // 60,000 x 0.9235 = 55,410; x 15.3 % = 8,477.73.
    expect(run({ self_employment: 60_000 })).toMatchObject({
      total_payroll_tax: 8477.73,
      deductible_half: 4238.87,
    });
    // Wages 150,000 leave 34,500 of the base: 4,278 + 2,678.15; additional: 0.9 % of 42,350.
    expect(run({ wages: 150_000, self_employment: 100_000 })).toMatchObject({
      self_employment_tax: 6956.15,
      additional_medicare_tax: 381.15,
      // 9,300 + 2,175 + 6,956.15 + 381.15.
      total_payroll_tax: 18_812.3,
    });
    // Topic 554: nothing below 400 of net earnings.
    expect(run({ self_employment: 433 }).total_payroll_tax).toBe(0);
  });

  it('never falls with more profit, nor with more wages where there is no profit', () => {
    // With both, it can fall: a dollar of wages takes the place of a dollar of profit in the wage base, and of wages
    // the employer pays half.
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400_000 }),
        fc.integer({ min: 500, max: 400_000 }),
        (wages, profit) => {
          const change =
            run({ wages, self_employment: profit + 10 }).total_payroll_tax! -
            run({ wages, self_employment: profit }).total_payroll_tax!;
          const onWages =
            run({ wages: wages + 11 }).total_payroll_tax! - run({ wages: wages + 1 }).total_payroll_tax!;
          for (const more of [change, onWages]) {
            expect(more).toBeGreaterThan(-0.03);
            expect(more).toBeLessThan(1.6);
          }
        },
      ),
    );
  });

  it.each([
    [{}, 'Give wages, self-employment profit, or both.'],
    [{ wages: 50_000, spouse_wages: 1 }, 'choose married filing jointly'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('is nothing on exempt pay; a business beside a campus job still pays', () => {
    expect(run({ wages: 40_000, payroll_exemption: 'student_visa' })).toMatchObject({
      total_payroll_tax: 0,
      exemption_saves: 3060,
    });
    // Schedule SE: 10,000 x 92.35 % x 15.3 %.
    expect(run({ wages: 20_000, self_employment: 10_000, payroll_exemption: 'campus_job' })).toMatchObject({
      total_payroll_tax: 1412.96,
      exemption_saves: 1530,
    });
    expect(
      openingFor(payrollSelfEmployment, 'amount', { wages: 40_000, payroll_exemption: 'campus_job' }),
    ).toContain('You’d pay no Social Security and Medicare tax for 2026: the exemption saves you $3,060');
  });

  it('tells each of a couple their own part first', () => {
    const couple = { filing_status: 'married_joint', wages: 89_500, spouse_wages: 102_000 };
    expect(run(couple)).toMatchObject({
      own_payroll_tax: 6846.75,
      spouse_payroll_tax: 7803,
      total_payroll_tax: 14_649.75,
    });
    expect(run({ wages: 89_500 })).not.toHaveProperty('own_payroll_tax');
  });
});

it.each([['yesno', { self_employment: 6150, wages: 41_000 }, 'Yes, about $']] as const)(
  'opens a %s question about %o with: %s',
  (want, input, opening) => {
    expect(openingFor(payrollSelfEmployment, want, input)).toContain(opening);
  },
);
