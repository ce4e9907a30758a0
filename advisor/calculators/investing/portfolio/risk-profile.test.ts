import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { riskProfile } from '#advisor/calculators/investing/portfolio/risk-profile.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(riskProfile, input, { year: 2026 }).result;
const run = (input: object) => Object.fromEntries(finish(input).figures.map(({ id, value }) => [id, value]));

const answers = {
  reaction: ['sell_all', 'sell_some', 'hold', 'buy_more'],
  goal: ['safety', 'balance', 'growth'],
  experience: ['none', 'some', 'much'],
  income: ['none', 'variable', 'steady'],
  dependence: ['most', 'some', 'little'],
} as const;

describe('risk profile', () => {
  it('scores as by hand', () => {
    // Capacity: time 25 years is full, 0.5 x 100; steady income 0.2 x 100; three of six months 0.15 x 50; depends
    // partly 0.15 x 50: 50 + 20 + 7.5 + 7.5 = 85. Tolerance: holds 0.5 x 70, balance 0.3 x 50, some experience
    // 0.2 x 60: 35 + 15 + 12 = 62. The lower, 62, is in the band from 60 to 80; half of its middle is 35.
    expect(run({ horizon: 25, reaction: 'hold' })).toEqual({
      capacity: 85,
      tolerance: 62,
      stocks: 70,
      stocks_low: 60,
      stocks_high: 80,
      loss_if_halved: 35,
    });
    // 35 + 30 + 20 = 85 where growth matters most to an old hand: then 85 and 85.
    expect(run({ horizon: 25, reaction: 'hold', goal: 'growth', experience: 'much' }).stocks_low).toBe(80);
  });

  it('keeps money that is needed soon out of stocks, whatever the rest', () => {
    const bold = {
      reaction: 'buy_more',
      goal: 'growth',
      experience: 'much',
      reserve: 12,
      dependence: 'little',
    };
    expect([2, 4, 6, 9, 30].map((horizon) => run({ ...bold, horizon }).stocks_high)).toEqual([
      20, 40, 60, 80, 100,
    ]);
    expect(finish({ ...bold, horizon: 2 }).warnings.map(renderPlain)).toContain(
      'Money you need within 2 years has little time to recover from a fall.',
    );
  });

  it('gives the first band for the most careful and the last for the boldest', () => {
    expect(run({ horizon: 40, reaction: 'sell_all', goal: 'safety', experience: 'none' })).toMatchObject({
      tolerance: 4,
      stocks_low: 0,
      stocks_high: 20,
    });
  });

  it('never lowers the range for a bolder answer or more time', () => {
    const pick = fc.record({
      horizon: fc.integer({ min: 0, max: 40 }),
      reserve: fc.integer({ min: 0, max: 11 }),
      reaction: fc.nat({ max: 3 }),
      goal: fc.nat({ max: 2 }),
      experience: fc.nat({ max: 2 }),
      income: fc.nat({ max: 2 }),
      dependence: fc.nat({ max: 2 }),
    });
    const asInput = (picked: Record<string, number>) =>
      Object.fromEntries(
        Object.entries(picked).map(([name, value]) => {
          const options: readonly string[] | undefined = answers[name as keyof typeof answers];
          return [name, options ? options[Math.min(value, options.length - 1)] : value];
        }),
      );
    fc.assert(
      fc.property(pick, fc.constantFrom('horizon', 'reserve', ...Object.keys(answers)), (picked, name) => {
        const bolder = { ...picked, [name]: picked[name as keyof typeof picked] + 1 };
        const { stocks, stocks_low: low, stocks_high: high } = run(asInput(picked));
        expect(run(asInput(bolder)).stocks).toBeGreaterThanOrEqual(stocks!);
        expect([low! >= 0, high! <= 100, high! - low!]).toEqual([true, true, 20]);
      }),
    );
  });

  it.each([
    [
      { horizon: 10, reaction: 'cry' },
      'Reaction to losing a third in a year must be one of: sell_all, sell_some, hold, buy_more.',
    ],
    [{ horizon: -1, reaction: 'hold' }, 'Time until you need the money must be at least 0 years.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('needs no more than an age, and says what it took', () => {
    // 67 - 35 = 32 years; (92 - 74) / 2 = 9 years; nobody who is new to it is taken to hold on.
    const { input } = runCalculator(riskProfile, { age: 35 }, { year: 2026 });
    expect(input).toMatchObject({ horizon: 32, reaction: 'hold' });
    const late = runCalculator(riskProfile, { age: 74, experience: 'none' }, { year: 2026 });
    expect(late.input).toMatchObject({ horizon: 9, reaction: 'sell_some' });
    expect(runCalculator(riskProfile, {}, { year: 2026 }).input).toMatchObject({ horizon: 15 });
  });

  it('gives dollars, and the share of stocks that a named loss allows', () => {
    // The middle of 60 to 80 % of 200,000, half of which is lost; 20 % is what 40 % in stocks lose when they halve.
    expect(run({ horizon: 25, reaction: 'hold', amount: 200_000, worst_loss: 20 })).toMatchObject({
      stock_dollars: 140_000,
      loss_dollars: 70_000,
      stocks_for_loss: 40,
    });
    expect(openingOf(riskProfile, { horizon: 15, reserve: 6, worst_loss: 20 })).toBe(
      'Hold no more than 40% in stocks, to keep a crash within the 20% you mentioned; otherwise 60% to 80% would fit.',
    );
    expect(openingOf(riskProfile, { horizon: 4, worst_loss: 30 })).toBe(
      'About 20% to 40% in stocks fits you.',
    );
  });
});
