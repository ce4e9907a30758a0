import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { peRatio } from '#advisor/calculators/investing/pe-ratio.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(peRatio, input, { year: 2026 });

describe('price-earnings ratio', () => {
  it('divides the price by the earnings, and turns it around', () => {
    const { input, result } = finish({ price: 84, eps: 5.6 });
    // 84 / 5.60 = 15, and one fifteenth.
    expect(result.figures.map(({ value }) => value)).toEqual([
      expect.closeTo(15, 10),
      expect.closeTo(6.666_667, 5),
    ]);
    expect(renderPlain(peRatio.explain(result as never, input as never).conclusion)).toBe(
      'The P/E is 15: you pay $84 for earnings of $5.60 a share.',
    );
  });

  it('has no ratio without earnings', () => {
    expect(() => finish({ price: 84, eps: 0 })).toThrow(InputProblem);
    expect(() => finish({ price: 84 })).toThrow('Earnings per share is missing.');
  });
});
