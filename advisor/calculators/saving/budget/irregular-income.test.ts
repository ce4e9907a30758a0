import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { irregularIncome } from '#advisor/calculators/saving/budget/irregular-income.ts';

const each = (...incomes: number[]) => incomes.map((income) => ({ income }));
const run = (input: object) =>
  Object.fromEntries(
    runCalculator(irregularIncome, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('a budget with irregular income', () => {
  it('works from a low and a high month', () => {
    // By hand: (2,800 + 6,500) / 2 = 4,650; three low months are 3 x (4,650 - 2,800) = 5,550 behind.
    expect(run({ months: each(2800, 6500) })).toMatchObject({
      low_month: 2800,
      high_month: 6500,
      steady_pay: 4650,
      buffer: 5550,
    });
    expect(run({ months: each(2800, 6500), low_months: 1 }).buffer).toBe(1850);
  });

  it('has a buffer that lasts through the months that were told, paid the same each month', () => {
    const months = [1000, 1000, 1000, 1000, 1000, 9000, 9000, 1000];
    const { buffer, steady_pay: pay } = run({ months: each(...months) });
    expect(pay).toBe(3000);
    // Five months of 2,000 too little.
    expect(buffer).toBe(10_000);
    // Another way: with that in hand no month goes below zero, and with a dollar less one does.
    const lowest = (start: number) => {
      let [cash, least] = [start, start];
      for (const income of months) {
        cash += income - pay!;
        least = Math.min(least, cash);
      }
      return least;
    };
    expect(lowest(buffer!)).toBeGreaterThanOrEqual(0);
    expect(lowest(buffer! - 1)).toBeLessThan(0);
  });

  it('sets taxes aside first', () => {
    expect(run({ months: each(4000, 6000), taxes: 'to_pay', tax_share: 30 })).toMatchObject({
      low_month: 2800,
      steady_pay: 3500,
      tax_aside: 1500,
    });
    expect(run({ months: each(4000, 6000), tax_share: 30 })).not.toHaveProperty('tax_aside');
  });

  it('compares with bills and with cash', () => {
    const figures = run({ months: each(3000, 9000), bills: 3800, cash: 1000 });
    // Average 6,000; 2,200 a month above the bills; 3 x 3,000 = 9,000 less 1,000 takes four months.
    expect(figures).toMatchObject({
      low_left: -800,
      average_left: 2200,
      buffer: 9000,
      to_save: 8000,
      fill_months: 4,
    });
    expect(run({ months: each(3000, 9000), bills: 7000 })).not.toHaveProperty('fill_months');
  });

  it.each([
    [
      { months: each(2800, 6500) },
      'plan',
      /^Budget on \$2,800 a month, your lowest month\. Keep what comes in above/,
    ],
    [{ months: each(2800, 6500) }, 'amount', /^Keep a buffer of about \$5,550: /],
    [{ months: each(2800, 6500) }, 'payment', /^Pay yourself \$4,650 a month once you have \$5,550 aside/],
    [{ months: each(3000, 9000), bills: 2800 }, 'yesno', /^Yes: even your lowest month covers/],
    [
      { months: each(3000, 9000), bills: 3800 },
      'yesno',
      /^On average, yes, but your lowest month is \$800 a month short/,
    ],
    [{ months: each(3000, 9000), bills: 6500 }, 'yesno', /^No: even an average month is \$500 a month short/],
    [
      { months: each(3000, 9000), bills: 3800 },
      'time',
      /^About 5 months until the buffer of \$9,000 is full\.$/,
    ],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(irregularIncome, input, want)).toMatch(says);
  });

  it.each([
    [{}, 'Income by month: give at least 2.'],
    [{ months: each(3000) }, 'Income by month: give at least 2.'],
    [{ months: each(0, 0) }, 'Give an income for at least one month.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
