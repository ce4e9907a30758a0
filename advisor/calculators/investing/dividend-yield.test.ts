import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { dividendYield } from '#advisor/calculators/investing/dividend-yield.ts';
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

  it.each([
    [{}, 'Give the dividend per share and the price, or the dividend yield.'],
    [{ dividend: 2 }, 'Give the price of a share'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
