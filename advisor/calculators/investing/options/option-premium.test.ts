import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { optionPremium } from '#advisor/calculators/investing/options/option-premium.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(optionPremium, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('option break-even at a given premium', () => {
  it('agrees with the profit diagrams of textbooks', () => {
    // Covered call: most gained (strike - share price + premium) x 100, break-even share price - premium.
    const covered = run({ strategy: 'covered_call', spot: 75, strike: 80, premium: 2.1 });
    expect(covered.most_gained).toBeCloseTo(710, 8);
    expect(covered.break_even).toBeCloseTo(72.9, 8);
    expect(covered.most_lost).toBeCloseTo(7290, 8);
    // Cash-secured put: break-even strike - premium, most gained the premium.
    const put = run({ strategy: 'cash_secured_put', strike: 45, premium: 1.8, spot: 47 });
    expect(put.break_even).toBeCloseTo(43.2, 8);
    expect(put.most_gained).toBeCloseTo(180, 8);
    expect(put.most_lost).toBeCloseTo(4320, 8);
    // Long call and long put.
    const call = run({ strategy: 'bought_call', strike: 50, premium: 3 });
    expect(call).toMatchObject({ break_even: 53, most_lost: 300 });
    expect(call).not.toHaveProperty('most_gained');
    expect(run({ strategy: 'bought_put', strike: 90, premium: 4 })).toMatchObject({
      break_even: 86,
      most_lost: 400,
      most_gained: 8600,
    });
  });

  it('tells the profit at a given share price, by hand', () => {
    const profit = (input: object) => run({ premium: 3, strike: 50, ...input }).profit_at;
    expect(profit({ strategy: 'bought_call', end_price: 60 })).toBeCloseTo(700, 9);
    expect(profit({ strategy: 'bought_call', end_price: 45 })).toBeCloseTo(-300, 9);
    expect(profit({ strategy: 'bought_put', end_price: 41 })).toBeCloseTo(600, 9);
    expect(profit({ strategy: 'cash_secured_put', end_price: 41 })).toBeCloseTo(-600, 9);
    expect(profit({ strategy: 'cash_secured_put', end_price: 55 })).toBeCloseTo(300, 9);
    expect(profit({ strategy: 'sold_call', end_price: 60 })).toBeCloseTo(-700, 9);
    expect(profit({ strategy: 'covered_call', spot: 48, end_price: 60 })).toBeCloseTo(500, 9);
    expect(profit({ strategy: 'protective_put', spot: 52, end_price: 40 })).toBeCloseTo(-500, 9);
    // Where no shares are held, the price that is named is where the share may end.
    expect(profit({ strategy: 'bought_call', spot: 60 })).toBeCloseTo(700, 9);
    expect(run({ strategy: 'bought_call', strike: 50, premium: 3 })).not.toHaveProperty('profit_at');
    expect(
      openingOf(optionPremium, { strategy: 'bought_call', strike: 50, premium: 3, end_price: 45 }, 'amount'),
    ).toBe('As the buyer you’d lose $300 if the share ends at $45.00; the seller keeps that.');
  });

  it('has no limit to the loss of a call sold without shares', () => {
    const sold = run({ strategy: 'sold_call', strike: 50, premium: 3 });
    expect(sold).toMatchObject({ break_even: 53, most_gained: 300 });
    expect(sold).not.toHaveProperty('most_lost');
  });

  // The worked examples of the Options Industry Council, in other numbers, by hand.
  it('bounds what shares can lose by a put', () => {
    expect(run({ strategy: 'protective_put', spot: 90, strike: 85, premium: 2.4 })).toMatchObject({
      most_lost: expect.closeTo(740, 8) as number,
      break_even: expect.closeTo(92.4, 8) as number,
    });
  });

  it('says so where no price of the share breaks even', () => {
    expect(run({ strategy: 'covered_call', spot: 40, strike: 38, premium: 1.5 })).not.toHaveProperty(
      'break_even',
    );
  });

  it('tells the yield of a premium, and of a year', () => {
    const figures = run({ strategy: 'covered_call', spot: 60, strike: 62, premium: 1.2, days: 73 });
    expect(figures.yield).toBeCloseTo(2, 8);
    expect(figures.yearly_yield).toBeCloseTo(10, 8);
  });

  it('puts what was asked about first', () => {
    expect(Object.keys(run({ strategy: 'covered_call', spot: 75, strike: 80, premium: 2 }))[0]).toBe(
      'most_gained',
    );
    expect(Object.keys(run({ strategy: 'cash_secured_put', strike: 45, premium: 1 }))[0]).toBe('break_even');
  });

  it('gains nothing at the break-even, whatever the position', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('covered_call', 'cash_secured_put', 'protective_put', 'bought_call', 'bought_put'),
        fc.integer({ min: 20, max: 200 }),
        fc.integer({ min: 1, max: 15 }),
        (strategy, strike, premium) => {
          const input = { strategy, strike, premium, spot: strike, shares: 1 };
          const { result } = runCalculator(optionPremium, input, { year: 2026 });
          const { even, profits } = result.detail as {
            even?: { value: number };
            profits: [number, number][];
          };
          expect(profits.find(([price]) => price === even?.value)![1]).toBeCloseTo(0, 8);
        },
      ),
    );
  });

  it.each([
    [{ strategy: 'covered_call', strike: 80, premium: 2 }, 'Give the share price.'],
    [
      { strategy: 'covered_call', strike: 80, premium: 80, spot: 75 },
      'The premium must be less than the share price.',
    ],
    [{ strategy: 'bought_put', strike: 5, premium: 5 }, 'The premium must be less than the strike.'],
    [
      { strike: 5, premium: 5 },
      'Strategy is missing: give one of: covered_call, cash_secured_put, protective_put, bought_call, bought_put, sold_call.',
    ],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
