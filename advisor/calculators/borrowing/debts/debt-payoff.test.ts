import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aboutField } from '#advisor/calculators/define/fields.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { debtPayoff } from '#advisor/calculators/borrowing/debts/debt-payoff.ts';
import { payOff } from '#advisor/calculators/borrowing/debts/payoff-plan.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(debtPayoff, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

const debt = fc.record({
  balance: fc.integer({ min: 1000, max: 5_000_000 }),
  rate: fc.integer({ min: 0, max: 360 }).map((n) => n / 10),
  minimum: fc.integer({ min: 0, max: 20_000 }),
});

describe('debt payoff', () => {
  it('holds a new payment against the one that is made now', () => {
    // Month by month at 23.49 % / 12 on 10,500: 71 payments of 275 against 35 of 425.
    const card = { debts: [{ balance: 10_500, rate: 23.49, minimum: 275 }], new_payment: 425 };
    const figures = run(card);
    expect(figures.payment_interest_saved).toBeCloseTo(5029.65, 0);
    expect(figures).toMatchObject({ payment_months_saved: 36, paid_monthly: 425 });
    expect(openingOf(debtPayoff, card, 'change')).toContain(
      'Paying $425 a month instead of $275 a month saves $5,030',
    );
    const less = { ...card, new_payment: 250 };
    expect(openingOf(debtPayoff, less, 'change')).toContain('more in interest');
    const never = { debts: [{ balance: 10_500, rate: 23.49, minimum: 200 }], new_payment: 425 };
    expect(openingOf(debtPayoff, never, 'change')).toContain('you’d never pay it off');
  });

  it('takes as long as numpy-financial’s nper says', () => {
    // nper(0.07/12, -150, 8000) = 64.07 in its documentation: the sixty-fifth payment is the last.
    expect(run({ debts: [{ balance: 8000, rate: 7 }], budget: 150 }).avalanche_months).toBe(65);
    // Excel's help for NPER has no card in it; by its formula -ln(1 - 5000 x 0.015 / 150) / ln 1.015 = 46.56.
    expect(run({ debts: [{ balance: 5000, rate: 18 }], budget: 150 }).avalanche_months).toBe(47);
  });

  it('does two debts as one would by hand', () => {
    // A: $100 at 12 % (1 % a month), B: $200 at 24 % (2 % a month), no minimums, $160 a month.
    // Avalanche. Month 1: A 101.00, B 204.00 - 160 = 44.00. Month 2: B 44.88 paid, A 102.01 - 115.12 -> gone.
    //   Interest 1.00 + 4.00 + 1.01 + 0.88 = 6.89, two months.
    // Snowball. Month 1: A 101.00 paid, B 204.00 - 59.00 = 145.00. Month 2: B 147.90 paid.
    //   Interest 1.00 + 4.00 + 2.90 = 7.90, two months.
    const debts = [
      { balance: 100, rate: 12 },
      { balance: 200, rate: 24 },
    ];
    expect(run({ debts, budget: 160 })).toMatchObject({
      avalanche_months: 2,
      avalanche_interest: 6.89,
      snowball_months: 2,
      snowball_interest: 7.9,
      avalanche_first_paid: 2,
      snowball_first_paid: 1,
      total_debt: 300,
      total_paid: 306.89,
    });
    expect(run({ debts, budget: 160 }).interest_difference).toBeCloseTo(1.01, 10);
    const cents = debts.map(({ balance, rate }) => ({ balance: balance * 100, rate, minimum: 0 }));
    expect(payOff(cents, 16_000, 'snowball')?.cleared).toEqual([
      { debt: 0, month: 1 },
      { debt: 1, month: 2 },
    ]);
  });

  it('pays the minimums before anything else', () => {
    // $50 on each, whichever comes first: 1,000 - 50 without interest leaves 950, the other 1,000 - 50 - 100 = 850.
    const plan = payOff(
      [
        { balance: 100_000, rate: 0, minimum: 5000 },
        { balance: 100_000, rate: 0.1, minimum: 5000 },
      ],
      20_000,
      'avalanche',
    );
    expect(plan?.owed[1]).toBe(200_000 + 8 - 20_000);
    expect(plan?.cleared.map(({ debt: place }) => place)).toEqual([1, 0]);
  });

  it('never costs more interest with the highest rate first, and pays back exactly what is owed', () => {
    fc.assert(
      fc.property(
        fc.array(debt, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 40 }),
        (debts, tenths) => {
          const charged = debts.reduce((sum, { balance, rate }) => sum + (balance * rate) / 1200, 0);
          const minimums = debts.reduce((sum, { minimum }) => sum + minimum, 0);
          const budget = Math.ceil(Math.max(minimums, charged * (1 + tenths / 10)) + 1000);
          const avalanche = payOff(debts, budget, 'avalanche');
          const snowball = payOff(debts, budget, 'snowball');
          if (!avalanche || !snowball) return;
          // Interest is rounded to the cent for every debt and month, so that much may come out by chance.
          const rounding = debts.length * Math.max(avalanche.months, snowball.months);
          expect(avalanche.interest).toBeLessThanOrEqual(snowball.interest + rounding);
          // A cent of it may tip the last payment into one more month.
          expect(avalanche.months).toBeLessThanOrEqual(snowball.months + 1);
          for (const plan of [avalanche, snowball]) {
            expect(plan.owed.at(-1)).toBe(0);
            expect(plan.cleared).toHaveLength(debts.length);
            // Every month but the last uses the whole budget.
            const paid = plan.owed[0]! + plan.interest;
            expect(paid).toBeGreaterThan(budget * (plan.months - 1));
            expect(paid).toBeLessThanOrEqual(budget * plan.months);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('costs less with a larger budget', () => {
    const debts = [
      { balance: 6000, rate: 24, minimum: 150 },
      { balance: 2500, rate: 18, minimum: 60 },
      { balance: 12_000, rate: 7, minimum: 250 },
    ];
    const interest = [600, 700, 800, 1500, 30_000].map(
      (budget) => run({ debts, budget }).avalanche_interest!,
    );
    expect(interest).toEqual([...interest].sort((a, b) => b - a));
    expect(new Set(interest).size).toBe(interest.length);
  });

  it('names the debt to pay first', () => {
    const finished = finish({
      debts: [
        { balance: 9000, rate: 12 },
        { balance: 3000, rate: 29 },
      ],
      budget: 500,
    });
    const { next } = debtPayoff.explain(finished.result as never, finished.input as never);
    expect(renderPlain(next[0]!)).toBe(
      'Pay the minimum on every debt, and put everything else on the debt of $3,000 at 29%.',
    );
  });

  it('states no time and no interest where only an extra on top of untold minimums is known', () => {
    const debts = [
      { balance: 12_000, rate: 9 },
      { balance: 8000, rate: 22 },
      { balance: 20_000, rate: 6 },
    ];
    // 8,000 x 22 % / 12 = 146.67; with 12,000 x 9 % / 12 = 90 and 20,000 x 6 % / 12 = 100.
    expect(run({ debts, extra: 500 })).toEqual({
      first_debt_interest: 146.67,
      interest_now: 336.67,
      total_debt: 40_000,
    });
    for (const want of ['which', 'time', 'amount', 'plan'] as const)
      expect(openingOf(debtPayoff, { debts, extra: 500 }, want)).toMatch(
        /^Put the extra \$500 a month on the debt of \$8,000 at 22% first; .*what are they\?$/,
      );
    expect(run({ debts, extra: 500, minimums: 700 }).paid_monthly).toBe(1200);
    expect(run({ debts, extra: 500, budget: 700 }).paid_monthly).toBe(1200);
    expect(run({ debts, extra: 500, budget: 500 }).paid_monthly).toBe(500);
    expect(run({ debts, extra: 500, budget: 1200, minimums: 700 }).paid_monthly).toBe(1200);
    // What it takes to be done in time needs no minimums, and the extra is not the whole of it.
    expect(run({ debts, extra: 500, target_months: 24 }).budget_needed).toBe(
      run({ debts, target_months: 24 }).budget_needed,
    );
    const needed = aboutField(debtPayoff.fields.minimums)!.needed!;
    expect(needed({ debts: debts.slice(0, 1), extra: 500 }, undefined)).toBe(true);
    expect(needed({ debts, extra: 500 }, undefined)).toBe(false);
  });

  it.each([
    [
      { debts: [{ balance: 5000, rate: 22 }], extra: 200 },
      'Give what you pay on it each month now, before the extra payment.',
    ],
    [
      { debts: [{ balance: 1000, rate: 20, minimum: 80 }], budget: 50 },
      'The minimum payments alone come to $80.00 a month. Raise the monthly budget to at least that.',
    ],
    [
      { debts: [{ balance: 10_000, rate: 24 }], budget: 200 },
      '$200.00 a month would never pay this off: the interest alone is $200.00 a month. Pay more than that.',
    ],
    [{ debts: [], budget: 200 }, 'List of debts: give at least 1.'],
    [{ debts: [{ balance: 100, rate: 200 }], budget: 200 }, 'Yearly interest rate must be at most 100%.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('finds the budget that is done in time', () => {
    // An independent simulation in Python: 1,117.74 a month clears the three in eighteen months.
    const three = [
      { balance: 6200, rate: 22 },
      { balance: 3400, rate: 26 },
      { balance: 9000, rate: 5 },
    ];
    const figures = run({ debts: three, target_months: 18 });
    expect(Math.abs(figures.budget_needed! - 1117.74)).toBeLessThan(0.1);
    expect(figures.avalanche_months).toBe(18);
  });

  it('takes a single payment off first, and tells what is owed along the way', () => {
    // The same simulation: $7,250 at 25 % with $260 a month takes 43 months and 3,717.14; with $3,100 at once 20 and 948.22.
    const card = { debts: [{ balance: 7250, rate: 25 }], budget: 260 };
    const figures = run({ ...card, lump_sum: 3100 });
    expect(figures).toMatchObject({ avalanche_months: 20, months_saved: 23 });
    expect(figures.avalanche_interest).toBeCloseTo(948.22, 0);
    expect(figures.interest_saved).toBeCloseTo(3717.14 - 948.22, 0);
    // After a month: 7,250 x (1 + 25 % / 12) - 260 = 7,141.04, of which 151.04 was interest.
    const later = run({ ...card, after_months: 1 });
    expect(later.owed_then).toBeCloseTo(7141.04, 2);
    expect(later.interest_by_then).toBeCloseTo(151.04, 2);
    expect(() => run({ ...card, lump_sum: 8000 })).toThrow(InputProblem);
  });

  it.each([
    [{ debts: [{ balance: 5000, rate: 20 }], budget: 500, target_months: 12 }, 'yesno', /^Yes, /],
    [{ debts: [{ balance: 5000, rate: 20 }], budget: 300, target_months: 12 }, 'yesno', /^Not quite: /],
    [
      {
        debts: [
          { balance: 5000, rate: 20 },
          { balance: 1000, rate: 5 },
        ],
        budget: 500,
      },
      'which',
      /^Start with the debt of \$5,000 at 20%: highest rate first saves/,
    ],
    [
      {
        debts: [
          { balance: 500, rate: 20 },
          { balance: 1000, rate: 5 },
        ],
        budget: 500,
      },
      'which',
      /^Start with the debt of \$500 at 20%: smallest balance first costs the same/,
    ],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(debtPayoff, input, want)).toMatch(says);
  });
});
