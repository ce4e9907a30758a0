import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { takeHomePay } from '#advisor/calculators/tax/take-home-pay.ts';
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

  it('counts new pay in place of the present one, with overtime and tips', () => {
    const change = run({ wages: 68_000, new_pay: 73_000 });
    expect(change.change_year).toBeCloseTo(5000 * (1 - 0.22 - 0.0765), 2);
    expect(run({ new_pay: 92_000 })).toEqual(run({ wages: 92_000 }));
    expect(run({ wages: 90_000, overtime: 5000 }).take_home_year).toBe(75_662.5);
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
    [{ wages: 50_000, pre_tax_401k: 1000, contribution_percent: 5 }, 'not both'],
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
