import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator, type AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { gamblingTax } from '#advisor/calculators/tax/deductions/gambling-tax.ts';
import { kiddieTax } from '#advisor/calculators/tax/household/kiddie-tax.ts';
import { netInvestmentTax } from '#advisor/calculators/tax/federal/net-investment-tax.ts';
import { overtimeTipsDeduction } from '#advisor/calculators/tax/deductions/overtime-tips-deduction.ts';
import { seniorDeduction, seniorsFrom } from '#advisor/calculators/tax/deductions/senior-deduction.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';

const run = (calculator: AnyCalculator, input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(calculator, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('deduction for overtime or tips', () => {
  const of = (input: object, year?: number) => run(overtimeTipsDeduction, input, year);

  it('counts a third of the overtime and saves the bracket of it', () => {
    // 9,600 / 3 = 3,200; 58,000 + 9,600 - 16,100 = 51,500: 1,100 at 22 % and 2,100 at 12 %.
    expect(of({ overtime: 9600, income: 58_000 })).toMatchObject({
      deduction: 3200,
      saved: 494,
      premium: 3200,
    });
    expect(of({ overtime: 3200, overtime_is: 'premium', rate: 22 })).toMatchObject({
      deduction: 3200,
      saved: 704,
    });
  });

  it('keeps to the limits and the phase-out', () => {
    expect(of({ overtime: 45_000, rate: 24 }).deduction).toBe(12_500);
    expect(of({ tips: 31_000, income: 20_000 }).deduction).toBe(25_000);
    // 160,900 is 10 whole thousands above 150,000: 1,000 off 3,000.
    expect(of({ overtime: 9000, income: 151_900 }).deduction).toBe(2000);
    expect(of({ overtime: 9000, income: 60_000, filing_status: 'married_separate' }).deduction).toBe(0);
    expect(of({ overtime: 9000, income: 60_000 }, 2029).deduction).toBe(0);
  });

  it('refuses neither', () => {
    expect(() => of({ income: 60_000 })).toThrow('Give the overtime pay or the tips');
    expect(() => of({ overtime: 9000, hours: 200, hourly: 20 })).toThrow('not both');
    // 250 hours at $42 are the same pay as 250 hours of time and a half of $28.
    expect(of({ overtime: 10_500, hours: 250, hourly: 28 }).deduction).toBe(3500);
  });
});

describe('net investment income tax', () => {
  const of = (input: object) => run(netInvestmentTax, input);

  it('is charged on the lesser of investment income and income above the threshold', () => {
    expect(of({ income: 262_000, investment: 31_000 }).tax).toBe(1178);
    // 300,000 - 250,000 = 50,000 x 3.8 %
    expect(of({ other: 240_000, investment: 60_000, filing_status: 'married_joint' }).tax).toBe(1900);
    expect(of({ other: 150_000, investment: 20_000 })).toMatchObject({ tax: 0, over: -30_000 });
    expect(openingOf(netInvestmentTax, { income: 262_000, investment: 31_000 }, 'yesno')).toBe(
      'Yes, you owe $1,178 of net investment income tax for 2026.',
    );
  });

  it('refuses more investment income than income', () => {
    expect(() => of({ income: 10_000, investment: 20_000 })).toThrow('has the investment income in it');
  });
});

describe('deduction for seniors', () => {
  const of = (input: object, year?: number) => run(seniorDeduction, input, year);

  it('shrinks by a share of the income above the start, for each person', () => {
    // 6,000 - 6 % x 13,000 = 5,220; two people 2 x (6,000 - 6 % x 18,000) = 9,840.
    expect(of({ age: 67, income: 88_000 })).toMatchObject({ deduction: 5220, lost: 780, gone_at: 175_000 });
    expect(of({ age: 70, spouse_age: 68, income: 168_000, filing_status: 'married_joint' }).deduction).toBe(
      9840,
    );
    expect(of({ age: 66, spouse_age: 61, income: 131_000, filing_status: 'married_joint' }).deduction).toBe(
      6000,
    );
    expect(of({ age: 67, income: 180_000 }).deduction).toBe(0);
    expect(of({ age: 60, income: 50_000 }).deduction).toBe(0);
    expect(of({ age: 67, income: 50_000 }, 2029).deduction).toBe(0);
  });

  it('saves the tax of the bracket', () => {
    // 88,000 - 16,100 - 2,050 - 5,220 = 64,630 of taxable income, in the 22 % bracket.
    expect(of({ age: 67, income: 88_000 }).saved).toBe(1148.4);
    expect(openingOf(seniorDeduction, { age: 67, income: 180_000 }, 'yesno')).toContain('No,');
  });

  it('takes the age of the law', () => {
    expect(readFacts(2026).get('senior_age')).toBe(seniorsFrom);
  });
});

describe('kiddie tax', () => {
  const of = (input: object) => run(kiddieTax, input);

  it('taxes what is above the threshold at the parents’ rate', () => {
    // 1,350 free, 1,350 at 10 %, 2,700 at 24 %.
    expect(of({ interest: 5400, rate: 24 })).toMatchObject({ tax: 783, at_parents: 2700, own_tax: 135 });
    // Below it: (2,300 - 1,350) x 10 %.
    expect(of({ gains: 2300, rate: 32 })).toMatchObject({ tax: 95, at_parents: 0 });
    // Long-term gains: nothing on the child’s 1,350, 15 % of 5,300.
    expect(of({ gains: 8000, gains_are: 'qualified', rate: 15 }).tax).toBe(795);
    // 210,000 - 32,200 = 177,800 is in the 22 % bracket: 135 + 22 % x 1,200.
    expect(of({ gains: 3900, income: 210_000 }).tax).toBe(399);
    expect(of({ interest: 1200, rate: 24 }).tax).toBe(0);
  });

  it('lets pay from work raise the deduction', () => {
    // Deduction 4,450; taxable 3,000 + 4,000 - 4,450 = 2,550, of it 300 at 24 % and 2,250 at 10 %.
    expect(of({ interest: 3000, earned: 4000, rate: 24 })).toMatchObject({ deduction: 4450, tax: 297 });
  });

  it('refuses a child without income, and parents without a rate', () => {
    expect(() => of({ rate: 24 })).toThrow('Give the child’s interest');
    expect(() => of({ interest: 4000 })).toThrow('Give the parents’ tax rate');
  });
});

describe('tax on gambling winnings', () => {
  const of = (input: object, year?: number) => run(gamblingTax, input, year);

  it('takes nine tenths of the losses from 2026 on, for those who itemize', () => {
    const casino = {
      winnings: 18_000,
      losses: 18_000,
      deducts: 'itemized',
      itemized: 20_000,
      income: 70_000,
    };
    expect(of(casino)).toMatchObject({ taxable: 1800, losses_counted: 16_200 });
    expect(of(casino, 2025)).toMatchObject({ taxable: 0 });
    expect(of({ ...casino, losses: 20_000 }).taxable).toBe(0);
  });

  it('taxes all of it with the standard deduction', () => {
    expect(of({ winnings: 6200, losses: 5800, income: 60_000 })).toMatchObject({
      taxable: 6200,
      losses_counted: 0,
      if_itemized: 980,
    });
    expect(of({ winnings: 6200, losses: 5800 })).not.toHaveProperty('tax');
    // Itemizing 16,200 of losses takes the place of 16,100.
    expect(of({ winnings: 18_000, losses: 18_000 })).toMatchObject({ taxable: 1800, given_up: 16_100 });
    // 58,000 - 16,100 = 41,900; 12,500 more reach 54,400: 8,500 at 12 % and 4,000 at 22 %.
    expect(of({ winnings: 12_500, income: 58_000 }).tax).toBe(1900);
    expect(openingOf(gamblingTax, { winnings: 6200, losses: 5800, income: 60_000 }, 'yesno')).toContain(
      'No, the losses don’t help you',
    );
  });

  it('refuses a year without winnings', () => {
    expect(() => of({ losses: 500 })).toThrow('Winnings of the year is missing.');
  });
});
