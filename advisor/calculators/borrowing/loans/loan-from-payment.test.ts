import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { loanFromPayment } from '#advisor/calculators/borrowing/loans/loan-from-payment.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { loanPayment } from '#advisor/numerics/annuity.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(loanFromPayment, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

describe('loan from payment', () => {
  it('agrees with numpy-financial', () => {
    // pv(0.07/12, 360, -1500) = 225461.35.
    expect(run({ payment: 1500, rate: 7, years: 30 }).loan).toBeCloseTo(225_461.35, 2);
    // pv(0.05/12, 120, -100) = 9428.14.
    expect(run({ payment: 100, rate: 5, years: 10 }).loan).toBeCloseTo(9428.14, 2);
  });

  it('is the loan whose payment it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 20_000 }),
        fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
        fc.integer({ min: 1, max: 480 }),
        (payment, rate, months) => {
          const { loan } = run({ payment, rate, years: months / 12 });
          expect(loanPayment(loan!, rate / 1200, months)).toBeCloseTo(payment, 6);
        },
      ),
    );
  });

  it('adds the down payment to the price', () => {
    const { loan, price } = run({ payment: 2200, rate: 6.4, years: 30, down_payment: 50_000 });
    expect(price! - loan!).toBeCloseTo(50_000, 6);
    const done = finish({ payment: 1500, rate: 7, years: 30 });
    expect(renderPlain(loanFromPayment.explain(done.result as never, done.input as never).conclusion)).toBe(
      '$1,500 a month pays for a loan of $225,461.35 over 30 years at 7%.',
    );
  });

  it('refuses a payment of nothing', () => {
    expect(() => run({ payment: 0, rate: 7, years: 30 })).toThrow(InputProblem);
    expect(() => run({ payment: 0, rate: 7, years: 30 })).toThrow(
      'Monthly payment must be at least $1 a month.',
    );
  });

  it('leaves room for tax and insurance in the payment', () => {
    // Bisection in Python: 1,900 = payment of the loan + 1.3 % of (loan + 12,000) / 12 + 1,700 / 12 at 235,728.
    const figures = run({
      payment: 1900,
      rate: 6.5,
      years: 30,
      down_payment: 12_000,
      tax_rate: 1.3,
      insurance: 1700,
    });
    expect(figures.loan).toBeCloseTo(235_728, 0);
    expect(figures.price).toBeCloseTo(247_728, 0);
    expect(() => run({ payment: 100, rate: 6, years: 30, insurance: 2400 })).toThrow(
      'take the whole payment',
    );
  });

  it('says how far the payment is from a price', () => {
    // =PMT(8%/12, 60, -30000) = 608.29.
    const figures = run({ payment: 500, rate: 8, years: 5, price: 30_000 });
    expect(figures.payment_for_price).toBeCloseTo(608.29, 2);
    expect(figures.short).toBeCloseTo(30_000 - figures.loan!, 6);
  });

  it.each([
    [{ payment: 500, rate: 8, years: 5, price: 20_000 }, 'yesno', /^Yes, /],
    [{ payment: 500, rate: 8, years: 5, price: 30_000 }, 'yesno', /^No, /],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(loanFromPayment, input, want)).toMatch(says);
  });
});
