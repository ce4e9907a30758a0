import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { lifeInsuranceNeed } from '#advisor/calculators/borrowing/insurance/life-insurance-need.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(lifeInsuranceNeed, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

describe('life insurance need', () => {
  it('agrees with the annuity tables of textbooks', () => {
    // Present value of an annuity of 1, as printed: 5 % and 10 years 7.7217, 3 % and 20 years 14.8775; due at the
    // start of each year it is that times one year's growth.
    const ten = run({ income: 60_000, share: 100, years: 10, real_return: 5 });
    expect(ten.income_need! / 60_000).toBeCloseTo(7.7217 * 1.05, 3);
    const twenty = run({ income: 60_000, share: 100, years: 20, real_return: 3 });
    expect(twenty.income_need! / 60_000).toBeCloseTo(14.8775 * 1.03, 3);
  });

  it('replaces the pay of a spouse for someone who earns nothing', () => {
    const onSpouse = finish({ spouse_income: 67_000, debts: 214_000 });
    const figures = Object.fromEntries(onSpouse.result.figures.map(({ id, value }) => [id, value]));
    expect(figures).toMatchObject(run({ income: 67_000, debts: 214_000 }));
    expect(openingOf(lifeInsuranceNeed, { spouse_income: 67_000, debts: 214_000 }, 'amount')).toContain(
      'on your spouse',
    );
    expect(run({ income: 40_000, spouse_income: 67_000 }).income_need).toBe(
      run({ income: 40_000 }).income_need,
    );
  });

  it('adds up as one would by hand', () => {
    // No return: 80,000 x 75 % = 60,000 less 20,000 of other income = 40,000 a year for 20 years = 800,000.
    // Plus 250,000 debts, 100,000 education, 15,000 final expenses = 1,165,000. Less 65,000 and 200,000 = 900,000.
    expect(
      run({
        income: 80_000,
        other_income: 20_000,
        years: 20,
        real_return: 0,
        debts: 250_000,
        education: 100_000,
        savings: 65_000,
        existing: 200_000,
      }),
    ).toEqual({
      additional_cover: 900_000,
      total_need: 1_165_000,
      // The whole income without returns is told beside it.
      plain_need: 1_685_000,
      income_need: 800_000,
      lump_need: 365_000,
      resources: 265_000,
      surplus: 0,
    });
  });

  it('shows the plain sum as the second figure', () => {
    // 80,000 x 10 + 200,000 + 40,000 - 60,000.
    const told = { income: 80_000, years: 10, debts: 200_000, education: 40_000, savings: 60_000 };
    expect(finish(told).result.figures[1]).toMatchObject({ id: 'plain_need', value: 980_000 });
    const done = finish(told);
    const { reasons } = lifeInsuranceNeed.explain(done.result as never, done.input as never);
    expect(renderPlain(reasons[0]!)).toContain('Just added up, without any return, it’s $980,000');
  });

  it('takes what the family needs a year, or child care, in place of a share of income', () => {
    // No return: (70,000 - 10,000) x 20 and 26,400 x 6, each with 15,000 for a funeral.
    const need = { yearly_need: 70_000, other_income: 10_000, years: 20, real_return: 0 };
    expect(run({ income: 142_000, ...need }).total_need).toBe(1_215_000);
    expect(run(need).total_need).toBe(1_215_000);
    expect(run({ child_care: 26_400, years: 6, real_return: 0 }).total_need).toBe(173_400);
  });

  it('counts the pay of a spouse against what the family needs, not against the pay that is lost', () => {
    // No return: 75 % of 45,000 for 15 years with 15,000 for a funeral; (80,000 - 50,000) x 15 with the same.
    const pay = { income: 45_000, years: 15, real_return: 0 };
    expect(run({ ...pay, spouse_income: 90_000 }).total_need).toBe(521_250);
    expect(run({ ...pay, yearly_need: 80_000, spouse_income: 50_000 }).total_need).toBe(465_000);
  });

  it('warns where the policy ends before the need does', () => {
    const { warnings } = finish({ income: 81_000, years: 12, existing: 250_000, cover_years: 2 }).result;
    expect(warnings.map(renderPlain)).toContainEqual(expect.stringContaining('Your policy ends in 2 years'));
    expect(finish({ income: 81_000, years: 12, cover_years: 15 }).result.warnings).toEqual([]);
  });

  it('lasts exactly as long as it should when it is drawn down', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 300_000 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 60 }).map((n) => n / 10),
        (income, years, real_return) => {
          let left = run({ income, years, real_return, share: 100, final_expenses: 0 }).additional_cover!;
          for (let year = 0; year < years; year++) left = (left - income) * (1 + real_return / 100);
          expect(Math.abs(left)).toBeLessThan(0.01);
        },
      ),
    );
  });

  it('needs more with more to pay and less with more at hand, and never less than nothing', () => {
    const base = { income: 80_000, debts: 100_000, savings: 50_000 };
    const need = run(base).additional_cover!;
    for (const more of [
      { income: 90_000 },
      { years: 20 },
      { debts: 150_000 },
      { education: 1000 },
      { share: 80 },
    ]) {
      expect(run({ ...base, ...more }).additional_cover).toBeGreaterThan(need);
    }
    for (const less of [
      { savings: 60_000 },
      { existing: 1000 },
      { other_income: 5000 },
      { real_return: 3 },
    ]) {
      expect(run({ ...base, ...less }).additional_cover).toBeLessThan(need);
    }
    const covered = finish({ ...base, existing: 5_000_000 });
    expect(covered.result.figures[0]?.value).toBe(0);
    const { conclusion } = lifeInsuranceNeed.explain(covered.result as never, covered.input as never);
    expect(renderPlain(conclusion)).toMatch(/^You don’t need more life insurance: you have \$5,050,000, /);
  });

  it.each([
    [{ income: 0 }, 'Give an income to replace, debts to pay off, or education to pay for.'],
    [{ income: 50_000, share: 120 }, 'Share of the income to replace must be at most 100%.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it.each([
    [{ debts: 200_000, existing: 250_000 }, 'yesno', /^Yes, you have enough/],
    [{ debts: 200_000, existing: 150_000 }, 'yesno', /^Not enough: /],
    [{ debts: 200_000 }, 'yesno', /^Yes, you need about/],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(lifeInsuranceNeed, input, want)).toMatch(says);
  });
});
