import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { compareInvestments } from '#advisor/calculators/investing/returns/compare-investments.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(compareInvestments, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

describe('investments side by side', () => {
  it('gives the end of each and the difference', () => {
    // Python: 20000 * 1.045**5 = 24,923.64; 20000 * 1.08**5 = 29,386.56.
    const figures = run({ investments: [{ rate: 4.5 }, { rate: 8 }], amount: 20_000, years: 5 });
    expect(figures.end_1).toBeCloseTo(24_923.64, 2);
    expect(figures.end_2).toBeCloseTo(29_386.56, 2);
    expect(figures.difference).toBeCloseTo(4462.92, 2);
  });

  it('takes fees off, and adds monthly savings', () => {
    // Python, 240 deposits at the ends of months at 1.0696**(1/12) - 1 (7 % less 0.04 %).
    const monthly = 1.0696 ** (1 / 12) - 1;
    const expected = (400 * ((1 + monthly) ** 240 - 1)) / monthly;
    const two = { investments: [{ rate: 7, fee: 0.04 }, { rate: 6 }], amount: 0, monthly: 400, years: 20 };
    expect(run(two).end_1).toBeCloseTo(expected, 4);
  });

  it('weighs risk where it is known', () => {
    // (9 - 4) / 18, (6 - 4) / 8; 6 - 1.645 x 8.
    const { result, input } = finish({
      investments: [
        { rate: 9, volatility: 18 },
        { rate: 6, volatility: 8 },
      ],
    });
    const figures = Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
    expect(figures.sharpe_1).toBeCloseTo(0.2778, 4);
    expect(figures.sharpe_2).toBeCloseTo(0.25, 10);
    expect(figures.bad_year_2).toBeCloseTo(-7.16, 10);
    expect(renderPlain(compareInvestments.explain(result as never, input as never).conclusion)).toContain(
      'The first one ends ahead by',
    );
  });

  it.each([
    [{ investments: [{ rate: 5 }] }, 'List of investments: give at least 2.'],
    [{ investments: [{ rate: 5 }, { rate: 6 }], amount: 0 }, 'Give an amount to invest'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
