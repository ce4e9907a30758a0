import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { stockOptionsExercise } from '#advisor/calculators/tax/stock-pay/stock-options-exercise.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(stockOptionsExercise, input, { year: 2026 }).result.figures.map(({ id, value }) => [
      id,
      value,
    ]),
  );

const options = { shares: 10_000, strike: 5, price: 25, salary: 150_000 };

// By hand with Rev. Proc. 2025-32: regular tax on 150,000 less 16,100 is 24,734 for a single person.
describe('incentive options', () => {
  it('adds the spread for the minimum tax, by the lines of Form 6251', () => {
    // 350,000 less 90,100 is 259,900: 26% of 244,500 and 28% of 15,400 is 67,882, less 24,734.
    expect(run(options)).toMatchObject({ amt: 43_148, credit: 43_148, spread: 200_000, cash_needed: 93_148 });
    // 26% of 150,000 + s - 90,100 is 24,734 at a spread of 35,230.77: 1,761 shares of 20.
    expect(run(options).free_shares).toBe(1761);
    // The exemption is gone at 700,000: 63,570 and 28% of 455,500, less 68,134.25 of regular tax.
    const high = run({ shares: 20_000, strike: 5, price: 25, salary: 300_000 });
    expect(high.amt).toBeCloseTo(122_975.75, 2);
  });

  it('finds none where the exemption and the regular tax cover the spread', () => {
    expect(run({ ...options, shares: 1761 })).toMatchObject({ amt: 0, free_shares: 1761 });
  });

  it('taxes an early sale like pay, without payroll tax or minimum tax', () => {
    const early = { ...options, sale: 'sell_early' };
    // 85,634.25 on 333,900, less 24,734.
    expect(run(early)).toMatchObject({ early_tax: 60_900.25, ordinary: 200_000, net: 139_099.75 });
    // Sold for less than at exercise, only the gain is pay (Publication 525).
    expect(run({ ...early, sale_price: 15 }).ordinary).toBe(100_000);
    // Sold for less than the strike price, 3,000 of the loss counts: 24% of it.
    expect(run({ ...early, sale_price: 4 })).toMatchObject({ ordinary: 0, early_tax: -720 });
  });

  it('taxes a late sale as a long-term gain and gives the credit back as far as the minimum tax lets it', () => {
    // 15% of 350,000 and 3.8% of 300,000 above the threshold. In that year the regular tax is 77,234 and the tentative
    // minimum tax 26% of 59,900 and 15% of 150,000: 38,074.
    expect(run({ ...options, sale_price: 40 })).toMatchObject({
      gain_tax: 63_900,
      amt: 43_148,
      credit_used: 39_160,
      credit_left: 3988,
      net: 350_000 - 63_900 - 43_148 + 39_160,
    });
  });
});

describe('nonqualified options', () => {
  it('are wages on the day of the exercise', () => {
    // 60,900.25 of income tax, 0.9% of 150,000, 6.2% of 34,500 up to 184,500, and 1.45% of 200,000.
    const tax = 60_900.25 + 1350 + 2139 + 2900;
    const figures = run({ ...options, kind: 'nso' });
    expect(figures.nso_tax).toBeCloseTo(tax, 2);
    expect(figures.withheld).toBe(44_000);
    // The result for nonqualified options is also shown beside incentive options.
    expect(run(options).nso_tax).toBeCloseTo(tax, 2);
  });

  it('start a new gain with the value at exercise', () => {
    // 50,000 more a year later: 15%, and 3.8% of nothing, as 200,000 is not passed.
    const later = run({ ...options, kind: 'nso', sale: 'sell_late', sale_price: 30 });
    expect(later.gain_tax).toBe(7500);
  });
});

it('refuses options under water and a spouse’s pay on a single return, with what to do', () => {
  expect(() => run({ ...options, price: 4 })).toThrow('must be above the strike price');
  expect(() => run({ ...options, spouse_salary: 50_000 })).toThrow('choose married filing jointly');
});

it.each([
  ['yesno', options, 'Yes, about $43,148 of alternative minimum tax'],
  ['count', options, 'Up to 1,761 this year'],
  ['which', { ...options, sale_price: 40 }, 'Held long enough, the sale leaves you'],
  ['amount', { ...options, kind: 'nso' }, 'costs you $67,289'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(stockOptionsExercise, want, input)).toContain(opening);
});
