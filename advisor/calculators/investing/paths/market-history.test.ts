import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { marketHistory } from '#advisor/calculators/investing/paths/market-history.ts';

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

  it('tells gold, homes, small companies and corporate bonds of the same table', () => {
    // Damodaran's table, 2008: gold 4.32 %, homes -12.00 %, Baa bonds -3.44 %, small companies -44.68 %.
    const in2008 = (series: string) => run({ series, from_year: 2008 }).change;
    expect(in2008('gold')).toBeCloseTo(4.32, 2);
    expect(in2008('real_estate')).toBeCloseTo(-12.0, 2);
    expect(in2008('corporate_bonds')).toBeCloseTo(-3.44, 2);
    expect(in2008('small_stocks')).toBeCloseTo(-44.68, 2);
    expect(run({ series: 'gold', from_year: 2008, to_year: 2009, amount: 1000 }).became).toBeCloseTo(
      1304.3,
      1,
    );
  });

  it('says which year a record lacks', () => {
    expect(() => run({ series: 'real_estate', from_year: 2025 })).toThrow(
      'The yearly record of US home prices goes from 1928 through 2024',
    );
    expect(run({ series: 'small_stocks', years: 5 })).toMatchObject({ first: 2020, last: 2024 });
    const { result } = runCalculator(marketHistory, { series: 'real_estate', years: 5 }, { year: 2026 });
    expect(JSON.stringify(result.assumptions)).toContain('isn’t complete in this record');
  });

  it('knows no year outside of the record', () => {
    expect(() => run({ from_year: 1900 })).toThrow(InputProblem);
    expect(() => run({ from_year: 2026 })).toThrow('from 1928 through 2025');
  });
});
