import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { consolidation } from '#advisor/calculators/borrowing/debts/consolidation.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(consolidation, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclude = (input: object) => {
  const done = finish(input);
  return renderPlain(consolidation.explain(done.result as never, done.input as never).conclusion);
};

const twoCards = {
  debts: [
    { balance: 15_000, rate: 23.99 },
    { balance: 10_000, rate: 19.99 },
  ],
  rate: 11.99,
  years: 5,
};

describe('debt consolidation', () => {
  it('agrees with schedules written month by month', () => {
    // =PMT(11.99%/12,60,-25000) = 555.98; loops in another language for the interest of both ways.
    expect(run({ ...twoCards, budget: 780 })).toMatchObject({
      new_payment: 555.98,
      cost_new: 8359.21,
      interest_now: 12_344.6,
      months_now: 48,
      months_new: 60,
      saved: 3985.39,
    });
  });

  it('borrows the fee and counts it', () => {
    const figures = run({ ...twoCards, fee_percent: 5 });
    expect(figures.fee).toBe(1250);
    // =PMT(11.99%/12,60,-26250) = 583.78.
    expect(figures.new_payment).toBe(583.78);
    expect(run({ ...twoCards, fee: 300 }).fee).toBe(300);
  });

  it('pays on the debts what they take now, and otherwise what the new loan would', () => {
    const card = { balance: 15_200, rate: 22.5 };
    expect(run({ debts: [{ ...card, minimum: 425 }], rate: 5, years: 3 }).paid_now).toBe(425);
    expect(run({ debts: [card], rate: 5, years: 3 }).paid_now).toBe(455.56);
  });

  it('says where it does not pay, and where the debts would never end', () => {
    const dear = { debts: [{ balance: 9000, rate: 15 }], rate: 14.5, years: 3, fee_percent: 5 };
    expect(conclude(dear)).toContain('No, the new loan costs');
    const endless = { debts: [{ balance: 9000, rate: 24, minimum: 150 }], rate: 10, years: 5 };
    expect(run(endless)).not.toHaveProperty('saved');
    expect(conclude(endless)).toContain('and is paid off in 60 months');
  });

  it.each([
    [{ debts: [], rate: 5 }, 'Debts: give at least 1.'],
    [{ debts: twoCards.debts }, 'New loan rate is missing.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it.each([
    [{ debts: [{ balance: 10_000, rate: 25 }], rate: 12 }, 'which', /^Take the new loan: /],
    [{ debts: [{ balance: 10_000, rate: 8 }], rate: 12 }, 'which', /^Keep the debts you have: /],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(consolidation, input, want)).toMatch(says);
  });
});
