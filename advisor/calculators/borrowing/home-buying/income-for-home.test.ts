import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incomeForHome } from '#advisor/calculators/borrowing/home-buying/income-for-home.ts';
import { mortgageAffordability } from '#advisor/calculators/borrowing/home-buying/mortgage-affordability.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const figuresOf = (calculator: Parameters<typeof runCalculator>[0], input: object) =>
  Object.fromEntries(
    runCalculator(calculator, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );
const run = (input: object) => figuresOf(incomeForHome, input);
const bare = { tax_rate: 0, insurance: 0, pmi_rate: 0 };

describe('income needed for a home', () => {
  it('agrees with the rule and the payment tables of banks', () => {
    // The table's 599.55 per $100,000 (6 %, 30 years): a loan of $400,000 costs $2,398.20, which is 28 % of $8,565 a
    // month and so of $102,780 a year.
    const figures = run({ price: 500_000, down_percent: 20, rate: 6, ...bare });
    expect(figures.principal_interest).toBeCloseTo(2398.2, 1);
    expect(figures.income).toBe(102_780);
    // Other debts of $1,000: 3,398.20 / 0.36 x 12 = 113,273.33.
    const indebted = run({ price: 500_000, down_percent: 20, rate: 6, debts: 1000, ...bare });
    expect(indebted.income).toBe(113_274);
  });

  it('counts tax and insurance as one would by hand', () => {
    // 300,000 at 0 % over 30 years: 833.33, with tax of 300 and insurance of 100 a month 1,233.33 / 0.28 x 12.
    expect(run({ price: 300_000, rate: 0, tax_rate: 1.2, insurance: 1200, pmi_rate: 0 }).income).toBe(52_857);
  });

  it('is the other way round of what an income carries', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 2_000_000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 80 }),
        (price, debts, down_percent) => {
          const terms = { debts, down_percent, rate: 6.5 };
          const { income } = run({ price, ...terms });
          const back = figuresOf(mortgageAffordability, { income, ...terms }).max_price!;
          expect(back).toBeGreaterThanOrEqual(price - 10);
          expect(back).toBeLessThanOrEqual(price * 1.001 + 50);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('takes the whole payment in place of the price', () => {
    // By hand: 2,100 / 0.28 x 12 = 90,000; with debts of 450, (2,800 + 450) / 0.36 x 12 = 108,333.33 is less than
    // 2,800 / 0.28 x 12 = 120,000.
    const figures = run({ housing_payment: 2100, limit_share: 28 });
    expect(figures).toMatchObject({ income: 90_000, monthly_income: 7500, monthly_cost: 2100 });
    expect(figures).not.toHaveProperty('loan');
    expect(run({ housing_payment: 2800, debts: 450 }).income).toBe(120_000);
    // Tax and insurance told beside the loan alone count: (1,800 + 450 + 120) / 0.28 x 12 = 101,571.43.
    expect(run({ housing_payment: 1800, yearly_tax: 5400, insurance: 1440 }).income).toBe(101_572);
    expect(openingOf(incomeForHome, { housing_payment: 2100 }, 'amount')).toBe(
      'You’d need to earn about $90,000 a year before taxes for a housing payment of $2,100 a month under the 28/36 guideline.',
    );
    expect(() => run({ rate: 6 })).toThrow('or the whole monthly housing payment');
    expect(() => run({ price: 500 })).toThrow('at least $20,000');
  });

  it('refuses a down payment in two ways', () => {
    expect(() => run({ price: 300_000, down_payment: 1000, down_percent: 5 })).toThrow(InputProblem);
  });

  it('takes the lender’s own limit, and says how far the income is', () => {
    const home = { price: 340_000, down_percent: 5, rate: 6.5, debts: 780 };
    const figures = run({ ...home, limit_share: 43, earned: 90_000 });
    expect(figures.income).toBe(Math.ceil(((figures.monthly_cost! + 780) / 0.43) * 12 - 1e-6));
    expect(figures.income_gap).toBeCloseTo(Math.abs(90_000 - figures.income!), 6);
  });
});
