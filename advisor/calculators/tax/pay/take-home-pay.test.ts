import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { takeHomePay } from '#advisor/calculators/tax/pay/take-home-pay.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(takeHomePay, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('take-home pay', () => {
  it('is pay less the tax of the brackets and FICA', () => {
    // 95,000 single 2026: tax 12,070 (Rev. Proc. 2025-32), 5,890 and 1,377.50: 75,662.50 are left, 2,910.10 of 26 checks.
    expect(run({ wages: 95_000 })).toMatchObject({
      income_tax: 12_070,
      social_security_tax: 5890,
      medicare_tax: 1377.5,
      take_home_year: 75_662.5,
      take_home_check: 2910.1,
      checks: 26,
    });
  });

  it('takes a contribution off before income tax, and not before FICA', () => {
    // 10,000 into the 401(k): tax 9,870.
    const amount = run({ wages: 95_000, pre_tax_401k: 10_000, paid: 'monthly' });
    expect(amount).toMatchObject({ income_tax: 9870, social_security_tax: 5890, take_home_year: 67_862.5 });
    expect(amount.take_home_check).toBeCloseTo(67_862.5 / 12, 2);
    const share = run({ wages: 100_000, contribution_percent: 10 });
    expect(share.saved).toBe(10_000);
  });

  it('leaves out FICA for students who are exempt, and the standard deduction on a visa', () => {
    // Nonresident, 48,000: 10 % of 12,400 and 12 % of 35,600 (Rev. Proc. 2025-32). FICA would be 7.65 %.
    expect(run({ wages: 48_000, payroll_exemption: 'student_visa' })).toMatchObject({
      income_tax: 5512,
      social_security_tax: 0,
      medicare_tax: 0,
      take_home_year: 42_488,
      exemption_saves: 3672,
    });
    // On campus only FICA goes: 18,000 less 10 % of 1,900.
    expect(run({ wages: 18_000, payroll_exemption: 'campus_job' })).toMatchObject({
      income_tax: 190,
      take_home_year: 17_810,
    });
    const couple = { wages: 48_000, payroll_exemption: 'student_visa', filing_status: 'married_joint' };
    expect(() => run(couple)).toThrow('choose single or married filing separately');
    expect(() => run({ ...couple, filing_status: 'single', children: 1 })).toThrow('leave the children out');
    const { result, input } = runCalculator(
      takeHomePay,
      { ...couple, filing_status: 'single' },
      { year: 2026 },
    );
    const said = takeHomePay
      .explain(result as never, input as never)
      .reasons.map(renderPlain)
      .join(' ');
    expect(said).toContain('exempt from Social Security and Medicare tax, which saves $3,672 a year');
    expect(said).not.toContain('Medicare $0');
  });

  it('takes pay, a contribution and premiums by the check', () => {
    // 900 x 52 = 46,800; 50 x 52 = 2,600 into the 401(k), 40 x 52 = 2,080 of premiums before both taxes.
    // Taxable 46,800 - 2,080 - 2,600 - 16,100 = 26,020: 1,240 + 12 % of 13,620 = 2,874.40. FICA 7.65 % of 44,720.
    const done = run({ check_pay: 900, check_401k: 50, check_benefits: 40, paid: 'weekly' });
    expect(done).toMatchObject({ gross_year: 46_800, saved: 2600, benefits: 2080, income_tax: 2874.4 });
    expect(done.take_home_year).toBeCloseTo(46_800 - 2600 - 2080 - 2874.4 - 3421.08, 2);
    expect(done.take_home_check).toBe(688.93);
    expect(done).toEqual(run({ wages: 46_800, pre_tax_401k: 2600, benefits: 2080, paid: 'weekly' }));
  });

  it('takes a share of the pay before premiums come off it', () => {
    // 27.50 x 40 x 52 = 57,200, of it 5 % is 2,860; 94 x 26 = 2,444 of premiums. Taxable 57,200 - 2,444 - 2,860 - 16,100 =
    // 35,796: 1,240 + 12 % of 23,396 = 4,047.52. FICA 7.65 % of 54,756 = 4,188.83.
    const told = { wages: 57_200, check_benefits: 94, contribution_percent: 5 };
    const done = run(told);
    expect(done).toMatchObject({ saved: 2860, benefits: 2444, income_tax: 4047.52, more_saved: 572 });
    expect(done.take_home_year).toBeCloseTo(57_200 - 2444 - 2860 - 4047.52 - 4188.83, 1);
    expect(run({ ...told, contribution_kind: 'roth' })).toMatchObject({ saved: 2860, saved_roth: 2860 });
  });

  it('takes a Roth contribution off the pay, and not off the income', () => {
    // 95,000 single: the tax stays 12,070; 75,662.50 - 10,000 are left. Pre-tax they would be 67,862.50, as above.
    const roth = run({ wages: 95_000, pre_tax_401k: 10_000, contribution_kind: 'roth' });
    expect(roth).toMatchObject({
      income_tax: 12_070,
      saved: 10_000,
      saved_roth: 10_000,
      take_home_year: 65_662.5,
      take_home_check: 2525.48,
      pre_tax_check: 2610.1,
      roth_cost_check: 84.62,
    });
    expect(roth).not.toHaveProperty('left_out_401k');
    // No more than the law lets in: Notice 2025-67.
    expect(run({ wages: 95_000, pre_tax_401k: 40_000, contribution_kind: 'roth' }).saved).toBe(24_500);
    // Both of a couple: 125,000 - 32,200 are taxed, 10,640 as without any saving.
    const both = { wages: 90_000, spouse_wages: 35_000, filing_status: 'married_joint' };
    const shares = { contribution_percent: 5, spouse_contribution_percent: 10, contribution_kind: 'roth' };
    expect(run({ ...both, ...shares })).toMatchObject({ income_tax: 10_640, saved: 8000, saved_roth: 8000 });
  });

  it('splits the tax of a couple by what each earns', () => {
    // Joint 2026: 125,000 - 32,200 = 92,800; 2,480 + 12 % of 68,000 = 10,640, of which 72 % falls on 90,000.
    const couple = run({ wages: 90_000, spouse_wages: 35_000, filing_status: 'married_joint' });
    expect(couple).toMatchObject({
      income_tax: 10_640,
      fica_year: 6885,
      fica_both: 9562.5,
      household_year: 104_797.5,
      take_home_year: 90_000 - 6885 - 7660.8,
    });
    expect(couple.take_home_check).toBe(2902.08);
    // 10 % of the spouse's pay: 3,500 less is taxed at 12 %, and FICA stays.
    const saving = { wages: 90_000, spouse_wages: 35_000, spouse_contribution_percent: 10 };
    expect(run({ ...saving, filing_status: 'married_joint' })).toMatchObject({
      income_tax: 10_220,
      fica_year: 6885,
      fica_both: 9562.5,
      saved: 3500,
    });
  });

  it('finds the pay that leaves what is wanted, and compares with what is there', () => {
    // The other way round: 75,662.50 of 95,000, as above.
    expect(run({ expected: 75_662.5 / 12 }).gross_needed).toBeCloseTo(95_000, -1);
    const seen = run({ wages: 95_000, expected: 6000 });
    expect(seen.expected_gap).toBeCloseTo(75_662.5 / 12 - 6000, 2);
    expect(seen.gross_needed).toBeLessThan(95_000);
  });

  it('tells a bonus by itself: the flat rate and FICA come off', () => {
    expect(run({ wages: 95_000, bonus: 10_000 })).toMatchObject({
      take_home_check: 2910.1,
      bonus_withheld: 2200,
      bonus_check: 7035,
      // 22 % and 7.65 % on the return.
      year_with_bonus: 75_662.5 + 7035,
    });
  });

  it('takes state tax off a bonus check, and the top rate off what is above a million', () => {
    // Colorado takes 4.4 % of 10,000.
    expect(run({ wages: 95_000, bonus: 10_000, state: 'co' })).toMatchObject({
      bonus_state_tax: 440,
      bonus_check: 7035 - 440,
    });
    // Publication 15, section 7: 22 % of a million and 37 % of the second one.
    expect(run({ wages: 95_000, bonus: 2_000_000 }).bonus_withheld).toBe(590_000);
  });

  it('counts new pay in place of the present one, with overtime and tips', () => {
    const change = run({ wages: 68_000, new_pay: 73_000 });
    expect(change.change_year).toBeCloseTo(5000 * (1 - 0.22 - 0.0765), 2);
    expect(run({ new_pay: 92_000 })).toEqual(run({ wages: 92_000 }));
    expect(run({ wages: 68_000, overtime: 3000, new_pay: 73_000 }).gross_year).toBe(76_000);
  });

  it('does not tax the premium of overtime, nor tips, as on the return', () => {
    // Sections 224 and 225: a third of 5,000 comes off 78,900 in the 22 % bracket; FICA stays that of 95,000.
    const overtime = run({ wages: 90_000, overtime: 5000 });
    expect(overtime).toMatchObject({
      overtime_deduction: 1666.67,
      income_tax: 11_703.33,
      take_home_year: 76_029.17,
    });
    // 31,000 + 9,000 - 9,000 - 16,100 = 14,900: 1,240 + 12 % of 2,500 = 1,540.
    const tips = run({ wages: 31_000, tips: 9000 });
    expect(tips).toMatchObject({ tips_deduction: 9000, income_tax: 1540, fica_year: 3060 });
    const onReturn = (input: object) =>
      runCalculator(federalIncomeTax, input, { year: 2026 }).result.figures[0]?.value;
    expect(overtime.income_tax).toBe(onReturn({ wages: 90_000, overtime_pay: 5000 }));
    expect(tips.income_tax).toBe(onReturn({ wages: 31_000, tip_income: 9000 }));
    // Separate returns have neither.
    const apart = run({ wages: 31_000, tips: 9000, filing_status: 'married_separate' });
    expect(apart).not.toHaveProperty('tips_deduction');
    expect(apart.income_tax).toBe(1240 + 0.12 * (23_900 - 12_400));
  });

  it('puts a share of overtime into the 401(k) too, and finds the pay with overtime that leaves enough', () => {
    expect(run({ wages: 90_000, overtime: 5000, contribution_percent: 10 }).saved).toBe(9500);
    const { take_home_month: month } = run({ wages: 90_000, overtime: 5000 });
    expect(run({ wages: 60_000, overtime: 5000, expected: month }).gross_needed).toBeCloseTo(95_000, -1);
  });

  it('leaves what housing and child care do not take', () => {
    const { take_home_month: month, left_month: left } = run({ wages: 51_000, bills: 2100 });
    expect(left).toBeCloseTo(month! - 2100, 6);
  });

  it('puts no more into the 401(k) than may go in', () => {
    // Notice 2025-67: 24,500 for 2026, and 8,000 more from 50. Tax on 159,400 is 30,854 (Rev. Proc. 2025-32).
    const { result } = runCalculator(
      takeHomePay,
      { wages: 200_000, contribution_percent: 100 },
      { year: 2026 },
    );
    const done = Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
    expect(done).toMatchObject({ saved: 24_500, income_tax: 30_854 });
    expect(done.take_home_year).toBe(200_000 - 24_500 - 30_854 - 11_439 - 2900);
    expect(result.warnings.map(renderPlain)).toContainEqual(expect.stringContaining('$175,500'));
    expect(run({ wages: 120_000, pre_tax_401k: 32_500, age: 52 }).saved).toBe(32_500);
  });

  it('takes a catch-up that goes in as Roth off the pay, and not off the income', () => {
    // 2026 at 55, pay above 150,000: 24,500 before tax and 8,000 as Roth. The tax is that on 159,400, as above.
    const left = 200_000 - 32_500 - 30_854 - 11_439 - 2900;
    expect(left).toBe(122_307);
    expect(run({ wages: 200_000, age: 55, pre_tax_401k: 32_500 })).toMatchObject({
      saved: 32_500,
      saved_roth: 8000,
      left_out_401k: 8000,
      income_tax: 30_854,
      take_home_year: left,
    });
    // Of 40,000 no more goes in: 7,500 stays in the pay.
    const more = runCalculator(
      takeHomePay,
      { wages: 200_000, age: 55, pre_tax_401k: 40_000 },
      { year: 2026 },
    );
    expect(more.result.figures[1]).toMatchObject({ id: 'take_home_year', value: left });
    expect(more.result.warnings.map(renderPlain)).toContainEqual(
      expect.stringContaining('No more than $32,500 may go into the 401(k)'),
    );
    // Before the law of 2026 all of it was before tax: 23,500 + 7,500 of 2025.
    expect(run({ wages: 200_000, age: 55, pre_tax_401k: 31_000 }, 2025)).not.toHaveProperty('saved_roth');
  });

  it('counts the additional Medicare tax once', () => {
    // 310,000 single 2026: 0.9 % of 110,000 is 990, with 4,495 of ordinary Medicare tax.
    expect(run({ wages: 310_000 }).medicare_tax).toBe(5485);
  });

  it('adds up, and never takes more than there is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.integer({ min: 0, max: 90 }),
        (wages, percent) => {
          const done = run({ wages, contribution_percent: percent });
          const parts = ['take_home_year', 'income_tax', 'social_security_tax', 'medicare_tax', 'saved'];
          const sum = parts.reduce((total, id) => total + (done[id] ?? 0), 0);
          expect(sum).toBeCloseTo(wages, 2);
          expect(done.take_home_year).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it.each([
    [{}, 'Give your pay before taxes'],
    [{ wages: 50_000, pre_tax_401k: 1000, contribution_percent: 5 }, 'only one of them'],
    [{ wages: 50_000, check_pay: 900 }, 'by the year or by the paycheck'],
    [{ check_pay: 900, check_benefits: 950 }, 'give smaller ones'],
    [{ wages: 20_000, contribution_percent: 100 }, 'give a smaller contribution'],
  ])('refuses %o', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('does not advise a larger contribution where part of it counts for nothing', () => {
    const advised = (share: number) => {
      const { input, result } = runCalculator(
        takeHomePay,
        { wages: 95_000, contribution_percent: share },
        { year: 2026 },
      );
      return takeHomePay
        .explain(result as never, input as never)
        .next.map(renderPlain)
        .join(' ');
    };
    expect(advised(6)).toContain('one percent more of your pay');
    // 30 % is 28,500, above 24,500.
    expect(advised(30)).not.toContain('one percent more of your pay');
  });
});

it.each([
  ['yesno', { wages: 51_000, bills: 2100 }, 'Yes, $1,'],
  ['yesno', { wages: 51_000, bills: 5000 }, 'No, you’d be $1,'],
  ['yesno', { wages: 95_000, expected: 6300 }, 'Yes, $6,300 a month is about right'],
  ['yesno', { wages: 95_000, expected: 5000 }, 'Not quite: I get $1,305 a month more'],
  ['change', { wages: 68_000, new_pay: 73_000 }, 'You’d take home about $135.29 more every two weeks'],
  ['amount', { wages: 95_000 }, 'about $75,663 of $95,000'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(takeHomePay, want, input)).toContain(opening);
});

it('tells Social Security and Medicare of one’s own pay beside those of both', () => {
  const couple = { filing_status: 'married_joint', wages: 57_000, spouse_wages: 40_000 };
  const { figures } = runCalculator(takeHomePay, couple, { year: 2026 }).result;
  const at = (id: string) => figures.find((one) => one.id === id)?.value;
  expect([at('fica_year'), at('fica_both')]).toEqual([4360.5, 7420.5]);
});
