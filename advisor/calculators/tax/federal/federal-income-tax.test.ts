import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import {
  InputProblem,
  runCalculator,
  type AnyCalculator,
} from '#advisor/calculators/define/run-calculator.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
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

  it('tells somebody without earnings nothing of accounts that take earnings only', () => {
    const nextOf = (input: object) => {
      const finished = finish(input);
      const { next } = federalIncomeTax.explain(finished.result as never, finished.input as never);
      return next.map((one) => renderPlain(one)).join(' ');
    };
    const withdrawn = nextOf({ filing_status: 'married_joint', age: 63, retirement_income: 60_000 });
    expect(withdrawn).toMatch(/^Compare it with what is withheld from your pensions and withdrawals\./);
    expect(nextOf({ filing_status: 'single', age: 63, wages: 60_000 })).toContain('a pre-tax 401(k)');
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
