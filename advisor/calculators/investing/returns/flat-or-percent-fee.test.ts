import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { flatOrPercentFee } from '#advisor/calculators/investing/returns/flat-or-percent-fee.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(flatOrPercentFee, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

describe('flat or percent fee', () => {
  it('agrees with figures worked out by hand', () => {
    // 1 % of 600,000 is 6,000; 4,000 is 0.667 % of it and 1 % of 400,000.
    const figures = run({ percent_fee: 1, flat_fee: 4000, amount: 600_000 });
    expect(figures).toMatchObject({ saved: 2000, percent_cost: 6000, even_balance: 400_000 });
    expect(figures.flat_share).toBeCloseTo(0.6667, 4);
  });

  it('takes fees out every month', () => {
    // Closed forms, by Python: without growth the flat fee leaves 100,000 - 10 x 1,200, and 1.2 % a year leaves
    // 100,000 x 0.999^120 = 88,685.9.
    const figures = run({ percent_fee: 1.2, flat_fee: 1200, amount: 100_000, rate: 0, years: 10 });
    expect(figures.paid_flat).toBeCloseTo(12_000, 6);
    expect(figures.paid_percent).toBeCloseTo(100_000 * (1 - 0.999 ** 120), 4);
    expect(figures.later).toBeCloseTo(100_000 * 0.999 ** 120 - 88_000, 4);
  });

  it('says which is cheaper', () => {
    const { result, input } = finish({ percent_fee: 0.85, flat_fee: 3000, amount: 200_000 });
    expect(renderPlain(flatOrPercentFee.explain(result as never, input as never).conclusion)).toBe(
      'The percent fee is cheaper for now: $1,700 a year on $200,000 instead of $3,000 a year.',
    );
  });

  it('refuses to compare without a flat fee', () => {
    expect(() => run({ amount: 5000 })).toThrow(InputProblem);
    expect(() => run({ flat_fee: 5000, amount: 0 })).toThrow(InputProblem);
  });
});

it('without a balance gives the one at which both cost the same', () => {
  // 3,000 / 1%.
  expect(openingOf(flatOrPercentFee, { flat_fee: 3000, percent_fee: 1 })).toBe(
    'Both cost the same at $300,000: above that the flat $3,000 a year is cheaper, below it 1%.',
  );
});
