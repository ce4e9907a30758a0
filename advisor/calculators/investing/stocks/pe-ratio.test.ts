import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { peRatio } from '#advisor/calculators/investing/stocks/pe-ratio.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(peRatio, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclude = (given: object) => {
  const { input, result } = finish(given);
  return renderPlain(peRatio.explain(result as never, input as never).conclusion);
};

describe('price-earnings ratio', () => {
  it('divides the price by the earnings, and turns it around', () => {
    // 84 / 5.60 = 15, and one fifteenth.
    expect(finish({ price: 84, eps: 5.6 }).result.figures.map(({ value }) => value)).toEqual([
      expect.closeTo(15, 10),
      expect.closeTo(6.666_667, 5),
    ]);
    expect(conclude({ price: 84, eps: 5.6 })).toBe(
      'The P/E is 15: you pay $84 for earnings of $5.60 a share.',
    );
  });

  it('gives the forward ratio, PEG and the ratio after growth', () => {
    // By hand: 121.90 / 4.27 = 28.548, / 5.60 = 21.768, 28.548 / 18 = 1.586.
    const figures = run({ price: 121.9, eps: 4.27, other_eps: 5.6, growth: 18 });
    expect(figures.other_pe).toBeCloseTo(21.768, 3);
    expect(figures.peg).toBeCloseTo(1.586, 3);
    // 2.25 x 1.12^5 = 3.9653; 54 / 3.9653 = 13.618.
    const later = run({ price: 54, eps: 2.25, growth: 12, years: 5 });
    expect(later.eps_later).toBeCloseTo(3.9653, 3);
    expect(later.pe_later).toBeCloseTo(13.618, 3);
    expect(later.price_later).toBeCloseTo(24 * 3.965_269, 2);
  });

  it('holds it against a second stock, an earlier price and a bond', () => {
    // 53 / 7.32 = 7.24; 42 / 2.10 = 20 then and 71 / 2.75 = 25.8 now; 1 / 12.49 less 4.4.
    expect(run({ price: 11.9, eps: 1.46, other_price: 53, other_eps: 7.32 }).other_pe).toBeCloseTo(7.24, 2);
    expect(conclude({ price: 11.9, eps: 1.46, other_price: 53, other_eps: 7.32 })).toBe(
      'The second stock is cheaper on earnings: its P/E is 7.2 against 8.2.',
    );
    const moved = run({ price: 71, eps: 2.1, other_eps: 2.75, paid: 42 });
    expect([moved.pe, moved.other_pe]).toEqual([expect.closeTo(25.82, 2), expect.closeTo(20, 8)]);
    expect(run({ price: 54.1, eps: 4.33, compared: 4.4 }).spread).toBeCloseTo(3.6037, 3);
  });

  it('gives the ratios of the whole company from its reports', () => {
    // 40 x 50 million = 2,000 million; 2,000 / 800, / 1,600; (2,000 + 400 - 100) / 230; 125 / 800; 400 / 800.
    const company = {
      price: 40,
      eps: 2.5,
      shares: 5e7,
      sales: 1.6e9,
      equity: 8e8,
      debt: 4e8,
      company_cash: 1e8,
      ebitda: 2.3e8,
    };
    expect(run(company)).toMatchObject({
      market_cap: 2e9,
      enterprise_value: 2.3e9,
      price_to_book: 2.5,
      price_to_sales: 1.25,
      ev_to_ebitda: 10,
      return_on_equity: 15.625,
      debt_to_equity: 0.5,
    });
    const { input, result } = finish(company);
    const { named } = peRatio.explain(result as never, input as never);
    expect(renderPlain(named!.price_to_book!)).toBe('The price-to-book ratio (P/B) is 2.5.');
    expect(run({ price: 84, eps: 5.6 })).not.toHaveProperty('market_cap');
    expect(() => finish({ price: 40, eps: 2.5, equity: 8e8 })).toThrow('number of shares outstanding');
  });

  it('has no ratio without earnings', () => {
    expect(() => finish({ price: 84, eps: 0 })).toThrow(InputProblem);
    expect(() => finish({ price: 84 })).toThrow('Earnings per share is missing.');
    expect(run({ price: 18, eps: -0.42 })).not.toHaveProperty('pe');
    expect(conclude({ price: 18, eps: -0.42 })).toContain('There’s no P/E');
  });
});
