import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { leaseVsBuy } from '#advisor/calculators/borrowing/cars/lease-vs-buy.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(leaseVsBuy, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclude = (input: object) => {
  const done = finish(input);
  return renderPlain(leaseVsBuy.explain(done.result as never, done.input as never).conclusion);
};

const car = { price: 33_000, lease_payment: 389, rate: 6, residual: 19_500 };

describe('lease or buy', () => {
  it('counts the remaining loan and the value of the car', () => {
    // =PMT(6%/12,60,-33000) = 637.98; =FV(6%/12,36,637.98,-33000) = 14,394.81 still owed after 36 payments.
    const figures = run(car);
    expect(figures.loan_payment).toBe(637.98);
    expect(figures.owed_then).toBeCloseTo(14394.81, 0);
    expect(figures.lease_cost).toBe(389 * 36);
    expect(figures.buy_cost).toBeCloseTo(637.98 * 36 + 14394.81 - 19_500, 0);
    expect(figures.difference).toBeCloseTo(Math.abs(figures.lease_cost! - figures.buy_cost!), 6);
  });

  it('names the cheaper choice', () => {
    expect(conclude(car)).toMatch(/^Leasing is cheaper by/);
    expect(conclude({ ...car, lease_payment: 520 })).toMatch(/^Buying is cheaper by/);
  });

  it('assumes an average resale value and equal down payments if none are given', () => {
    // 30,000 x 0.8 x 0.85 x 0.85 after three years.
    const { input } = finish({ price: 30_000, lease_payment: 400, lease_down: 2000 });
    expect(input).toMatchObject({ residual: 17_340, buy_down: 2000 });
    // If the car is paid in cash, the cost is its loss of value.
    expect(run({ price: 30_000, lease_payment: 400, buy_down: 30_000 }).buy_cost).toBe(30_000 - 17_340);
    expect(run({ price: 30_000, lease_payment: 400 }).cash_cost).toBe(30_000 - 17_340);
  });

  it('owes nothing on a loan that ends before the lease', () => {
    expect(run({ ...car, loan_term: 2 }).owed_then).toBe(0);
  });

  it.each([[{ ...car, buy_down: 40_000 }, 'give a smaller one']])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('spreads a lease over its months when no price is given', () => {
    // By hand: (389 x 36 + 2,999 + 350) / 36.
    const figures = run({ lease_payment: 389, lease_term: 3, lease_down: 2999, lease_fees: 350 });
    expect(figures.lease_monthly).toBeCloseTo(482.03, 2);
    expect(figures.buy_cost).toBeUndefined();
  });

  it('leases again if the car is kept longer than one lease', () => {
    // By hand over 84 months: 389 x 84 + 2,999 x 84 / 36 = 39,673.67 against 2,999 + 743.53 x 60 - 12,371 = 35,240.
    const figures = run({
      price: 41_000,
      lease_payment: 389,
      lease_term: 3,
      lease_down: 2999,
      rate: 6.5,
      keep: 7,
    });
    expect(figures.lease_cost).toBeCloseTo(39_673.67, 1);
    expect(Math.abs(figures.buy_cost! - 35_240)).toBeLessThan(2);
    expect(figures.months).toBe(84);
  });

  it('computes the price from the loan payment', () => {
    // =PV(7%/12, 60, -510) = 25,756.
    expect(run({ lease_payment: 365, buy_payment: 510, residual: 17_500 }).loan_payment).toBeCloseTo(510, 0);
  });

  it.each([
    [{ price: 30_000, lease_payment: 600 }, 'yesno', /^Yes, buying is cheaper/],
    [{ price: 30_000, lease_payment: 200 }, 'yesno', /^No, leasing is cheaper/],
    [{ price: 30_000, lease_payment: 600 }, 'which', /^Buy it: /],
    [{ price: 30_000, lease_payment: 200 }, 'which', /^Lease it: /],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(leaseVsBuy, input, want)).toMatch(says);
  });
});
