import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { portfolioAnalysis, replayHoldings } from '#advisor/calculators/investing/portfolio-analysis.ts';

const run = (holdings: object) => {
  const { result } = runCalculator(portfolioAnalysis, { holdings }, { year: 2026 });
  return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
};

describe('portfolio check', () => {
  it('agrees with the table it comes from', () => {
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

  it('tells what the funds cost first where that is asked', () => {
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

  it('agrees with paper', () => {
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
    [[{ amount: 0 }], 'Amount must be at least $0.01.'],
    [[{ amount: 10, fee: 9 }], 'Expense ratio must be at most 5%.'],
  ])('refuses %j', (holdings, sentence) => {
    expect(() => run(holdings)).toThrow(InputProblem);
    expect(() => run(holdings)).toThrow(sentence);
  });

  it('has no reward for risk where there is only cash', () => {
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

  const kindsIn = (question: string) => {
    const { input } = fillSlots(portfolioAnalysis, question, readMentions(question));
    return (input.holdings as { kind?: string }[]).map(({ kind }) => kind);
  };

  it.each([
    ['a CD', 'cash'],
    ['a money-market fund', 'cash'],
    ['a bank account', 'cash'],
    ['checking', 'cash'],
    ['a certificate of deposit', 'cash'],
    ['an HYSA', 'cash'],
    ['an MMF', 'cash'],
    ['a treasury', 'bonds'],
    ['municipals', 'bonds'],
    ['a house', 'other'],
    ['land', 'other'],
    ['Oracle', 'other'],
    ['GE', 'other'],
    ['S&P stocks', 'stocks'],
    ['Non-US stocks', 'stocks'],
    // Whether a fund is one of stocks nobody said: what is taken then is told as an assumption.
    ['another fund', undefined],
    ['a growth ETF', undefined],
    ['my brokerage account', undefined],
    ['tech', undefined],
    // The same behind an article, and whatever letters it begins with.
    ['my brokerage', undefined],
    ['my Roth', undefined],
    ['a Roth', undefined],
    ['my wife’s Roth', undefined],
    ['their Roth', undefined],
    ['a taxable brokerage', undefined],
    ['an HSA', undefined],
    ['a 529', undefined],
    ['my TSP', undefined],
    ['a SEP', undefined],
    ['our 401ks', undefined],
    ['the Dow', undefined],
    ['the Russell 2000', undefined],
    ['the large cap', undefined],
    ['the international', undefined],
    ['some tech', undefined],
    ['Tech', undefined],
    ['energy', undefined],
    ['healthcare', undefined],
    ['Utilities', undefined],
    ['blue chips', undefined],
    ['U.S. large cap', undefined],
    ['ex-US', undefined],
    ['non-US', undefined],
    ['some land', 'other'],
    ['my business', 'other'],
    ['the farm', 'other'],
    ['General Electric', 'other'],
    ['my small business', 'other'],
    ['my tech company', 'other'],
    ['my other house', 'other'],
    ['a large boat', 'other'],
    ['some tech companies', undefined],
    ['my international small caps', undefined],
    ['the other one', undefined],
    ['some tech I bought last year', undefined],
    ['Eli Lilly stock', 'single_company'],
    ['Ally stock', 'single_company'],
  ])('tells what %s is', (holding, kind) => {
    expect(kindsIn(`How risky is my portfolio with 50k in VTI and 50k in ${holding}?`)).toEqual([
      'stocks',
      kind,
    ]);
  });

  it.each([
    ['Mostly stocks: 60k, and 40k in bonds. How risky is that?', 'stocks'],
    ['Currently stocks are 60k, bonds 40k', 'stocks'],
    ['Primarily stock: 60k, and bonds 40k', 'stocks'],
    ['Overseas stocks 60k and bonds 40k', 'stocks'],
    ['Roth stocks 60k, bonds 40k', 'stocks'],
    ['Ford stock 60k and bonds 40k', 'single_company'],
    ['IBM stocks 60k, bonds 40k', 'single_company'],
    ['How risky is 60k in Ford stocks and 40k in bonds?', 'single_company'],
  ])('takes what opens a sentence for no company, unless it is one: %s', (question, kind) => {
    expect(kindsIn(question)).toEqual([kind, 'bonds']);
  });

  it.each([
    ['Is it safe to buy shares in ETFs?', false],
    ['How risky are shares of REITs?', false],
    ['Are shares of S&P 500 funds risky?', false],
    ['Is it too risky that shares of Apple are 40%?', false],
    ['Are shares of Apple risky?', true],
  ])('knows a question about one company: %s', (question, expected) => {
    expect(isSigned(singleCompanies, question, false)).toBe(expected);
  });
});
