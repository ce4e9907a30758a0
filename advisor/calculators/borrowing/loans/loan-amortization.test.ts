import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { amortize, balanceAfter, levelPayment } from '#advisor/numerics/amortize.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (input: object) => {
  const { result } = runCalculator(loanAmortization, input, { year: 2026 });
  return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
};

describe('loan amortization', () => {
  it('keeps the payment where something is paid off at once', () => {
    // As Excel: =NPER(0.06/12, -PMT(0.06/12,300,-300000), 280000) = 258.33 instead of 300 months at 1,932.90.
    const figures = run({ principal: 300_000, rate: 6, years: 25, lump_sum: 20_000 });
    expect(figures).toMatchObject({ monthly_payment: 1932.9, payoff_months: 259, months_saved: 41 });
    // Interest of both, from payments times months: 1,932.90 x 300 - 300,000, and what is paid in all less 300,000.
    expect(figures.interest_saved).toBeCloseTo(60_541, -1);
    // More than is owed ends it: 193.33 x 60 less 10,000 was still to come.
    const ended = { principal: 10_000, rate: 6, years: 5, lump_sum: 12_000 };
    expect(run(ended).interest_saved).toBeCloseTo(1599.68, 0);
    expect(openingOf(loanAmortization, ended)).toContain('Paying it off now saves $1,59');
  });

  it('takes a single payment later', () => {
    // Excel: =FV(6.5%/12, 60, 1552.84, -240000) leaves 222,130.79; less 20,000 it takes
    // =NPER(6.5%/12, -1552.84, 202130.79) = 226.03 more payments: 287 in all instead of 336.
    const later = { principal: 240_000, rate: 6.5, years: 28, lump_sum: 20_000, lump_after: 5 };
    const figures = run(later);
    expect(figures).toMatchObject({ monthly_payment: 1552.84, payoff_months: 287, months_saved: 49 });
    // The payments that are no longer made, less the 20,000.
    expect(figures.interest_saved).toBeCloseTo(1552.84 * (336 - 286.0343) - 20_000, -1);
    expect(openingOf(loanAmortization, later)).toMatch(/^Paying \$20,000 after 5 years saves \$57,58/);
    // The sooner, the more it saves.
    expect(run({ ...later, lump_after: 0 }).interest_saved).toBeGreaterThan(figures.interest_saved!);
    expect(() => run({ ...later, lump_after: 28 })).toThrow('The loan is paid off by then');
  });

  it('takes one extra payment every year', () => {
    // In closed form: =PMT(6%/12, 360, -250000) is 1,498.88. A year of payments and the extra 3,000 at its end come to
    // 1,498.88 x ((1.005^12 - 1) / 0.005) + 3,000 = 21,489.4, and =NPER(1.005^12 - 1, -21489.4, 250000) = 21.13 years.
    const yearly = { principal: 250_000, rate: 6, years: 30, yearly_extra: 3000 };
    const figures = run(yearly);
    expect(figures.payoff_months! / 12).toBeCloseTo(21.13, 0);
    expect(openingOf(loanAmortization, yearly)).toContain('$3,000 extra once a year');
    // Later in the year than a twelfth each month, so a little less is saved.
    const monthly = run({ principal: 250_000, rate: 6, years: 30, extra: 250 });
    expect(figures.interest_saved).toBeLessThan(monthly.interest_saved!);
    expect(figures.interest_saved).toBeGreaterThan(monthly.interest_saved! * 0.95);
  });

  it('agrees with numpy-financial and with the payment tables of banks', () => {
    // numpy_financial.pmt's documentation: pmt(0.075/12, 12*15, 200000) = -1854.0247200054619.
    expect(run({ principal: 200_000, rate: 7.5, years: 15 }).monthly_payment).toBe(1854.02);
    // The tables every lender prints, per $100,000 over 30 years: 6 % 599.55, 6.5 % 632.07, 7 % 665.30, 8 % 733.76.
    const per100k = [6, 6.5, 7, 8].map(
      (rate) => run({ principal: 100_000, rate, years: 30 }).monthly_payment,
    );
    expect(per100k).toEqual([599.55, 632.07, 665.3, 733.76]);
  });

  it('says what it takes to be done sooner', () => {
    // The tables of lenders, per $100,000 at 6 %: 716.43 over 20 years, 599.55 over 30.
    const figures = run({ principal: 200_000, rate: 6, years: 30, target_years: 20 });
    expect(figures.extra_needed).toBeCloseTo(2 * (716.43 - 599.55), 1);
    expect(() => run({ principal: 200_000, rate: 6, years: 15, target_years: 20 })).toThrow(InputProblem);
  });

  it('gives the schedule of numpy-financial’s ipmt', () => {
    // Its documentation: $2,500 over a year at 8.24 %, compounded monthly: period, principal, interest, balance.
    const documented = [
      [1, 200.58, 17.17, 2299.42],
      [2, 201.96, 15.79, 2097.46],
      [3, 203.35, 14.4, 1894.11],
      [4, 204.74, 13.01, 1689.37],
      [5, 206.15, 11.6, 1483.22],
      [6, 207.56, 10.18, 1275.66],
      [7, 208.99, 8.76, 1066.67],
      [8, 210.43, 7.32, 856.24],
      [9, 211.87, 5.88, 644.37],
      [10, 213.33, 4.42, 431.05],
      [11, 214.79, 2.96, 216.26],
      [12, 216.26, 1.49, 0],
    ];
    const { months, interest } = amortize(250_000, 8.24, 12);
    expect(months).toHaveLength(12);
    // Booked to the cent, a row may be a cent away from what is rounded only when printed; the last row gathers them.
    documented.forEach(([month, principal, charged, balance], index) => {
      const row = months[index]!;
      expect(row.month).toBe(month);
      expect(Math.abs(row.principal - principal! * 100)).toBeLessThan(month === 12 ? 2.5 : 1.5);
      expect(Math.abs(row.interest - charged! * 100)).toBeLessThan(1.5);
      expect(Math.abs(row.balance - balance! * 100)).toBeLessThan(2.5);
    });
    // interestpd in the same documentation: -112.98.
    expect(interest / 100).toBeCloseTo(112.98, 1);
  });

  it('ends as soon as numpy-financial’s nper says when more is paid', () => {
    // nper(0.07/12, -150, 8000) = 64.07: sixty-four payments of 150 and a small sixty-fifth.
    const regular = levelPayment(800_000, 7, 120) / 100;
    const figures = run({ principal: 8000, rate: 7, years: 10, extra: 150 - regular });
    expect(figures.payoff_months).toBe(65);
    expect(figures.months_saved).toBe(120 - 65);
    expect(figures.last_payment).toBeLessThan(150 * 0.08);
  });

  it('does a two-month loan as one would by hand', () => {
    // $1,000 at 12 %: 1 % a month. Payment 1000 x 0.01 / (1 - 1.01^-2) = 507.5124 -> 507.51.
    // Month 1: interest 10.00, principal 497.51, left 502.49. Month 2: interest 5.0249 -> 5.02, last payment 507.51.
    const { payment, months, interest } = amortize(100_000, 12, 2);
    expect(payment).toBe(50_751);
    expect(months).toEqual([
      { month: 1, paid: 50_751, interest: 1000, principal: 49_751, balance: 50_249 },
      { month: 2, paid: 50_751, interest: 502, principal: 50_249, balance: 0 },
    ]);
    expect(interest).toBe(1502);
  });

  it('leaves no cent over, whatever the loan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 200_000_000 }),
        fc.integer({ min: 0, max: 3000 }).map((basisPoints) => basisPoints / 100),
        fc.integer({ min: 1, max: 480 }),
        fc.integer({ min: 0, max: 500_000 }),
        (principal, rate, term, extra) => {
          const { months, interest } = amortize(principal, rate, term, extra);
          const sum = (pick: (row: (typeof months)[number]) => number) =>
            months.reduce((total, row) => total + pick(row), 0);
          expect(sum((row) => row.principal)).toBe(principal);
          expect(sum((row) => row.paid)).toBe(principal + interest);
          expect(sum((row) => row.interest)).toBe(interest);
          expect(months.length).toBeLessThanOrEqual(term);
          expect(months.at(-1)?.balance).toBe(0);
          expect(months.every((row) => Number.isInteger(row.balance) && row.balance >= 0)).toBe(true);
          expect(balanceAfter({ payment: 0, months, interest }, principal, 0)).toBe(principal);
          expect(balanceAfter({ payment: 0, months, interest }, principal, term)).toBe(0);
        },
      ),
    );
  });

  it('costs more at a higher rate and saves more with a larger extra payment', () => {
    const base = { principal: 250_000, rate: 6, years: 30 };
    expect(run({ ...base, rate: 6.1 }).total_interest).toBeGreaterThan(run(base).total_interest!);
    expect(run({ ...base, years: 15 }).total_interest).toBeLessThan(run(base).total_interest!);
    expect(run({ ...base, rate: 0 }).total_interest).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 500 }), (extra, more) => {
        const less = run({ ...base, extra });
        const greater = run({ ...base, extra: extra + more });
        expect(greater.interest_saved).toBeGreaterThan(less.interest_saved!);
        expect(greater.payoff_months).toBeLessThanOrEqual(less.payoff_months!);
        expect(less.interest_saved! + less.total_interest!).toBeCloseTo(run(base).total_interest!, 6);
      }),
      { numRuns: 30 },
    );
  });

  it('takes down payment and trade-in off the price', () => {
    // numpy_financial.pmt(0.062/12, 48, 28000) = -660.15; pmt(0.21/12, 24, 8400) = -431.64.
    const truck = run({ principal: 34_000, trade_in: 6000, rate: 6.2, years: 4 });
    expect(truck).toMatchObject({ monthly_payment: 660.15, loan: 28_000 });
    expect(run({ principal: 8400, rate: 21, years: 2 }).monthly_payment).toBe(431.64);
    const borrowed = run({ principal: 304_000, rate: 6.3, years: 30 });
    const house = { principal: 380_000, rate: 6.3, years: 30 };
    expect(run({ ...house, down_payment: 76_000 })).toEqual({ ...borrowed, loan: 304_000 });
    expect(run({ ...house, down_percent: 20 })).toEqual({ ...borrowed, loan: 304_000 });
    expect(run({ ...house, down_percent: 20, down_payment: 76_000 }).loan).toBe(304_000);
  });

  it('tells the balance along the way and the interest of the first month', () => {
    // numpy_financial.fv(0.06/12, 84, 1918.56, -320000) is about -286,846: booked to the cent within a dollar.
    const figures = run({ principal: 320_000, rate: 6, years: 30, after_years: 7 });
    expect(Object.keys(figures)[0]).toBe('balance_after');
    const factor = 1.005 ** 84;
    expect(
      Math.abs(figures.balance_after! - (320_000 * factor - (1918.56 * (factor - 1)) / 0.005)),
    ).toBeLessThan(1);
    expect(figures.first_interest).toBe(1600);
    expect(run({ principal: 320_000, rate: 6, years: 30, after_years: 30 }).balance_after).toBe(0);
  });

  it('answers the question that was asked first', () => {
    const say = (input: object) => {
      const finished = runCalculator(loanAmortization, input, { year: 2026 });
      const explained = loanAmortization.explain(finished.result as never, finished.input as never);
      return renderPlain(explained.conclusion);
    };
    expect(say({ principal: 300_000, rate: 6.5, years: 30 })).toBe(
      'The payment is $1,896.20 a month on a loan of $300,000 at 6.5%.',
    );
    expect(say({ principal: 250_000, rate: 6, years: 30, extra: 200 })).toMatch(
      /^Paying \$200 a month extra saves \$[\d,]+\.\d\d in interest and ends the loan \d+ months sooner\.$/,
    );
  });

  it.each([
    [{ principal: 0, rate: 5, years: 10 }, 'Loan amount or price must be at least $1.'],
    [{ principal: 1000, rate: -1, years: 10 }, 'Yearly interest rate must be at least 0%.'],
    [{ principal: 1000, rate: 5, years: 60 }, 'Term must be at most 50 years.'],
    [
      { principal: 1000, rate: 5, years: 5, down_payment: 600, trade_in: 400 },
      'Down payment and trade-in leave nothing to borrow: make them smaller.',
    ],
    [
      { principal: 1000, rate: 5, years: 5, extra: -1 },
      'Extra payment every month must be at least $0 a month.',
    ],
    [
      { principal: 400_000, rate: 6, years: 30, down_payment: 20_000, down_percent: 20 },
      'doesn’t match that share of the price',
    ],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('takes a payment in place of the one that the loan calls for', () => {
    // As Excel: =PMT(6.25%/12, 228, -213000) = 1,598.35; =NPER(6.25%/12, -1800, 213000) = 184.4.
    const loan = { principal: 213_000, rate: 6.25, years: 19 };
    const more = run({ ...loan, payment: 1800 });
    expect(more).toMatchObject({ payoff_months: 185, months_saved: 228 - 185, called_for: 1598.35 });
    // What people round is the payment of the loan itself.
    expect(run({ ...loan, payment: 1590 })).toEqual(run(loan));
    // =NPER(6.25%/12, -1400, 213000) = 302.6: a smaller payment runs on beyond the term.
    expect(run({ ...loan, payment: 1400 }).payoff_months).toBe(303);
    expect(() => run({ ...loan, payment: 1000 })).toThrow('doesn’t even cover the interest');
  });

  it('holds the payment against other rates, pay, rent and cash', () => {
    const figures = run({
      principal: 100_000,
      rate: 7,
      years: 30,
      compare_rate: 6,
      income: 60_000,
      take_home: 4000,
      rent_now: 500,
    });
    // The tables of lenders, per $100,000 over 30 years: 665.30 at 7 %, 599.55 at 6 %.
    expect(figures.other_payment).toBe(599.55);
    expect(figures.payment_change).toBeCloseTo(-65.75, 2);
    expect(figures.share_of_pay).toBeCloseTo((665.3 / 5000) * 100, 6);
    expect(figures.left_of_take_home).toBeCloseTo(4000 - 665.3, 6);
    expect(figures.against_rent).toBeCloseTo(165.3, 6);
    const lump = run({
      principal: 20_000,
      rate: 6,
      years: 5,
      lump_sum: 5000,
      cash: 12_000,
      worth: 15_000,
      full_term: 8,
    });
    expect(lump).toMatchObject({ cash_left: 7000, equity: 5000, term_done: 37.5 });
  });

  it.each([
    [{ principal: 20_000, rate: 6, years: 5, extra: 100, target_years: 4 }, 'yesno', /^Yes, /],
    [{ principal: 20_000, rate: 6, years: 5, extra: 10, target_years: 4 }, 'yesno', /^Not quite: /],
    [{ principal: 20_000, rate: 6, years: 5, compare_rate: 5 }, 'which', /^Take 5%: /],
    [{ principal: 20_000, rate: 6, years: 5, compare_rate: 7 }, 'which', /^Take 6%: /],
    [
      { principal: 18_400, rate: 7.2, years: 2.832643591534105, payment: 600 },
      undefined,
      /^Paying \$600 a month on \$18,400 at 7\.2%, you’d be done in about 2\.8 years and pay \$1,99\d in interest\.$/,
    ],
    [
      { principal: 18_400, rate: 7.2, years: 2.832643591534105, payment: 600 },
      'time',
      /^You’d be done in about 2\.8 years and pay \$1,99\d in interest\.$/,
    ],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(loanAmortization, input, want)).toMatch(says);
  });
});

it.each(['amount', 'change', 'time', 'payment', 'yesno'] as const)(
  'says what an extra payment saves, asked for %s',
  (want) => {
    // Month by month in Python: 87,667.52 of interest and 94 months.
    const opening = openingOf(
      loanAmortization,
      { principal: 248_000, rate: 6.25, years: 26, extra: 300 },
      want,
    );
    expect(opening).toMatch(/\$87,66[78]/);
    expect(opening).toContain('94 months sooner');
  },
);

it('says what payments are made of as it is', () => {
  const reasons = (input: object) => {
    const done = runCalculator(loanAmortization, input, { year: 2026 });
    const { reasons: said } = loanAmortization.explain(done.result as never, done.input as never);
    return said.map(renderPlain).join(' ');
  };
  // 20,000 x 7.5 % / 12 = 125 of 400.76.
  const car = { principal: 20_000, rate: 7.5, years: 5 };
  expect(reasons(car)).toContain('Of the first payment, $125 is interest and $276 pays off the loan;');
  expect(reasons(car)).not.toContain('mostly interest');
  expect(reasons({ ...car, rate: 0 })).not.toMatch(/first payment|mostly interest/);
  const home = { principal: 300_000, rate: 6.5, years: 30 };
  expect(reasons(home)).toContain('Early payments are mostly interest; later ones mostly pay off the loan.');
  expect(reasons({ ...car, after_years: 2 })).not.toContain('mostly interest');
  expect(reasons({ ...home, after_years: 2 })).toContain('the balance falls slowly at first');
  expect(reasons({ ...home, after_years: 2, lump_sum: 20_000 })).toContain(
    'the balance falls slowly at first',
  );
});
