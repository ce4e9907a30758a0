import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { earlyWithdrawal } from '#advisor/calculators/retirement/distributions/early-withdrawal.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(earlyWithdrawal, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('early withdrawal', () => {
  it('adds the tenth of 26 USC 72(t) before the age of 59 and a half', () => {
    expect(run({ amount: 20_000, age: 45 })).toMatchObject({ penalty: 2000, penalty_rate: 10 });
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

describe('the full cost of cashing out', () => {
  const cashOut = { amount: 40_000, age: 38, income: 90_000, state: 'ca' };

  it('adds the tax of the state and the penalty of California', () => {
    // Federal, single, 2026: 73,900 taxable, 31,800 more at 22 % and 8,200 at 24 %: 8,964. California, schedule X of
    // 2025: 90,000 less 5,706 is above 72,724, so all 40,000 at 9.3 %: 3,720; FTB 3805P: 2.5 % more.
    const figures = run(cashOut);
    expect(figures).toMatchObject({ penalty: 4000, income_tax: 8964, state_tax: 3720, state_penalty: 1000 });
    expect(figures).toMatchObject({ state_cost: 4720, cost: 17_684, left: 22_316 });
    expect(openingFor(earlyWithdrawal, 'amount', cashOut)).toBe(
      'You’d keep $22,316 of $40,000: the penalty takes $4,000, income tax for 2026 $8,964 and California $4,720.',
    );
    // The penalty of California without an income, and none where the federal one is not due either.
    expect(run({ amount: 40_000, age: 38, state: 'ca' }).state_penalty).toBe(1000);
    expect(run({ ...cashOut, age: 60 })).not.toHaveProperty('state_penalty');
    // North Carolina: 4.25 % of 2025 or 3.99 % of 2026 on all of it; Texas none; Illinois none on money from a plan.
    expect([1700, 1596]).toContain(run({ ...cashOut, state: 'nc' }).state_tax);
    for (const state of ['tx', 'il']) expect(run({ ...cashOut, state })).not.toHaveProperty('state_tax');
  });

  it('works back from what should be left with the state in it', () => {
    const worked = run({ ...cashOut, amount: 0, net: 22_316 });
    expect(worked.gross).toBeCloseTo(40_000, 1);
  });

  it('knows the fifth that a plan holds back', () => {
    // 26 USC 3405(c): 20 % of 40,000.
    expect(run(cashOut)).toMatchObject({ withheld: 8000, first_check: 32_000, due_later: 9684 });
    expect(run({ ...cashOut, account: 'ira' })).not.toHaveProperty('withheld');
  });

  it('counts the growth given up', () => {
    // =FV((1.07/1.025)-1, 29, 0, -40000).
    const figures = run(cashOut);
    expect(figures.grown).toBeCloseTo(40_000 * (1.07 / 1.025) ** 29, 2);
    expect(figures.growth_lost).toBeCloseTo(figures.grown! - 40_000, 6);
    expect(run({ ...cashOut, age: 70 })).not.toHaveProperty('grown');
  });
});

it.each([
  ['yesno', { amount: 20_000, age: 40, income: 60_000 }, 'There is a penalty'],
  ['yesno', { amount: 20_000, age: 60, income: 60_000 }, 'There’s no early withdrawal penalty'],
  ['plan', { amount: 20_000, age: 40, income: 60_000 }, 'Try not to'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(earlyWithdrawal, want, input)).toContain(opening);
});
