import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { sellerProceeds } from '#advisor/calculators/borrowing/home-loans/seller-proceeds.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(sellerProceeds, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclude = (input: object) => {
  const done = finish(input);
  return renderPlain(sellerProceeds.explain(done.result as never, done.input as never).conclusion);
};

describe('seller proceeds', () => {
  it('takes loans, commission and costs from the price', () => {
    // 512,000 - 28,160 - 6,000 - 287,300.
    expect(run({ price: 512_000, owed: 287_300, selling_rate: 5.5, costs: 6000 })).toMatchObject({
      proceeds: 190_540,
      commission: 28_160,
    });
    // A hundredth of the price where no costs are told: 284,000 - 17,040 - 2,840 - 37,000, by two.
    expect(run({ price: 284_000, owed: 37_000, selling_rate: 6, people: 2 }).each).toBe(113_560);
  });

  it('has the other costs in a share that no agents get alone', () => {
    // 465,000 x 0.93 - 288,400.
    expect(run({ price: 465_000, owed: 288_400, selling_rate: 7 }).proceeds).toBeCloseTo(144_050, 6);
  });

  it('tells the gain where it knows what was paid', () => {
    // 300,000 - 18,000 - 4,000 - 233,000.
    const sale = { price: 300_000, owed: 209_000, selling_rate: 6, costs: 4000, basis: 233_000 };
    expect(run(sale)).toMatchObject({ proceeds: 69_000, gain: 45_000 });
  });

  it('says what has to be brought', () => {
    // 215,000 - 12,900 - 2,000 - 199,400 = 700; at 210,000 it is 4,000 short.
    const sale = { owed: 199_400, selling_rate: 6, costs: 2000 };
    expect(conclude({ ...sale, price: 215_000 })).toBe(
      'You’d walk away with about $700 from a sale at $215,000.',
    );
    expect(conclude({ ...sale, price: 210_000 })).toContain('bring about $4,000 to closing');
  });

  it('finds the price that clears an amount', () => {
    // 287,000 / 0.94.
    const figures = run({ goal: 100_000, owed: 187_000, selling_rate: 6 });
    expect(figures.price_needed).toBeCloseTo(305_319.15, 2);
    const back = run({ price: figures.price_needed, owed: 187_000, selling_rate: 6, costs: 0 });
    expect(back.proceeds).toBeCloseTo(100_000, 6);
  });

  it('refuses to guess a price', () => {
    expect(() => run({ owed: 5 })).toThrow(InputProblem);
    expect(() => run({ owed: 5 })).toThrow('Give the price you sell for');
  });

  it('goes on to the next home, and to a share of the proceeds', () => {
    const sale = { price: 668_000, owed: 143_000, selling_rate: 5.5, costs: 0 };
    const left = 668_000 * 0.945 - 143_000;
    expect(run({ ...sale, next_price: 420_000 }).after_next).toBeCloseTo(left - 420_000, 6);
    expect(run({ ...sale, own_share: 60 }).own_part).toBeCloseTo(left * 0.6, 6);
  });

  it.each([
    [{ price: 400_000, owed: 200_000, goal: 150_000 }, 'yesno', /^Yes, a sale at \$400,000 clears/],
    [{ price: 400_000, owed: 200_000, goal: 190_000 }, 'yesno', /^No, a sale at \$400,000 doesn’t clear/],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(sellerProceeds, input, want)).toMatch(says);
  });
});

it('draws what the price goes to, which adds up to it', () => {
  const { result, input } = runCalculator(
    sellerProceeds,
    { price: 420_000, owed: 250_000, selling_rate: 6 },
    { year: 2026 },
  );
  const { x, series } = sellerProceeds.chart!(result as never, input as never);
  expect(x.names).toEqual(['Loan payoff', 'Commission and other costs', 'Net proceeds']);
  expect(series[0]!.points.reduce((sum, [, value]) => sum + value, 0)).toBeCloseTo(420_000, 6);
});

it('tells what half of it is after a divorce', () => {
  // (480,000 - 5 % - 4,000 - 260,000) / 2.
  expect(
    openingOf(sellerProceeds, { price: 480_000, owed: 260_000, selling_rate: 5, costs: 4000, with_ex: true }),
  ).toBe(
    'You’d walk away with about $192,000 from a sale at $480,000, or $96,000 each if you split it in half.',
  );
});
