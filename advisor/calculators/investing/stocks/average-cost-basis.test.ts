import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { averageCostBasis } from '#advisor/calculators/investing/stocks/average-cost-basis.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(averageCostBasis, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

describe('average cost of shares', () => {
  it('divides what was paid by the shares', () => {
    // (100 x 50 + 60 x 38) / 160 = 45.50.
    const lots = [
      { shares: 100, price: 50 },
      { shares: 60, price: 38 },
    ];
    expect(run({ lots })).toEqual({
      average: 45.5,
      shares: 160,
      cost: 7280,
      average_before: 50,
      average_change: 4.5,
    });
    // At 40: 6,400, 880 below; 45.50 / 40 - 1 = 13.75 %.
    expect(run({ lots, now: 40 })).toMatchObject({
      worth: 6400,
      gain: 880,
      rise_needed: expect.closeTo(13.75, 8) as number,
    });
  });

  it('leaves out the total of all purchases told beside them', () => {
    // (40 x 12 + 60 x 17) / 100 = 15.
    const lots = [{ shares: 100 }, { shares: 40, price: 12 }, { shares: 60, price: 17 }];
    expect(run({ lots })).toMatchObject({ average: 15, shares: 100, cost: 1500 });
  });

  it('takes equal amounts, whose average is the harmonic mean of the prices', () => {
    // 3 / (1/25 + 1/20 + 1/31).
    const lots = [25, 20, 31].map((price) => ({ amount: 500, price }));
    expect(run({ lots, now: 29 }).average).toBeCloseTo(3 / (1 / 25 + 1 / 20 + 1 / 31), 10);
  });

  it('takes one price for what is held and today’s for what is bought, or one amount for all', () => {
    // (500 x 31 + 200 x 44) / 700; three times 300 at 12, 10 and 15.
    const held = { lots: [{ shares: 500 }, { shares: 200 }], price: 31, now: 44 };
    expect(run(held).average).toBeCloseTo(24_300 / 700, 10);
    const lots = [12, 10, 15].map((price) => ({ price }));
    expect(run({ lots, each: 300 }).average).toBeCloseTo(3 / (1 / 12 + 1 / 10 + 1 / 15), 10);
  });

  it('buys at today’s price where no other is named', () => {
    const { result, input } = finish({ lots: [{ shares: 40, price: 212 }, { shares: 20 }], now: 165 });
    expect(renderPlain(averageCostBasis.explain(result as never, input as never).conclusion)).toBe(
      'Your average cost is $196.33 a share.',
    );
  });

  it('refuses a purchase without a price', () => {
    expect(() => run({ lots: [{ shares: 40 }] })).toThrow(InputProblem);
    expect(() => run({ lots: [{ price: 40 }] })).toThrow('For each purchase, give the price');
  });
});

describe('shares sold out of several purchases', () => {
  const lots = [
    { shares: 100, price: 20, year: 2023 },
    { shares: 80, price: 35, held: 5 },
  ];

  it('have a gain first in first out, by the highest cost and by the average', () => {
    // python3: 120*41 - (100*20 + 20*35) = 2220; 120*41 - (80*35 + 40*20) = 1320; 120*41 - 120*4800/180 = 1720.
    const done = run({ lots, sold: 120, now: 41 });
    expect(done).toMatchObject({
      gain_first_in: 2220,
      gain_highest_cost: 1320,
      shares_left: 60,
      proceeds: 4920,
    });
    expect(done['gain_at_average']).toBeCloseTo(1720, 8);
    // 100 bought in 2023 are long-term, 20 of five months ago short-term.
    expect(done).toMatchObject({ long_part: 2100, short_part: 120 });
    expect(run({ lots: [{ shares: 100, price: 20 }], sold: 50, now: 15 })).toMatchObject({
      gain_first_in: -250,
    });
    expect(run({ lots: [{ shares: 100, price: 20 }], sold: 50, now: 15 })).not.toHaveProperty('long_part');
  });

  it('are told with the gain first', () => {
    const { result, input } = finish({ lots, sold: 120, now: 41 });
    expect(renderPlain(averageCostBasis.explain(result as never, input as never).conclusion)).toBe(
      'First in, first out, your gain is $2,220.00.',
    );
  });

  it('cannot be more than were bought, and need a price', () => {
    expect(() => run({ lots, sold: 200, now: 41 })).toThrow('You can’t sell more shares than you bought');
    expect(() => run({ lots, sold: 20 })).toThrow('Give the price you sell at');
  });
});
