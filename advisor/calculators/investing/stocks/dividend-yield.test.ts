import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { dividendYield } from '#advisor/calculators/investing/stocks/dividend-yield.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(dividendYield, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclude = (input: object) => {
  const done = finish(input);
  return renderPlain(dividendYield.explain(done.result as never, done.input as never).conclusion);
};

describe('dividend yield', () => {
  it('divides the dividend by the price', () => {
    // 2.84 / 64.20.
    expect(run({ price: 64.2, dividend: 2.84 }).yield).toBeCloseTo(4.42368, 5);
    // 2.04 / 69, 2.04 / 44, 120 x 2.04.
    const figures = run({ price: 69, cost: 44, dividend: 2.04, shares: 120 });
    expect(figures.yield).toBeCloseTo(2.95652, 5);
    expect(figures.yield_on_cost).toBeCloseTo(4.63636, 5);
    expect(figures.income).toBeCloseTo(244.8, 8);
    expect(run({ cost: 40, dividend: 2 }).yield_on_cost).toBe(5);
  });

  it('tells the income of an amount, at a yield or at a price and a dividend', () => {
    expect(run({ amount: 40_000, yield: 3.5 })).toMatchObject({ income: 1400, monthly_income: 1400 / 12 });
    // 15,000 at 46.80 and 2.06 a year.
    expect(run({ amount: 15_000, price: 46.8, dividend: 2.06 }).income).toBeCloseTo(660.256, 3);
    expect(run({ shares: 10, price: 50, yield: 4 }).income).toBe(20);
  });

  it('tells what an income takes', () => {
    expect(run({ income: 12_000, yield: 3.4 }).amount_needed).toBeCloseTo(352_941.18, 2);
    // 5,000 / 3.10 = 1,612.9.
    expect(run({ dividend: 3.1, income: 5000 }).shares_needed).toBe(1613);
    expect(conclude({ dividend: 3.1, income: 5000 })).toBe(
      'You need 1,613 shares for $5,000 a year in dividends.',
    );
  });

  it('takes an income beside an amount for the one it has', () => {
    expect(run({ amount: 200_000, income: 5900 }).yield).toBeCloseTo(2.95, 10);
    expect(run({ amount: 200_000, income: 5900 })).not.toHaveProperty('amount_needed');
  });

  it('covers a bill, or says how much of it', () => {
    // 12 x 1,050 / 2.8 %; 12 x 89 / 3.17 = 336.9 shares; 3,912 of 138,200, and of 37,200 a year.
    expect(run({ yield: 2.8, spending: 12_600 }).amount_needed).toBeCloseTo(450_000, 6);
    expect(run({ price: 57.3, dividend: 3.17, spending: 1068 }).shares_needed).toBe(337);
    const dad = run({ price: 138_200, income: 3912, spending: 37_200 });
    expect(dad.yield).toBeCloseTo(2.8307, 4);
    expect(dad.covered).toBeCloseTo(10.516, 3);
  });

  it('looks at tax, growth, payout, a second stock and a preferred share', () => {
    // 20,000 x 4.7 % = 940, x 1.06^10 = 1,683.40; 2.84 x 350 x 0.85; 1.96 / 2.10; 2.71 / 43.10; 25 x 6.5 % / 22.40.
    const grown = run({ amount: 20_000, yield: 4.7, growth: 6, years: 10 });
    expect(grown.income_later).toBeCloseTo(1683.4, 1);
    expect(grown.yield_later).toBeCloseTo(8.417, 3);
    expect(run({ price: 58, dividend: 2.84, shares: 350, tax_rate: 15 }).after_tax).toBeCloseTo(844.9, 6);
    expect(run({ price: 20, dividend: 1.96, eps: 2.1 }).payout).toBeCloseTo(93.333, 3);
    const pair = { price: 26.85, dividend: 1.11, other_price: 43.1, other_dividend: 2.71 };
    expect(run(pair).other_yield).toBeCloseTo(6.2877, 4);
    expect(conclude(pair)).toBe('The second one yields more: 6.29% against 4.13%.');
    expect(run({ price: 22.4, par: 25, coupon: 6.5 }).yield).toBeCloseTo(7.2545, 4);
  });

  it.each([
    [{}, 'Give the dividend per share and the price, or the dividend yield.'],
    [{ dividend: 2 }, 'Give the price of a share'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
