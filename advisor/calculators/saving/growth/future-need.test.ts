import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { futureNeed } from '#advisor/calculators/saving/growth/future-need.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(futureNeed, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const opening = (input: object) => {
  const { input: taken, result } = finish(input);
  return renderPlain(futureNeed.explain(result as never, taken as never).conclusion);
};

describe('future need', () => {
  // By the compound interest formulas in a separate script.
  it('says what something costs later', () => {
    expect(run({ cost: 25_000, years: 7, growth: 3 }).cost_then).toBeCloseTo(30_746.85, 2);
    expect(run({ cost: 8000, years: 20, growth: 4 }).cost_then).toBeCloseTo(17_528.99, 2);
    expect(opening({ cost: 25_000, years: 7, growth: 3 })).toBe(
      'It will cost about $30,747 in 7 years if prices rise 3% a year.',
    );
  });

  it('says what has to be there today', () => {
    expect(run({ need: 40_000, years: 10, rate: 5 }).set_aside).toBeCloseTo(24_556.53, 2);
    expect(run({ need: 90_000, years: 12, rate: 6 }).set_aside).toBeCloseTo(44_727.24, 2);
    expect(run({ need: 30_000, years: 5, rate: 4.5, compounding: 'monthly' }).set_aside).toBeCloseTo(
      23_965.57,
      2,
    );
    expect(Object.keys(run({ need: 40_000, years: 10, rate: 5 }))[0]).toBe('set_aside');
    expect(run({ need: 10_000, years: 10, rate: 5, people: 4 }).set_aside).toBeCloseTo(24_556.53, 2);
  });

  it('raises a sum of today’s money, and takes a share of a price', () => {
    expect(run({ need: 60_000, years: 12, growth: 2.5 }).cost_then).toBeCloseTo(60_000 * 1.025 ** 12, 6);
    expect(run({ cost: 420_000, years: 5, growth: 4, down_share: 20 }).share_then).toBeCloseTo(
      420_000 * 1.04 ** 5 * 0.2,
      6,
    );
  });

  it.each([{ years: 5 }, { cost: 100, years: -1 }, { cost: 100 }])('refuses %j', (input) => {
    expect(() => run(input)).toThrow(InputProblem);
  });
});
