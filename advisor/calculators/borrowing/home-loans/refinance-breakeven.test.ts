import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { refinanceBreakeven } from '#advisor/calculators/borrowing/home-loans/refinance-breakeven.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(refinanceBreakeven, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

describe('refinance break-even', () => {
  it('goes by the payment made now where the present rate is not known', () => {
    // =PMT(5.4%/12,180,-165000) = 1,339.45; 4,100 / (1,610 - 1,339.45) = 15.2 months.
    const known = {
      balance: 165_000,
      rate: 5.4,
      new_rate: 5.4,
      new_years: 15,
      costs: 4100,
      payment_now: 1610,
    };
    expect(run(known)).toMatchObject({ new_payment: 1339.45, monthly_saving: 270.55, breakeven_months: 16 });
    expect(openingOf(refinanceBreakeven, known)).toBe(
      'The new payment is $1,339.45 a month, $270.55 a month less than now, and makes back the $4,100 in costs after 16 months.',
    );
    const dearer = { ...known, payment_now: 1200 };
    expect(run(dearer).breakeven_months).toBeUndefined();
    expect(openingOf(refinanceBreakeven, dearer)).toContain('$139.45 a month more than now');
  });

  it('counts rolled-in costs once: the payment that pays for them does not have to cover them again', () => {
    const base = { balance: 318_000, rate: 7.1, years_left: 27, new_rate: 6.1, new_years: 27, costs: 7200 };
    const [inCash, rolledIn] = [run(base), run({ ...base, roll_in: true })];
    expect(rolledIn.monthly_saving).toBeLessThan(inCash.monthly_saving!);
    expect(rolledIn).toMatchObject({
      breakeven_months: inCash.breakeven_months,
      payments_less_costs: inCash.payments_less_costs,
      saving_without_costs: inCash.monthly_saving,
    });
    const byPayment = { ...base, rate: base.new_rate, payment_now: inCash.old_payment };
    expect(run({ ...byPayment, roll_in: true })).toMatchObject({
      breakeven_months: run(byPayment).breakeven_months,
      saving_without_costs: run(byPayment).monthly_saving,
    });
  });

  it('takes its costs as a share of the loan', () => {
    const terms = { balance: 200_000, rate: 7, years_left: 30, new_rate: 6 };
    expect(run({ ...terms, costs_percent: 2.5 })).toEqual(run({ ...terms, costs: 5000 }));
  });

  it('agrees with the payment tables of banks', () => {
    // Per $100,000 over 30 years: 7 % 665.30, 6 % 599.55. For $200,000: 1,330.60 and 1,199.10, so 131.50 a month less
    // (1,330.605 is printed as 1,330.60 or .61), and costs of $5,000 are covered after 5,000 / 131.50 = 38.02: 39 months.
    const figures = run({ balance: 200_000, rate: 7, years_left: 30, new_rate: 6, costs: 5000 });
    expect(figures.old_payment).toBeCloseTo(1330.6, 1);
    expect(figures.new_payment).toBe(1199.1);
    expect(figures.monthly_saving).toBeCloseTo(131.5, 1);
    expect(figures.breakeven_months).toBe(39);
    // Interest over the terms: 360 payments less the loan, the well-known 279,018 and 231,676.
    expect(figures.interest_saved! / 1000).toBeCloseTo((279_018 - 231_676) / 1000, 0);
  });

  it('gives the net present value that a ledger gives', () => {
    // Independent of our schedules: closed forms in floating point, discounted month by month.
    const [owed, before, after, costs, months, yearly] = [250_000, 0.07 / 12, 0.055 / 12, 7000, 84, 0.04];
    const pay = (rate: number, term: number) => (owed * rate) / (1 - (1 + rate) ** -term);
    const owes = (rate: number, term: number, n: number) =>
      owed * (1 + rate) ** n - (pay(rate, term) * ((1 + rate) ** n - 1)) / rate;
    let npv = -costs;
    for (let month = 1; month <= months; month++) {
      npv += (pay(before, 300) - pay(after, 360)) / (1 + yearly) ** (month / 12);
    }
    npv += (owes(before, 300, months) - owes(after, 360, months)) / (1 + yearly) ** (months / 12);
    const figures = run({
      balance: owed,
      rate: 7,
      years_left: 25,
      new_rate: 5.5,
      new_years: 30,
      costs,
      stay: 7,
      discount: 4,
    });
    expect(figures.npv).toBeCloseTo(npv, 0);
  });

  it('is worth nothing to swap a loan for the same loan, and costs what it costs', () => {
    const same = { balance: 180_000, rate: 6, years_left: 20, new_rate: 6, new_years: 20 };
    expect(run({ ...same, costs: 0 }).npv).toBe(0);
    expect(run({ ...same, costs: 4000 }).npv).toBe(-4000);
    expect(run({ ...same, costs: 4000 })).not.toHaveProperty('breakeven_months');
    expect(run({ ...same, costs: 4000 })).not.toHaveProperty('balance_breakeven_months');
  });

  it('discounted at the new loan’s own rate does not care how long the new loan runs or whether costs are rolled in', () => {
    // Borrowing and paying back at the discount rate is worth nothing: only the old loan's payments and the costs count.
    const effective = ((1 + 0.06 / 12) ** 12 - 1) * 100;
    const base = {
      balance: 300_000,
      rate: 7.5,
      years_left: 25,
      new_rate: 6,
      costs: 8000,
      stay: 10,
      discount: effective,
    };
    const value = run(base).npv!;
    expect(run({ ...base, new_years: 15 }).npv).toBeCloseTo(value, 0);
    expect(run({ ...base, roll_in: true }).npv).toBeCloseTo(value, 0);
  });

  it('is worth more at a lower new rate, and less with higher costs', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 900_000 }),
        fc.integer({ min: 30, max: 90 }).map((n) => n / 10),
        fc.integer({ min: 1, max: 15 }),
        (balance, new_rate, stay) => {
          const base = { balance, rate: 9, new_rate, stay, costs: 6000 };
          expect(run({ ...base, new_rate: new_rate - 0.5 }).npv).toBeGreaterThan(run(base).npv!);
          expect(run(base).npv! - run({ ...base, costs: 7000 }).npv!).toBeCloseTo(1000, 6);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('warns of a lower payment that costs more in the end', () => {
    const finished = finish({ balance: 150_000, rate: 6.5, years_left: 12, new_rate: 6, new_years: 30 });
    expect(finished.result.warnings.map(renderPlain)).toEqual([
      'The payment drops, but the new loan runs longer: kept to the end, it costs more interest than the one you have.',
    ]);
    const { reasons } = refinanceBreakeven.explain(finished.result as never, finished.input as never);
    expect(renderPlain(reasons.at(-1)!)).toMatch(
      /^Kept to the end, the new loan costs \$[\d,]+ more in interest\.$/,
    );
  });

  it.each([
    [
      { balance: 0, rate: 7, new_rate: 6 },
      'Give what you still owe on the loan, the payment you make now and the new one, or how much it drops.',
    ],
    [{ balance: 1000, rate: 7, new_rate: 6, costs: -1 }, 'Closing costs must be at least $0.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it.each([
    [{ balance: 300_000, rate: 7.5, years_left: 27, new_rate: 6, costs: 6000 }, 'yesno', /^Yes, refinance: /],
    [
      { balance: 300_000, rate: 7.5, years_left: 27, new_rate: 7.4, costs: 6000 },
      'yesno',
      /^No, don’t refinance: /,
    ],
    [
      { balance: 300_000, rate: 7.5, years_left: 27, new_rate: 6, costs: 6000 },
      'which',
      /^Take the new loan: /,
    ],
    [
      { balance: 300_000, rate: 7.5, years_left: 27, new_rate: 7.4, costs: 6000 },
      'which',
      /^Keep the loan you have: /,
    ],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(refinanceBreakeven, input, want)).toMatch(says);
  });
});
