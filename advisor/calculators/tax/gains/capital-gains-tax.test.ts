import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import { capitalGainsTax } from '#advisor/calculators/tax/gains/capital-gains-tax.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(capitalGainsTax, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('capital gains tax', () => {
  it('follows the Qualified Dividends and Capital Gain Tax Worksheet, by hand', () => {
    // 2026 single, 100,000 - 16,100 = 83,900, above 49,450 and far below 545,500: 15 % of 50,000.
    expect(run({ income: 100_000, long_gain: 50_000 })).toMatchObject({
      tax_on_gain: 7500,
      rate_on_gain: 15,
      kept: 42_500,
      net_investment_tax: 0,
      ordinary_tax: 0,
    });
    // Joint, 60,000 - 32,200 = 27,800; with 40,000 it ends at 67,800, below 98,900: nothing, and 31,100 of room.
    expect(run({ filing_status: 'married_joint', income: 60_000, long_gain: 40_000 })).toMatchObject({
      tax_on_gain: 0,
      room_at_zero: 31_100,
    });
    // 2025 single: 40,000 - 15,750 = 24,250 leaves 24,100 up to 48,350; 5,900 of 30,000 at 15 %.
    expect(run({ income: 40_000, long_gain: 30_000 }, 2025).tax_on_gain).toBe(885);
  });

  it('takes a short-term gain as ordinary income', () => {
    // 80,000 - 16,100 = 63,900, and 15,000 more stays in the 22 % bracket. Long-term it would be 15 %.
    const done = run({ income: 80_000, bought_for: 10_000, sold_for: 25_000, months_held: 8 });
    expect(done).toMatchObject({ tax_on_gain: 3300, ordinary_tax: 3300, saved_by_waiting: 3300 - 2250 });
    // Exactly a year is not long enough.
    const sale = { income: 80_000, bought_for: 10_000, sold_for: 25_000 };
    expect(run({ ...sale, months_held: 12 }).tax_on_gain).toBe(3300);
    expect(run({ ...sale, months_held: 13 }).tax_on_gain).toBe(2250);
  });

  it('nets losses against gains as Schedule D does', () => {
    // 30,000 long - 12,000 short = 18,000, all long-term, at 15 %.
    const netted = run({ income: 120_000, short_loss: 12_000, long_gain: 30_000 });
    expect(netted).toMatchObject({ tax_on_gain: 2700, gain: 18_000 });
    expect(run({ income: 120_000, short_gain: -12_000, long_gain: 30_000 })).toEqual(netted);
    // 5,000 of loss alone: 3,000 against income in the 24 % bracket, 2,000 left.
    expect(run({ income: 150_000, long_loss: 5000 })).toMatchObject({
      tax_on_gain: -720,
      loss_carryover: 2000,
    });
  });

  it('takes a gain for short-term where it was held a year or less', () => {
    const gain = { income: 80_000, long_gain: 15_000 };
    expect(run({ ...gain, months_held: 7 }).tax_on_gain).toBe(3300);
    expect(run({ ...gain, months_held: 13 }).tax_on_gain).toBe(2250);
    // Both kinds named: the words go before the time.
    expect(run({ ...gain, short_gain: 1000, months_held: 7 })).toEqual(run({ ...gain, short_gain: 1000 }));
  });

  it('adds the net investment income tax, and the top rate', () => {
    // 2026 single, 600,000 of income is above 545,500: 20 % and 3.8 % on all of it.
    expect(run({ income: 600_000, long_gain: 100_000 })).toMatchObject({
      tax_on_gain: 23_800,
      long_term_tax: 20_000,
      net_investment_tax: 3800,
    });
  });

  it('lets losses of earlier years come first', () => {
    expect(run({ income: 100_000, long_gain: 50_000, long_carryover: 60_000 })).toMatchObject({
      // Without the sale 3,000 of the 60,000 would count anyway, and so it does with it.
      tax_on_gain: 0,
      loss_carryover: 7000,
    });
  });

  it('is the sum of its parts, never falls with the gain, and never takes all of it', () => {
    const amount = fc.integer({ min: 0, max: 700_000 });
    fc.assert(
      fc.property(amount, amount, amount, (income, long, short) => {
        const at = (more: number) => run({ income, long_gain: long + 1 + more, short_gain: short });
        const [less, more] = [at(0), at(100)];
        expect(less.long_term_tax! + less.ordinary_tax! + less.net_investment_tax!).toBeCloseTo(
          less.tax_on_gain!,
          6,
        );
        expect(more.tax_on_gain! - less.tax_on_gain!).toBeGreaterThan(-0.03);
        expect(more.tax_on_gain! - less.tax_on_gain!).toBeLessThan(45);
      }),
    );
  });

  it('goes by a bracket or a rate where no income is told', () => {
    // IRS Topic 409: up to the 12 % bracket 0 %, then 15 %, at the top 20 %; 3.8 % on top from the 32 % bracket on.
    const long = (rate: number) => run({ long_gain: 20_000, rate }).tax_on_gain;
    expect([12, 15, 24, 32, 37].map(long)).toEqual([0, 3000, 3000, 3760, 4760]);
    expect(run({ short_gain: 20_000, rate: 24 })).toMatchObject({
      tax_on_gain: 4800,
      saved_by_waiting: 1800,
    });
    // Nothing told: the 15 % that most people pay, and what it would be with no other income.
    expect(run({ long_gain: 60_000 })).toMatchObject({ tax_on_gain: 9000, without_income: 0 });
    expect(run({ long_gain: 60_000, no_other_income: true }).tax_on_gain).toBe(0);
    // With an income the brackets count, and the named rate stands beside it.
    expect(run({ income: 100_000, long_gain: 50_000, rate: 20 })).toMatchObject({
      tax_on_gain: 7500,
      tax_at_named_rate: 10_000,
    });
  });

  it('takes costs off the sale, and one price from the other and the rise', () => {
    // 520,000 - 6 % - 265,000 - 10,000.
    expect(
      run({
        income: 100_000,
        sold_for: 520_000,
        bought_for: 265_000,
        selling_percent: 6,
        improvements: 10_000,
      }).gain,
    ).toBe(213_800);
    expect(run({ income: 58_000, bought_for: 1500, risen_percent: 220 }).gain).toBeCloseTo(3300, 2);
    expect(run({ income: 58_000, sold_for: 140, risen_percent: 40 }).gain).toBeCloseTo(40, 2);
  });

  it.each([
    [{ income: 50_000 }, 'Give a gain, or what you paid and what you sold it for.'],
    [{ income: 50_000, long_gain: 1, months_held: 3.5 }, 'Holding time must be a whole number.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['yesno', { income: 100_000, long_gain: 50_000 }, 'Yes, it’s taxed: about $7,500'],
  ['yesno', { income: 30_000, long_gain: 10_000 }, 'No, you’d owe no federal tax'],
  ['change', { income: 95_000, short_gain: 15_000 }, 'Waiting until it’s long-term would save you'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(capitalGainsTax, want, input)).toContain(opening);
});

it('leaves a home the exclusion of section 121, and says what it would be without', () => {
  const home = {
    income: 90_000,
    bought_for: 310_000,
    sold_for: 780_000,
    selling_costs: 45_000,
    home: 'yes',
  };
  // 425,000 - 250,000 = 175,000: 26,250 at 15 %, and 3.8 % of the 65,000 above 200,000.
  expect(run({ ...home, months_held: 132 })).toMatchObject({
    gain: 175_000,
    excluded: 250_000,
    tax_on_gain: 28_720,
    tax_if_not_home: 75_720,
  });
  expect(run({ ...home, months_held: 18 })).not.toHaveProperty('excluded');
  expect(run({ ...home, home: 'no', months_held: 132 }).tax_on_gain).toBe(75_720);
});

it('tells both where nobody says how long it was held', () => {
  const sale = { income: 66_000, bought_for: 9200, sold_for: 15_700 };
  // 49,900 of taxable income: 500 more at 12 % and 6,000 at 22 %, or 15 % of it all.
  expect(run(sale)).toMatchObject({ tax_on_gain: 975, tax_if_short: 1380 });
  expect(run({ ...sale, holding: 'short' })).toMatchObject({ tax_on_gain: 1380 });
  expect(run({ ...sale, holding: 'long' })).not.toHaveProperty('tax_if_short');
});

it('gives an inherited house no exclusion, and long-term rates from the first day', () => {
  const house = { income: 60_000, bought_for: 395_000, sold_for: 410_000, home: 'yes', inherited: true };
  expect(run(house)).toMatchObject({ gain: 15_000, tax_on_gain: 1417.5 });
  expect(run({ ...house, months_held: 3 }).tax_on_gain).toBe(1417.5);
});

it('says that depreciation of a rental is not counted', () => {
  const warned = (input: object) =>
    runCalculator(
      capitalGainsTax,
      { income: 90_000, bought_for: 250_000, sold_for: 400_000, ...input },
      { year: 2026 },
    )
      .result.warnings.map(renderPlain)
      .join();
  expect(warned({ rented_out: true })).toContain('ask me about selling a rental property');
  expect(warned({})).not.toContain('rental');
});

it('taxes only one’s own share of what was inherited together', () => {
  // 15 % of a third of 300,000 - 240,000.
  const sale = { income: 70_000, sold_for: 300_000, bought_for: 240_000, inherited: true };
  expect(run({ ...sale, own_share: 100 / 3 })).toMatchObject({ gain: 20_000, tax_on_gain: 3000 });
});

it('advises what holds before and after a sale', () => {
  const next = (input: object) => {
    const done = runCalculator(capitalGainsTax, input, { year: 2026 });
    return capitalGainsTax
      .explain(done.result as never, done.input as never)
      .next.map(renderPlain)
      .join(' ');
  };
  const shares = { income: 80_000, bought_for: 10_000, sold_for: 25_000, months_held: 8 };
  expect(next(shares)).toContain('If you haven’t sold yet and can wait');
  expect(next(shares)).toContain('If you haven’t sold yet, look for lots with a higher cost too.');
  expect(next(shares)).not.toContain('Before you sell');
  const house = { income: 80_000, bought_for: 200_000, sold_for: 900_000, home: 'yes' };
  expect(next(house)).not.toContain('lots');
  expect(next(house)).toContain('Losses you take on other investments in the same year');
});
