import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { raiseAfterTax } from '#advisor/calculators/tax/pay/raise-after-tax.ts';
import { takeHomePay } from '#advisor/calculators/tax/pay/take-home-pay.ts';
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

  it('tells the federal tax before and after', () => {
    // 2026 brackets on 93,900 and 108,900.
    expect(run({ wages: 110_000, new_pay: 125_000 })).toMatchObject({
      tax_before: 15_370,
      tax_after: 18_734,
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
      'You’d keep about $8,802 of the $12,000 after federal taxes in 2026.',
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

  it('takes a bonus at the flat rate where no pay is known, and any extra at a rate that is', () => {
    // 10,000 less 22 % and 7.65 %; 21,840 of overtime (10 hours at $42 a week) less 22 % and 7.65 %.
    expect(run({ bonus: 10_000 })).toMatchObject({ kept: 7035, income_tax: 2200, payroll_tax: 765 });
    expect(run({ overtime: 21_840, tax_rate: 22 }).kept).toBeCloseTo(21_840 * 0.7035, 2);
  });

  it('tells what the bonus check shows and what the return settles', () => {
    // 310,000 single 2026: 40,000 more at 35 %; only Medicare 1.45 % and the additional 0.9 %; 22 % withheld.
    const bonus = run({ wages: 310_000, bonus: 40_000, tax_rate: 22 });
    expect(bonus).toMatchObject({
      income_tax: 14_360,
      payroll_tax: 580,
      withheld: 8800,
      bonus_check: 30_620,
    });
  });

  it('counts extra pay of a spouse against the spouse’s own wage base', () => {
    const joint = { wages: 200_000, spouse_wages: 60_000, filing_status: 'married_joint' };
    // 18,000 at 24 % (298,000 - 32,200 is above 211,400), and 7.65 %.
    expect(run({ ...joint, spouse_extra: 18_000 })).toMatchObject({ payroll_tax: 1377 });
    expect(run({ ...joint, bonus: 18_000 }).payroll_tax).toBe(261);
  });

  it('does not tax tips, nor the premium of overtime', () => {
    // Sections 224 and 225. FICA of 9,000 is 688.50. Of 7,200 of overtime a third is not taxed at 12 %.
    expect(run({ wages: 31_000, tips: 9000 })).toMatchObject({
      tips_deduction: 9000,
      income_tax: 0,
      payroll_tax: 688.5,
      kept: 8311.5,
    });
    expect(run({ wages: 54_000, overtime: 7200 })).toMatchObject({
      overtime_deduction: 2400,
      income_tax: 0.12 * 4800,
      payroll_tax: 550.8,
    });
    // Without a salary nobody knows the tax: that is said.
    const unknown = finish({ overtime: 7200, tax_rate: 22 }).result.warnings.map(renderPlain);
    expect(unknown).toContainEqual(expect.stringContaining('Give your salary to have it counted'));
  });

  it('knows the pay from a raise told in dollars and in percent', () => {
    expect(run({ raise: 1650, raise_percent: 3 })).toEqual(run({ wages: 55_000, raise: 1650 }));
  });

  it('taxes a side job as self-employment', () => {
    // Schedule SE: 9,600 x 92.35 % x 15.3 % = 1,356.43, each part rounded; half of it and 20 % of the rest lower the income in 22 %.
    const side = run({ wages: 72_000, side_income: 9600 });
    expect(side.payroll_tax).toBe(1356.43);
    expect(side.income_tax).toBeCloseTo((9600 - 678.22) * 0.8 * 0.22, 1);
  });

  it('takes child care off what more pay leaves, and off what less pay costs', () => {
    const back = { wages: 0, new_pay: 30_000, spouse_wages: 88_000, filing_status: 'married_joint' };
    const more = run({ ...back, child_care: 14_000 });
    expect(more.kept_after_care).toBeCloseTo(more.kept! - 14_000, 6);
    const less = run({ wages: 62_000, new_pay: 38_000, child_care: 13_200 });
    expect(less.kept_after_care).toBeCloseTo(less.kept! - 13_200, 6);
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
    [{ raise: 1000 }, 'Give your pay before taxes'],
    [{ raise_percent: 5 }, 'Give your pay before taxes'],
    [{ wages: 50_000 }, 'Give the raise, the bonus, the overtime, the tips or the new pay.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['yesno', { wages: 54_000, overtime: 7200 }, 'Yes, you’d keep about'],
  ['yesno', { wages: 54_000, raise: 9000, child_care: 20_000 }, 'No, child care would leave you'],
  ['yesno', { wages: 54_000, raise: 30_000, child_care: 10_000 }, 'Yes, you’d still be'],
  ['yesno', { wages: 60_000, new_pay: 20_000, child_care: 50_000 }, 'Yes, without child care to pay'],
  ['yesno', { wages: 60_000, new_pay: 20_000, child_care: 5_000 }, 'No, you’d be'],
  ['payment', { wages: 71_000, raise_percent: 4 }, 'a month more'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(raiseAfterTax, want, input)).toContain(opening);
});

it('takes what the state takes of a raise', () => {
  const figuresOf = (input: object) =>
    Object.fromEntries(
      runCalculator(raiseAfterTax, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
    );
  const [without, inColorado] = [
    figuresOf({ wages: 62_000, new_pay: 70_000 }),
    figuresOf({ wages: 62_000, new_pay: 70_000, state: 'co' }),
  ];
  // 4.4 % of 12,000 comes off the bonus check too.
  const bonus = figuresOf({ wages: 62_000, bonus: 12_000, state: 'co' });
  expect(bonus.bonus_check).toBe(12_000 - 2640 - 918 - 528);
  // A flat 4.4 % of 8,000.
  expect(inColorado.state_tax).toBe(352);
  expect(without.kept! - inColorado.kept!).toBeCloseTo(352, 2);
});
