import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { mortgagePoints } from '#advisor/calculators/borrowing/home-loans/mortgage-points.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(mortgagePoints, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclude = (input: object) => {
  const done = finish(input);
  return renderPlain(mortgagePoints.explain(done.result as never, done.input as never).conclusion);
};

const offer = { loan: 290_000, rate: 6.75, new_rate: 6.375, points: 1.5, stay: 10 };

describe('mortgage points', () => {
  it('agrees with a spreadsheet', () => {
    // =PMT(6.75%/12,360,-290000) and at 6.375 %: 1,880.93 and 1,809.22; 4,350 / 71.71 = 60.7 months. After ten years:
    // 120 x 71.71 and the difference of =FV(rate/12,120,payment,-290000), less 4,350.
    const figures = run(offer);
    expect(figures).toMatchObject({
      cost: 4350,
      payment_without: 1880.93,
      payment_with: 1809.22,
      breakeven_months: 61,
    });
    expect(figures.gain).toBeCloseTo(6553.43, 0);
  });

  it('says yes or no by the time you stay', () => {
    expect(conclude(offer)).toMatch(/^Yes, the points pay/);
    expect(conclude({ ...offer, stay: 2 })).toMatch(/^No, the points don’t pay off/);
    expect(run({ ...offer, cost: 5000 }).cost).toBe(5000);
    expect(run({ ...offer, rate: 6.375, new_rate: 6.75 })).toEqual(run(offer));
    expect(run({ ...offer, new_rate: undefined, rate_cut: 0.375 })).toEqual(run(offer));
  });

  it.each([
    [{ ...offer, new_rate: 6.75 }, 'Points lower the rate'],
    [{ ...offer, points: 0 }, 'Give what the points cost'],
    [{ loan: 290_000, rate: 6 }, 'Points lower the rate'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it.each([
    [
      { loan: 400_000, rate: 6.875, new_rate: 6.5, points: 1.5, stay: 10 },
      'which',
      /^Take 6.5% with the points/,
    ],
    [
      { loan: 400_000, rate: 6.875, new_rate: 6.5, points: 1.5, stay: 2 },
      'which',
      /^Take 6.875% without the points/,
    ],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(mortgagePoints, input, want)).toMatch(says);
  });
});

it('draws the gain of each year, from the cost at first to the gain by the time you leave', () => {
  const { result, input } = finish(offer);
  const { about, series } = mortgagePoints.chart!(result as never, input as never);
  expect(about).toBe(10);
  expect(series[0]!.points[0]).toEqual([0, -4350]);
  expect(series[0]!.points[10]![1]).toBeCloseTo(run(offer).gain!, 2);
});

it('does not warn of a time before which it says the points pay', () => {
  const input = { loan: 380_000, rate: 6.5, new_rate: 6.25, points: 1, stay: 5 };
  const done = finish(input);
  const { next } = mortgagePoints.explain(done.result as never, done.input as never);
  expect(conclude(input)).toMatch(/^Yes, the points pay off if you keep the loan for 5 years/);
  expect(renderPlain(next[0]!)).toContain('before 48 months are up');
  expect(conclude({ ...input, stay: 4 })).toMatch(/^Yes/);
  expect(conclude({ ...input, stay: 3.9 })).toMatch(/^No/);
});
