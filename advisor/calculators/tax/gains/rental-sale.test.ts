import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { rentalSale } from '#advisor/calculators/tax/gains/rental-sale.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(rentalSale, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('selling a rental', () => {
  it('follows the Schedule D Tax Worksheet of 2024, line by line', () => {
    // Single, wages $150,000, standard deduction $14,600, so $135,400 of ordinary income. Sold for $500,000, basis
    // $300,000 - $100,000 of depreciation: gain $300,000. Taxable income $435,400, line 14 = 135,400 + 100,000 = 235,400.
    // Line 18: the 24 % bracket ends at $191,950. At ordinary rates: 191,950 - 135,400 = 56,550 at 24 % = 13,572.
    // At 25 %: 100,000 - 56,550 = 43,450 = 10,862.50. At 15 %: 200,000 (235,400 to 435,400, below 518,900) = 30,000.
    // Form 8960: the smaller of 300,000 and 450,000 - 200,000 = 250,000 at 3.8 % = 9,500.
    const figures = run(
      { sold_for: 500_000, bought_for: 300_000, depreciation: 100_000, income: 150_000 },
      2024,
    );
    expect(figures).toMatchObject({
      gain: 300_000,
      basis: 200_000,
      recapture_tax: 13_572 + 10_862.5,
      gain_tax: 30_000,
      investment_tax: 9500,
    });
    expect(figures.tax).toBeCloseTo(63_934.5, 2);
  });

  it('taxes depreciation at ordinary rates where they are lower, and the rest at zero where there is room', () => {
    // 2026, married, $40,000 of income, $32,200 of deduction: 7,800 taxable. $20,000 of depreciation reaches 27,800:
    // the 10 % bracket ends at 24,800, so 17,000 at 10 % and 3,000 at 12 % = 2,060. The other 50,000 end at 77,800,
    // below 98,900: zero.
    const figures = run({
      sold_for: 270_000,
      bought_for: 220_000,
      depreciation: 20_000,
      income: 40_000,
      filing_status: 'married_joint',
    });
    expect(figures).toMatchObject({ gain: 70_000, recapture_tax: 2060, gain_tax: 0, tax: 2060 });
  });

  it('works depreciation out from the building and the years', () => {
    // IRS Publication 527: 27.5 years. 80 % of 275,000 is 220,000: 8,000 a year.
    expect(run({ sold_for: 400_000, bought_for: 275_000, years_rented: 10 })).toMatchObject({
      depreciation: 80_000,
      basis: 195_000,
      gain: 205_000,
      recapture_tax: 20_000,
      gain_tax: 18_750,
    });
    expect(run({ sold_for: 400_000, bought_for: 275_000, years_rented: 40 }).depreciation).toBe(220_000);
  });

  it('counts depreciation told of each year for every year it was rented', () => {
    const told = { sold_for: 365_000, bought_for: 168_000, years_rented: 12, depreciation_yearly: 4900 };
    expect(run(told).depreciation).toBe(58_800);
    expect(run({ ...told, depreciation: 40_000 }).depreciation).toBe(40_000);
    expect(run({ ...told, years_rented: 25, depreciation_yearly: 6000 }).depreciation).toBe(150_000);
  });

  it('counts only as much depreciation as there is gain, and a loss in full', () => {
    expect(run({ sold_for: 250_000, bought_for: 275_000, depreciation: 40_000 })).toMatchObject({
      gain: 15_000,
      recapture_tax: 3750,
      gain_tax: 0,
    });
    // A loss of 20,000 in the 22 % bracket saves 4,400.
    const loss = run({ sold_for: 235_000, bought_for: 275_000, depreciation: 20_000, income: 90_000 });
    expect(loss).toMatchObject({ gain: -20_000, losses_save: 4400, tax: -4400 });
  });

  it('sets losses of earlier years against other income first', () => {
    const told = { sold_for: 400_000, bought_for: 250_000, depreciation: 60_000, income: 90_000 };
    const saved = run(told).tax! - run({ ...told, passive_losses: 10_000 }).tax!;
    expect(run({ ...told, passive_losses: 10_000 }).losses_save).toBe(2200);
    expect(saved).toBeGreaterThan(2200 - 0.01);
  });

  it('leaves the mortgage and the costs out of the cash', () => {
    const told = {
      sold_for: 400_000,
      bought_for: 250_000,
      depreciation: 60_000,
      mortgage: 100_000,
      selling_percent: 6,
    };
    const { tax, kept, gain } = run(told);
    expect(gain).toBe(400_000 - 24_000 - 190_000);
    expect(kept).toBeCloseTo(400_000 - 24_000 - 100_000 - tax!, 2);
  });

  it.each([
    [
      { sold_for: 400_000, bought_for: 275_000, years_rented: 10 },
      undefined,
      /^Selling the rental costs you about \$38,750 in federal tax for 2026, on a gain of \$205,000\.$/,
    ],
    [
      { sold_for: 400_000, bought_for: 275_000, years_rented: 10 },
      'yesno',
      /^Yes: about \$38,750 of federal tax for 2026, \$20,000 of it on the depreciation\.$/,
    ],
    [
      { sold_for: 400_000, bought_for: 275_000, years_rented: 10 },
      'rate',
      /^About 18\.9% of your \$205,000 gain goes to federal tax\.$/,
    ],
    [
      { sold_for: 235_000, bought_for: 275_000, depreciation: 20_000 },
      'amount',
      /^You owe no federal tax on the sale for 2026: it’s a loss of \$20,000/,
    ],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(rentalSale, input, want)).toMatch(says);
  });

  it.each([
    [
      { sold_for: 100_000, bought_for: 80_000, selling_costs: 100_000 },
      'Costs of selling must be less than the sale price.',
    ],
    [
      { sold_for: 100_000, bought_for: 80_000, depreciation: 90_000 },
      'Depreciation can’t be more than the purchase price and improvements.',
    ],
    [{ sold_for: 100_000 }, 'Purchase price of the rental is missing.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
