import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { earlyWithdrawal } from '#advisor/calculators/retirement/early-withdrawal.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(earlyWithdrawal, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('early withdrawal', () => {
  it('adds the tenth of 26 USC 72(t) before the age of 59 and a half', () => {
    expect(run({ amount: 20_000, age: 45 })).toEqual({ penalty: 2000, penalty_rate: 10 });
    expect(run({ amount: 20_000, age: 59 }).penalty).toBe(2000);
    expect(run({ amount: 20_000, age: 60 }).penalty).toBe(0);
  });

  it('knows who has left the employer at 55, and the 457(b)', () => {
    expect(run({ amount: 40_000, age: 56, left_job: true }).penalty).toBe(0);
    expect(run({ amount: 40_000, age: 54, left_job: true }).penalty).toBe(4000);
    expect(run({ amount: 40_000, age: 56, left_job: true, account: 'ira' }).penalty).toBe(4000);
    expect(run({ amount: 40_000, age: 40, account: 'governmental_plan' }).penalty).toBe(0);
  });

  it('takes a tax rate, and works back from what should be left', () => {
    expect(run({ amount: 25_000, age: 41, tax_rate: 22 })).toMatchObject({ cost: 8000, left: 17_000 });
    // 30,000 / (1 - 0.10 - 0.22).
    expect(run({ amount: 0, net: 30_000, age: 48, tax_rate: 22 }).gross).toBeCloseTo(44_117.65, 1);
    const worked = run({ amount: 0, net: 21_050, age: 35, income: 60_000 });
    expect(worked.gross).toBeCloseTo(30_000, 2);
    expect(() => run({ amount: 0, age: 48 })).toThrow('Give the amount taken out');
  });

  it('lets Roth contributions out free', () => {
    const roth = { amount: 35_000, age: 33, account: 'roth_ira', contributions: 29_000, balance: 40_000 };
    expect(run(roth)).toMatchObject({ penalty: 600, kept: 5000 });
  });

  it('adds the income tax where there is an income', () => {
    // 60,000 single in 2026: taxable 43,900; 6,500 more at 12 %, the other 23,500 at 22 %: 780 + 5,170.
    expect(run({ amount: 30_000, age: 35, income: 60_000 })).toMatchObject({
      penalty: 3000,
      income_tax: 5950,
      cost: 8950,
      left: 21_050,
    });
  });
});

it.each([
  ['yesno', { amount: 20_000, age: 40, income: 60_000 }, 'There is a penalty'],
  ['yesno', { amount: 20_000, age: 60, income: 60_000 }, 'There’s no early withdrawal penalty'],
  ['plan', { amount: 20_000, age: 40, income: 60_000 }, 'Try not to'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(earlyWithdrawal, want, input)).toContain(opening);
});
