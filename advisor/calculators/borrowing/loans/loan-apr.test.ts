import { describe, expect, it } from 'vitest';
import { loanApr } from '#advisor/calculators/borrowing/loans/loan-apr.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) => {
  const { result } = runCalculator(loanApr, input, { year: 2026 });
  return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
};

describe('rate and APR of a loan', () => {
  it('agrees with Regulation Z', () => {
    // Appendix J, (c)(1)(i): $5,000 advanced, 24 monthly payments of $230: an APR of 9.69 %.
    expect(run({ amount: 5000, payment: 230, years: 2 }).apr).toBeCloseTo(9.69, 2);
    expect(run({ amount: 5000, payment: 230, payments: 24 })).toEqual(
      run({ amount: 5000, payment: 230, years: 2 }),
    );
  });

  it('counts fees by the amount financed', () => {
    // =PMT(8%/12, 60, -20000) is 405.53; Newton's method on 19,400 = 405.53 x annuity gives 9.2987 %.
    const figures = run({ amount: 20_000, rate: 8, years: 5, fees: 600 });
    expect(figures).toMatchObject({ payment: 405.53, amount_financed: 19_400, payments: 60 });
    expect(figures.apr).toBeCloseTo(9.2987, 4);
    expect(figures.note_rate).toBeCloseTo(8, 3);
    expect(figures.effective_rate).toBeCloseTo(9.7054, 4);
    expect(figures.finance_charge).toBeCloseTo(405.53 * 60 - 19_400, 2);
    expect(run({ amount: 20_000, rate: 8, years: 5, fee_percent: 3 }).apr).toBeCloseTo(9.2987, 4);
    // A mortgage: 300,000 at 6.5 % with 6,000 of costs is 6.6953 %.
    expect(run({ amount: 300_000, rate: 6.5, years: 30, fees: 6000 }).apr).toBeCloseTo(6.6953, 4);
    expect(openingOf(loanApr, { amount: 20_000, rate: 8, years: 5, fees: 600 })).toBe(
      'The APR is 9.3% with the fees; without them the rate is 8%.',
    );
  });

  it('takes weekly payments', () => {
    // =RATE(20, 35, -500) x 52 is 179.05 %, and compounded over 52 weeks 481.44 %.
    const figures = run({ amount: 500, installment: 35, every: 'weekly', payments: 20 });
    expect(figures.apr).toBeCloseTo(179.0469, 3);
    expect(figures.effective_rate).toBeCloseTo(481.4377, 3);
    // What a conversation counts by the month is the same.
    expect(run({ amount: 500, payment: 151.67, every: 'weekly', years: 20 / 52 }).apr).toBeCloseTo(
      179.0469,
      3,
    );
  });

  it.each([
    [{ amount: 5000, payment: 230 }, 'Give how long'],
    [{ amount: 5000, years: 2 }, 'Give the payment'],
    [{ amount: 5000, payment: 100, years: 2 }, 'don’t pay back the loan'],
    [{ amount: 5000, payment: 230, years: 2, fees: 5000 }, 'The fees take the whole loan'],
    [{ amount: 5000, payment: 230, years: 2, fees: 500, fee_percent: 2 }, 'one or the other'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
