import { expect, it } from 'vitest';
import { deferredInterest } from '#advisor/calculators/borrowing/debts/deferred-interest.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(deferredInterest, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

it('adds simple interest once, and pays it off with the balance', () => {
  // 27,000 x 9.2% x 4 = 9,936; =PMT(9.2%/12,120,-36936) = 471.90; without the interest 344.95
  const loan = { balance: 27_000, rate: 9.2, pause: 4, term: 10 };
  expect(run(loan)).toMatchObject({
    interest: 9936,
    capitalized: 36_936,
    payment: 471.9,
    payment_if_paid: 344.95,
  });
  expect(run({ balance: 31_000, rate: 6.5, pause: 1 }).interest).toBe(2015);
  expect(run({ balance: 20_500, rate: 7.94, pause: 2 }).interest).toBe(3255.4);
});

it('opens with what is asked', () => {
  const loan = { balance: 31_000, rate: 6.5, pause: 1 };
  expect(openingOf(deferredInterest, loan, 'amount')).toBe(
    'About $2,015.00 of interest piles up in 1 year, so you’d owe $33,015.00.',
  );
  expect(openingOf(deferredInterest, loan, 'payment')).toContain('on a balance of $33,015');
});

it('refuses a pause that nobody told', () => {
  expect(() => run({ balance: 10_000, rate: 5 })).toThrow(InputProblem);
  expect(() => run({ balance: 10_000, rate: 5 })).toThrow('Time without payments is missing.');
});
