import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { iBond } from '#advisor/calculators/investing/bonds/i-bond.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';
import { compositeRate } from '#advisor/numerics/savings-bond.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(iBond, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const course = (input: object, months: readonly number[]) =>
  months.map((held) => run({ ...input, held }).value);

describe('I bond', () => {
  it('has the composite rates that the Treasury announced', () => {
    // 0.009 + 2 x 0.0156 + 0.009 x 0.0156 = 4.03 % for November 2025 to April 2026.
    expect(compositeRate(0.9, 1.56)).toBe(4.03);
    // As announced: May 2022 9.62 %, November 2022 6.89 %, May 2023 4.30 %, November 2023 5.27 %, May 2024 4.28 %,
    // November 2024 3.11 %, May 2025 3.98 %. In May 2015 deflation: 0.10 % fixed and -0.80 % make nothing, not less.
    const announced = [
      [0, 4.81, 9.62],
      [0.4, 3.24, 6.89],
      [0.9, 1.69, 4.3],
      [1.3, 1.97, 5.27],
      [1.3, 1.48, 4.28],
      [1.2, 0.95, 3.11],
      [1.1, 1.43, 3.98],
      [0.1, -0.8, 0],
    ];
    for (const [fixed, inflation, composite] of announced) {
      expect(compositeRate(fixed!, inflation!)).toBe(composite);
    }
    expect(run({ fixed: 0.9, inflation: 1.56 }).first_rate).toBe(4.03);
    expect(run({}).first_rate).toBe(4.03);
  });

  it('is worth what the tables of eyebonds.info say, month by month', () => {
    // $25 bought in July 2022 (0.00 % fixed): first of each month from August 2022 to January 2023, then half-years.
    const july = { amount: 25, issue_year: 2022, issue_month: 7 };
    expect(course(july, [1, 2, 3, 4, 5, 6])).toEqual([25.2, 25.39, 25.59, 25.8, 26, 26.2]);
    expect(course(july, [12, 18, 24, 30, 36, 42])).toEqual([27.05, 27.51, 28.05, 28.47, 28.74, 29.15]);
    // $25 bought in October 2019 (0.50 % fixed), half-years to April 2026.
    const october = { amount: 25, issue_year: 2019, issue_month: 10 };
    expect(course(october, [6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 66, 72, 78])).toEqual([
      25.24, 25.56, 25.76, 26.04, 26.57, 27.58, 28.98, 29.99, 30.57, 31.25, 31.79, 32.17, 32.71,
    ]);
    // $25 bought in August 2014 (0.10 % fixed), through the deflation of 2015.
    const august = { amount: 25, issue_year: 2014, issue_month: 8 };
    expect(course(august, [6, 12, 18, 24, 60, 96, 138])).toEqual([
      25.24, 25.44, 25.44, 25.65, 27.3, 29.75, 34.81,
    ]);
    // $5,000 bought in May 2024 (1.30 % fixed): two hundred units, each to the cent.
    const may = { amount: 5000, issue_year: 2024, issue_month: 5 };
    expect(course(may, [1, 2, 3, 6, 7, 12])).toEqual([5018, 5036, 5054, 5108, 5122, 5190]);
  });

  it('takes three months of interest before five years, and nothing after', () => {
    const bond = { amount: 25, issue_year: 2019, issue_month: 10 };
    // The same table: at 15 months (January 2021) 25.66; three months before (October 2020) 25.56.
    expect(run({ ...bond, held: 15 })).toMatchObject({ value: 25.66, redemption_value: 25.56 });
    expect(run({ ...bond, held: 15 }).penalty).toBeCloseTo(0.1, 10);
    expect(run({ ...bond, held: 59 }).redemption_value).toBe(run({ ...bond, held: 56 }).value);
    expect(run({ ...bond, held: 60 })).toMatchObject({ value: 31.25, redemption_value: 31.25 });
    expect(run({ ...bond, held: 60 })).not.toHaveProperty('penalty');
    // Locked for a year.
    expect(run({ ...bond, held: 11 })).not.toHaveProperty('redemption_value');
    expect(run({ ...bond, held: 12 })).toHaveProperty('redemption_value');
  });

  it('says where it had to guess, and where more was bought than is allowed', () => {
    const warnings = (input: object) => finish(input).result.warnings.map(renderPlain);
    const guess =
      'We don’t have the Treasury’s rates for all of this time; the latest one we have stands in for the rest, so the value is an estimate.';
    expect(warnings({ held: 6 })).toEqual([]);
    expect(warnings({ held: 12 })).toEqual([guess]);
    expect(warnings({ held: 12, inflation: 1.5 })).toEqual([]);
    expect(warnings({ held: 6, issue_year: 2026, issue_month: 5 })).toEqual([guess]);
    expect(warnings({ held: 6, amount: 10_000 })).toEqual([]);
    expect(warnings({ held: 6, amount: 10_001 })).toEqual([
      'One person may buy $10,000 of electronic I bonds in a calendar year.',
    ]);
  });

  it('begins by itself with the latest half-year of the ledger', () => {
    const latest = readFacts(2026).get('i_bond_rates').at(-1);
    expect(finish({}).input).toMatchObject({ issue_year: latest?.year, issue_month: latest?.month });
  });

  it('never loses value, stops after its life, and grows in proportion', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1999, max: 2025 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 12, max: 359 }),
        (issue_year, issue_month, held) => {
          const bond = { amount: 2500, issue_year, issue_month, held };
          const { value, redemption_value } = run(bond);
          expect(run({ ...bond, held: held + 1 }).value).toBeGreaterThanOrEqual(value!);
          expect(redemption_value).toBeLessThanOrEqual(value!);
          expect(redemption_value).toBeGreaterThanOrEqual(2500);
          expect(run({ ...bond, amount: 5000 }).value).toBeCloseTo(2 * value!, 6);
        },
      ),
      { numRuns: 50 },
    );
    expect(run({ held: 480 }).value).toBe(run({ held: 360 }).value);
  });

  it.each([
    [
      { issue_year: 1998, issue_month: 8 },
      'I bonds were first issued in September 1998. Give a later month.',
    ],
    [{ amount: 10 }, 'Amount bought must be at least $25.'],
    [{ issue_month: 13 }, 'Month of issue must be at most 12.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('takes a rate above any fixed one for the composite rate', () => {
    const { result } = runCalculator(iBond, { amount: 10_000, fixed: 3.98, held: 60 }, { year: 2026 });
    expect(result.figures.find(({ id }) => id === 'first_rate')?.value).toBe(3.98);
  });
});
