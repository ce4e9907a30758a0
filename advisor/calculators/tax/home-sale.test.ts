import { describe, expect, it } from 'vitest';
import { changedInput } from '#advisor/calculators/define/dependent-defaults.ts';
import { inputSchemaOf } from '#advisor/calculators/define/input-schema.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculate } from '#advisor/calculators/publish/calculate.ts';
import { homeSale } from '#advisor/calculators/tax/home-sale.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(homeSale, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

const read = (question: string) => fillSlots(homeSale, question, readMentions(question)).input;

describe('selling one’s home', () => {
  it('takes off the exclusion of section 121', () => {
    // 26 USC 121(b): 500,000 on a joint return, 250,000 for everybody else.
    expect(run({ filing_status: 'married_joint', bought_for: 300_000, sold_for: 950_000 })).toMatchObject({
      gain: 650_000,
      excluded: 500_000,
      taxable_gain: 150_000,
    });
    expect(run({ gain: 240_000, income: 80_000 })).toMatchObject({ taxable_gain: 0, tax: 0 });
    expect(
      run({ sold_for: 900_000, bought_for: 500_000, improvements: 60_000, selling_costs: 50_000 }),
    ).toMatchObject({ gain: 290_000, taxable_gain: 40_000 });
  });

  it('taxes the rest at the rates of gains', () => {
    // 60,000 on top of 90,000: the 15 % rate, by hand 9,000.
    expect(run({ gain: 310_000, income: 90_000 }).tax).toBeCloseTo(9000, 2);
  });

  it('asks for two years of living in it and of owning it', () => {
    // 26 USC 121(a).
    expect(run({ gain: 80_000, years_lived: 1.5 })).toMatchObject({ excluded: 0, taxable_gain: 80_000 });
    expect(run({ gain: 80_000, years_lived: 9, years_owned: 1.5 })).toMatchObject({ excluded: 0 });
    expect(run({ gain: 80_000, years_lived: 2, years_owned: 10 })).toMatchObject({ excluded: 80_000 });
  });

  it('tells by the years of owning whether a gain is long-term', () => {
    // 26 USC 1222(3): more than a year. 15 % of 80,000 on top of 100,000.
    expect(run({ gain: 80_000, years_lived: 0, years_owned: 2, income: 100_000 }).tax).toBe(12_000);
    // 2026, single, Revenue Procedure 2025-32, on 83,900 more: 105,700 at 22 %, 163,900 at 24 %.
    expect(run({ gain: 80_000, years_owned: 1, income: 100_000 }).tax).toBeCloseTo(
      0.22 * (105_700 - 83_900) + 0.24 * (163_900 - 105_700),
      2,
    );
    // 600,000 on top of 83,900 of ordinary income: 15 % to 545,500, 20 % above, and 3.8 % of 500,000.
    const done = run({
      sold_for: 900_000,
      bought_for: 300_000,
      income: 100_000,
      years_lived: 0,
      years_owned: 2,
    });
    expect(done.tax).toBeCloseTo(0.15 * (545_500 - 83_900) + 0.2 * (683_900 - 545_500) + 0.038 * 500_000, 2);
  });

  it.each([
    [
      'I lived 6 months of the 10 years I owned it and sold my home with a gain of 80k, I earn 100k',
      { years_lived: 0.5, years_owned: 10 },
    ],
    [
      'I owned my home for 10 years and lived in it for 6 months, sold for an 80k gain',
      { years_lived: 0.5, years_owned: 10 },
    ],
    ['I owned and lived in my house for 9 months and sold it for a profit of 80k', { years_owned: 0.75 }],
    ['sold the house I bought 6 months ago for a profit of 80k', { years_owned: 0.5 }],
    ['lived there 6 years and sold the house for a profit of 80k', { years_lived: 6 }],
    ['We bought our condo for 300k 18 months ago and sell it for 380k', { years_owned: 1.5 }],
    ['Three years ago I bought a house for 300k, and I sold it for 380k', { years_owned: 3 }],
    ['bought the home for $250,000, 3 years ago, sold it for $400,000', { years_owned: 3 }],
    ['sold the house after only 1 year for a profit of 80k', { years_owned: 1 }],
    ['I moved into my house 18 months ago and sold it for a gain of 80k', { years_lived: 1.5 }],
    ['I sold my home after living in it for 9 months with a gain of 80k', { years_lived: 0.75 }],
    [
      'We bought our home in 2010 for $300,000 and sold it in 2026 for $980,000. Married, income 150k.',
      { bought_for: 300_000, sold_for: 980_000 },
    ],
    [
      'I bought my home in 2025 for 300k and sold it in 2026 for 380k',
      { bought_for: 300_000, sold_for: 380_000, short_of_two_years: 1 },
    ],
    ['sold the house I bought in 2010 for 300k in 2026 for 980k', { bought_for: 300_000, sold_for: 980_000 }],
    [
      'We bought our house for 200k, remodeled it for 50k and sold it for 500k',
      { bought_for: 200_000, improvements: 50_000, sold_for: 500_000 },
    ],
    ['our home went for 900k, we paid 300k', { bought_for: 300_000, sold_for: 900_000 }],
    ['sold my condo within a year of buying it, gain 80k, salary 100k', { years_owned: 1 }],
    ['What if I sell my house within a year of buying it? gain 80k, salary 100k', { years_owned: 1 }],
    ['If we sell within one year of buying our home, gain 80k, salary 100k', { years_owned: 1 }],
    ['If I sell my home within two years of buying it, gain 80k', { short_of_two_years: 1 }],
    ['I sold my house with a gain of 80k and owned it less than a year', { years_owned: 1 }],
    ['purchased my home last year, sold this year, gain 80k', { years_owned: 1 }],
    ['sold my house in 2026, gain 80k, I bought it in May 2025', { short_of_two_years: 1 }],
    ['I bought my home in January 2026 and sold it in October 2026, gain 80k', { years_owned: 1 }],
    ['I sold the house I bought last year with a gain of 80k', { years_owned: 1 }],
    ['I bought a house last year for 300k and sold it for 380k', { years_owned: 1 }],
    ['we bought our condo for 300k less than a year ago and sold it for 380k', { years_owned: 1 }],
    ['sold my condo after less than a year, gain 80k', { years_owned: 1 }],
    ['sold my condo within 9 months of buying it, gain 80k', { years_owned: 0.75 }],
    ['I sold my home within 2 years of buying it, gain 80k', { short_of_two_years: 1 }],
    ['I owned my home less than two years and sold it with a gain of 80k', { short_of_two_years: 1 }],
    ['lived in my condo for under 24 months, sold it with a gain of 80k', { short_of_two_years_lived: 1 }],
    ['If I sell my house within a year of buying it, gain 80k', { years_owned: 1 }],
    ['We are selling our home after less than a year, gain 80k', { years_owned: 1 }],
    ['I want to sell my home less than a year after buying it, gain 80k', { years_owned: 1 }],
    ['We are selling our home within 9 months of closing, gain 80k', { years_owned: 0.75 }],
    ['If I sell my home within 2 years of buying it, gain 80k', { short_of_two_years: 1 }],
    [
      'I bought the house for $300,000 last year and sold it this year for $400,000',
      { bought_for: 300_000, sold_for: 400_000, years_owned: 1 },
    ],
    ['Bought my home in October 2025 for 300k and sold it in February 2026 for 380k', { years_owned: 1 }],
    ['sold my house in Feb 2026, gain 80k, I bought it in Oct 2025', { years_owned: 1 }],
    ['Bought my home in October 2024 for 300k and sold it in February 2026', { short_of_two_years: 1 }],
    ['I lived in my condo for not even a year and sold it with a gain of 80k', { years_lived: 1 }],
    [
      'I lived in my house 5 years and moved out 4 years ago. Sold it with a gain of 200k, I earn 100k',
      { years_lived: 5, years_moved_out: 4 },
    ],
    ['lived there 5 years, moved out of the house about 4 years ago', { years_moved_out: 4 }],
    ['lived there 5 years and it has been 4 years since we moved out', { years_moved_out: 4 }],
  ])('reads %j', (question, expected) => {
    expect(read(question)).toMatchObject(expected);
  });

  it.each([
    ['I lived in my house 5 years and moved out 1 year ago. Sold it with a gain of $200,000, I earn 100k', 5],
    [
      'My mother lived in her home for 30 years, bought it for $100,000, moved to a care home 18 months ago and sold it for $450,000',
      30,
    ],
    ['I sold my house 6 months ago with a gain of 200k', undefined],
    ['We bought our house for 200k, remodeled it 1 year ago and sold it for 500k', undefined],
    ['sold my home for a gain of 200k 1 year after moving out', undefined],
    ['I sold my house less than a year ago with a gain of 200k', undefined],
    ['I bought my home in 2010 and sold it in 2026 with a gain of 200k', undefined],
    ['sold my home with a gain of 200k within a year of moving out', undefined],
    ['We bought our new house last year and sold the old one with a gain of 200k', undefined],
    ['I bought my home in 2010 and this year I sold it with a gain of 200k', undefined],
    ['We bought our house in 2012 for 300k and last year we sold it for 700k', undefined],
    ['We bought it for 400k and this year it is worth 800k', undefined],
    ['We bought it for $400,000, last year we sold it for $800,000', undefined],
    ['We bought it for 400k last year we sold it for 800k', undefined],
    ['We bought it for $400,000, this year sold it for $800,000', undefined],
    ['Bought my home in February 2024 for 300k and sold it in October 2026 for 380k', undefined],
    ['Bought my home in October 2012 for 300k and sold it in February 2026 for 380k', undefined],
    ['We are selling our home within a year of buying a new one, gain of 200k', undefined],
    ['We are selling our home within a year of closing on a condo, gain of 200k', undefined],
    ['I do not want to sell my home within a year of buying it, gain of 200k', undefined],
    ['Should I sell my home after less than a year on the market, gain of 200k', undefined],
    ['Bought my condo in 1999 for 150k, this year I got 450k for it', undefined],
    ['I bought a car last year and sold my house with a gain of 200k', undefined],
    ['This year I bought a car and sold my house with a gain of 200k', undefined],
    ['We bought our house last year after we sold our condo with a gain of 200k', undefined],
    ['We bought our house last year and sold our previous home with a gain of 200k', undefined],
    ['I bought my house in 2010 and within a year it had doubled, sold with a gain of 200k', undefined],
    ['I plan to sell my house within a year, gain of 200k', undefined],
    ['If I sell my house within a year of retiring, gain of 200k', undefined],
    ['If I sell my house within a year of buying the next one, gain of 200k', undefined],
    ['My house sold in less than 30 days for 500k, we paid 300k', undefined],
    ['My house sold within 2 years of listing it for 500k, we paid 300k', undefined],
    ['We have lived in our home for 12 years and we plan to sell in less than a year', 12],
    ['We have lived in our home since 2010 and plan to sell it within a year', undefined],
    ['We have lived in our home for 12 years and hope to sell it in less than two years', 12],
    ['Selling our home within 6 months, gain of 200k', undefined],
    ['We kept the house for 20 years, then sold it within a year of the divorce', undefined],
    ['We sold our home within 2 years of the divorce, gain of 200k', undefined],
    [
      'bought my house in 2010 for 200k, sold in 2026 for 600k, and bought a condo in 2026 for 300k',
      undefined,
    ],
    ['We bought our home in 2010, sold it in 2026 and bought our condo in 2026', undefined],
    ['We bought our home in 2010. Bought a car in 2025. Sold our home in 2026.', undefined],
    ['Bought my home in 2010, sold my car in 2011 and my home in 2026', undefined],
    ['We plan on moving out in 4 years and selling our home with a gain of 200k', undefined],
    ['We sold our home within a year of buying the new one, gain of 200k', undefined],
    ['sold our home within 6 months of closing on our next house, gain of 200k', undefined],
    ['I lived in my home for almost 24 years and sold it with a gain of 200k', 24],
    ['Last year I sold my home that I bought in 2015 for 200k for 420k', undefined],
    ['I kept the house in the divorce less than a year ago and sold it, gain of 200k', undefined],
    ['My husband moved out of the house 4 years ago, I lived there 10 years and sold it', 10],
    ['I moved out of my apartment 10 years ago and now sell my home with a gain of 200k', undefined],
  ])('takes no time of something else for that of the home: %j', (question, expected) => {
    const {
      years_owned: owned,
      years_lived: lived,
      years_moved_out: out,
      short_of_two_years: two,
      short_of_two_years_lived: twoLived,
    } = read(question);
    expect({ owned, lived, two, twoLived }).toEqual({ lived: expected });
    expect(out ?? 0).toBeLessThan(2);
  });

  it('takes a move out of another place for none out of this home', () => {
    const question =
      'I moved out of my parents house 10 years ago, bought my home 5 years ago and sold it with a gain of 200k';
    expect(read(question)).toEqual({ gain: 200_000, years_owned: 5 });
    expect(read('I moved out 10 years ago, bought my home 5 years ago, gain of 200k')).toEqual({
      gain: 200_000,
      years_owned: 5,
    });
  });

  it('taxes a gain before the two years are full, at the rates of long-term gains unless a year or less is told', () => {
    // 15 % of 80,000 on top of 83,900.
    const short = { gain: 80_000, income: 100_000, short_of_two_years: 1 };
    expect(run(short)).toMatchObject({ excluded: 0, tax: 12_000 });
    expect(run({ ...short, years_owned: 2 })).toMatchObject({ excluded: 0, tax: 12_000 });
    expect(calculate(homeSale, short, 2026).inputs.years_owned).toBe(1.5);
    // Who then asks about more years is no longer short of two.
    const { input } = runCalculator(homeSale, { ...short, years_owned: 2 }, { year: 2026 });
    expect(run(changedInput(homeSale, input, { years_owned: 5 }, 2026)).tax).toBe(0);
    // Owned for longer, it was still lived in for less.
    const lived = { gain: 80_000, income: 100_000, short_of_two_years_lived: 1, years_lived: 2 };
    expect(run(changedInput(homeSale, lived, { years_owned: 5 }, 2026)).tax).toBe(12_000);
    expect(run(changedInput(homeSale, lived, { years_lived: 5 }, 2026)).tax).toBe(0);
    // Bought in October and sold in February, at the rates of wages.
    const months = read('Bought my home in October 2025 for 300k and sold it in February 2026 for 380k');
    expect(run({ ...months, income: 100_000 }).tax).toBeCloseTo(
      0.22 * (105_700 - 83_900) + 0.24 * (163_900 - 105_700),
      2,
    );
    // Lived in for a year and left three years ago, it was owned for four.
    const left = { gain: 80_000, income: 100_000, years_lived: 1, years_moved_out: 3 };
    expect(run(left)).toMatchObject({ excluded: 0, tax: 12_000 });
  });

  it('excludes what a home of many years gained, whenever its owner moved out', () => {
    // 450,000 - 100,000 = 350,000, of which 250,000 is excluded.
    expect(run({ bought_for: 100_000, sold_for: 450_000, years_lived: 30 })).toMatchObject({
      excluded: 250_000,
      taxable_gain: 100_000,
    });
  });

  it('counts the living of the last five years alone', () => {
    // 26 USC 121(a). Moved out four years ago: one of the five. 15 % of 200,000 on top of 83,900, and 3.8 % of the
    // 100,000 above 200,000.
    const long = { gain: 200_000, years_lived: 5, income: 100_000 };
    expect(run({ ...long, years_moved_out: 4 }).tax).toBeCloseTo(0.15 * 200_000 + 0.038 * 100_000, 2);
    expect(run({ ...long, years_moved_out: 3 }).tax).toBe(0);
  });

  it('taxes a couple beyond the exclusion of both', () => {
    // 680,000 - 500,000; 15 % of 180,000, and 3.8 % of what 150,000 + 180,000 is above 250,000.
    const input = { bought_for: 300_000, sold_for: 980_000, income: 150_000, filing_status: 'married_joint' };
    expect(run(input)).toMatchObject({ taxable_gain: 180_000, tax: 0.15 * 180_000 + 0.038 * 80_000 });
  });

  it('takes a home that was lived in for months to have been owned no longer, and says so', () => {
    // Nine months: short-term, so the tax is that of 80,000 more of wages, as above.
    const input = { gain: 80_000, years_lived: 0.75, income: 100_000 };
    expect(run(input).tax).toBeCloseTo(0.22 * (105_700 - 83_900) + 0.24 * (163_900 - 105_700), 2);
    const { assumed } = calculate(homeSale, input, 2026);
    expect(assumed).toContainEqual(expect.objectContaining({ field: 'years_owned', value: 0.75 }));
    // What is said counts; and who lived there long enough owned it long enough.
    expect(run({ ...input, years_owned: 3 }).tax).toBe(12_000);
    expect(calculate(homeSale, { ...input, years_lived: 6 }, 2026).inputs.years_owned).toBe(2);
  });

  it('takes anew what went by what is changed', () => {
    const { input } = runCalculator(
      homeSale,
      { gain: 200_000, years_lived: 6, income: 100_000 },
      { year: 2026 },
    );
    // Nine months: 200,000 more of wages on 83,900, Revenue Procedure 2025-32, and 3.8 % of 100,000.
    const short =
      0.22 * (105_700 - 83_900) +
      0.24 * (201_775 - 105_700) +
      0.32 * (256_225 - 201_775) +
      0.35 * (283_900 - 256_225);
    expect(run(changedInput(homeSale, input, { years_lived: 0.75 }, 2026)).tax).toBeCloseTo(short + 3800, 2);
    const said = { ...input, years_owned: 9 };
    expect(changedInput(homeSale, said, { years_lived: 0.75 }, 2026)).toMatchObject({ years_owned: 9 });
    const { properties } = inputSchemaOf(homeSale, 2026) as { properties: Record<string, object> };
    expect(properties.years_owned).not.toHaveProperty('default');
  });

  it('does not guess a tax without an income', () => {
    expect(run({ gain: 300_000 })).not.toHaveProperty('tax');
    expect(() => run({ sold_for: 500_000 })).toThrow(InputProblem);
  });
});

describe('what is put into a home and what its sale costs lower the gain', () => {
  it.each([
    // 930,000 less 6 % of it, 260,000 and 45,000.
    [
      'we bought house in 2009 for 260k, put 45k into it, selling for 930k with 6% commission, married',
      { sold_for: 930_000, bought_for: 260_000, improvements: 45_000, selling_percent: 6 },
      569_200,
    ],
    [
      'home bought for 200k, put 80k into it over the years, selling for 640k, single',
      { sold_for: 640_000, bought_for: 200_000, improvements: 80_000 },
      360_000,
    ],
    [
      'bought our house for 300k, spent 60k remodeling, sold for 1.1m, 5% realtor fees',
      { sold_for: 1_100_000, bought_for: 300_000, improvements: 60_000, selling_percent: 5 },
      685_000,
    ],
    [
      'our house went from 210k to 780k with 70k of improvements',
      { sold_for: 780_000, bought_for: 210_000, improvements: 70_000 },
      500_000,
    ],
    ['bought for 300k, put 60k down, sold for 700k', { sold_for: 700_000, bought_for: 300_000 }, 400_000],
  ])('%s', (question, expected, gain) => {
    const input = read(question);
    expect(input).toMatchObject(expected);
    expect(input).not.toHaveProperty('gain');
    expect(run(input)).toMatchObject({ gain });
  });

  it('and are never as much as the price; a gain that the prices do not make is told as such', () => {
    const prices = { sold_for: 640_000, bought_for: 200_000 };
    expect(() => run({ ...prices, selling_costs: 930_000 })).toThrow(InputProblem);
    const warned = (input: object) => runCalculator(homeSale, input, { year: 2026 }).result.warnings;
    expect(warned({ ...prices, gain: 80_000 })).toHaveLength(1);
    expect(warned({ ...prices, gain: 440_000 })).toEqual([]);
    expect(warned({ ...prices, gain: 360_000, improvements: 80_000 })).toEqual([]);
  });
});
