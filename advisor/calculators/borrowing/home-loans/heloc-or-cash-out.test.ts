import { describe, expect, it } from 'vitest';
import { helocOrCashOut } from '#advisor/calculators/borrowing/home-loans/heloc-or-cash-out.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(helocOrCashOut, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const say = (input: object) => {
  const finished = finish(input);
  return renderPlain(helocOrCashOut.explain(finished.result as never, finished.input as never).conclusion);
};

const kitchen = { owed: 250_000, cash: 60_000, rate: 3.25, years_left: 25, heloc_rate: 8.5, refi_rate: 6.75 };

describe('HELOC or cash-out', () => {
  it('agrees with payments and balances from their closed forms', () => {
    // Python: pmt(250000, 3.25 %, 300) = 1,218.29; pmt(60000, 8.5 %, 180) = 590.84; pmt(316200, 6.75 %, 360) = 2,050.87.
    // Interest over ten years: 109,275.03 against 205,825.82 with 6,200 of costs counted.
    const figures = run(kitchen);
    expect(figures).toMatchObject({
      mortgage_payment: 1218.29,
      heloc_payment: 590.84,
      refi_payment: 2050.87,
    });
    expect(Math.abs(figures.heloc_cost! - 109_275)).toBeLessThan(5);
    expect(Math.abs(figures.refi_cost! - 205_826)).toBeLessThan(5);
    expect(say(kitchen)).toMatch(/^Keep your mortgage and take the HELOC/);
  });

  it('turns to the refinance where the mortgage is expensive', () => {
    const dear = { ...kitchen, rate: 8, refi_rate: 5.5, costs: 3000 };
    expect(say(dear)).toMatch(/^Take the cash-out refinance/);
    // At the rate that is named as even, the two cost the same.
    const even = run(kitchen).even_rate!;
    expect(run({ ...kitchen, refi_rate: even }).difference).toBeLessThan(5);
  });

  it('says how much the lender allows', () => {
    const { result } = finish({ ...kitchen, value: 350_000 });
    expect(result.figures.find(({ id }) => id === 'room')?.value).toBe(30_000);
    expect(result.warnings).toHaveLength(1);
    expect(finish({ ...kitchen, value: 500_000 }).result.warnings).toHaveLength(0);
  });

  it('asks for what it needs', () => {
    expect(() => run({ owed: 250_000, rate: 3 })).toThrow(InputProblem);
    expect(() => run({ owed: 250_000, rate: 3 })).toThrow('Cash you need is missing.');
  });
});
