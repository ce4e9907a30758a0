import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { afterTaxReturn } from '#advisor/calculators/investing/bonds/after-tax-return.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(afterTaxReturn, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

describe('return after tax and inflation', () => {
  it('takes tax off first, then inflation', () => {
    // Python: 4.5 * 0.76 = 3.42; 1.0342 / 1.03 - 1 = 0.40777 %.
    const figures = run({ rate: 4.5, tax_rate: 24, inflation: 3 });
    expect(figures.after_tax).toBeCloseTo(3.42, 10);
    expect(figures.real_return).toBeCloseTo(0.40777, 5);
  });

  it('tells what an amount becomes', () => {
    // Python: 4.2 * 0.73 = 3.066; 50000 * 1.03066**5; / 1.025**5.
    const figures = run({ rate: 4.2, tax_rate: 22, other_rate: 5, amount: 50_000, years: 5 });
    expect(figures.end_value).toBeCloseTo(50_000 * 1.03066 ** 5, 4);
    expect(figures.end_today).toBeCloseTo((50_000 * 1.03066 ** 5) / 1.025 ** 5, 4);
    expect(figures.income_after_tax).toBeCloseTo(1533, 6);
  });

  it('tells the interest of a year that is left after tax', () => {
    // python3: 27500 * .039 = 1072.50; * .78 = 836.55.
    const told = { rate: 3.9, tax_rate: 22, amount: 27_500, years: 1 };
    expect(run(told).income_after_tax).toBeCloseTo(836.55, 8);
    const { result, input } = finish(told);
    const { openings } = afterTaxReturn.explain(result as never, input as never);
    expect(renderPlain(openings!.amount!)).toBe(
      'You keep $836.55 a year of $1,072.50: $235.95 goes to tax at 22%.',
    );
  });

  it('takes the bracket from an income, and says when money loses', () => {
    // 2026: 180,000 - 32,200 = 147,800, between 100,800 and 211,400: 22 %.
    expect(run({ rate: 5, income: 180_000, filing_status: 'married_joint' }).tax_rate).toBe(22);
    const { result, input } = finish({ rate: 2, tax_rate: 22, inflation: 3 });
    const { conclusion, reasons } = afterTaxReturn.explain(result as never, input as never);
    expect(renderPlain(conclusion)).toContain('which is −1.4');
    expect(reasons.map(renderPlain).join(' ')).toContain('buys less every year');
  });

  it('refuses what cannot be', () => {
    expect(() => run({ tax_rate: 22 })).toThrow(InputProblem);
    expect(() => run({ rate: 5, tax_rate: 70, other_rate: 30 })).toThrow('100% or more');
  });
});
