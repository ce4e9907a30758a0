import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { balanceTransfer } from '#advisor/calculators/borrowing/debts/balance-transfer.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(balanceTransfer, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclude = (input: object) => {
  const done = finish(input);
  return renderPlain(balanceTransfer.explain(done.result as never, done.input as never).conclusion);
};

describe('balance transfer', () => {
  it('agrees with two schedules written month by month', () => {
    // A loop in another language: balance + rounded interest - 300, at 28.24 % and at 0 % for fifteen months.
    expect(run({ balance: 5600, rate: 28.24, intro_months: 15, fee_percent: 5, payment: 300 })).toMatchObject(
      {
        fee: 280,
        interest_now: 1862.1,
        months_now: 25,
        months_with: 20,
        left_after_intro: 1380,
        cost_with: 280 + 97.93,
      },
    );
  });

  it('clears the balance in time where no payment is told', () => {
    // 16,400 and 4 % of it, over 21 months at no interest.
    const figures = run({ balance: 16_400, rate: 22.49, intro_months: 21, fee_percent: 4 });
    expect(figures).toMatchObject({
      payment_to_clear: Math.ceil(17_056 / 21),
      months_with: 21,
      left_after_intro: 0,
    });
    expect(run({ balance: 1000, rate: 20, fee: 44 }).fee).toBe(44);
  });

  it('says where it does not pay', () => {
    // Paid off in two months either way: a fee of 5 % is more than two months of interest.
    expect(conclude({ balance: 1000, rate: 12, fee_percent: 5, payment: 600 })).toContain('No, the transfer');
  });

  it('saves more with a lower fee and a longer time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 30_000 }),
        fc.integer({ min: 15, max: 30 }),
        fc.integer({ min: 6, max: 20 }),
        (balance, rate, months) => {
          const cost = (input: object) => run({ balance, rate, payment: balance / 20, ...input }).cost_with!;
          const usual = cost({ intro_months: months });
          expect(cost({ intro_months: months, fee_percent: 2 })).toBeLessThan(usual);
          expect(cost({ intro_months: months + 1 })).toBeLessThanOrEqual(usual);
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    [{ rate: 20 }, 'Card balance is missing.'],
    [{ balance: 10_000, rate: 24, payment: 150 }, 'give a higher payment'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('warns where the new card’s limit is too low', () => {
    // 9,250 and 3 % of it are 9,527.50.
    const move = { balance: 9250, rate: 24, intro_months: 15, payment: 700, fee_percent: 3 };
    const { result } = finish({ ...move, limit: 8000 });
    expect(result.figures.find(({ id }) => id === 'limit_left')?.value).toBeCloseTo(1527.5, 2);
    expect(result.warnings).toHaveLength(1);
    expect(finish({ ...move, limit: 20_000 }).result.warnings).toHaveLength(0);
  });

  it.each([
    [{ balance: 5600, rate: 28, payment: 300 }, 'which', /^Move it to the new card: /],
    [{ balance: 5600, rate: 3, payment: 300, fee_percent: 5 }, 'which', /^Leave it where it is: /],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(balanceTransfer, input, want)).toMatch(says);
  });
});
