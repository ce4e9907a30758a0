import { expect, it } from 'vitest';
import { homeBuyout } from '#advisor/calculators/borrowing/home-loans/home-buyout.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(homeBuyout, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

const divorce = { value: 465_000, owed: 280_000, rate: 6.75 };

it('splits the equity and borrows the old balance and the buyout', () => {
  // (465,000 - 280,000) / 2 = 92,500; =PMT(6.75%/12,360,-372500) = 2,416.03
  expect(run(divorce)).toMatchObject({ buyout: 92_500, new_loan: 372_500, payment_new: 2416.03 });
  expect(openingOf(homeBuyout, divorce, 'amount')).toBe(
    'You’d owe them $92,500; with the old balance that makes a new loan of $372,500.',
  );
});

it('counts equal shares of several owners, other shares, cash and costs', () => {
  // Two thirds of 390,000; =PMT(6.4%/12,360,-260000) = 1,626.32
  const heirs = run({ value: 390_000, people: 3, rate: 6.4 });
  expect(heirs.buyout).toBeCloseTo(260_000, 6);
  expect(heirs.payment_new).toBe(1626.32);
  // Two of four heirs are bought out: a half.
  expect(run({ value: 390_000, people: 4, bought_out: 2 }).buyout).toBeCloseTo(195_000, 6);
  expect(run({ ...divorce, their_share: 40 }).buyout).toBe(74_000);
  expect(run({ ...divorce, cash: 20_000, costs: 5000 }).new_loan).toBe(357_500);
  // 465,000 x 94% - 280,000 = 157,100
  expect(run({ ...divorce, selling_rate: 6 }).buyout).toBeCloseTo(78_550, 6);
});

it('compares with the payment now', () => {
  expect(run({ ...divorce, payment: 1900 }).payment_rise).toBeCloseTo(516.03, 2);
  expect(openingOf(homeBuyout, { ...divorce, payment: 1900 }, 'change')).toContain(
    'rises by $516.03 a month',
  );
});

it('refuses a home without equity', () => {
  expect(() => run({ value: 200_000, owed: 210_000 })).toThrow(InputProblem);
  expect(() => run({ value: 200_000, owed: 210_000 })).toThrow('leave no equity to buy out');
});
