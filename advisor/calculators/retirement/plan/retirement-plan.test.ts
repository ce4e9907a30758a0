import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { retirementPlan } from '#advisor/calculators/retirement/plan/retirement-plan.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(retirementPlan, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclude = (input: object) => {
  const done = finish(input);
  return renderPlain(retirementPlan.explain(done.result as never, done.input as never).conclusion);
};

const saver = { age: 45, retire_age: 60, savings: 300_000, saving: 24_000, spending: 70_000 };

describe('retirement plan', () => {
  it('agrees with a spreadsheet', () => {
    // The monthly rate is (1.07/1.025)^(1/12) - 1. =FV(month,180,-2000,-300000) = 1,076,125; 70,000 / 4 % = 1,750,000;
    // =PMT(month,180,-300000,1750000) less the 2,000 a month = 2,670.82.
    const figures = run(saver);
    expect(figures.savings_at_retirement).toBeCloseTo(1_076_125.04, 0);
    expect(figures.needed).toBeCloseTo(1_750_000, 6);
    expect(figures.gap).toBeCloseTo(673_874.96, 0);
    expect(figures.extra_saving).toBeCloseTo(2670.82, 1);
    expect(conclude(saver)).toBe('Not at 60 on this path, but at about 69.');
    expect(run({ ...saver, retire_age: 68 })).toHaveProperty('gap');
    expect(run({ ...saver, retire_age: 69 })).toHaveProperty('surplus');
  });

  it('keeps a reserve for the years before Social Security', () => {
    // 36,000 / 4 % and seven years of 24,000, each at the start of a year and discounted at 1.07/1.025.
    const input = { age: 60, retire_age: 60, savings: 2e6, spending: 60_000, social_security: 2000 };
    expect(run(input).needed).toBeCloseTo(1_048_228.53, 0);
    expect(run({ ...input, age: 67, retire_age: 67 }).needed).toBeCloseTo(900_000, 6);
  });

  it('shows what lower and higher returns would do', () => {
    // As Excel with (1.05/1.025)^(1/12) - 1 and (1.09/1.025)^(1/12) - 1 a month: =FV(month, 180, -2000, -300000).
    const figures = run(saver);
    expect(figures.savings_low).toBeCloseTo(863_858.81, 0);
    expect(figures.savings_high).toBeCloseTo(1_344_355.22, 0);
    expect(figures.covered_low).toBeCloseTo((863_858.81 / 1_750_000) * 100, 2);
    const done = finish(saver);
    const { reasons } = retirementPlan.explain(done.result as never, done.input as never);
    expect(reasons.map((one) => renderPlain(one)).join(' ')).toContain(
      'With returns two points lower or higher you’d have $863,859 or $1,344,355.',
    );
    const empty = finish({ ...saver, savings: 0, saving: 0 });
    const bare = retirementPlan.explain(empty.result as never, empty.input as never);
    expect(bare.reasons.map((one) => renderPlain(one)).join(' ')).not.toContain('$0 or $0');
    expect(empty.result.warnings.map((one) => renderPlain(one))[0]).toContain('No savings are counted.');
    // Who stops now has no time left for it.
    expect(run({ age: 61, retire_age: 61, savings: 900_000, spending: 75_000 })).not.toHaveProperty(
      'savings_low',
    );
  });

  it('saves a share of pay that rises', () => {
    // A growing annuity in closed form, yearly: C x ((1+r)^n - (1+g)^n) / (r - g), with r and g in future dollars,
    // 8,800 at the end of each year, 7 % and 4 % over 30 years, then / 1.025^30.
    const input = { age: 35, retire_age: 65, pay: 88_000, save_share: 10, raise: 4, deposits: 'yearly' };
    const closed = ((8800 * (1.07 ** 30 - 1.04 ** 30)) / 0.03 / 1.025 ** 30) * 1.025;
    // The first year's 8,800 are today's dollars, so what is put in at its end is 8,800 x 1.025.
    expect(run(input).savings_at_retirement).toBeCloseTo(closed, 4);
    // A raise of just inflation is what is taken where nobody names one.
    const usual = { ...input, raise: undefined, inflation: 3 };
    expect(run(usual).savings_at_retirement).toBeCloseTo(
      run({ ...usual, raise: 3 }).savings_at_retirement!,
      6,
    );
    expect(renderPlain(finish(input).result.assumptions[0]!)).toContain('rises by 4% a year');
  });

  it('takes what goes in every two weeks or twice a month', () => {
    // As Excel: =FV((1.07/1.025)^(1/26)-1, 650, -350, -190000).
    const input = {
      age: 41,
      retire_age: 66,
      savings: 190_000,
      saving_each: 350,
      deposits: 'every_two_weeks',
    };
    const rate = (1.07 / 1.025) ** (1 / 26) - 1;
    const expected = 190_000 * (1 + rate) ** 650 + (350 * ((1 + rate) ** 650 - 1)) / rate;
    const figures = run(input);
    expect(figures.savings_at_retirement).toBeCloseTo(expected, 4);
    expect(figures).toMatchObject({ yearly_saving: 9100, each_deposit: 350 });
    expect(run({ ...input, deposits: 'twice_a_month' }).yearly_saving).toBe(8400);
  });

  it('asks of a short retirement no more than it spends', () => {
    expect(run({ age: 80, savings: 5e5, spending: 40_000 }).needed).toBeCloseTo(15 * 40_000, 6);
  });

  it('takes four fifths of pay and a benefit by the formula of 2026 where only pay is known', () => {
    // AIME 7,916: 90 % of 1,286, 32 % up to 7,749 and 15 % of the rest: 3,250.61, cut to the dollar.
    const { input, result } = finish({ age: 38, pay: 95_000, savings: 120_000, save_share: 12 });
    expect(input.spending).toBe(76_000);
    const figures = Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
    expect(figures).toMatchObject({ social_security: 3250, yearly_saving: 11_400 });
    expect(figures.needed).toBeCloseTo((76_000 - 3250 * 12) / 0.04, 6);
    // Each of a couple has a benefit; who stops sooner has fewer years in the formula.
    expect(run({ age: 38, pay: 95_000, spouse_pay: 95_000 }).social_security).toBe(6500);
    expect(run({ age: 38, retire_age: 50, pay: 95_000 }).social_security).toBeLessThan(3250);
  });

  it('says what savings support where nobody tells the spending', () => {
    const figures = run({ age: 30, retire_age: 65, savings: 25_000, saving: 7200 });
    expect(figures.supported_spending).toBeCloseTo(figures.savings_at_retirement! * 0.04, 4);
    expect(figures).not.toHaveProperty('needed');
  });

  it('uses a savings goal instead of the savings that the spending needs', () => {
    // =NPER(month,-2000,-300000,1000000) is 167.0 months after 45: enough at 59, and not at 58.
    const figures = run({ age: 45, retire_age: 60, savings: 300_000, saving: 24_000, goal: 1_000_000 });
    expect(figures.needed).toBe(1_000_000);
    expect(figures.earliest_age).toBe(59);
  });

  it('takes the time until retirement in place of the age', () => {
    expect(finish({ age: 45, retire_in: 12, savings: 1000 }).input.retire_age).toBe(57);
    expect(finish({ age: 70, savings: 1000 }).input.retire_age).toBe(70);
  });

  it('counts what a spouse earns, gets and stops with at the spouse’s own ages', () => {
    // A loop over the years from 60 on in Python: 80,000 less three quarters of 61,000 until the spouse is 60, less
    // 24,000 from 67 on and 18,000 from the spouse's 65 on, each beyond 38,000 / 4 % and discounted at 1.07/1.025.
    const couple = {
      age: 60,
      retire_age: 60,
      spouse_age: 56,
      spouse_retire_age: 60,
      spouse_pay: 61_000,
      social_security: 2000,
      spouse_social_security: 1500,
      spouse_claim_age: 65,
      savings: 9e5,
      spending: 80_000,
    };
    expect(run(couple).needed).toBeCloseTo(1_063_712.8, 0);
    // 500 a month for five years, left alone for ten more.
    const sooner = {
      age: 45,
      retire_age: 60,
      spouse_retire_age: 50,
      spouse_pay: 60_000,
      spouse_save_share: 10,
    };
    expect(run(sooner).savings_at_retirement).toBeCloseTo(51_336.62, 0);
  });

  it('counts a pension from its own age on, and other income for life', () => {
    // 60,000 - 24,000 pension - 12,000 rent at 4 %, and three years of 24,000 at 1.07/1.025.
    const g = 1.07 / 1.025;
    expect(
      run({ age: 57, retire_age: 57, pension: 2000, pension_age: 60, other_income: 1000, spending: 60_000 })
        .needed,
    ).toBeCloseTo(24_000 / 0.04 + 24_000 * (1 + 1 / g + 1 / g ** 2), 4);
  });

  it('adds what the employer puts in', () => {
    // 6 % of 63,000, and half of 4 % of it; a match goes no further than one's own share.
    expect(run({ age: 29, pay: 63_000, save_share: 6, match_limit: 4, match_rate: 50 }).yearly_saving).toBe(
      5040,
    );
    expect(run({ age: 29, pay: 63_000, save_share: 3, match_limit: 4 }).yearly_saving).toBe(3780);
    expect(run({ age: 29, pay: 63_000, save_share: 3, employer_share: 10 }).yearly_saving).toBe(8190);
  });

  it('takes the years in retirement in place of an age, and another share of pay', () => {
    const { input } = finish({ age: 50, retire_in: 14, retired_for: 25, pay: 100_000, replace_share: 70 });
    expect(input).toMatchObject({ until: 89, spending: 70_000 });
  });

  it('says when savings run out', () => {
    // A loop of months: (balance - 80,000 / 12) x (1 + month) from 1,000,000 on.
    const figures = run({ age: 60, retire_age: 60, savings: 1e6, spending: 80_000 });
    expect(figures.lasts_until).toBeCloseTo(77.916_666_7, 6);
  });

  it('says so where no age is enough', () => {
    expect(conclude({ age: 50, savings: 0, spending: 60_000, until: 90 })).toContain('and not later either');
  });

  it('is enough with what it says is missing or supported', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 64 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 20_000, max: 150_000 }),
        fc.integer({ min: 0, max: 3000 }),
        (age, savings, saving, spending, benefit) => {
          const input = { age, retire_age: 65, savings, saving, spending, social_security: benefit };
          const first = run(input);
          const more = run({ ...input, saving: saving + 12 * (first.extra_saving ?? 0) });
          expect(more.covered).toBeGreaterThan(99.999);
          const spent = run({ ...input, spending: Math.max(1, first.supported_spending!) });
          expect(spent.covered).toBeGreaterThan(99.99);
        },
      ),
    );
  });

  it.each([
    [{ retire_age: 60 }, 'Your age now is missing.'],
    [{ age: 62, retire_age: 60 }, 'You are past that age already'],
    [{ age: 90, retire_age: 95 }, 'The money has to last beyond the retirement age'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  [
    'yesno',
    { age: 45, retire_age: 60, savings: 300_000, saving: 24_000, spending: 70_000 },
    'Not at 60 on this path',
  ],
  ['yesno', { age: 45, retire_age: 60, savings: 3_000_000, saving: 24_000, spending: 70_000 }, 'Yes, at 60'],
  ['time', { age: 45, retire_age: 60, savings: 300_000, saving: 24_000, spending: 70_000 }, 'At about'],
  ['plan', { age: 45, retire_age: 60, savings: 300_000, saving: 24_000, spending: 70_000 }, 'Save $'],
  ['yesno', { age: 45, savings: 300_000 }, 'It depends on what you’d spend'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(retirementPlan, want, input)).toContain(opening);
});
