import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { mortgageAffordability } from '#advisor/calculators/borrowing/home-buying/mortgage-affordability.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(mortgageAffordability, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const bare = { tax_rate: 0, insurance: 0, pmi_rate: 0 };

describe('mortgage affordability', () => {
  it('agrees with the rule and the payment tables of banks', () => {
    // $120,000 a year is $10,000 a month: 28 % is $2,800. The table's 599.55 per $100,000 (6 %, 30 years) makes the
    // loan 2,800 / 0.0059955 = $467,017 to within the rounding of the table.
    const figures = run({ income: 120_000, rate: 6, ...bare });
    expect(figures.loan! / 1000).toBeCloseTo(2800 / 5.9955, 1);
    expect(figures.max_price).toBe(figures.loan);
    expect(figures.monthly_cost).toBe(2800);
    expect(figures.housing_ratio).toBeCloseTo(28, 10);
    // Other debts of $1,500 leave 3,600 - 1,500 = $2,100, which is less than $2,800.
    const indebted = run({ income: 120_000, rate: 6, debts: 1500, ...bare });
    expect(indebted.monthly_cost).toBe(2100);
    expect(indebted.debt_ratio).toBeCloseTo(36, 10);
  });

  it('counts tax, insurance and a share down as one would by hand', () => {
    // $90,000: 7,500 a month, 28 % = 2,100. With 20 % down at 0 % over 30 years a price P costs
    // 0.8 P / 360 + 0.012 P / 12 + 100 = 2,100, so P = 2,000 / (0.8/360 + 0.001) = 620,689.66.
    const figures = run({
      income: 90_000,
      rate: 0,
      down_percent: 20,
      tax_rate: 1.2,
      insurance: 1200,
    });
    // A whole dollar more or less is within the cents that every part is rounded to.
    expect(Math.abs(figures.max_price! - 620_689.66)).toBeLessThan(6);
    expect(figures.pmi).toBe(0);
    expect(figures.down! / figures.max_price!).toBeCloseTo(0.2, 6);
    expect(figures.home_insurance).toBe(100);
  });

  it('charges mortgage insurance only above four fifths of the price, and stops at the edge where that is cheaper', () => {
    expect(run({ income: 100_000, down_percent: 20 }).pmi).toBe(0);
    expect(run({ income: 100_000, down_percent: 19 }).pmi).toBeGreaterThan(0);
    // At the edge one dollar more of price would bring the insurance in: the highest price is five times the down payment.
    const edge = run({ income: 100_000, down_payment: 60_000, pmi_rate: 2 });
    expect(edge.max_price).toBe(300_000);
    expect(edge.pmi).toBe(0);
  });

  it('counts take-home pay as the least pay before taxes that leaves it', () => {
    const { gross, max_price: price } = run({ take_home: 7300 });
    // A joint return of 2026 on $103,450: FICA $7,914, taxed $71,250 at 10 % to $24,800 and 12 % above, $8,054. Left 87,482.
    expect(gross).toBeGreaterThan(103_400);
    expect(gross).toBeLessThan(103_800);
    expect(price).toBe(run({ income: gross }).max_price);
    const both = run({ income: 40_000, take_home: 4000 });
    expect(both.gross).toBe(40_000 + run({ take_home: 4000 }).gross!);
  });

  it('asks for the pay where none is given', () => {
    expect(() => run({ price: 300_000 })).toThrow(InputProblem);
  });

  it('uses the budget up, and never more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30_000, max: 500_000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 80 }),
        fc.integer({ min: 0, max: 120 }).map((n) => n / 10),
        (income, debts, down_percent, rate) => {
          const figures = run({ income, debts, down_percent, rate });
          expect(figures.housing_ratio).toBeLessThanOrEqual(28 + 1e-9);
          if (figures.max_price === 0) return;
          expect(figures.debt_ratio).toBeLessThanOrEqual(36 + 1e-9);
          const parts =
            figures.principal_interest! + figures.property_tax! + figures.home_insurance! + figures.pmi!;
          expect(parts).toBeCloseTo(figures.monthly_cost!, 6);
          expect(figures.loan! + figures.down!).toBeCloseTo(figures.max_price!, 6);
          // Whichever rule binds is used up to within a dime.
          const room = Math.min(income * 0.28, income * 0.36 - debts * 12) / 12 - figures.monthly_cost!;
          expect(room).toBeLessThan(0.1);
        },
      ),
    );
  });

  it('affords more with more income, more down and a lower rate, and less with debts', () => {
    const base = { income: 100_000, down_payment: 40_000 };
    const price = run(base).max_price!;
    expect(run({ ...base, income: 110_000 }).max_price).toBeGreaterThan(price);
    expect(run({ ...base, down_payment: 50_000 }).max_price).toBeGreaterThan(price);
    expect(run({ ...base, rate: 6 }).max_price).toBeGreaterThan(price);
    expect(run({ ...base, debts: 1200 }).max_price).toBeLessThan(price);
    expect(run({ ...base, tax_rate: 2 }).max_price).toBeLessThan(price);
    expect(run({ ...base, hoa: 300 }).max_price).toBeLessThan(price);
  });

  it('says so when the debts leave no room', () => {
    const finished = finish({ income: 40_000, debts: 1500 });
    expect(finished.result.figures[0]).toMatchObject({ id: 'max_price', value: 0 });
    const { conclusion } = mortgageAffordability.explain(finished.result as never, finished.input as never);
    expect(renderPlain(conclusion)).toBe(
      'Not yet: on $40,000 a year, debt payments of $1,500 a month leave no room for a mortgage under the 28/36 guideline.',
    );
  });

  it.each([
    [
      { income: 90_000, down_payment: 1000, down_percent: 10 },
      'Give the down payment as an amount or as a share of the price, not both.',
    ],
    [{ income: 0 }, 'Give your yearly income before taxes, or your monthly take-home pay.'],
    [{ income: 90_000, down_percent: 95 }, 'Down payment in percent must be at most 90%.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('puts cash that was mentioned down, and keeps to a limit that was named', () => {
    const base = { income: 84_000, rate: 6.6 };
    expect(run({ ...base, cash: 75_000 }).max_price).toBe(run({ ...base, down_payment: 75_000 }).max_price);
    expect(run({ ...base, cash: 75_000, down_percent: 10 }).max_price).toBe(
      run({ ...base, down_percent: 10 }).max_price,
    );
    const limited = run({ ...base, limit_share: 25 });
    expect(limited.housing_ratio).toBeLessThanOrEqual(25);
    expect(limited.housing_ratio).toBeGreaterThan(24.9);
  });

  it.each([
    [{ income: 100_000, price: 250_000 }, 'yesno', /^Yes, \$250,000 is within/],
    [{ income: 100_000, price: 350_000 }, 'yesno', /^Not under the 28\/36 guideline/],
    [{ income: 100_000 }, 'yesno', /^Yes, up to about/],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(mortgageAffordability, input, want)).toMatch(says);
  });
});
