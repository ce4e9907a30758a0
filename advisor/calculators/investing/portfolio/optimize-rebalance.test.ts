import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { optimizeRebalance } from '#advisor/calculators/investing/portfolio/optimize-rebalance.ts';
import { correlationsOf, tradesTo } from '#advisor/calculators/investing/portfolio/rebalancing.ts';

const run = (holdings: readonly object[], more: object = {}) => {
  const { result } = runCalculator(optimizeRebalance, { holdings, ...more }, { year: 2026 });
  return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
};
const bondsAndStocks = [
  { volatility: 12, expectedReturn: 8, correlation: 0 },
  { volatility: 20, expectedReturn: 13, correlation: 0.3 },
];

describe('optimize and rebalance', () => {
  it('agrees with the textbook', () => {
    // Bodie, Kane and Marcus: see advisor/numerics/portfolio-weights.test.ts.
    const least = run(bondsAndStocks, { aim: 'minimum_variance', riskFree: 5 });
    expect(least.share_1).toBeCloseTo(82, 8);
    expect(least.volatility).toBeCloseTo(11.45, 2);
    expect(Object.keys(least)[0]).toBe('share_1');
    const best = run(bondsAndStocks, { aim: 'maximum_sharpe', riskFree: 5 });
    expect(best.share_1).toBeCloseTo(40, 8);
    expect(best.expected_return).toBeCloseTo(11, 8);
    expect(best.volatility).toBeCloseTo(14.2, 2);
    expect(best.sharpe).toBeCloseTo(0.42, 2);
    expect(best.least_risk_1).toBeCloseTo(82, 8);
    // Hierarchical risk parity of two: 1 / 0.0144 against 1 / 0.04.
    expect(run(bondsAndStocks, { aim: 'risk_parity' }).share_1).toBeCloseTo((40 / 54.4) * 100, 8);
  });

  it('agrees with figures worked out by hand', () => {
    // 70 and 30 of 100 to 60 and 40: sell 10, buy 10. With 20 of new money: 72 and 48, so 2 and 18.
    const held = [
      { amount: 70_000, target: 60 },
      { amount: 30_000, target: 40 },
    ];
    const figures = run(held);
    expect([figures.bought, figures.trade_1, figures.trade_2, figures.drift]).toEqual([
      10_000,
      10_000,
      10_000,
      expect.closeTo(10, 8) as number,
    ]);
    const more = run(held, { newMoney: 20_000 });
    expect(more.trade_1).toBeCloseTo(2000, 6);
    expect(more.trade_2).toBeCloseTo(18_000, 6);
    // Gaps of 1,000, 5,500 and 3,500 are exactly the new money.
    expect(tradesTo([0.6, 0.3, 0.1], [50_000, 20_000, 5000], 10_000, false)).toEqual([
      expect.closeTo(1000, 6),
      expect.closeTo(5500, 6),
      expect.closeTo(3500, 6),
    ]);
    // 70 and 30 with 5 and no selling: all of it goes to the second.
    expect(tradesTo([0.6, 0.4], [70, 30], 5, false)).toEqual([0, 5]);
  });

  it('takes the rest of the whole for the only holding without an amount', () => {
    const figures = run(
      [
        { kind: 'stocks', amount: 240_000, target: 70 },
        { kind: 'bonds', target: 30 },
      ],
      { total: 300_000 },
    );
    expect(figures).toMatchObject({ trade_1: 30_000, trade_2: 30_000 });
    expect(figures).not.toHaveProperty('trade_3');
  });

  it('trades what it has and no more, and ends where it aimed', () => {
    const amount = fc.integer({ min: 0, max: 1e6 });
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 2, maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 6, maxLength: 6 }),
        amount,
        (amounts, raw, newMoney) => {
          const parts = raw.slice(0, amounts.length);
          const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
          const weights = parts.map((part) => part / sum(parts));
          const all = sum(amounts) + newMoney;
          const trades = tradesTo(weights, amounts, newMoney, true);
          expect(sum(trades)).toBeCloseTo(newMoney, 4);
          for (const [index, weight] of weights.entries())
            expect(amounts[index]! + trades[index]!).toBeCloseTo(weight * all, 4);
          const bought = tradesTo(weights, amounts, newMoney, false);
          expect(Math.min(...bought)).toBeGreaterThanOrEqual(0);
          expect(sum(bought)).toBeCloseTo(newMoney, 4);
        },
      ),
    );
  });

  it('takes shares of a whole in place of amounts', () => {
    const shares = [
      { share: 75, target: 60 },
      { share: 25, target: 40 },
    ];
    expect(run(shares, { total: 80_000 })).toMatchObject({ bought: 12_000, trade_1: 12_000 });
    expect(() => run(shares, { newMoney: 5 })).toThrow('Give the value of the whole portfolio.');
    // Dollars and percents of an unknown whole are never added up.
    const mixed = [
      { kind: 'stocks', amount: 95_000, target: 75 },
      { kind: 'bonds', share: 25, target: 25 },
    ];
    expect(() => run(mixed)).toThrow('Give amounts for all holdings, or shares for all of them.');
    const both = mixed.map((one) => ({ ...one, amount: one.amount ?? 25_000, share: one.target }));
    expect(run(both)).toMatchObject({ trade_1: 5000, sold: 5000 });
    const over = mixed.map(({ target }) => ({ share: 75, target }));
    expect(() => run(over)).toThrow('The shares come to more than 100%');
    expect(() => run([{ amount: 9, target: 60 }, { target: 40 }], { total: 5 })).toThrow(
      'The holdings come to more than the whole portfolio: check the amounts.',
    );
  });

  it('counts in percent of the portfolio where no dollars are known', () => {
    const { result } = runCalculator(
      optimizeRebalance,
      { holdings: [{ kind: 'stocks', share: 80, target: 60 }] },
      { year: 2026 },
    );
    expect(result.figures.find(({ id }) => id === 'trade_1')).toMatchObject({
      label: 'Sell: stocks',
      unit: 'percent',
      value: expect.closeTo(20, 8) as number,
    });
  });

  it('takes what is not named as one more holding', () => {
    // By hand: 24 % - 10 % of 87,000.
    const gold = run([{ kind: 'gold', share: 24, target: 10 }], { total: 87_000 });
    expect(gold.sold).toBeCloseTo(12_180, 6);
    expect(gold.share_2).toBeCloseTo(90, 8);
  });

  it('leaves holdings without a target in proportion', () => {
    // By hand: crypto to 5 % of 100,000; the other 95,000 as 54 to 31.
    const figures = run([
      { kind: 'target_date', amount: 54_000 },
      { kind: 'stocks', amount: 31_000 },
      { kind: 'crypto', amount: 15_000, target: 5 },
    ]);
    expect(figures.trade_3).toBeCloseTo(10_000, 6);
    expect(figures.trade_1).toBeCloseTo((95_000 * 54) / 85 - 54_000, 6);
  });

  it('takes money out while it rebalances', () => {
    // By hand: 288,000 stay, 60 % is 172,800.
    const figures = run(
      [
        { amount: 210_000, target: 60 },
        { amount: 90_000, target: 40 },
      ],
      { withdrawn: 12_000 },
    );
    expect([figures.trade_1, figures.trade_2]).toEqual([
      expect.closeTo(37_200, 6),
      expect.closeTo(25_200, 6),
    ]);
  });

  it('spreads a total over the best mix, with one correlation for both', () => {
    const pair = bondsAndStocks.map((one) => ({ ...one, correlation: 0 }));
    const mix = run(pair, { aim: 'maximum_sharpe', riskFree: 5, correlation: 0.3, total: 200_000 });
    expect(mix.share_1).toBeCloseTo(40, 8);
    expect(mix.trade_1).toBeCloseTo(80_000, 4);
  });

  it('makes a table of correlations from those with the first', () => {
    const holding = {
      name: '',
      kind: 'other' as const,
      amount: 0,
      share: 0,
      target: 0,
      expectedReturn: 0,
      volatility: 10,
    };
    const table = correlationsOf([0.9, 0.5, -0.2].map((correlation) => ({ ...holding, correlation })));
    expect(table).toEqual([
      [1, 0.5, -0.2],
      [0.5, 1, -0.1],
      [-0.2, -0.1, 1],
    ]);
  });

  it.each([
    [
      [
        { amount: 1, target: 60 },
        { amount: 1, target: 30 },
      ],
      {},
      'Give target shares that add up to 100%, or choose another aim.',
    ],
    [[{ target: 60 }, { target: 40 }], {}, 'Give what you hold now, or how much new money there is.'],
    [[{ amount: 1 }, { amount: 1 }], { aim: 'risk_parity' }, 'Give the volatility of every holding.'],
    [
      [{ volatility: 10 }, { volatility: 20 }],
      { aim: 'maximum_sharpe' },
      'At least one holding must be expected to return more than the risk-free rate.',
    ],
    [
      [{ amount: 1, target: 100 }],
      {},
      'Give at least two holdings, or one with the value of the whole portfolio.',
    ],
  ])('refuses %j', (holdings, more, sentence) => {
    expect(() => run(holdings, more)).toThrow(InputProblem);
    expect(() => run(holdings, more)).toThrow(sentence);
  });
});
