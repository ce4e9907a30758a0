import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { zeroOrRebate } from '#advisor/calculators/borrowing/cars/zero-or-rebate.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(zeroOrRebate, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const say = (input: object) => {
  const finished = finish(input);
  return renderPlain(zeroOrRebate.explain(finished.result as never, finished.input as never).conclusion);
};

const truck = { price: 46_800, rebate: 3500, low_rate: 0, other_rate: 6.4, term: 5 };

describe('low rate or rebate', () => {
  it('agrees with payments as Excel has them', () => {
    // =PMT(0.064/12, 60, -43300) = 845.19, 50,711.25 in all, against 46,800 / 60 = 780: the low rate by 3,911.
    const figures = run(truck);
    expect(figures).toMatchObject({ low_payment: 780, rebate_payment: 845.19, low_interest: 0 });
    expect(Math.abs(figures.difference! - 3911.25)).toBeLessThan(1);
    // Both are even where PMT x 60 is 46,800: 3.10 %.
    expect(figures.even_rate).toBeCloseTo(3.1, 1);
    expect(say(truck)).toMatch(/^Take the low-rate financing: it leaves you about \$3,911/);
  });

  it('turns to the rebate below that rate', () => {
    expect(say({ ...truck, other_rate: 2.9 })).toMatch(/^Take the \$3,500 rebate/);
    expect(run({ ...truck, rebate: 9000 }).difference).toBeGreaterThan(0);
    expect(say({ ...truck, rebate: 9000 })).toMatch(/^Take the \$9,000 rebate/);
  });

  it('takes the rates in either order', () => {
    const low = { ...truck, low_rate: 1.9 };
    expect(run({ ...low, low_rate: 6.4, other_rate: 1.9 })).toEqual(run(low));
  });

  it('weighs cash in savings against a loan that costs nothing', () => {
    // Thirty-six payments of 1,055.56 are worth 35,635.57 today at 4.3 %, against 33,900 in cash: the rebate by 1,736.
    const figures = run({ price: 38_000, rebate: 4100, low_rate: 0, term: 3, savings_rate: 4.3 });
    expect(Math.abs(figures.difference! - 1735.57)).toBeLessThan(1);
    expect(figures.cash_price).toBe(33_900);
  });

  it('counts less interest where the loan is paid off early', () => {
    expect(run({ ...truck, pay_off: 1 }).rebate_interest).toBeLessThan(run(truck).rebate_interest! / 2);
    expect(say({ ...truck, pay_off: 1 })).toMatch(/^Take the \$3,500 rebate/);
  });

  it('names both rates', () => {
    expect(openingOf(zeroOrRebate, truck, 'payment')).toMatch(/at 0%, against .* with the rebate at 6\.4%/);
  });

  it('refuses a deal with nothing to borrow', () => {
    expect(() => run({ ...truck, down: 45_000 })).toThrow(InputProblem);
    expect(() => run({ price: 30_000 })).toThrow('Rebate or discount is missing.');
  });
});
