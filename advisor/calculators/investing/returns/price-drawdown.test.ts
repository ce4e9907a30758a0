import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { priceDrawdown } from '#advisor/calculators/investing/returns/price-drawdown.ts';

const input = (...prices: number[]) => ({ prices: prices.map((price) => ({ price })) });
const run = (...prices: number[]) =>
  Object.fromEntries(
    runCalculator(priceDrawdown, input(...prices), { year: 2026 }).result.figures.map(({ id, value }) => [
      id,
      value,
    ]),
  );

describe('the drawdown of prices', () => {
  it('does simple ones as one would by hand', () => {
    // From 120 to 90 is a quarter; back takes a third; 130 is the second price after the low.
    expect(run(100, 120, 90, 110, 130)).toMatchObject({
      peak: 120,
      trough: 90,
      length: 1,
      recovery_length: 2,
      below_peak: 0,
    });
    expect(run(100, 120, 90, 110, 130).drawdown).toBeCloseTo(25, 10);
    expect(run(100, 120, 90, 110, 130).recovery_gain).toBeCloseTo(100 / 3, 10);
    expect(run(100, 120, 90).below_peak).toBeCloseTo(25, 10);
    expect(run(100, 120, 90)).not.toHaveProperty('recovery_length');
    expect(run(100, 110, 120)).toMatchObject({ drawdown: 0 });
  });

  it('finds what the largest fall between any two prices is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 40 }), (prices) => {
        const falls = prices.flatMap((from, at) => prices.slice(at).map((to) => 1 - to / from));
        expect(run(...prices).drawdown).toBeCloseTo(Math.max(0, ...falls) * 100, 8);
      }),
    );
  });

  it.each([
    [input(100, 120, 90, 110, 130), undefined, /^The deepest fall was 25%, from \$120\.00 to \$90\.00\.$/],
    [input(100, 110, 120), undefined, /^It never fell: .* up 20% in all\.$/],
    [input(100, 120, 90, 110, 130), 'time', /^It took 2 prices from the low until it was back\.$/],
  ] as const)('opens with the answer: %j, asked for %s', (told, want, says) => {
    expect(openingOf(priceDrawdown, told, want)).toMatch(says);
  });

  it('refuses fewer than two prices', () => {
    expect(() => run(100)).toThrow(InputProblem);
    expect(() => run(100)).toThrow('Prices in order: give at least 2.');
  });
});
