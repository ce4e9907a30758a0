import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { kellyBet } from '#advisor/calculators/investing/stocks/kelly-bet.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(kellyBet, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

describe('kelly bet', () => {
  it('is twice the edge at even money, as in Kelly’s paper, and p - q / b otherwise', () => {
    expect(run({ win_chance: 60 }).kelly).toBeCloseTo(20, 10);
    // 0.58 - 0.42 / 1.2 = 0.23.
    expect(run({ win_chance: 58, odds: 1.2 }).kelly).toBeCloseTo(23, 10);
    // 0.45 - 0.55 / 2 = 0.175 of 20,000.
    expect(run({ win_chance: 45, odds: 2, bankroll: 20_000 }).stake).toBeCloseTo(3500, 8);
  });

  it('stakes nothing on a bad bet, and says so', () => {
    const done = finish({ win_chance: 48 });
    expect(run({ win_chance: 48 })).toMatchObject({ kelly: 0, half_kelly: 0, even_chance: 50 });
    expect(renderPlain(kellyBet.explain(done.result as never, done.input as never).conclusion)).toContain(
      'the bet isn’t in your favor',
    );
  });

  it('grows fastest at the share it names', () => {
    const growth = (p: number, b: number, f: number) => p * Math.log(1 + b * f) + (1 - p) * Math.log(1 - f);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 50 }), (chance, tenths) => {
        const odds = tenths / 10;
        const share = run({ win_chance: chance, odds }).kelly! / 100;
        const best = growth(chance / 100, odds, share);
        for (const other of [share * 0.9, share + (1 - share) * 0.05])
          expect(growth(chance / 100, odds, other)).toBeLessThanOrEqual(best + 1e-12);
      }),
    );
  });

  it('takes chances and payoffs as people give them', () => {
    // p - (1 - p) / b: 0.5 - 0.5 / 1.5; 0.6 - 0.4 / 0.8; 0.45 - 0.55 / (320 / 180); 0.62 - 0.38 / 0.8.
    expect(run({ win_chance: 50, odds: 3, odds_to: 2 }).kelly).toBeCloseTo(16.6667, 4);
    expect(run({ win_chance: 6, out_of: 10, odds: 0.8 }).kelly).toBeCloseTo(10, 8);
    expect(run({ win_chance: 45, win: 320, loss: 180 }).kelly).toBeCloseTo(14.0625, 6);
    expect(run({ win_chance: 0.62, win_rate: 8, loss_rate: 10 }).kelly).toBeCloseTo(14.5, 8);
    expect(() => run({ win_chance: 12, out_of: 10 })).toThrow('more than the tries');
  });

  it('warns of large shares', () => {
    expect(finish({ win_chance: 60 }).result.warnings).toEqual([]);
    expect(finish({ win_chance: 80 }).result.warnings).toHaveLength(1);
  });

  it('refuses a chance above certainty', () => {
    expect(() => run({ win_chance: 120 })).toThrow(InputProblem);
    expect(() => run({ win_chance: 120 })).toThrow('Chance to win must be at most 100%.');
  });
});
