import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { taxLossHarvest } from '#advisor/calculators/tax/gains/tax-loss-harvest.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(taxLossHarvest, input, { year: 2026 }).result;
const run = (input: object) => Object.fromEntries(finish(input).figures.map(({ id, value }) => [id, value]));

describe('tax-loss harvesting', () => {
  it('agrees with the example of IRS Publication 550', () => {
    // Bob and Gloria: a loss of 7,000 and no gains: 3,000 now, 4,000 carried over.
    expect(run({ filing_status: 'married_joint', income: 58_200, loss: 7000 })).toMatchObject({
      against_gains: 0,
      against_income: 3000,
      carried_over: 4000,
      // Taxable 26,000 in 2026: 1,200 of the 3,000 lies at 12 %, 1,800 at 10 %.
      tax_saved: 144 + 180,
    });
  });

  it('is worked out by hand', () => {
    // Single 2026, 120,000 - 16,100 = 103,900 in the 22 % bracket. Gain 10,000 at 15 % = 1,500; 3,000 at 22 % = 660.
    expect(run({ income: 120_000, long_gain: 10_000, loss: 15_000 })).toMatchObject({
      tax_saved: 2160,
      against_gains: 10_000,
      against_income: 3000,
      carried_over: 2000,
    });
    // Against a short-term gain a loss saves the ordinary rate: 4,000 at 22 %.
    expect(run({ income: 80_000, short_gain: 10_000, loss: 4000, holding: 'short' }).tax_saved).toBe(880);
    // Separate returns may take half.
    expect(run({ filing_status: 'married_separate', income: 90_000, loss: 8000 }).against_income).toBe(1500);
  });

  it('flags a wash sale, which saves nothing', () => {
    const result = finish({ income: 75_000, loss: 5000, buys_back: true });
    expect(result.figures.find(({ id }) => id === 'tax_saved')?.value).toBe(0);
    expect(result.figures.find(({ id }) => id === 'put_off')?.value).toBe(5000);
    expect(renderPlain(result.warnings.at(-1)!)).toMatch(/^This is a wash sale: bought within 30 days/);
    expect(renderPlain(finish({ income: 75_000, loss: 5000 }).warnings.at(-1)!)).toMatch(
      /^Do not buy the same/,
    );
  });

  it('puts every dollar of the loss somewhere, and never costs anything', () => {
    const amount = fc.integer({ min: 0, max: 200_000 });
    const gain = fc.integer({ min: -50_000, max: 100_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        gain,
        gain,
        fc.constantFrom('short', 'long'),
        fc.boolean(),
        (income, loss, long_gain, short_gain, holding, buys_back) => {
          const done = run({ income, loss: loss + 1, long_gain, short_gain, holding, buys_back });
          expect(done.tax_saved).toBeGreaterThanOrEqual(0);
          expect(done.against_gains! + done.against_income! + done.carried_over! + done.put_off!).toBeCloseTo(
            loss + 1,
            6,
          );
          expect(done.against_income).toBeGreaterThanOrEqual(0);
          expect(done.carried_over).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('goes by a bracket where no income is told', () => {
    // 3,000 x 24 %, and 6,000 left for two more years.
    expect(run({ loss: 9000, rate: 24 })).toMatchObject({
      tax_saved: 720,
      carryover: 6000,
      years_to_use: 2,
    });
    // Against short-term gains at the bracket, against long-term ones at 15 %.
    expect(run({ loss: 9000, short_gain: 10_000, rate: 24 }).tax_saved).toBe(2160);
    expect(run({ short_loss: 9000, long_gain: 10_000, rate: 24 }).tax_saved).toBe(1350);
    // Nothing told: 22 %.
    expect(run({ loss: 9000 }).tax_saved).toBe(660);
  });

  it('tells a wash sale by the days', () => {
    expect(run({ loss: 3000, rate: 24, days_apart: 12 })).toMatchObject({ tax_saved: 0, put_off: 3000 });
    expect(run({ loss: 3000, rate: 24, days_apart: 45, buys_back: true }).tax_saved).toBe(720);
  });

  it.each([
    [{ income: 50_000 }, 'Give the loss you would take.'],
    [{ income: 50_000, loss: 0 }, 'Give the loss you would take.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['yesno', { loss: 5200, days_apart: 12, income: 80_000 }, 'Not this year'],
  ['yesno', { loss: 5200, days_apart: 40, income: 80_000 }, 'Yes, taking the loss saves you about'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(taxLossHarvest, want, input)).toContain(opening);
});
