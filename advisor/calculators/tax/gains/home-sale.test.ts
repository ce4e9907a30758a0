import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { changedInput } from '#advisor/calculators/define/dependent-defaults.ts';
import { inputSchemaOf } from '#advisor/calculators/define/input-schema.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculate } from '#advisor/calculators/publish/calculate.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { homeSale } from '#advisor/calculators/tax/gains/home-sale.ts';
import { fillFields } from '#advisor/plan/fill/fill-fields.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(homeSale, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

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
    const months = { bought_for: 300_000, sold_for: 380_000, years_owned: 1 };
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

  it('assumes dependent inputs again when an input changes', () => {
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
  it('tells the cash that is left after the mortgage', () => {
    // 295,000 - 6 % - 141,000.
    expect(
      run({ sold_for: 295_000, bought_for: 178_000, selling_percent: 6, mortgage: 141_000 }).cash_left,
    ).toBe(136_300);
  });

  it.each([
    // 930,000 less 6 % of it, 260,000 and 45,000.
    [{ sold_for: 930_000, bought_for: 260_000, improvements: 45_000, selling_percent: 6 }, 569_200],
    [{ sold_for: 640_000, bought_for: 200_000, improvements: 80_000 }, 360_000],
    [{ sold_for: 1_100_000, bought_for: 300_000, improvements: 60_000, selling_percent: 5 }, 685_000],
    [{ sold_for: 780_000, bought_for: 210_000, improvements: 70_000 }, 500_000],
    [{ sold_for: 700_000, bought_for: 300_000 }, 400_000],
  ])('%j', (input, gain) => {
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

  it('takes nobody for living where a home was only held', () => {
    const told = [
      { role: 'home_basis', value: 60_000 },
      { role: 'home_value', value: 400_000 },
      { role: 'time_held', value: 7, unit: 'time' },
    ] as const;
    const held = fillFields(homeSale, toldPicture([...told])).input;
    expect(held).toMatchObject({ years_owned: 7, lived_there: 'not_said' });
    expect(held).not.toHaveProperty('years_lived');
    expect(run(held)).toMatchObject({ taxable_gain: 340_000, taxable_if_lived: 90_000 });
    const lived = fillFields(homeSale, toldPicture([...told], 'flag=primary_home')).input;
    expect(run(lived)).toMatchObject({ taxable_gain: 90_000 });
    const rented = fillFields(homeSale, toldPicture([...told], 'flag=rental_home')).input;
    expect(run(rented)).toMatchObject({ taxable_gain: 340_000 });
  });

  it('names no tax where a part was rented out', () => {
    const duplex = { bought_for: 189_000, sold_for: 310_000, income: 72_000, part_rented: true };
    expect(openingOf(homeSale, { ...duplex, lived_there: 'yes' }, 'yesno')).toBe(
      'Of your $121,000 gain, the share of what you lived in can be tax-free up to $250,000; the share of what you rented out is taxed.',
    );
    expect(openingOf(homeSale, { ...duplex, lived_there: 'no' }, 'yesno')).toMatch(
      /^Yes, \$121,000 of your \$121,000/,
    );
  });
});

it.each([
  ['yesno', { gain: 200_000, income: 90_000 }, 'No, none of your $200,000 gain is taxed'],
  ['yesno', { gain: 300_000, income: 90_000 }, 'Yes, $50,000 of your $300,000 gain is taxed'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(homeSale, want, input)).toContain(opening);
});

it('says that depreciation of a rental is not counted', () => {
  const sale = { bought_for: 250_000, sold_for: 400_000, years_owned: 6 };
  const warned = (input: object) =>
    JSON.stringify(runCalculator(homeSale, { ...sale, ...input }, { year: 2026 }).result.warnings);
  expect(warned({ lived_there: 'no' })).toContain('ask me about selling a rental property');
  expect(warned({ lived_there: 'yes' })).not.toContain('rental property');
});
