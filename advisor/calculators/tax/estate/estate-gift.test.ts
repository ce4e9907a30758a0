import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { estateGift } from '#advisor/calculators/tax/estate/estate-gift.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(estateGift, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('gifts', () => {
  it('use the exemption above the yearly exclusion', () => {
    // 2026: 50,000 - 19,000 = 31,000; 15,000,000 - 31,000.
    expect(run({ gift: 50_000 })).toMatchObject({
      exemption_used: 31_000,
      gift_tax: 0,
      free_gift: 19_000,
      exemption_left: 14_969_000,
    });
    expect(run({ gift: 19_000, recipients: 10 }).exemption_used).toBe(0);
    // 2024: 18,000.
    expect(run({ gift: 50_000 }, 2024).exemption_used).toBe(32_000);
  });

  it('are halved between a couple', () => {
    expect(run({ gift: 30_000, recipients: 3, split: true })).toMatchObject({
      exemption_used: 0,
      free_altogether: 114_000,
    });
    // (50,000 - 38,000) x 3 = 36,000, half for each.
    expect(run({ gift: 50_000, recipients: 3, split: true }).exemption_used).toBe(18_000);
  });

  it('are taxed once the exemption is used up', () => {
    expect(run({ gift: 119_000, earlier_gifts: 15_000_000 })).toMatchObject({
      gift_tax: 40_000,
      exemption_used: 0,
    });
    expect(run({ gift: 119_000, earlier_gifts: 14_950_000 })).toMatchObject({
      gift_tax: 20_000,
      exemption_used: 50_000,
    });
  });
});

describe('estates', () => {
  it('agree with the schedule of section 2001 and its credit', () => {
    // Tentative tax: 345,800 and 40 % above 1,000,000. On 20,000,000: 7,945,800; the credit is that of 15,000,000:
    // 5,945,800. The difference is 2,000,000.
    const tentative = (amount: number) => 345_800 + 0.4 * (amount - 1_000_000);
    expect(tentative(15_000_000)).toBe(5_945_800);
    expect(run({ estate: 20_000_000 }).estate_tax).toBe(tentative(20_000_000) - tentative(15_000_000));
    // 2025: IRS gives a credit of 5,541,800 for 13,990,000.
    expect(tentative(13_990_000)).toBe(5_541_800);
    expect(run({ estate: 20_000_000 }, 2025).estate_tax).toBe(2_404_000);
  });

  it('count earlier taxable gifts whole', () => {
    // They were taxable already, so no yearly exclusion comes off: 40 % of 16 + 2 - 15 million.
    expect(run({ estate: 16_000_000, earlier_gifts: 2_000_000 }).estate_tax).toBe(1_200_000);
  });

  it('leave out a spouse and charity, and add what a late spouse did not use', () => {
    expect(run({ estate: 20_000_000, to_spouse_or_charity: 5_000_000 }).estate_tax).toBe(0);
    expect(run({ estate: 40_000_000, spouse_exemption: 15_000_000 }).estate_tax).toBe(4_000_000);
    expect(run({ estate: 20_000_000 }).estate_tax).toBe(
      run({ estate: 19_000_000, earlier_gifts: 1_000_000 }).estate_tax,
    );
  });

  it('pay the same whether it is given or left, and never less for more', () => {
    const amount = fc.integer({ min: 1, max: 60_000_000 });
    fc.assert(
      fc.property(amount, amount, (estate, earlier) => {
        const at = (more: number) => run({ estate: estate + more, earlier_gifts: earlier }).estate_tax!;
        expect(at(1000) - at(0)).toBeGreaterThanOrEqual(0);
        expect(at(1000) - at(0)).toBeLessThanOrEqual(400.01);
        const over = Math.max(0, estate + earlier - 15_000_000) - Math.max(0, earlier - 15_000_000);
        expect(at(0)).toBeCloseTo(0.4 * over, 2);
      }),
    );
  });

  it('takes the costs of the estate off', () => {
    // 15.9 million - 85,000 - 250,000 - 15 million, at 40 %.
    expect(run({ estate: 15_900_000, costs: 85_000, to_spouse_or_charity: 250_000 }).estate_tax).toBe(
      226_000,
    );
  });

  it.each([
    [{}, 'Give the amount of a gift, or what you would leave behind.'],
    [
      { estate: 5, to_spouse_or_charity: 6 },
      'What goes to a spouse, to charity and for costs can’t be more than the estate.',
    ],
    [{ gift: 5, recipients: 0 }, 'Number of people who get the gift must be at least 1.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['yesno', { gift: 15_000 }, 'No, $15,000 is within'],
  ['yesno', { gift: 60_000 }, 'No tax, but you’d file a gift tax return'],
  ['yesno', { estate: 3_000_000 }, 'No, there’d be no federal estate tax'],
  ['yesno', { estate: 40_000_000 }, 'Yes, the federal estate tax would be'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(estateGift, want, input)).toContain(opening);
});

it('halves one gift to a couple, and gives the spouses of several people the same', () => {
  // 2 x (50,000 - 38,000) / 2 givers; 6 x (25,000 - 19,000).
  expect(run({ gift: 100_000, spouses: true, split: true }).exemption_used).toBe(12_000);
  expect(run({ gift: 60_000, spouses: true, split: true }).exemption_used).toBe(0);
  expect(run({ gift: 25_000, recipients: 3, spouses: true }).exemption_used).toBe(36_000);
});
