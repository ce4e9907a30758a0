import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import {
  outlookOf,
  payoffAt,
  positionOf,
  strategies,
} from '#advisor/calculators/investing/options/option-strategies.ts';
import { optionValueStrategy } from '#advisor/calculators/investing/options/option-value-strategy.ts';

const run = (input: object) => {
  const { result } = runCalculator(optionValueStrategy, input, { year: 2026 });
  return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
};

describe('option value and strategy', () => {
  it('agrees with the textbook', () => {
    // Hull's example of the Black-Scholes-Merton chapter: S = 42, K = 40, r = 10 %, volatility 20 %, half a year:
    // the call is worth 4.76 and the put 0.81.
    const base = { spot: 42, strike: 40, years: 0.5, rate: 10, volatility: 20 };
    expect(run(base).value).toBeCloseTo(4.76, 2);
    expect(run({ ...base, kind: 'put' }).value).toBeCloseTo(0.81, 2);
    // And of its section on implied volatility: S = 21, K = 20, r = 10 %, a quarter year, price 1.875: 23.5 %.
    const implied = run({ spot: 21, strike: 20, years: 0.25, rate: 10, premium: 1.875 });
    expect(implied.implied_volatility).toBeCloseTo(23.5, 1);
    expect(Object.keys(implied)[0]).toBe('implied_volatility');
  });

  it('adds up the strategies of the textbook', () => {
    // A bull spread with calls at 30 for 3 and at 35 for 1: costs 2, loses 2 at most, gains 3, breaks even at 32.
    const spread = positionOf('vertical_spread', 'call', 30, 35);
    expect(outlookOf(spread, 2)).toEqual({ mostGained: 3, mostLost: 2, breakEvens: [32] });
    // A straddle at 70 for 4 + 3: breaks even at 63 and 77, gains without limit.
    const straddle = positionOf('straddle', 'call', 70, 0);
    expect(outlookOf(straddle, 7)).toEqual({ mostGained: Infinity, mostLost: 7, breakEvens: [63, 77] });
    // Shares at 50, a call sold at 55 for 2: costs 48, gains 7 at most, breaks even at 48.
    const covered = positionOf('covered_call', 'call', 55, 0);
    expect(outlookOf(covered, 48)).toEqual({ mostGained: 7, mostLost: 48, breakEvens: [48] });
    // A naked call has no limit; a put at 50 sold for 3 loses 47 at most and breaks even at 47.
    expect(outlookOf(positionOf('sell', 'call', 50, 0), -3).mostLost).toBe(Infinity);
    expect(outlookOf(positionOf('sell', 'put', 50, 0), -3)).toEqual({
      mostGained: 3,
      mostLost: 47,
      breakEvens: [47],
    });
    // A collar at 45 and 55 around shares at 50 that costs nothing: between -5 and 5.
    expect(outlookOf(positionOf('collar', 'call', 45, 55), 50)).toEqual({
      mostGained: 5,
      mostLost: 5,
      breakEvens: [50],
    });
  });

  it('breaks even where it says, and never does better or worse than it says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...strategies),
        fc.constantFrom('call' as const, 'put' as const),
        fc.integer({ min: 50, max: 150 }),
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: 0.5, max: 30, noNaN: true }),
        fc.integer({ min: 0, max: 400 }),
        (strategy, kind, strike, width, premium, price) => {
          const position = positionOf(strategy, kind, strike, strike + width);
          const cost = position.shares * strike + position.legs[0]!.side * premium;
          const { mostGained, mostLost, breakEvens } = outlookOf(position, cost);
          for (const even of breakEvens) expect(payoffAt(position, even) - cost).toBeCloseTo(0, 9);
          const profit = payoffAt(position, price) - cost;
          expect(profit).toBeLessThanOrEqual(mostGained + 1e-9);
          expect(profit).toBeGreaterThanOrEqual(-mostLost - 1e-9);
        },
      ),
    );
  });

  it('counts the whole contract', () => {
    const figures = run({ spot: 50, strike: 50, years: 1, premium: 4, volatility: 25 });
    expect(figures.cost).toBe(400);
    expect(figures.most_lost).toBe(400);
    expect(figures.break_even).toBe(54);
    expect(figures.most_gained).toBeUndefined();
    // Covered by the market price, not by the model's: shares at 50 less a call sold for 4.
    expect(
      run({ strategy: 'covered_call', spot: 50, strike: 55, years: 1, premium: 4, volatility: 25 }).cost,
    ).toBeCloseTo(4600, 9);
  });

  it('is worth more with more time and more volatility', () => {
    const base = { spot: 100, strike: 105, years: 0.5, volatility: 25 };
    expect(run({ ...base, years: 1 }).value).toBeGreaterThan(run(base).value!);
    expect(run({ ...base, volatility: 30 }).value).toBeGreaterThan(run(base).value!);
    expect(run({ ...base, spot: 101 }).value).toBeGreaterThan(run(base).value!);
    expect(run({ ...base, years: 0, days: 365 })).toEqual(run({ ...base, years: 1 }));
  });

  it.each([
    [{ spot: 100, strike: 100, volatility: 20 }, 'Give the time to expiry, in years, months or days.'],
    [
      { spot: 100, strike: 100, years: 1 },
      'Give the volatility of the share, or the market price of the option.',
    ],
    [
      { spot: 100, strike: 80, years: 1, premium: 5 },
      'No volatility explains that market price: check it, the strike and the time.',
    ],
    [
      { strategy: 'collar', spot: 100, strike: 90, years: 1, volatility: 20 },
      'Give the second strike of the strategy.',
    ],
    [
      { strategy: 'strangle', spot: 100, strike: 110, secondStrike: 90, years: 1, volatility: 20 },
      'The second strike, that of the call, must be above the first.',
    ],
    [
      { strategy: 'vertical_spread', spot: 100, strike: 90, secondStrike: 90, years: 1, volatility: 20 },
      'The two strikes must differ.',
    ],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
