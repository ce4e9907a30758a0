import { expect, it } from 'vitest';
import { loanBalance } from '#advisor/calculators/borrowing/loans/loan-balance.ts';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (input: object) => runCalculator(loanBalance, input, { year: 2026 });
const find = (input: object, id: string) =>
  run(input).result.figures.find((one) => one.id === id)?.value ?? NaN;

/** The closed formula, without rounding to the cent: B = P (1+i)^n - A ((1+i)^n - 1) / i. */
function formula(loan: number, rate: number, months: number, made: number): number {
  const i = rate / 1200;
  const level = (loan * i) / (1 - (1 + i) ** -months);
  return loan * (1 + i) ** made - (level * ((1 + i) ** made - 1)) / i;
}

it('counts from what was borrowed', () => {
  const boat = { principal: 46_000, rate: 8.25, years: 15, paid_years: 5 };
  expect(find(boat, 'balance')).toBeCloseTo(formula(46_000, 8.25, 180, 60), 0);
  const home = { principal: 235_000, rate: 3.625, years: 30, paid_years: 7 };
  expect(find(home, 'balance')).toBeCloseTo(formula(235_000, 3.625, 360, 84), 0);
  expect(find(home, 'balance') + find(home, 'principal_paid')).toBeCloseTo(235_000, 2);
  expect(find(home, 'interest_paid') + find(home, 'principal_paid')).toBeCloseTo(
    84 * find(home, 'payment'),
    2,
  );
});

it('takes payments made, and a time left where the amount is what is owed now', () => {
  const car = { principal: 31_200, rate: 6.9, years: 6, paid_years: 38 / 12, payments_made: 38 };
  expect(find(car, 'balance')).toBeCloseTo(formula(31_200, 6.9, 72, 38), 0);
  expect(find(car, 'months_left')).toBe(34);
  const now = { principal: 24_100, rate: 7.9, years: 5, years_left: 50 / 12, paid_years: 2 };
  expect(find(now, 'balance')).toBeCloseTo(formula(24_100, 7.9, 50, 24), 0);
  // Thirty years less seven are no news.
  const same = { principal: 235_000, rate: 3.625, years: 30, paid_years: 7 };
  expect(find({ ...same, years_left: 23 }, 'balance')).toBe(find(same, 'balance'));
});

it('says what is left first', () => {
  const home = { principal: 360_000, rate: 5.75, years: 30, paid_years: 10 };
  expect(openingFor(loanBalance, 'amount', home)).toContain(
    'After 10 years of payments you still owe $299,232.95 of the $360,000.',
  );
});

it('refuses a time after the end', () => {
  expect(() => run({ principal: 10_000, rate: 6, years: 3, paid_years: 4 })).toThrow('paid off by then');
});

it('calls payments mostly interest only where they are', () => {
  const reasons = (input: object) => {
    const done = runCalculator(loanBalance, input, { year: 2026 });
    const { reasons: said } = loanBalance.explain(done.result as never, done.input as never);
    return said.map(renderPlain).join(' ');
  };
  expect(reasons({ principal: 360_000, rate: 5.75, years: 30, paid_years: 10 })).toContain('mostly interest');
  expect(reasons({ principal: 20_000, rate: 7.5, years: 5, paid_years: 2 })).not.toContain('mostly interest');
});
