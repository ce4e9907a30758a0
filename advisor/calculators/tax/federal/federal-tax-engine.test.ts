import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lossCarryover, netGains } from '#advisor/calculators/tax/gains/capital-gains.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { emptyHousehold, type Household } from '#advisor/calculators/tax/household/household.ts';
import { taxableBenefits } from '#advisor/calculators/tax/federal/taxable-benefits.ts';
import { filingStatuses } from '#advisor/facts/filing-status.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';
import { toCents } from '#advisor/quantities/cents.ts';

type Given = Partial<Record<keyof Household, unknown>>;

/** Dollars in, cents inside. */
const counts = new Set(['age', 'spouseAge', 'blind', 'children', 'otherDependents']);
function household(given: Given): Household {
  const inCents = Object.entries(given).map(([key, value]) => [
    key,
    typeof value === 'number' && !counts.has(key) ? toCents(value) : value,
  ]);
  return { ...emptyHousehold, ...Object.fromEntries(inCents) };
}
const gains = (short: number, long: number, shortCarryover = 0, longCarryover = 0) => ({
  short: toCents(short),
  long: toCents(long),
  shortCarryover: toCents(shortCarryover),
  longCarryover: toCents(longCarryover),
});
const run = (given: Given, year = 2026) => federalReturn(household(given), readFacts(year));
const tax = (given: Given, year = 2026) => run(given, year).totalTax / 100;

describe('tax on wages', () => {
  it('follows the published rate schedule of Revenue Procedure 2025-32, single', () => {
    // 95,000 - 16,100 = 78,900.  10 % of 12,400 = 1,240; 12 % of 38,000 = 4,560; 22 % of 28,500 = 6,270.
    expect(run({ wages: 95_000 }).taxableIncome).toBe(78_900_00);
    expect(tax({ wages: 95_000 })).toBe(1240 + 4560 + 6270);
    // The schedule itself prints: over 50,400, 5,800 and 22 % of the excess; over 105,700, 17,966 and 24 %.
    expect(tax({ wages: 16_100 + 50_400 })).toBe(5800);
    expect(tax({ wages: 16_100 + 105_700 })).toBe(17_966);
    // Over 201,775: 41,024; over 256,225: 58,448; over 640,600: 192,979.25. Other taxes begin at 200,000 of wages.
    const incomeTax = (wages: number) => run({ retirementIncome: wages + 16_100 }).onIncome.tax / 100;
    expect(incomeTax(201_775)).toBe(41_024);
    expect(incomeTax(256_225)).toBe(58_448);
    expect(incomeTax(640_600)).toBe(192_979.25);
  });

  it.each([
    // Revenue Procedure 2024-40, tables 1 to 4: what is due at the top of a bracket.
    [2025, 'married_joint', 31_500 + 206_700, 35_302],
    [2025, 'head_of_household', 23_625 + 103_350, 15_912],
    [2025, 'single', 15_750 + 103_350, 17_651],
    // Revenue Procedure 2023-34.
    [2024, 'single', 14_600 + 100_525, 17_168.5],
    [2024, 'married_joint', 29_200 + 383_900, 78_221],
    [2024, 'surviving_spouse', 29_200 + 383_900, 78_221],
    [2024, 'head_of_household', 21_900 + 63_100, 7241],
  ] as const)('meets the schedule of %i, %s', (year, status, income, expected) => {
    expect(run({ status, otherIncome: income }, year).onIncome.tax / 100).toBe(expected);
  });

  it('takes a 401(k) contribution off at the rate of the bracket', () => {
    // 85,000 - 16,100 = 68,900: 5,800 + 22 % of 18,500 = 9,870.
    expect(tax({ wages: 95_000, preTax401k: 10_000 })).toBe(9870);
  });

  it('gives an equal couple twice the tax of each, where the law doubles the brackets', () => {
    // Up to the 35 % bracket; above it, and for the thresholds of the other taxes, it does not double.
    for (const year of [2024, 2025, 2026]) {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 350_000 }), (otherIncome) => {
          const joint = run({ status: 'married_joint', otherIncome: 2 * otherIncome }, year).onIncome.tax;
          expect(Math.abs(joint - 2 * run({ otherIncome }, year).onIncome.tax)).toBeLessThanOrEqual(1);
        }),
      );
    }
    const high = 700_000;
    expect(run({ status: 'married_joint', otherIncome: 2 * high }).onIncome.tax).toBeGreaterThan(
      2 * run({ otherIncome: high }).onIncome.tax,
    );
  });
});

describe('gains and dividends', () => {
  it('stack on top of other income', () => {
    // 2026 single: wages 40,000 - 16,100 = 23,900 ordinary. 40,000 of gains end at 63,900.
    // Up to 49,450 none: 25,550; the other 14,450 at 15 % = 2,167.50. Ordinary: 1,240 + 12 % of 11,500 = 2,620.
    const { onIncome } = run({ wages: 40_000, gains: gains(0, 40_000) });
    expect(onIncome.gainsByRate).toEqual([25_550_00, 14_450_00, 0]);
    expect(onIncome.tax).toBe(2620_00 + 2167_50);
  });

  it('are taxed at the ordinary rates where those give less', () => {
    // Taxable 50,000, of which 500 gain: ordinary 12 % (60.00), although 15 % begins at 49,450 (75.00).
    const { onIncome } = run({ otherIncome: 16_100 + 49_500, gains: gains(0, 500) });
    expect(onIncome.gainsTax).toBe(60_00);
  });

  it('use the deduction that other income leaves', () => {
    expect(run({ qualifiedDividends: 60_000 }).taxableIncome).toBe(43_900_00);
    expect(tax({ qualifiedDividends: 60_000 })).toBe(0);
  });

  it('net as Schedule D does', () => {
    const limit = toCents(3000);
    expect(netGains(gains(-5000, 12_000), limit)).toMatchObject({ inIncome: 7000_00, longTermGain: 7000_00 });
    expect(netGains(gains(5000, -2000), limit)).toMatchObject({ inIncome: 3000_00, longTermGain: 0 });
    expect(netGains(gains(5000, 2000), limit)).toMatchObject({ inIncome: 7000_00, longTermGain: 2000_00 });
    expect(netGains(gains(0, 1000, 0, 9000), limit)).toMatchObject({ inIncome: -3000_00, longTermGain: 0 });
    expect(run({ status: 'married_separate', wages: 50_000, gains: gains(0, -9000) }).agi).toBe(48_500_00);
  });

  it('carry over what is left, short-term losses being used first', () => {
    // Publication 550, Bob and Gloria: a loss of 7,000, taxable income of 26,000: 3,000 now, 4,000 carried over.
    const net = netGains(gains(0, -7000), toCents(3000));
    expect(lossCarryover(net, toCents(26_000))).toEqual({ short: 0, long: 4000_00 });
    // A gain of the other kind is used up before: 6,000 - 700 - 3,000.
    const mixed = netGains(gains(700, -6000), toCents(3000));
    expect(lossCarryover(mixed, toCents(26_000))).toEqual({ short: 0, long: 2300_00 });
    const both = netGains(gains(-4000, -5000), toCents(3000));
    expect(lossCarryover(both, toCents(26_000))).toEqual({ short: 1000_00, long: 5000_00 });
    // Without income to lower, nothing is used up; with a little, a little.
    expect(lossCarryover(both, toCents(-10_000))).toEqual({ short: 4000_00, long: 5000_00 });
    expect(lossCarryover(both, toCents(-2000))).toEqual({ short: 3000_00, long: 5000_00 });
  });

  it('loses nothing between a year and the next', () => {
    const amount = fc.integer({ min: -50_000, max: 50_000 });
    fc.assert(
      fc.property(amount, amount, (short, long) => {
        const net = netGains(gains(short, long), toCents(3000));
        const carry = lossCarryover(net, toCents(1e6));
        const total = toCents(short + long);
        expect(net.inIncome - carry.short - carry.long).toBe(total);
      }),
    );
  });

  it('bring the net investment income tax above its threshold', () => {
    // 190,000 of wages and 30,000 of gain: 20,000 above 200,000, at 3.8 %.
    expect(run({ wages: 190_000, gains: gains(0, 30_000) }).netInvestmentTax).toBe(760_00);
    // 300,000 of wages: all of the gain. A joint return: nothing below 250,000.
    expect(run({ wages: 300_000, gains: gains(0, 30_000) }).netInvestmentTax).toBe(1140_00);
    expect(run({ status: 'married_joint', wages: 210_000, gains: gains(0, 30_000) }).netInvestmentTax).toBe(
      0,
    );
    // Interest less the loss that may be taken: 10,000 - 3,000.
    expect(run({ wages: 300_000, interest: 10_000, gains: gains(0, -8000) }).netInvestmentIncome).toBe(
      7000_00,
    );
  });
});

describe('Social Security benefits', () => {
  const taxable = (status: Household['status'], benefits: number, otherIncome: number, livedApart = false) =>
    taxableBenefits(
      { status, livedApart, benefits: toCents(benefits), otherIncome: toCents(otherIncome) },
      readFacts(2026),
    ).taxable / 100;

  it('agree with the filled-in worksheets of Publication 915', () => {
    // Example 1, George White: pension 18,600, wages 9,400, interest 990, benefits 5,980: line 19 is 2,990.
    expect(taxable('single', 5980, 28_990)).toBe(2990);
    // Example 2, Ray and Alice Hopkins: 29,750 less an IRA deduction of 1,000, benefits 5,600: none.
    expect(taxable('married_joint', 5600, 28_750)).toBe(0);
    // Example 3, Joe and Betty Johnson: 40,500, benefits 10,000: 6,275.
    expect(taxable('married_joint', 10_000, 40_500)).toBe(6275);
    // Example 4, Bill and Eileen Jones, separate returns, lived together: 8,000, benefits 4,000: 3,400.
    expect(taxable('married_separate', 4000, 8000)).toBe(3400);
  });

  it('have other thresholds for joint returns only', () => {
    // 30,000 + 12,000 / 2 = 36,000. Single: 4,500 + 85 % of 2,000; joint: half of 4,000.
    expect(taxable('single', 12_000, 30_000)).toBe(4500 + 1700);
    expect(taxable('surviving_spouse', 12_000, 30_000)).toBe(6200);
    expect(taxable('married_separate', 12_000, 30_000, true)).toBe(6200);
    expect(taxable('married_joint', 12_000, 30_000)).toBe(2000);
  });

  it('are never taxed above the second share, and count tax-exempt interest', () => {
    expect(taxable('single', 20_000, 500_000)).toBe(17_000);
    const plain = run({ retirementIncome: 25_000, socialSecurity: 20_000 });
    const withMunis = run({ retirementIncome: 25_000, socialSecurity: 20_000, taxExemptInterest: 5000 });
    expect(withMunis.benefits.combined - plain.benefits.combined).toBe(5000_00);
    expect(withMunis.agi).toBeGreaterThan(plain.agi);
  });
});

describe('deductions', () => {
  it('add the amounts of seniors', () => {
    // 2026, both 65 and over, joint: 32,200 + 2 x 1,650 = 35,500 and 2 x 6,000 below 150,000.
    const couple = run({ status: 'married_joint', age: 66, spouseAge: 70, retirementIncome: 100_000 });
    expect(couple.deductions).toMatchObject({ standard: 35_500_00, senior: 12_000_00 });
    expect(couple.taxableIncome).toBe(52_500_00);
    // Single at 85,000: 6,000 less 6 % of 10,000 = 5,400. Gone at 175,000. None in 2024, none on a separate return.
    expect(run({ age: 65, retirementIncome: 85_000 }).deductions.senior).toBe(5400_00);
    expect(run({ age: 65, retirementIncome: 175_000 }).deductions.senior).toBe(0);
    expect(run({ age: 65, retirementIncome: 50_000 }, 2024).deductions).toMatchObject({
      standard: 16_550_00,
      senior: 0,
    });
    expect(run({ status: 'married_separate', age: 65, retirementIncome: 50_000 }).deductions.senior).toBe(0);
    // A couple at 160,000: each loses 6 % of 10,000.
    expect(
      run({ status: 'married_joint', age: 65, spouseAge: 65, retirementIncome: 160_000 }).deductions.senior,
    ).toBe(10_800_00);
    expect(run({ blind: 1, age: 30, retirementIncome: 50_000 }).deductions.standard).toBe(18_150_00);
  });

  it('cap state and local taxes, and shrink the cap', () => {
    const salt = (year: number, income: number, status: Household['status'] = 'married_joint') =>
      run({ status, otherIncome: income, stateLocalTaxes: 100_000 }, year).deductions.stateLocalTaxes / 100;
    expect(salt(2024, 300_000)).toBe(10_000);
    expect(salt(2024, 900_000)).toBe(10_000);
    expect(salt(2025, 500_000)).toBe(40_000);
    expect(salt(2025, 550_000)).toBe(25_000);
    expect(salt(2025, 600_000)).toBe(10_000);
    expect(salt(2026, 505_000)).toBe(40_400);
    expect(salt(2026, 515_000)).toBe(37_400);
    expect(salt(2026, 252_500, 'married_separate')).toBe(20_200);
    expect(salt(2026, 900_000, 'married_separate')).toBe(5000);
    // Section 164(b)(7): 1 % more each year from 2027 to 2029, of the cap and of the income that it shrinks from.
    expect(salt(2027, 510_050)).toBe(40_804);
    expect(salt(2027, 520_050)).toBe(37_804);
    expect(salt(2028, 515_151)).toBe(41_212);
    expect(salt(2029, 520_302)).toBe(41_624);
    expect(salt(2029, 260_151, 'married_separate')).toBe(20_812);
    // Section 164(b)(7)(A)(v): 10,000 again after 2029, and no income shrinks it.
    expect(salt(2030, 300_000)).toBe(10_000);
    expect(salt(2031, 900_000)).toBe(10_000);
    expect(salt(2030, 300_000, 'married_separate')).toBe(5000);
  });

  it('itemize when that gives more', () => {
    const given = { wages: 150_000, mortgageInterest: 14_000, stateLocalTaxes: 9000, charity: 3000 };
    // 2026: gifts above 0.5 % of 150,000: 2,250. 14,000 + 9,000 + 2,250.
    expect(run(given).deductions).toMatchObject({ itemizes: true, taken: 25_250_00, charity: 0 });
    expect(run(given, 2025).deductions).toMatchObject({ itemizes: true, taken: 26_000_00 });
    // Not itemizing: 1,000 of gifts count from 2026 on.
    expect(run({ wages: 95_000, charity: 3000 }).taxableIncome).toBe(77_900_00);
    expect(run({ wages: 95_000, charity: 3000 }, 2025).taxableIncome).toBe(79_250_00);
    expect(run({ status: 'married_joint', wages: 95_000, charity: 3000 }).deductions.charity).toBe(2000_00);
  });

  it('lose two thirty-sevenths in the top bracket from 2026 on', () => {
    // All of the 74,000 lies in the top bracket: 4,000 is lost.
    const given = { otherIncome: 1_000_000, mortgageInterest: 74_000 };
    expect(run(given).deductions.itemized).toBe(70_000_00);
    expect(run(given, 2025).deductions.itemized).toBe(74_000_00);
    // Only 3,700 of income lies in it: 200 is lost.
    expect(run({ ...given, otherIncome: 644_300 }).deductions.itemized).toBe(73_800_00);
  });
});

describe('self-employment', () => {
  it('pays Schedule SE, deducts half and takes a fifth off', () => {
    // 60,000 x 92.35 % = 55,410; 15.3 % = 8,477.73; half 4,238.87 (rounded up).
    const done = run({ selfEmployment: 60_000 });
    expect(done.selfEmployment).toMatchObject({ netEarnings: 55_410_00, tax: 8477_73, deductible: 4238_87 });
    // AGI 55,761.13; less 16,100 = 39,661.13. A fifth of that, 7,932.23, is less than a fifth of 55,761.13.
    expect(done.agi).toBe(55_761_13);
    expect(done.businessDeduction).toBe(7932_23);
    expect(done.taxableIncome).toBe(31_728_90);
    // 1,240 + 12 % of 19,328.90 = 2,319.47.
    expect(done.totalTax).toBe(1240_00 + 2319_47 + 8477_73);
  });

  it('shares the Social Security base with wages of the same person', () => {
    // 184,500 - 150,000 = 34,500 x 12.4 % = 4,278; 92,350 x 2.9 % = 2,678.15.
    const own = run({ status: 'married_joint', wages: 150_000, selfEmployment: 100_000 }).selfEmployment;
    expect(own.tax).toBe(4278_00 + 2678_15);
    const spouses = run({ status: 'married_joint', spouseWages: 150_000, selfEmployment: 100_000 });
    expect(spouses.selfEmployment.socialSecurity).toBe(11_451_40);
  });

  it('pays nothing below the minimum, and additional Medicare tax above the threshold', () => {
    expect(run({ selfEmployment: 433 }).selfEmployment.tax).toBe(0);
    expect(run({ selfEmployment: 434 }).selfEmployment.tax).toBeGreaterThan(0);
    // Wages 150,000 leave 50,000; 92,350 - 50,000 = 42,350 x 0.9 %.
    expect(run({ wages: 150_000, selfEmployment: 100_000 }).additionalMedicare).toBe(381_15);
    expect(run({ wages: 260_000 }).additionalMedicare).toBe(540_00);
    expect(run({ wages: 260_000, status: 'surviving_spouse' }).additionalMedicare).toBe(540_00);
    expect(run({ wages: 260_000, status: 'married_separate' }).additionalMedicare).toBe(1215_00);
  });

  it('fades the business deduction out above the threshold', () => {
    // Wages of 400,000 are far above it: only the minimum of 2026 is left.
    expect(run({ wages: 400_000, selfEmployment: 50_000 }).businessDeduction).toBe(400_00);
    expect(run({ wages: 400_000, selfEmployment: 50_000 }, 2025).businessDeduction).toBe(0);
  });

  it('jumps to the least business deduction of 2026 at its income, where tax falls with a dollar more', () => {
    // 1,075 x 92.35 % x 15.3 % = 151.89, half 75.95 (rounded up): 999.05 of business income. With 1,077 it is 1,000.91.
    const [below, above] = [1075, 1077].map((selfEmployment) => run({ wages: 60_000, selfEmployment }));
    expect(below?.businessDeduction).toBe(199_81);
    expect(above?.businessDeduction).toBe(400_00);
    expect(above!.totalTax).toBeLessThan(below!.totalTax);
    expect(run({ wages: 60_000, selfEmployment: 1077 }, 2025).businessDeduction).toBe(200_18);
  });
});

describe('child tax credit', () => {
  it('takes tax away and pays the rest out up to its limit', () => {
    // Joint 2026, 60,000, two children: 27,800 taxable: 2,480 + 12 % of 3,000 = 2,840; the credit is 4,400.
    const done = run({ status: 'married_joint', wages: 60_000, children: 2 });
    expect(done.onIncome.tax).toBe(2840_00);
    expect(done.credits).toEqual({ used: 2840_00, refundable: 1560_00 });
    expect(done.totalTax).toBe(-1560_00);
    // 15 % of what is earned above 2,500, at most 1,700 a child.
    const poor = { status: 'head_of_household', children: 1 };
    expect(run({ ...poor, wages: 8500 }).credits).toEqual({ used: 0, refundable: 900_00 });
    expect(run({ ...poor, wages: 22_000 }).credits).toEqual({ used: 0, refundable: 1700_00 });
  });

  it('goes down in stairs above the threshold of a joint return, and of all others', () => {
    const credit = (status: Household['status'], otherIncome: number) =>
      run({ status, otherIncome, children: 1 }).credits.used / 100;
    expect(credit('married_joint', 400_000)).toBe(2200);
    expect(credit('married_joint', 400_001)).toBe(2150);
    expect(credit('married_joint', 401_000)).toBe(2150);
    expect(credit('married_joint', 444_000)).toBe(0);
    expect(credit('surviving_spouse', 210_000)).toBe(1700);
    expect(run({ otherIncome: 100_000, otherDependents: 1 }).credits.used).toBe(500_00);
  });
});

describe('what holds for every return', () => {
  const dollars = fc.integer({ min: 0, max: 400_000 });
  // Without the cliffs of the law: the child tax credit goes down in stairs and is paid out on earnings; self-employment
  // tax begins at once at its minimum; the least business deduction comes at once at its income.
  const anybody = fc.record({
    status: fc.constantFrom(...filingStatuses),
    age: fc.constantFrom(40, 70),
    wages: dollars,
    interest: fc.integer({ min: 0, max: 50_000 }),
    qualifiedDividends: fc.integer({ min: 0, max: 100_000 }),
    retirementIncome: dollars,
    socialSecurity: fc.integer({ min: 0, max: 60_000 }),
    stateLocalTaxes: fc.integer({ min: 0, max: 60_000 }),
    mortgageInterest: fc.integer({ min: 0, max: 40_000 }),
    charity: fc.integer({ min: 0, max: 50_000 }),
    long: fc.integer({ min: -50_000, max: 300_000 }),
    short: fc.integer({ min: -50_000, max: 100_000 }),
  });
  const sources = [
    'wages',
    'interest',
    'qualifiedDividends',
    'retirementIncome',
    'socialSecurity',
    'otherIncome',
  ];

  it.each([2024, 2025, 2026])('never falls with more income, and has no jumps, in %i', (year) => {
    fc.assert(
      fc.property(anybody, fc.constantFrom(...sources), ({ long, short, ...rest }, source) => {
        const given: Given = { ...rest, gains: gains(short, long) };
        const more = { ...given, [source]: ((given[source as keyof Household] as number) ?? 0) + 1 };
        const change = tax(more, year) - tax(given, year);
        // A few cents of rounding; and more income raises what charity may take off, so that a dollar which is itself
        // taxed at nothing can save up to its share of the top rate. No dollar costs a dollar anywhere.
        expect(change).toBeGreaterThan(-0.6 * 0.37 - 0.035);
        expect(change).toBeLessThan(1.035);
      }),
      { numRuns: 400 },
    );
  });

  it('has the slope of its bracket', () => {
    const rates = [10, 12, 22, 24, 32, 35, 37];
    const tops = [0, 12_400, 50_400, 105_700, 201_775, 256_225, 640_600];
    rates.forEach((rate, index) => {
      const otherIncome = 16_100 + tops[index]!;
      expect(tax({ otherIncome: otherIncome + 1000 }) - tax({ otherIncome })).toBeCloseTo(rate * 10, 6);
    });
  });

  it('adds up, and stays in whole cents', () => {
    fc.assert(
      fc.property(anybody, ({ long, short, ...rest }) => {
        const done = run({ ...rest, gains: gains(short, long) });
        expect(done.onIncome.ordinaryIncome + done.onIncome.preferentialIncome).toBe(done.taxableIncome);
        expect(done.onIncome.gainsByRate.reduce((sum, part) => sum + part, 0)).toBe(
          done.onIncome.preferentialIncome,
        );
        for (const value of [done.totalTax, done.agi, done.taxableIncome, done.deductions.total]) {
          expect(Number.isInteger(value)).toBe(true);
        }
      }),
    );
  });
});
