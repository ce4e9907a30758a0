import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { portfolioAnalysis } from '#advisor/calculators/investing/portfolio/portfolio-analysis.ts';
import { replayHoldings } from '#advisor/calculators/investing/portfolio/portfolio-holdings.ts';

const run = (holdings: object, more: object = {}) => {
  const { result } = runCalculator(portfolioAnalysis, { holdings, ...more }, { year: 2026 });
  return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
};

describe('portfolio check', () => {
  it('agrees with the published table of returns', () => {
    // Python (statistics module) on the published yearly table 1928-2025, S&P 500 column: mean, stdev, the lowest year (1931),
    // the deepest fall of the cumulated product, the fifth percentile, and the mean over the standard deviation of the
    // difference to the bills column.
    const stocks = run([{ amount: 100_000, kind: 'stocks' }]);
    expect(stocks.average_return).toBeCloseTo(11.854655102, 8);
    expect(stocks.volatility).toBeCloseTo(19.4034304141, 8);
    expect(stocks.worst_year).toBeCloseTo(-43.8375, 8);
    expect(stocks.max_drawdown).toBeCloseTo(64.7697803828, 8);
    expect(stocks.value_at_risk).toBeCloseTo(22439.64, 4);
    expect(stocks.conditional_value_at_risk).toBeCloseTo(33350.38, 4);
    expect(stocks.sharpe).toBeCloseTo(0.4283318459, 8);
    expect(stocks.sortino).toBeCloseTo(0.8042418129, 8);
    expect(stocks.beta).toBeCloseTo(1, 12);
    const half = run([
      { amount: 60_000, kind: 'stocks' },
      { amount: 40_000, kind: 'bonds' },
    ]);
    expect(half.volatility).toBeCloseTo(12.1193580531, 8);
    expect(half.sharpe).toBeCloseTo(0.4560109904, 8);
    expect(half.max_drawdown).toBeCloseTo(40.0571841173, 8);
    expect(half.beta).toBeCloseTo(0.602987201, 8);
  });

  it('opens with the cost of the funds if that is asked', () => {
    // By hand: 60,000 x 0.04 % = 24, 40,000 x 0.60 % = 240.
    const holdings = [
      { amount: 60_000, fee: 0.04 },
      { amount: 40_000, fee: 0.6 },
    ];
    const { result } = runCalculator(portfolioAnalysis, { holdings, wanted: 'fees' }, { year: 2026 });
    expect(result.figures[0]).toMatchObject({ id: 'fee_cost', unit: 'usd_per_year' });
    expect(result.figures[0]!.value).toBeCloseTo(264, 8);
    expect(result.figures[1]!.value).toBeCloseTo(0.264, 10);
    expect(run(holdings).fee_cost).toBeCloseTo(264, 8);
  });

  it('agrees with figures worked out by hand', () => {
    const figures = run([
      { amount: 60, kind: 'stocks', fee: 0.5 },
      { amount: 40, kind: 'bonds', fee: 0.25 },
    ]);
    // 0.36 + 0.16; 60 x 0.5 % + 40 x 0.25 % = 0.40 of 100.
    expect(figures.concentration).toBeCloseTo(0.52, 12);
    expect(figures.effective_holdings).toBeCloseTo(1 / 0.52, 12);
    expect(figures.fee_cost).toBeCloseTo(0.4, 12);
    expect(figures.fee).toBeCloseTo(0.4, 12);
    // 2025: 0.6 x 17.7237 % + 0.4 x 7.7955 % - 0.4 %.
    const returns = replayHoldings([
      { amount: 60, kind: 'stocks', fee: 0.5 },
      { amount: 40, kind: 'bonds', fee: 0.25 },
    ]);
    expect(returns.at(-1)).toBeCloseTo(0.6 * 0.177237 + 0.4 * 0.077955 - 0.004, 12);
  });

  it('does not depend on the order, the scale or the slicing of the holdings', () => {
    const amount = fc.integer({ min: 1, max: 1e6 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 2, max: 50 }), (a, b, times) => {
        const one = run([{ amount: a }, { amount: b, kind: 'bonds' }]);
        const other = run([{ amount: b * times, kind: 'bonds' }, { amount: a * times }]);
        for (const id of ['volatility', 'sharpe', 'sortino', 'max_drawdown', 'beta', 'concentration'])
          expect(other[id]).toBeCloseTo(one[id]!, 7);
        expect(other.value_at_risk! / times).toBeCloseTo(one.value_at_risk!, 3);
        const sliced = run([{ amount: a / 2 }, { amount: a / 2 }, { amount: b, kind: 'bonds' }]);
        expect(sliced.volatility).toBeCloseTo(one.volatility!, 7);
        expect(sliced.concentration).toBeLessThan(one.concentration!);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    [[], 'List of holdings: give at least 1.'],
    [[{ amount: 0 }], 'Give an amount or a share for each holding, not both.'],
    [[{ amount: 5 }, { share: 5 }], 'Give amounts for all holdings, or shares for all of them.'],
    [[{ share: 70 }, { share: 50 }], 'The shares come to more than 100%: check them.'],
    [[{ amount: 10, fee: 9 }], 'Expense ratio must be at most 5%.'],
  ])('refuses %j', (holdings, sentence) => {
    expect(() => run(holdings)).toThrow(InputProblem);
    expect(() => run(holdings)).toThrow(sentence);
  });

  it('gives no reward for risk if there is only cash', () => {
    const cash = run([{ amount: 1000, kind: 'cash', fee: 0.2 }]);
    expect(cash.sharpe).toBeUndefined();
    expect(cash.sortino).toBeUndefined();
    expect(Object.values(cash).every(Number.isFinite)).toBe(true);
  });

  it('warns of one holding that is too large', () => {
    const { result } = runCalculator(
      portfolioAnalysis,
      { holdings: [{ amount: 80 }, { amount: 10 }, { amount: 10, kind: 'cash' }] },
      { year: 2026 },
    );
    expect(result.warnings).toHaveLength(1);
  });

  it('accepts shares of a total, and counts the rest as bonds', () => {
    const amounts = run([{ amount: 160_000 }, { amount: 40_000, kind: 'bonds' }]);
    const shares = run([{ share: 80 }], { total: 200_000 });
    for (const id of ['volatility', 'value_at_risk', 'total', 'drop_loss'])
      expect(shares[id]).toBeCloseTo(amounts[id]!, 6);
    // 80 % of 19,000 falls by 35 %: 5,320.
    expect(run([{ share: 80 }], { total: 19_000, drop: 35 }).drop_loss).toBeCloseTo(5320, 8);
  });

  it('gives results in percent if only shares are told', () => {
    const { result } = runCalculator(
      portfolioAnalysis,
      { holdings: [{ share: 60 }, { share: 40, kind: 'bonds' }] },
      { year: 2026 },
    );
    const units = Object.fromEntries(result.figures.map(({ id, unit }) => [id, unit]));
    expect([units.value_at_risk, units.drop_loss, units.fee_cost]).toEqual(['percent', 'percent', undefined]);
  });

  it('uses an assumed drop for assets without a record, and does not call the rest the whole portfolio', () => {
    // By hand: half of 50,000 in Bitcoin; the bonds don’t drop in the test.
    const figures = run([
      { amount: 50_000, kind: 'crypto' },
      { amount: 50_000, kind: 'bonds' },
    ]);
    expect(Object.keys(figures)[0]).toBe('drop_loss');
    expect(figures).toMatchObject({ drop_loss: 25_000, drop_left: 75_000, unmeasured: 50 });
    expect(figures.volatility).toBeUndefined();
    expect(figures.rest_volatility).toBeCloseTo(run([{ amount: 1, kind: 'bonds' }]).volatility!, 8);
    expect(run([{ amount: 200_000, kind: 'single_company' }]).drop_loss).toBe(100_000);
  });

  it('reads a target date fund as a mix of stocks and bonds, and one fee as the fee of all', () => {
    const fund = run([{ amount: 100_000, kind: 'target_date' }], { fee: 0.5, cash: 10_000 });
    const mix = run([
      { amount: 60_000, fee: 0.5 },
      { amount: 40_000, kind: 'bonds', fee: 0.5 },
      { amount: 10_000, kind: 'cash' },
    ]);
    expect(fund.volatility).toBeCloseTo(mix.volatility!, 8);
    expect(fund.fee_cost).toBeCloseTo(500, 8);
  });
});
