import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { rmd } from '#advisor/calculators/retirement/distributions/rmd.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(runCalculator(rmd, input, { year }).result.figures.map(({ id, value }) => [id, value]));

describe('required minimum distribution', () => {
  it('agrees with the example of IRS Publication 590-B', () => {
    // Balance 100,000, age 75, Table III: 100,000 / 24.6 = 4,065.
    expect(Math.round(run({ balance: 100_000, age: 75 }).rmd!)).toBe(4065);
  });

  it('uses the table in force since 2022, not the one before it', () => {
    // 500,000 / 26.5 = 18,867.92; the old table's 24.7 would give 20,242.91.
    expect(run({ balance: 500_000, age: 73 }).rmd).toBe(18_867.92);
    // 1,000,000 / 20.2 = 49,504.95 at 80, / 12.2 = 81,967.21 at 90, / 6.4 = 156,250 at 100.
    expect([80, 90, 100].map((age) => run({ balance: 1_000_000, age }).rmd)).toEqual([
      49_504.95, 81_967.21, 156_250,
    ]);
    expect(run({ balance: 1000, age: 120 }).rmd).toBe(500);
    expect(run({ balance: 1000, age: 125 }).rmd).toBe(500);
  });

  it('begins at 73 for who was born from 1951 to 1959, and at 75 for who was born later', () => {
    const begins = (born: number) => {
      const { start_age: age, first_year: year } = run({ balance: 1, age: 2026 - born });
      return [age, year];
    };
    expect(begins(1951)).toEqual([73, 2024]);
    expect(begins(1959)).toEqual([73, 2032]);
    expect(begins(1960)).toEqual([75, 2035]);
    expect(begins(1990)).toEqual([75, 2065]);
    expect(run({ balance: 1000, age: 72 }, 2024).rmd).toBe(0);
    expect(run({ balance: 1000, age: 74 }, 2024).rmd).toBe(39.22);
    // Before 2022 there was another table, before 2020 another age.
    expect(() => run({ balance: 1000, age: 74 }, 2021)).toThrow('Figures before 2024 are not kept here');
  });

  it('lets the first one wait until the year after', () => {
    expect(run({ balance: 1000, age: 73 })).toMatchObject({ first_year: 2026, due_year: 2027 });
    expect(run({ balance: 1000, age: 74 })).toMatchObject({ first_year: 2025, due_year: 2026 });
  });

  it('looks ahead where nothing is required yet', () => {
    // Born 1958: five years until 73. 100,000 x 1.05^5 = 127,628.16; / 26.5 = 4,816.16.
    expect(run({ balance: 100_000, age: 68 })).toMatchObject({ rmd: 0, first_rmd: 4816.16 });
    const { input, result } = runCalculator(rmd, { balance: 100_000, age: 68 }, { year: 2026 });
    expect(renderPlain(rmd.explain(result as never, input as never).conclusion)).toBe(
      'You don’t have to withdraw anything yet: your required distributions begin at 73, in 2031.',
    );
  });

  it('counts what was taken, a gift from the IRA and the accounts of a spouse', () => {
    // 600,000 / 23.7 = 25,316.46 at 76; 410,000 / 26.5 = 15,471.70 at 73 (Uniform Lifetime Table).
    const figures = run({
      balance: 600_000,
      age: 76,
      taken: 5000,
      gift: 10_000,
      spouse_balance: 410_000,
      spouse_age: 73,
    });
    expect(figures.still_due).toBeCloseTo(10_316.46, 2);
    expect(figures.taxed).toBeCloseTo(15_316.46, 2);
    expect(figures.both).toBeCloseTo(25_316.46 + 15_471.7, 2);
    // Before 70 1/2 a gift does not count, and beyond $111,000 no more of it does (Notice 2025-67).
    expect(run({ balance: 600_000, age: 69, gift: 10_000 }).gift_counted).toBe(0);
    expect(run({ balance: 9e6, age: 76, gift: 200_000 }).gift_counted).toBe(111_000);
    expect(run({ balance: 0, age: 76 }).share).toBeCloseTo(100 / 23.7, 8);
  });

  it('keeps a gift out of the income before the required amounts and above them', () => {
    // 26 USC 408(d)(8): from 70 1/2, up to $111,000 in 2026 (Notice 2025-67), whatever has to come out.
    expect(run({ balance: 0, age: 71, gift: 8000, tax_rate: 22 })).toMatchObject({
      gift_free: 8000,
      gift_counted: 0,
      gift_saves: 1760,
    });
    const above = run({ balance: 265_000, age: 73, gift: 25_000 });
    expect(above).toMatchObject({
      rmd: 10_000,
      gift_free: 25_000,
      gift_counted: 10_000,
      still_due: 0,
      taxed: 0,
    });
    expect(run({ balance: 9e6, age: 76, gift: 200_000 }).gift_free).toBe(111_000);
    expect(run({ balance: 0, age: 69, gift: 8000 }).gift_free).toBe(0);
    // In the year of the seventieth birthday it depends on the day.
    const done = runCalculator(rmd, { balance: 0, age: 70, gift: 8000 }, { year: 2026 });
    expect(done.result.warnings.map((one) => renderPlain(one)).join(' ')).toContain(
      'until the day you’re 70.5',
    );
  });

  it('requires nothing of a Roth account', () => {
    expect(openingFor(rmd, 'yesno', { balance: 0, roth: 180_000, age: 75 })).toMatch(
      /^No, nothing has to come out/,
    );
  });

  it('asks a growing share with age, in proportion to the balance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1e7 }), fc.integer({ min: 74, max: 119 }), (balance, age) => {
        const { rmd: now } = run({ balance, age });
        expect(run({ balance, age: age + 1 }).rmd).toBeGreaterThan(now!);
        expect(Math.abs(run({ balance: balance * 2, age }).rmd! - now! * 2)).toBeLessThanOrEqual(0.011);
        expect(now!).toBeLessThanOrEqual(balance / 2);
      }),
    );
  });

  it.each([
    [{ balance: -1, age: 75 }, 'Balance at the end of last year must be at least $0.'],
    [{ balance: 1, age: 75.5 }, 'Age at the end of this year must be a whole number.'],
    [{ balance: 0, age: 75, taken: 5000 }, 'Give the balance at the end of last year'],
    [{ age: 75 }, 'Balance at the end of last year is missing.'],
    [{ balance: 1 }, 'Age at the end of this year is missing.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['yesno', { balance: 500_000, age: 72 }, 'No, not yet'],
  ['yesno', { balance: 500_000, age: 75 }, 'Yes, at least $'],
  ['yesno', { balance: 500_000, age: 75, taken: 50_000 }, 'No, you’ve already taken'],
  ['rate', { balance: 500_000, age: 75 }, 'of last year’s closing balance'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(rmd, want, input)).toContain(opening);
});
