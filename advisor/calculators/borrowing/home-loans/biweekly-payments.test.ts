import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { biweeklyPayments } from '#advisor/calculators/borrowing/home-loans/biweekly-payments.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(biweeklyPayments, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclude = (input: object) => {
  const done = finish(input);
  return renderPlain(biweeklyPayments.explain(done.result as never, done.input as never).conclusion);
};

describe('biweekly payments', () => {
  it('agrees with schedules written in another language', () => {
    // 360 payments of 1,674.98 against 628 halves of 837.49, interest to the cent at 6.5 % / 12 and 6.5 % / 26.
    const figures = run({ balance: 265_000, rate: 6.5, years: 30 });
    expect(figures).toMatchObject({
      half_payment: 837.49,
      interest_monthly: 337_992.97,
      interest_biweekly: 260_152.39,
      interest_saved: 77_840.58,
    });
    expect(figures.years_biweekly).toBeCloseTo(628 / 26, 8);
  });

  it('goes by the payment where the time left is not told', () => {
    // =NPER(4.9%/12,1684,-231000) = 201.5.
    const told = run({ balance: 231_000, rate: 4.9, payment: 1684 });
    expect(told.years_monthly).toBeCloseTo(202 / 12, 8);
    // With the time told, tax and insurance in the payment change nothing.
    expect(run({ balance: 231_000, rate: 4.9, payment: 2100, years: 23 })).toEqual(
      run({ balance: 231_000, rate: 4.9, years: 23 }),
    );
  });

  it('counts the fee', () => {
    expect(run({ balance: 265_000, rate: 6.5, fee: 300 }).interest_saved).toBe(77_540.58);
    expect(conclude({ balance: 1000, rate: 3, years: 1, fee: 300 })).toContain('isn’t worth it here');
  });

  it.each([
    [{ rate: 5 }, 'Loan balance is missing.'],
    [{ balance: 100_000, rate: 6, payment: 500 }, 'The payment hardly covers the interest'],
    [{ balance: 100_000, rate: 6, years: 0 }, 'Give the time left on the loan'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it.each([
    [{ balance: 200_000, rate: 6 }, 'yesno', /^Yes, /],
    [{ balance: 5000, rate: 1, years: 2, fee: 400 }, 'yesno', /^No, /],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(biweeklyPayments, input, want)).toMatch(says);
  });
});
