import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import { withdrawalOrder } from '#advisor/calculators/retirement/spending/withdrawal-order.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(withdrawalOrder, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

// Rev. Proc. 2025-32, for 2026 and a single person: standard deduction 16,100, another 2,050 from 65 on, 10% up to
// 12,400 and 12% up to 50,400; the deduction for seniors of 6,000 from 65 on is of Pub. L. 119-21.
describe('the tax of the first year', () => {
  const at62 = { taxable: 400_000, traditional: 400_000, gain_share: 50, spending: 40_000, age: 62 };

  it('leaves the spending after tax, by each order', () => {
    const figures = run(at62);
    // 40,000 sold holds 20,000 of gain: 3,900 above the deduction, taxed at zero.
    expect(figures.first_tax_taxable_first).toBe(0);
    // Drawn less 10% of 12,400 and 12% of the rest above 28,500 is 40,000: 37,820 / 0.88.
    expect(figures.first_tax_traditional_first).toBeCloseTo(37_820 / 0.88 - 40_000, 2);
    // Half of each: 20,000 + half the tax, of which 10% above 16,100 less what gains do not use: no gain is taxed.
    expect(figures.first_tax_proportional).toBeCloseTo((0.1 * 3900) / 0.95, 2);
    // The bracket holds more than is needed, so it is as with the traditional account first.
    expect(figures.first_tax_fill_bracket).toBeCloseTo(figures.first_tax_traditional_first!, 2);
  });

  it('fills the bracket that is named, and takes the rest from the taxable account', () => {
    // 16,100 + 12,400 from the traditional account, and 11,500 + 1,240 from the other, whose gain is taxed at zero.
    expect(run({ ...at62, bracket: 10 }).first_tax_fill_bracket).toBeCloseTo(1240, 2);
  });

  it('takes required distributions in every order, and keeps what is not needed', () => {
    // 1,000,000 / 24.6 is 40,650.41; 24,150 of deductions leave 16,500.41.
    const figures = run({ traditional: 1e6, roth: 200_000, spending: 10_000, age: 75 });
    const tax = 1240 + 0.12 * 4100.41;
    expect(figures.first_tax_traditional_first).toBeCloseTo(tax, 2);
    expect(figures.first_tax_taxable_first).toBeCloseTo(tax, 2);
    expect(figures.rmd_age).toBe(73);
    // With nothing but growth against inflation, what comes in and is not spent or taxed is left.
    const flat = run({
      traditional: 1e6,
      roth: 1,
      spending: 10_000,
      age: 75,
      until_age: 76,
      return: 0,
      inflation: 0,
      rate_later: 0,
    });
    expect(flat.left_taxable_first).toBeCloseTo(1_000_001 - 10_000 - tax, 2);
  });

  it('adds the tax on early withdrawals before 59½', () => {
    const early = run({ ...at62, age: 55 });
    // Drawn less tenth, 10% of 12,400 and 12% of the rest above 28,500 is 40,000.
    expect(early.first_tax_traditional_first).toBeCloseTo(37_820 / 0.78 - 40_000, 2);
  });

  it('taxes a part of Social Security by what comes out beside it', () => {
    // Publication 915: 20,000 + half of 24,000 is 32,000, of which half of the 7,000 above 25,000 is taxable: 3,500.
    // 23,500 is below the 24,150 of deductions.
    const figures = run({
      traditional: 500_000,
      roth: 100_000,
      social_security: 24_000,
      spending: 44_000,
      age: 70,
    });
    expect(figures.first_tax_traditional_first).toBe(0);
  });
});

it('takes no deduction for seniors after 2028, when that law ends', () => {
  // 24,150 of deductions in 2026 to 2028, 18,150 from 2029 on: 30,000 a year out of the traditional account.
  const plan = { traditional: 1e6, roth: 1, spending: 30_000, age: 66, return: 2.5 };
  const taxUntil = (until: number) => run({ ...plan, until_age: until }).tax_traditional_first!;
  // 10% above the deductions; then 1,240 and 12% above 30,550, of 30,000 and the tax itself.
  const [before, after] = [(0.1 * 5850) / 0.9, (1240 - 0.12 * 550) / 0.88];
  expect(taxUntil(69)).toBeCloseTo(3 * before, 1);
  expect(taxUntil(71) - taxUntil(69)).toBeCloseTo(2 * after, 1);
});

describe('how long it lasts', () => {
  it('is the sum by the spending where nothing grows and nothing is taxed', () => {
    const figures = run({
      taxable: 100_000,
      roth: 105_000,
      gain_share: 0,
      spending: 20_000,
      age: 70,
      return: 0,
      inflation: 0,
    });
    expect(figures.best_years).toBeCloseTo(10.25, 6);
    expect(figures.more_years).toBeCloseTo(0, 6);
  });

  it('is longer where the traditional account uses the deduction of every year', () => {
    const input = {
      traditional: 300_000,
      taxable: 300_000,
      gain_share: 0,
      spending: 40_000,
      age: 65,
      return: 0,
      inflation: 0,
    };
    const figures = run(input);
    expect(figures.years_proportional!).toBeGreaterThan(figures.years_traditional_first!);
    expect(figures.tax_proportional!).toBeLessThan(figures.tax_traditional_first!);
    expect(figures.years_traditional_first!).toBeCloseTo(
      (600_000 - figures.tax_traditional_first!) / 40_000,
      1,
    );
  });
});

it('refuses what leaves no order to choose, with what to do', () => {
  expect(() => run({ traditional: 500_000, spending: 40_000, age: 65 })).toThrow('at least two accounts');
  expect(() => run({ traditional: 5e5, roth: 5e5, spending: 4e4, age: 65, bracket: 13 })).toThrow(
    'name one of 10, 12',
  );
  expect(() => run({ traditional: 5e5, roth: 5e5, spending: 4e4, age: 95 })).toThrow('above your age');
});

const couple = {
  taxable: 2e5,
  traditional: 5e5,
  roth: 1e5,
  spending: 9e4,
  age: 65,
  filing_status: 'married_joint',
};

it.each([
  ['which', couple, 'Draw from'],
  ['time', couple, 'About'],
  ['yesno', { ...couple, spending: 20_000 }, 'Yes, with every order the money lasts to 95'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(withdrawalOrder, want, input)).toContain(opening);
});

it('names only the accounts that there are', () => {
  const told = (input: object) => {
    const { input: given, result } = runCalculator(withdrawalOrder, input, { year: 2026 });
    const { conclusion, reasons } = withdrawalOrder.explain(result as never, given as never);
    return [conclusion, ...reasons].map(renderPlain).join(' ');
  };
  const two = { traditional: 500_000, roth: 150_000, spending: 40_000, age: 67, social_security: 24_000 };
  expect(told(two)).not.toContain('taxable account');
  expect(told(two)).toContain('in proportion and $');
  expect(told({ ...two, roth: 0, taxable: 150_000 })).not.toContain('the Roth');
  expect(told({ ...two, traditional: 0, taxable: 500_000 })).not.toContain('traditional');
});

it('matches a simulation of its own, year by year, in every order', () => {
  // Python, from the rules of the card and the law of 2026: need solved by bisection, gains stacked on other income.
  const figures = run({ taxable: 300_000, traditional: 500_000, roth: 200_000, spending: 60_000, age: 65 });
  expect(figures.years_taxable_first).toBeCloseTo(19.88506, 5);
  expect(figures.years_traditional_first).toBeCloseTo(19.952, 5);
  expect(figures.years_proportional).toBeCloseTo(20.47474, 4);
  expect(figures.tax_taxable_first).toBeCloseTo(51_132.74, 1);
  expect(figures.tax_traditional_first).toBeCloseTo(41_628.07, 1);
  expect(figures.tax_proportional).toBeCloseTo(23_490.38, 0);
});
