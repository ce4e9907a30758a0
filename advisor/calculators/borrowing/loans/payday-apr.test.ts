import { describe, expect, it } from 'vitest';
import { paydayApr } from '#advisor/calculators/borrowing/loans/payday-apr.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(paydayApr, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

describe('yearly rate of a payday loan', () => {
  it('is the fee by the days', () => {
    // The CFPB's own example: $15 per $100 for two weeks is almost 400 percent. 15 x 365 / 14 = 391.07.
    expect(run({ amount: 100, fee: 15 }).apr).toBeCloseTo(391.071, 3);
    // 375 / 1,500 x 365 / 30.
    expect(run({ amount: 1500, payment: 1875, years: 30 / 365 }).apr).toBeCloseTo(304.167, 3);
    // Two of 52 weeks are fourteen days.
    expect(run({ amount: 100, fee: 15, years: 2 / 52 }).days).toBe(14);
  });

  it('adds the fee of each rollover', () => {
    expect(run({ amount: 300, fee: 45, rollovers: 4 })).toMatchObject({ fees: 225, paid_back: 525 });
    const { input, result } = finish({ amount: 300, fee: 45 });
    expect(renderPlain(paydayApr.explain(result as never, input as never).conclusion)).toBe(
      'The yearly rate is about 391% on the $300 you borrow.',
    );
  });

  it('finds the rate of installments', () => {
    // =RATE(12,163,-1000)*12 = 146.50 %; ten payments of 198 for 1,800 by their number.
    expect(run({ amount: 1000, payment: 163, years: 1 }).apr).toBeCloseTo(146.5028, 3);
    expect(run({ amount: 1000, payment: 163, years: 12 })).toEqual(
      run({ amount: 1000, payment: 163, years: 1 }),
    );
    expect(run({ amount: 1800, payment: 198, rollovers: 10 }).apr).toBeCloseTo(21.2585, 3);
  });

  it('takes weekly installments, and a fee beside them', () => {
    // =RATE(20, 35, -500) x 52 is 179.05 %, with interest on interest 481.44 %.
    const weekly = { amount: 500, installment: 35, every: 'weekly', rollovers: 20 };
    expect(run(weekly).apr).toBeCloseTo(179.0469, 3);
    expect(run(weekly).effective_rate).toBeCloseTo(481.4377, 3);
    expect(run(weekly)).toMatchObject({ paid_back: 700, installment: 35 });
    // 35 a week as a conversation counts it by the month.
    expect(run({ amount: 500, payment: 151.67, every: 'weekly', years: 20 / 52 }).apr).toBeCloseTo(
      179.0469,
      3,
    );
    // =RATE(12, 163, -950) x 12 is 160.07 %.
    const withFee = run({ amount: 1000, fee: 50, payment: 163, years: 1 });
    expect(withFee.apr).toBeCloseTo(160.0726, 3);
    expect(withFee.fees).toBeCloseTo(163 * 12 - 950, 6);
    // $15 per $100 for two weeks, paid on again for a year: 1.15^(365/14) - 1.
    expect(run({ amount: 100, fee: 15 }).effective_rate).toBeCloseTo((1.15 ** (365 / 14) - 1) * 100, 6);
  });

  it.each([
    [{ amount: 400, fee: 60, payment: 700 }, 'don’t go together'],
    [{ amount: 300 }, 'Give the fee'],
    [{ amount: 300, payment: 20, years: 1 }, 'check the amounts'],
    [{ amount: 400, fee: 460 }, 'The fee is more than the loan'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
