import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { carTradeIn } from '#advisor/calculators/borrowing/cars/car-trade-in.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(carTradeIn, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclude = (input: object) => {
  const done = finish(input);
  return renderPlain(carTradeIn.explain(done.result as never, done.input as never).conclusion);
};

describe('car trade-in', () => {
  it('rolls what is still owed into the new loan', () => {
    // 38,000 + 6,400; =PMT(9.9%/12,84,-44400) = 734.8, and 628.88 for 38,000 alone.
    const upsideDown = { worth: 17_000, owed: 23_400, price: 38_000, rate: 9.9, term: 7 };
    const figures = run(upsideDown);
    expect(figures).toMatchObject({ equity: 6400, loan: 44_400, payment: 734.8 });
    expect(figures.rolled_payment).toBeCloseTo(734.8 - 628.88, 6);
    expect(finish(upsideDown).result.warnings.map(renderPlain).join(' ')).toContain('gap cover');
    expect(conclude({ worth: 24_000, owed: 29_700 })).toBe('You’re upside down by $5,700.');
  });

  it('takes equity and cash off the price', () => {
    // 47,000 - 4,300 - 3,000; =PMT(5.99%/12,72,-39700) = 657.76.
    const figures = run({ worth: 11_500, owed: 7200, price: 47_000, down: 3000, rate: 5.99, term: 72 });
    expect(figures).toMatchObject({ equity: 4300, loan: 39_700, payment: 657.76 });
    expect(figures).not.toHaveProperty('rolled_payment');
  });

  it('takes a bare number for months, and what is owed alone for what is unpaid', () => {
    expect(run({ worth: 5000, price: 20_000, term: 72 })).toEqual(
      run({ worth: 5000, price: 20_000, term: 6 }),
    );
    // 33,000 + 6,700.
    expect(run({ owed: 6700, price: 33_000 }).loan).toBe(39_700);
  });

  it.each([
    [{ price: 5000 }, 'Give what you would get for your car'],
    [{ worth: 20_000, price: 15_000 }, 'there is nothing to borrow'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('holds the new payment against the present one', () => {
    const trade = { worth: 19_000, owed: 24_000, price: 22_000, rate: 8.2, term: 5.5 };
    const figures = run({ ...trade, payment_now: 512 });
    expect(figures.payment_change).toBeCloseTo(Math.abs(figures.payment! - 512), 2);
    // =PMT(11%/12, 48, -8900) = 230.02: only the difference is borrowed.
    expect(run({ worth: 25_000, owed: 33_900, rate: 11, term: 4 }).gap_payment).toBeCloseTo(230.02, 1);
  });

  it.each([
    [{ worth: 10_000, owed: 12_000 }, 'yesno', /^Keep your car for now/],
    [{ worth: 12_000, owed: 10_000 }, 'yesno', /^Trading in works/],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(carTradeIn, input, want)).toMatch(says);
  });
});
