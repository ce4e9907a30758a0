import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import {
  InputProblem,
  runCalculator,
  type AnyCalculator,
} from '#advisor/calculators/define/run-calculator.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal-income-tax.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object, year = 2026) => runCalculator(federalIncomeTax, input, { year });
const run = (input: object, year = 2026) =>
  Object.fromEntries(finish(input, year).result.figures.map(({ id, value }) => [id, value]));

describe('federal income tax', () => {
  it('answers to the dollar what a 401(k) contribution changes', () => {
    // Schedule of Revenue Procedure 2025-32, single: 95,000 - 16,100 = 78,900 taxable.
    const tax = 0.1 * 12_400 + 0.12 * (50_400 - 12_400) + 0.22 * (78_900 - 50_400);
    expect(tax).toBe(12_070);
    expect(run({ filing_status: 'single', wages: 95_000 })).toMatchObject({
      total_tax: 12_070,
      taxable_income: 78_900,
      marginal_rate: 22,
      bracket_rate: 22,
      effective_rate: (12_070 / 95_000) * 100,
      deduction: 16_100,
    });
    // 10,000 less, all in the 22 % bracket: 2,200 less.
    expect(run({ filing_status: 'single', wages: 95_000, pre_tax_401k: 10_000 }).total_tax).toBe(9870);
  });

  it('deducts interest on a new car, up to the limit and less as income rises', () => {
    // Section 163(h)(4): 2,000 of 78,900 at 22 % saves 440.
    expect(run({ wages: 95_000, car_loan_interest: 2000 })).toMatchObject({
      total_tax: 12_070 - 440,
      car_loan_deduction: 2000,
      deduction: 16_100,
    });
    expect(run({ wages: 99_000, car_loan_interest: 14_000 }).car_loan_deduction).toBe(10_000);
    // 110,001 is eleven thousands, or part of one, above 100,000: 2,200 less; on a joint return nothing is lost.
    expect(run({ wages: 110_001, car_loan_interest: 3000 }).car_loan_deduction).toBe(800);
    const joint = { wages: 110_001, car_loan_interest: 3000, filing_status: 'married_joint' };
    expect(run(joint).car_loan_deduction).toBe(3000);
    // Before the law and after it there is none.
    expect(run({ wages: 95_000, car_loan_interest: 2000 }, 2024)).not.toHaveProperty('car_loan_deduction');
    expect(() => run({ wages: 95_000, car_loan_interest: 2000, car_loan_balance: 9000 })).toThrow('not both');
  });

  it('works out the interest of a year from a car loan', () => {
    // Twelve payments of a 72-month loan, one after the other.
    const monthly = 0.072 / 12;
    const payment = (34_000 * monthly) / (1 - (1 + monthly) ** -72);
    let [balance, interest] = [34_000, 0];
    for (let month = 0; month < 12; month++) {
      interest += balance * monthly;
      balance -= payment - balance * monthly;
    }
    const loan = { car_loan_balance: 34_000, car_loan_rate: 7.2, car_loan_years: 6 };
    expect(run({ wages: 78_000, ...loan }).car_loan_deduction).toBeCloseTo(interest, 2);
    expect(run({ wages: 78_000, car_loan_balance: 34_000 })).not.toHaveProperty('car_loan_deduction');
  });

  it('takes the expenses of a business off its revenue', () => {
    const business = { self_employment: 120_000, business_expenses: 35_000 };
    expect(run(business)).toEqual(run({ self_employment: 85_000 }));
    expect(finish(business).result.steps).toContainEqual(
      expect.objectContaining({ label: 'Profit of the business', value: 85_000 }),
    );
    expect(() => run({ wages: 50_000, business_expenses: 1 })).toThrow(InputProblem);
  });

  it('holds what was withheld against the tax', () => {
    // 62,000 - 16,100 = 45,900: 1,240 + 12 % of 33,500 = 5,260.
    const conclude = (withheld: number) => {
      const { input, result } = finish({ wages: 62_000, withheld });
      return renderPlain(federalIncomeTax.explain(result as never, input as never).conclusion);
    };
    expect(run({ wages: 62_000, withheld: 6200 })).toMatchObject({ total_tax: 5260, balance: 940 });
    expect(conclude(6200)).toContain('You’ve paid $6,200, so $940 comes back to you.');
    expect(conclude(5000)).toContain('You’ve paid $5,000, so you still owe $260.');
    expect(run({ wages: 62_000 })).not.toHaveProperty('balance');
    // A credit that is paid out comes back besides.
    const parent = { filing_status: 'head_of_household', wages: 20_000, children: 1 };
    expect(run({ ...parent, withheld: 1000 }).balance).toBe(1000 - run(parent).total_tax!);
  });

  it('follows the year it is asked about', () => {
    // 2025: 95,000 - 15,750 = 79,250: 5,578.50 + 22 % of 30,775. 2024: 80,400: 5,426 + 22 % of 33,250.
    expect(run({ wages: 95_000 }, 2025).total_tax).toBe(5578.5 + 6770.5);
    expect(run({ wages: 95_000 }, 2024).total_tax).toBe(5426 + 7315);
  });

  it('says which year it used, and refuses years it has no figures for', () => {
    const { input, result } = finish({ age: 70, retirement_income: 60_000 }, 2029);
    expect(renderPlain(result.warnings[0]!)).toContain('those of 2026: later ones');
    // The deduction for seniors has ended: 60,000 - 16,100 - 2,050 = 41,850; 1,240 + 12 % of 29,450.
    expect(renderPlain(federalIncomeTax.explain(result as never, input as never).conclusion)).toBe(
      'Your federal tax for 2029 (figures of 2026) would be $4,774, filing as single: 7.96% of your income.',
    );
    expect(() => finish({ wages: 95_000 }, 2023)).toThrow(InputProblem);
    expect(() => finish({ wages: 95_000 }, 2023)).toThrow('Figures before 2024 are not kept here');
  });

  it('works out a retired person by hand', () => {
    // Single, 70, 2026: pension 30,000, Social Security 24,000. Combined 42,000: 4,500 + 85 % of 8,000 = 11,300.
    // AGI 41,300; 16,100 + 2,050 + 6,000 = 24,150; taxable 17,150: 1,240 + 12 % of 4,750 = 1,810.
    const done = run({ age: 70, retirement_income: 30_000, social_security: 24_000 });
    expect(done).toMatchObject({
      total_tax: 1810,
      taxable_benefits: 11_300,
      adjusted_gross_income: 41_300,
      taxable_income: 17_150,
      senior_deduction: 6000,
    });
    // A dollar more makes 85 cents of benefits taxable as well: 12 % of 1.85.
    expect(done.marginal_rate).toBeCloseTo(22.2, 6);
  });

  it('gives the deduction for seniors as long as the law does', () => {
    // 26 USC 151(d)(5)(C): taxable years beginning before January 1, 2029.
    const retired = { age: 70, retirement_income: 60_000 };
    expect(run(retired, 2028).senior_deduction).toBe(6000);
    expect(run(retired, 2029)).not.toHaveProperty('senior_deduction');
    expect(run(retired, 2040).taxable_income).toBe(run(retired, 2028).taxable_income! + 6000);
  });

  it('says what is paid out', () => {
    const { input, result } = finish({ filing_status: 'married_joint', wages: 60_000, children: 2 });
    expect(result.figures[0]?.value).toBe(-1560);
    expect(renderPlain(federalIncomeTax.explain(result as never, input as never).conclusion)).toContain(
      'paid out to you',
    );
  });

  it('has parts that make the whole, and a marginal rate that is the slope', () => {
    const amount = fc.integer({ min: 0, max: 300_000 });
    fc.assert(
      fc.property(amount, amount, amount, fc.integer({ min: 0, max: 4 }), (wages, own, long, children) => {
        const input = { wages: wages + 1, self_employment: own, long_gain: long, children };
        const done = run(input);
        const part = (id: string) => done[id] ?? 0;
        const sum =
          part('income_tax') -
          part('child_credit') -
          part('paid_out_credit') +
          part('self_employment_tax') +
          part('net_investment_tax') +
          part('additional_medicare_tax');
        expect(done.total_tax).toBeCloseTo(sum, 6);
        const more = run({ ...input, other_income: 1000 });
        expect(done.marginal_rate).toBeCloseTo((more.total_tax! - done.total_tax!) / 10, 6);
      }),
      { numRuns: 50 },
    );
  });

  it('takes losses from gains, and a limited part of the rest from income', () => {
    // Schedule D: 30,000 long - 12,000 short is 18,000 of long-term gain.
    const gain = { wages: 120_000, long_gain: 18_000 };
    expect(run({ ...gain, long_gain: 30_000, short_loss: 12_000 }).total_tax).toBe(run(gain).total_tax);
    // A loss alone: at most 3,000 comes off, here in the 24 % bracket, and 2,000 is carried over.
    const lost = run({ wages: 150_000, long_loss: 5000 });
    expect(run({ wages: 150_000 }).total_tax! - lost.total_tax!).toBe(720);
    expect(lost.loss_carryover).toBe(2000);
  });

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

  it('lets a couple put in before tax the same, whoever of them asks', () => {
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

  it('taxes the business of a spouse by itself', () => {
    // Worked out in Python: Schedule SE on 29,000, 20 % business deduction, joint brackets of 2026.
    expect(
      run({ filing_status: 'married_joint', wages: 57_800, spouse_self_employment: 29_000 }),
    ).toMatchObject({ self_employment_tax: 4097.57, total_tax: 9260.89 });
  });

  it('deducts student loan interest as far as the income allows', () => {
    // 78,400 - 2,500 - 16,100 = 59,800.
    expect(run({ wages: 78_400, student_interest: 3100 })).toMatchObject({
      student_interest_deduction: 2500,
      total_tax: 7868,
    });
    // Halfway between 85,000 and 100,000.
    expect(run({ wages: 92_500, student_interest: 2500 }).student_interest_deduction).toBe(1250);
    expect(
      run({ wages: 50_000, student_interest: 2500, filing_status: 'married_separate' })
        .student_interest_deduction,
    ).toBeUndefined();
  });

  it('takes the credit for child care off before the child tax credit', () => {
    // Head of household 2026: 33,850 taxable, 3,708 of tax; 35 % of 6,000; then 4,400 of which 2,792 is paid out.
    expect(
      run({ filing_status: 'head_of_household', wages: 58_000, children: 2, child_care: 26_400 }),
    ).toMatchObject({ care_credit: 2100, child_credit: 1608, paid_out_credit: 2792, total_tax: -2792 });
  });

  it('counts children of 17 and more as other dependents', () => {
    expect(
      run({ filing_status: 'married_joint', wages: 120_000, children: 2, grown_children: 1 })
        .child_credit_total,
    ).toBe(2700);
  });

  it('says how far off the figure of someone else is', () => {
    expect(run({ wages: 95_000, quoted_tax: 13_000 }).off_by).toBe(930);
  });

  it.each([
    [{}, 'Give at least one kind of income, such as your wages.'],
    [{ wages: -5 }, 'Yearly wages or salary must be at least $0 a year.'],
    [{ wages: 50_000, pre_tax_401k: 60_000 }, 'they cannot be more than the wages.'],
    [{ wages: 50_000, spouse_wages: 60_000 }, 'choose married filing jointly, or leave it out.'],
    [{ wages: 50_000, blind: 2 }, 'can be at most one.'],
    [{ wages: 50_000, lived_apart: 'no' }, 'lived apart all year must be true or false.'],
    [{ wages: 50_000, filing_status: 'complicated' }, 'Filing status must be one of: single,'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('speaks of withholding only where there are wages', () => {
    const said = (told: object) => {
      const { result, input } = runCalculator(federalIncomeTax, told, { year: 2026 });
      const { reasons, next } = federalIncomeTax.explain(result as never, input as never);
      return [...reasons, ...next].map(renderPlain).join(' ');
    };
    const mowing = said({ self_employment: 3200, age: 17 });
    expect(mowing).toContain('Form 1040-ES');
    expect(mowing).toContain('If your parents claim you');
    expect(mowing).not.toMatch(/W-4|next dollar/);
    expect(said({ wages: 60_000 })).toMatch(/next dollar.*W-4/);
  });
});

it.each([
  ['yesno', { wages: 95_000, quoted_tax: 12_100 }, 'Yes, that’s about right: I get $12,070'],
  ['yesno', { wages: 95_000, quoted_tax: 9000 }, 'Not quite: I get $12,070, so theirs is $3,070 too low'],
  ['which', { wages: 95_000 }, 'Take the standard deduction of'],
  ['which', { wages: 95_000, mortgage_interest: 30_000 }, 'Itemize'],
  ['rate', { wages: 95_000 }, 'You’re in the 22% bracket'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(federalIncomeTax, want, input)).toContain(opening);
});

it('leaves the premium of overtime, and tips, untaxed while the law lasts', () => {
  const figuresOf = (input: object, year = 2026) =>
    Object.fromEntries(
      runCalculator(federalIncomeTax, input, { year }).result.figures.map(({ id, value }) => [id, value]),
    );
  // 9,000 at time and a half: 3,000 is premium. 71,000 + 9,000 - 16,100 - 3,000 = 60,900.
  expect(figuresOf({ wages: 71_000, overtime_pay: 9000 })).toMatchObject({
    overtime_deduction: 3000,
    taxable_income: 60_900,
  });
  // 20,000 + 18,000 of tips - 16,100 - 18,000, and nothing before 2025.
  expect(figuresOf({ wages: 20_000, tip_income: 18_000 })).toMatchObject({
    tips_deduction: 18_000,
    taxable_income: 3900,
  });
  expect(figuresOf({ wages: 20_000, tip_income: 18_000 }, 2024)).not.toHaveProperty('tips_deduction');
  // 100 less for each full 1,000 above 150,000: 160,500 loses 1,000; at most 12,500.
  expect(figuresOf({ wages: 120_000, overtime_pay: 40_500 }).overtime_deduction).toBe(11_500);
  expect(
    figuresOf({ wages: 50_000, tip_income: 5000, filing_status: 'married_separate' }),
  ).not.toHaveProperty('tips_deduction');
});

it('answers whether a bracket is one’s own, and leads with the credit for children', () => {
  expect(
    openingOf(federalIncomeTax, { wages: 100_000, filing_status: 'married_joint', named_rate: 22 }, 'yesno'),
  ).toMatch(/^No, you’re in the 12% bracket/);
  const { result, input } = runCalculator(
    federalIncomeTax,
    { wages: 98_000, filing_status: 'married_joint', children: 3, grown_children: 1 },
    { year: 2026 },
  );
  const { named } = (federalIncomeTax as AnyCalculator).explain(result, input);
  // Two of 2,200 and one of 500.
  expect(renderPlain(named!.child_credit_total!)).toContain('$4,900');
});

it('takes business miles off the profit', () => {
  const tax = (input: object) =>
    runCalculator(federalIncomeTax, input, { year: 2026 }).result.figures.find(
      ({ id }) => id === 'total_tax',
    )!.value;
  // 5,400 miles at 72.5 and 76 cents, half each, are 4,009.50.
  expect(tax({ self_employment: 61_000, business_miles: 5400 })).toBe(tax({ self_employment: 56_990.5 }));
});
