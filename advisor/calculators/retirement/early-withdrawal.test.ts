import { describe, expect, it } from 'vitest';
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
