import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { impliedVolatility, priceBounds, valueOption } from '#advisor/numerics/black-scholes.ts';
import { kellyShare } from '#advisor/numerics/kelly.ts';

// Haug, "The Complete Guide to Option Pricing Formulas" (1998), as tabulated in QuantLib's europeanoption.cpp.
// Kind, strike, spot, dividend yield, rate, years, volatility, value; each good to 0.0001.
const haug: readonly (readonly ['call' | 'put', number, number, number, number, number, number, number])[] = [
  ['call', 65, 60, 0, 0.08, 0.25, 0.3, 2.1334],
  ['put', 95, 100, 0.05, 0.1, 0.5, 0.2, 2.4648],
  ['put', 19, 19, 0.1, 0.1, 0.75, 0.28, 1.7011],
  ['call', 19, 19, 0.1, 0.1, 0.75, 0.28, 1.7011],
  ['call', 1.6, 1.56, 0.08, 0.06, 0.5, 0.12, 0.0291],
  ['put', 70, 75, 0.05, 0.1, 0.5, 0.35, 4.087],
  ['call', 40, 42, 0.08, 0.04, 0.75, 0.35, 5.0975],
  ['call', 100, 90, 0.1, 0.1, 0.1, 0.15, 0.0205],
  ['call', 100, 100, 0.1, 0.1, 0.1, 0.15, 1.8734],
  ['call', 100, 110, 0.1, 0.1, 0.1, 0.15, 9.9413],
  ['call', 100, 90, 0.1, 0.1, 0.1, 0.25, 0.315],
  ['call', 100, 100, 0.1, 0.1, 0.1, 0.25, 3.1217],
  ['call', 100, 110, 0.1, 0.1, 0.1, 0.25, 10.3556],
  ['call', 100, 90, 0.1, 0.1, 0.1, 0.35, 0.9474],
  ['call', 100, 100, 0.1, 0.1, 0.1, 0.35, 4.3693],
  ['call', 100, 110, 0.1, 0.1, 0.1, 0.35, 11.1381],
  ['call', 100, 90, 0.1, 0.1, 0.5, 0.15, 0.8069],
  ['call', 100, 100, 0.1, 0.1, 0.5, 0.15, 4.0232],
  ['call', 100, 110, 0.1, 0.1, 0.5, 0.15, 10.5769],
  ['call', 100, 90, 0.1, 0.1, 0.5, 0.25, 2.7026],
  ['call', 100, 100, 0.1, 0.1, 0.5, 0.25, 6.6997],
  ['call', 100, 110, 0.1, 0.1, 0.5, 0.25, 12.7857],
  ['call', 100, 90, 0.1, 0.1, 0.5, 0.35, 4.9329],
  ['call', 100, 100, 0.1, 0.1, 0.5, 0.35, 9.3679],
  ['call', 100, 110, 0.1, 0.1, 0.5, 0.35, 15.3086],
  ['put', 100, 90, 0.1, 0.1, 0.1, 0.15, 9.921],
  ['put', 100, 100, 0.1, 0.1, 0.1, 0.15, 1.8734],
  ['put', 100, 110, 0.1, 0.1, 0.1, 0.15, 0.0408],
  ['put', 100, 90, 0.1, 0.1, 0.1, 0.25, 10.2155],
  ['put', 100, 100, 0.1, 0.1, 0.1, 0.25, 3.1217],
  ['put', 100, 110, 0.1, 0.1, 0.1, 0.25, 0.4551],
  ['put', 100, 90, 0.1, 0.1, 0.1, 0.35, 10.8479],
  ['put', 100, 100, 0.1, 0.1, 0.1, 0.35, 4.3693],
  ['put', 100, 110, 0.1, 0.1, 0.1, 0.35, 1.2376],
  ['put', 100, 90, 0.1, 0.1, 0.5, 0.15, 10.3192],
  ['put', 100, 100, 0.1, 0.1, 0.5, 0.15, 4.0232],
  ['put', 100, 110, 0.1, 0.1, 0.5, 0.15, 1.0646],
  ['put', 100, 90, 0.1, 0.1, 0.5, 0.25, 12.2149],
  ['put', 100, 100, 0.1, 0.1, 0.5, 0.25, 6.6997],
  ['put', 100, 110, 0.1, 0.1, 0.5, 0.25, 3.2734],
  ['put', 100, 90, 0.1, 0.1, 0.5, 0.35, 14.4452],
  ['put', 100, 100, 0.1, 0.1, 0.5, 0.35, 9.3679],
  ['put', 100, 110, 0.1, 0.1, 0.5, 0.35, 5.7963],
];

const fraction = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyMarket = fc.record({
  spot: fraction(20, 200),
  strike: fraction(20, 200),
  years: fraction(0.02, 3),
  rate: fraction(-0.02, 0.12),
  dividend: fraction(0, 0.08),
  volatility: fraction(0.05, 1),
});

describe('Black, Scholes and Merton', () => {
  it.each(haug)(
    'values a %s struck at %d with the share at %d (q %d, r %d, t %d, vol %d) at %d',
    (kind, strike, spot, dividend, rate, years, volatility, value) => {
      const { price } = valueOption({ kind, strike, spot, dividend, rate, years, volatility });
      expect(Math.abs(price - value)).toBeLessThan(1e-4);
    },
  );

  it('has the 43 values of the table', () => {
    expect(haug).toHaveLength(43);
  });

  it('has the textbook’s greeks', () => {
    // Hull, "Options, Futures, and Other Derivatives", chapter on the greek letters: S = 49, K = 50, r = 0.05,
    // volatility 0.2, T = 0.3846: delta 0.522, gamma 0.066, theta -4.31 a year, vega 12.1, rho 8.91; price 2.40.
    const values = valueOption({
      kind: 'call',
      spot: 49,
      strike: 50,
      years: 0.3846,
      rate: 0.05,
      dividend: 0,
      volatility: 0.2,
    });
    expect(values.price).toBeCloseTo(2.4, 2);
    expect(values.delta).toBeCloseTo(0.522, 3);
    expect(values.gamma).toBeCloseTo(0.066, 3);
    expect(values.theta).toBeCloseTo(-4.31, 2);
    expect(values.vega).toBeCloseTo(12.1, 1);
    expect(values.rho).toBeCloseTo(8.91, 2);
  });

  it('satisfies put-call parity: call - put = share e^(-qT) - strike e^(-rT)', () => {
    fc.assert(
      fc.property(anyMarket, (market) => {
        const [call, put] = (['call', 'put'] as const).map((kind) => valueOption({ ...market, kind }));
        const { spot, strike, years, rate, dividend } = market;
        const forward = spot * Math.exp(-dividend * years) - strike * Math.exp(-rate * years);
        expect(call!.price - put!.price).toBeCloseTo(forward, 9);
        expect(call!.delta - put!.delta).toBeCloseTo(Math.exp(-dividend * years), 10);
        expect(call!.gamma).toBeCloseTo(put!.gamma, 10);
        expect(call!.vega).toBeCloseTo(put!.vega, 9);
        expect(call!.chance + put!.chance).toBeCloseTo(1, 12);
      }),
    );
  });

  it('has greeks that are the slopes of the price', () => {
    fc.assert(
      fc.property(anyMarket, fc.constantFrom('call' as const, 'put' as const), (market, kind) => {
        const option = { ...market, kind };
        const slope = (key: 'spot' | 'rate' | 'volatility' | 'years', step: number) =>
          (valueOption({ ...option, [key]: option[key] + step }).price -
            valueOption({ ...option, [key]: option[key] - step }).price) /
          (2 * step);
        const { delta, gamma, theta, vega, rho } = valueOption(option);
        expect(Math.abs(slope('spot', 1e-4) - delta)).toBeLessThan(1e-5);
        expect(Math.abs(slope('rate', 1e-6) - rho)).toBeLessThan(1e-3);
        expect(Math.abs(slope('volatility', 1e-6) - vega)).toBeLessThan(1e-3);
        expect(Math.abs(-slope('years', 1e-6) - theta)).toBeLessThan(1e-2);
        const up = valueOption({ ...option, spot: option.spot + 1e-4 }).delta;
        const down = valueOption({ ...option, spot: option.spot - 1e-4 }).delta;
        expect(Math.abs((up - down) / 2e-4 - gamma)).toBeLessThan(1e-5);
      }),
    );
  });

  it('recovers the volatility from the price', () => {
    fc.assert(
      fc.property(anyMarket, fc.constantFrom('call' as const, 'put' as const), (market, kind) => {
        const option = { ...market, kind };
        const { price, vega } = valueOption(option);
        // Where the price hardly moves with the volatility it cannot say which one it was.
        fc.pre(vega > 0.05);
        expect(impliedVolatility(option, price)).toBeCloseTo(market.volatility, 8);
      }),
    );
  });

  it('returns null for prices that no volatility explains', () => {
    const option = { kind: 'call' as const, spot: 100, strike: 80, years: 1, rate: 0, dividend: 0 };
    expect(priceBounds(option)).toEqual({ low: 20, high: 100 });
    expect(impliedVolatility(option, 19)).toBeNull();
    expect(impliedVolatility(option, 100)).toBeNull();
  });

  it('is worth its exercise value without time or volatility', () => {
    const base = { spot: 110, strike: 100, rate: 0.05, dividend: 0 };
    expect(valueOption({ ...base, kind: 'call', years: 0, volatility: 0.3 }).price).toBe(10);
    expect(valueOption({ ...base, kind: 'put', years: 0, volatility: 0.3 }).price).toBeCloseTo(0, 12);
    expect(valueOption({ ...base, kind: 'call', years: 1, volatility: 0 }).price).toBeCloseTo(
      110 - 100 * Math.exp(-0.05),
      12,
    );
  });
});

describe('the Kelly share', () => {
  it('equals the paper’s', () => {
    // Even money at 60 %: p - q = 0.2. Two to one at 50 %: 0.5 - 0.5 / 2 = 0.25. Against you: nothing.
    expect(kellyShare(0.6, 1)).toBeCloseTo(0.2, 12);
    expect(kellyShare(0.5, 2)).toBeCloseTo(0.25, 12);
    expect(kellyShare(0.4, 1)).toBe(0);
  });

  it('maximizes growth', () => {
    fc.assert(
      fc.property(fraction(0.05, 0.95), fraction(0.2, 5), fraction(0, 0.98), (p, odds, other) => {
        const growth = (share: number) => p * Math.log1p(share * odds) + (1 - p) * Math.log1p(-share);
        expect(growth(kellyShare(p, odds))).toBeGreaterThanOrEqual(growth(other) - 1e-12);
      }),
    );
  });
});
