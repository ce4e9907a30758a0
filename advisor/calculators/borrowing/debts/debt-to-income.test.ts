import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { debtToIncome } from '#advisor/calculators/borrowing/debts/debt-to-income.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(debtToIncome, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const say = (input: object) => {
  const finished = finish(input);
  return renderPlain(debtToIncome.explain(finished.result as never, finished.input as never).conclusion);
};

describe('debt to income', () => {
  it('agrees with the example of the CFPB', () => {
    // "What is a debt-to-income ratio?": $1,500 mortgage, $100 auto loan and $400 for the rest are $2,000; with a gross
    // income of $6,000 the ratio is 33 percent.
    const figures = run({ income: 6000, housing: 1500, debts: 500 });
    expect(figures.debt_ratio).toBeCloseTo(100 / 3, 10);
    expect(figures.housing_ratio).toBeCloseTo(25, 10);
    // 36 % of 6,000 is 2,160.
    expect(figures.room).toBeCloseTo(160, 10);
    expect(say({ income: 6000, housing: 1500, debts: 500 })).toBe(
      'Your debt-to-income ratio is 33.3%, within the guideline of 36%; housing alone is 25%.',
    );
  });

  it('says when it is too much, and when a mortgage is out of reach', () => {
    expect(say({ income: 5000, housing: 1500, debts: 500 })).toBe(
      'Your debt-to-income ratio is 40%, above the guideline of 36%; housing alone is 30%.',
    );
    expect(run({ income: 5000, housing: 1500, debts: 500 })).toMatchObject({ room: 0, over: 200 });
    expect(finish({ income: 5000, debts: 2500 }).result.warnings).toEqual([]);
    expect(finish({ income: 5000, debts: 2501 }).result.warnings.map(renderPlain)).toEqual([
      'Above 50%, a conforming mortgage is hard to get.',
    ]);
  });

  it('takes the whole housing payment, or what its parts come to', () => {
    const parts = { income: 8900, mortgage: 1480, car: 390, student_loan: 275 };
    // (1,480 + 390 + 275) / 8,900 and (2,130 + 665) / 8,900.
    expect(run(parts).debt_ratio).toBeCloseTo(24.101, 3);
    expect(run({ ...parts, housing: 2130 }).debt_ratio).toBeCloseTo(31.404, 3);
    expect(run({ ...parts, home_costs: 220 }).housing).toBe(1700);
  });

  it('works out the payment on a home to buy', () => {
    // Printed payment tables: $100,000 at 6.5 % over 30 years is $632.07 a month.
    const home = { income: 5000, home_price: 125_000, down_percent: 20, rate: 6.5 };
    expect(run(home).housing).toBeCloseTo(632.07, 2);
    expect(run({ ...home, down_percent: 0, down_payment: 25_000, home_costs: 100 }).housing).toBeCloseTo(
      732.07,
      2,
    );
    expect(() => run({ income: 5000, home_price: 125_000 })).toThrow('Give the mortgage rate');
  });

  it('says what a limit comes to where nothing is paid yet', () => {
    // $3,400 every two weeks is 7,366.67 a month; 28 % of it 2,062.67.
    const figures = finish({ income: 7366.67, limit: 28 }).result.figures;
    expect(figures[0]).toMatchObject({ id: 'room', unit: 'usd_per_month' });
    expect(figures[0]!.value).toBeCloseTo(2062.67, 2);
    expect(say({ income: 5000, limit: 28 })).toBe(
      'On $5,000 a month before taxes, 28% is $1,400 a month in payments.',
    );
  });

  it('tells the share of take-home pay as well', () => {
    expect(run({ income: 6800, take_home: 5200, housing: 1600, debts: 1000 }).take_home_share).toBe(50);
  });

  it('adds up what is named apart', () => {
    // 1,900 + 420 + 260 = 2,580; 2,580 / 7,500 = 34.4 %.
    const figures = run({ income: 7500, housing: 1900, car: 420, student_loan: 260 });
    expect(figures.debt_ratio).toBeCloseTo(34.4, 10);
    expect(figures.payments).toBe(2580);
    const { payments, debt_ratio: ratio } = run({ income: 8000, cards: 100, debts: 300, car: 400 });
    expect([payments, ratio]).toEqual([800, 10]);
  });

  it('leaves room under a limit of your own', () => {
    // The CFPB's ratio for a qualified mortgage used to be 43 %: 43 % of 9,000 is 3,870, less 2,480 is 1,390.
    const input = { income: 9000, housing: 2300, cards: 180, limit: 43 };
    expect(run(input).room).toBeCloseTo(1390, 8);
    expect(say(input)).toBe(
      'Your debt-to-income ratio is 27.6%, within your limit of 43%; housing alone is 25.6%.',
    );
  });

  it('splits into housing and the rest, and does not care about the scale', () => {
    const amount = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(amount, amount, amount, fc.integer({ min: 2, max: 9 }), (income, housing, debts, times) => {
        const { debt_ratio, housing_ratio, room, over } = run({ income, housing, debts });
        expect(debt_ratio! - housing_ratio!).toBeCloseTo((debts / income) * 100, 6);
        expect(room! * over!).toBe(0);
        expect(
          run({ income: income * times, housing: housing * times, debts: debts * times }).debt_ratio,
        ).toBeCloseTo(debt_ratio!, 6);
      }),
    );
  });

  it.each([
    [{ income: 5000 }, 'Give the monthly housing payment, other debt payments, or both.'],
    [{ income: 0, debts: 5 }, 'Monthly income before taxes must be at least $1 a month.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it.each([
    [{ income: 6000, housing: 1500 }, 'yesno', /^You’re fine: /],
    [{ income: 6000, housing: 2500 }, 'yesno', /^That’s too much: /],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(debtToIncome, input, want)).toMatch(says);
  });
});
