import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { marketHistory } from '#advisor/calculators/investing/market-history.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(marketHistory, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('market history', () => {
  it('tells the years that everybody knows', () => {
    // Damodaran's table: S&P 500 with dividends -18.04 % in 2022 and -36.55 % in 2008; ten-year Treasuries +20.10 %.
    expect(run({ from_year: 2022 }).change).toBeCloseTo(-18.04, 2);
    expect(run({ from_year: 2008 }).change).toBeCloseTo(-36.55, 2);
    expect(run({ series: 'bonds', from_year: 2008 }).change).toBeCloseTo(20.1, 2);
  });

  it('tells inflation as the Bureau of Labor Statistics does', () => {
    // Annual averages: 8.0 % in 2022, 4.7 % in 2021, 4.1 % in 2023; December to December 6.5 % in 2022.
    expect(run({ series: 'inflation', from_year: 2022 }).average_rise).toBeCloseTo(8.0, 1);
    expect(run({ series: 'inflation', from_year: 2021 }).average_rise).toBeCloseTo(4.7, 1);
    expect(run({ series: 'inflation', from_year: 2023 }).average_rise).toBeCloseTo(4.1, 1);
    expect(run({ series: 'inflation', from_year: 2022 }).change).toBeCloseTo(6.45, 1);
  });

  it('compounds over several years', () => {
    // 1.312117 x 1.180232 x 1.284689 = 1.98945, by hand.
    const three = run({ from_year: 2019, to_year: 2021, amount: 10_000 });
    expect(three.became).toBeCloseTo(19_894.6, 0);
    expect(three.yearly).toBeCloseTo((1.989_46 ** (1 / 3) - 1) * 100, 2);
    expect(run({ years: 3 })).toMatchObject({ first: 2023, last: 2025 });
    expect(run({ stretch: 'last_year' })).toMatchObject({ first: 2025 });
    expect(run({}).yearly).toBeGreaterThan(9.5);
  });

  it('knows no year outside of the record', () => {
    expect(() => run({ from_year: 1900 })).toThrow(InputProblem);
    expect(() => run({ from_year: 2026 })).toThrow('from 1928 through 2025');
  });
});
