import { describe, expect, it } from 'vitest';
import { calculators } from '#advisor/calculators/registry.ts';
import { compareInvestments } from '#advisor/calculators/investing/returns/compare-investments.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';

function finish(name: string, input: object) {
  const calculator = calculators.find((one) => one.name === name)!;
  return runCalculator(calculator, input, { year: 2026 }).result;
}
const run = (name: string, input: object) =>
  Object.fromEntries(finish(name, input).figures.map(({ id, value }) => [id, value]));

// The payments come from Python: the rate of a month is (1 + r/2)^(1/6) - 1 or (1 + r/365)^(365/12) - 1.
const cases: [name: string, input: object, expected: object][] = [
  [
    'mortgage_points',
    { loan: 290_000, rate: 6.75, new_rate: 6.375, points: 1.5, compounding: 'semiannually' },
    { payment_without: 1863.04, payment_with: 1793.5, rate_with: 6.375 },
  ],
  [
    'zero_or_rebate',
    { price: 30_000, rebate: 2500, other_rate: 6.5, term: 5, compounding: 'daily' },
    { rebate_payment: 538.29, low_payment: 500, other_rate: 6.5 },
  ],
  [
    'home_payment',
    { price: 400_000, down_percent: 20, rate: 6.5, compounding: 'semiannually' },
    { principal_interest: 2004.49 },
  ],
  [
    'consolidation',
    { debts: [{ balance: 25_000, rate: 22 }], rate: 12, years: 3, compounding: 'daily' },
    { new_payment: 831.05 },
  ],
  [
    'car_trade_in',
    { worth: 10_000, owed: 10_000, price: 30_000, rate: 8, term: 5, compounding: 'daily' },
    { payment: 608.66 },
  ],
  [
    'heloc_or_cash_out',
    { owed: 250_000, cash: 60_000, rate: 3.25, heloc_rate: 8.5, heloc_years: 20, compounding: 'daily' },
    { heloc_payment: 521.8 },
  ],
  [
    'refinance_breakeven',
    { balance: 300_000, rate: 7, new_rate: 6, new_years: 30, compounding: 'semiannually' },
    { new_payment: 1784.47 },
  ],
  [
    'refinance_breakeven',
    { balance: 300_000, rate: 6, new_rate: 6, new_years: 30, payment_now: 2100, compounding: 'semiannually' },
    { new_payment: 1784.47 },
  ],
  [
    'debt_payoff',
    { debts: [{ balance: 6000, rate: 24 }], budget: 250, compounding: 'daily' },
    { avalanche_months: 34, avalanche_interest: 2289.91 },
  ],
  [
    'balance_transfer',
    { balance: 6000, rate: 24, intro_months: 18, payment: 250, compounding: 'daily' },
    { months_now: 34, interest_now: 2289.91 },
  ],
  [
    'lease_vs_buy',
    { price: 30_000, lease_payment: 400, rate: 7, loan_term: 5, compounding: 'daily' },
    { loan_payment: 594.32 },
  ],
  [
    'biweekly_payments',
    { balance: 265_000, rate: 6.5, years: 30, compounding: 'semiannually' },
    { half_payment: 829.99, interest_biweekly: 255_884.57 },
  ],
];

describe('how a lender compounds', () => {
  it.each(cases)('%s charges a stated compounding as Python does: %j', (name, input, expected) => {
    expect(run(name, input)).toMatchObject(expected);
    expect(
      finish(name, input)
        .assumptions.map((one) => JSON.stringify(one))
        .join(),
    ).toContain('compounded');
  });

  it.each(cases)('%s without one takes a twelfth each month, like “monthly”', (name, input) => {
    const { compounding: _, ...plain } = input as { compounding: string };
    expect(run(name, plain)).toEqual(run(name, { ...plain, compounding: 'monthly' }));
    expect(run(name, plain)).not.toEqual(run(name, input));
  });

  it.each(cases)('%s refuses a compounding there is no such thing as', (name, input) => {
    expect(() => run(name, { ...input, compounding: 'sometimes' })).toThrow(InputProblem);
  });

  it('promotional balance: what is left afterwards is charged daily', () => {
    // Python: 800 left, 800 x ((1 + 0.28/365)^(365/12) - 1) = 18.88; a twelfth would be 18.67.
    const owed = { balance: 2800, months_left: 10, later_rate: 28, payment: 200 };
    expect(run('promo_balance', { ...owed, compounding: 'daily' }).interest_after).toBeCloseTo(18.88, 2);
    expect(run('promo_balance', owed).interest_after).toBeCloseTo(18.67, 2);
  });

  it('investments side by side: a bank’s rate compounded monthly, and the other figure beside it', () => {
    // Python: 20000 * (1 + 0.045/12)**60 = 25,035.92; as a yearly return 24,923.64.
    const two = { investments: [{ rate: 4.5 }, { rate: 4 }], amount: 20_000, years: 5 };
    const figures = (input: object) =>
      Object.fromEntries(
        runCalculator(compareInvestments, input, { year: 2026 }).result.figures.map(({ id, value }) => [
          id,
          value,
        ]),
      );
    const monthly = figures({ ...two, compounding: 'monthly' });
    expect(monthly.end_1).toBeCloseTo(25_035.92, 2);
    expect(monthly.other_end_1).toBeCloseTo(24_923.64, 2);
    expect(figures(two).end_1).toBeCloseTo(24_923.64, 2);
    expect(figures(two).other_end_1).toBeCloseTo(25_035.92, 2);
  });
});
