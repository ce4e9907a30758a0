import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { studentLoanPlans } from '#advisor/calculators/borrowing/student/student-loan-plans.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) => {
  const { result } = runCalculator(studentLoanPlans, input, { year: 2026 });
  return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
};

describe('student loan plans', () => {
  it('agrees with the sample of the Department of Education’s calculator', () => {
    // hampshire.edu/sample-loan-repayment-schedule, from that calculator: $27,000 at 3.9 %. Standard $272, $32,650 in
    // all; graduated from $152 to $456, $34,046 in all; no extended plan below $30,000.
    const figures = run({ balance: 27_000, rate: 3.9 });
    expect(figures.standard_payment).toBeCloseTo(272, 0);
    expect(figures.standard_paid).toBeCloseTo(32_650, -1);
    expect(figures.graduated_payment).toBeCloseTo(152, 0);
    expect(figures.graduated_last).toBeCloseTo(456, 0);
    expect(figures.graduated_paid).toBeCloseTo(34_046, 0);
    expect(figures).not.toHaveProperty('extended_payment');
    expect(figures).not.toHaveProperty('rap_payment');
  });

  it('extends a loan over twenty-five years', () => {
    // TG’s comparison of repayment plans: $45,000 at 6.8 %: $312 a month, $93,701 in all; standard $518.
    const figures = run({ balance: 45_000, rate: 6.8 });
    expect(figures.extended_payment).toBeCloseTo(312.3, 0);
    expect(Math.abs(figures.extended_paid! - 93_701)).toBeLessThan(5);
    expect(figures.standard_payment).toBeCloseTo(517.9, 0);
  });

  it('takes the shares of income that the law names', () => {
    // By hand, 2026 guideline for two 21,640: (46,000 - 1.5 x 21,640) x 10 % / 12 = 112.83; RAP 4 % of 46,000 / 12.
    const two = run({ balance: 71_000, rate: 6.5, income: 46_000, household: 2, dependents: 0 });
    expect(two.ibr_payment).toBeCloseTo(112.83, 2);
    expect(two.rap_payment).toBeCloseTo(153.33, 2);
    // One child takes 50 off. Before July 2014: (39,400 - 1.5 x 15,960) x 15 % / 12 = 193.25.
    expect(run({ balance: 71_000, rate: 6.5, income: 46_000, household: 2 }).rap_payment).toBeCloseTo(
      103.33,
      2,
    );
    expect(run({ balance: 55_000, rate: 6, income: 39_400, ibr_percent: 15 }).ibr_payment).toBeCloseTo(
      193.25,
      2,
    );
    expect(run({ balance: 55_000, rate: 6, income: 39_400, first_loan: 2009 }).ibr_months).toBe(300);
  });

  it.each([
    [10_000, 10],
    [10_001, 10],
    [20_000, 16.67],
    [100_000, 750],
    [100_001, 833.34],
  ])('asks an income of %d for %d a month under RAP', (income, payment) => {
    expect(run({ balance: 200_000, rate: 6, income }).rap_payment).toBeCloseTo(payment, 2);
  });

  it('runs both by month as an independent program does', () => {
    // Python, month by month, income up 3 % and the guideline 2.5 % a year.
    const figures = run({ balance: 71_000, rate: 6.5, income: 46_000, household: 2, dependents: 0 });
    expect(figures).toMatchObject({ ibr_months: 240, rap_months: 345, rap_forgiven: 0 });
    expect(figures.ibr_paid).toBeCloseTo(40_685.76, 1);
    expect(figures.ibr_forgiven).toBeCloseTo(122_614.24, 1);
    expect(figures.rap_paid).toBeCloseTo(144_723.69, 1);
    expect(figures.pslf_forgiven).toBeCloseTo(100_782.33, 1);
    expect(figures.pslf_paid).toBeCloseTo(16_367.67, 1);
    expect(figures.ibr_year).toBe(2046);
  });

  it('counts payments that were made, and leaves newer loans only two plans', () => {
    const base = { balance: 96_400, rate: 6.4, income: 62_000 };
    expect(run({ ...base, payments_made: 84 }).ibr_months).toBe(240 - 84);
    expect(run({ ...base, years_in: 7 }).pslf_paid).toBe(run({ ...base, payments_made: 84 }).pslf_paid);
    const newer = run({ ...base, has_new_loan: true });
    expect(newer).not.toHaveProperty('ibr_payment');
    expect(newer).not.toHaveProperty('graduated_payment');
    expect(newer.standard_months).toBe(240);
  });

  it('waives interest and lowers the balance by the payment where it is small', () => {
    // $10 a month on $30,000: nothing of it covers the interest of 150, and the match is the payment itself.
    const figures = run({ balance: 30_000, rate: 6, income: 9000, income_growth: 0 });
    expect(figures).toMatchObject({ rap_payment: 10, rap_months: 360, rap_paid: 3600, rap_forgiven: 26_400 });
    expect(figures.ibr_payment).toBe(0);
  });

  it('refuses more dependents than the household has', () => {
    expect(() => run({ balance: 30_000, income: 40_000, household: 2, dependents: 3 })).toThrow(InputProblem);
  });

  it.each([
    [
      { balance: 27_900, rate: 5.5 },
      'which',
      /^The graduated plan has the lowest payment.*the standard plan costs the least/,
    ],
    [{ balance: 35_200, income: 23_000, household: 4 }, 'yesno', /^Yes, your payment would be \$0/],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(studentLoanPlans, input, want)).toMatch(says);
  });
});

it('tells the month in which loans are forgiven', () => {
  // 120 qualifying payments of 34 CFR 685.219, 84 made: 36 more from November 2026 on end in November 2029.
  const input = { balance: 96_400, rate: 6.4, income: 62_000, payments_made: 84, month: 11 };
  expect(run(input)).toMatchObject({ pslf_months: 36, pslf_year: 2029 });
  expect(openingOf(studentLoanPlans, input, 'time')).toBe(
    'With PSLF you’d be done in November 2029, after 36 months of payments.',
  );
  // From January, ten more months end in November; from March on they end in the year after.
  const near = { ...input, payments_made: 110 };
  expect(run({ ...near, month: 1 }).pslf_year).toBe(2026);
  expect(run({ ...near, month: 3 }).pslf_year).toBe(2027);
});
