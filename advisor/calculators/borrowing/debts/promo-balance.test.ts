import { expect, it } from 'vitest';
import { promoBalance } from '#advisor/calculators/borrowing/debts/promo-balance.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(promoBalance, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

it('divides what is owed by the months that are left', () => {
  expect(run({ balance: 3600, months_left: 16, later_rate: 28 }).needed).toBe(225);
  // 4,700 / 7 = 671.428…: rounded up, or a cent would be left.
  expect(run({ balance: 4700, months_left: 7 }).needed).toBe(671.43);
  // =PMT(5.99%/12,12,-1200) = 103.27
  expect(run({ balance: 1200, months_left: 12, promo_rate: 5.99 }).needed).toBeCloseTo(103.27, 1);
});

it('says what is left with the payment that is made', () => {
  const couch = { balance: 2900, months_left: 10, payment: 200, later_rate: 30 };
  expect(run(couch)).toMatchObject({ left: 900, more_needed: 90, interest_after: 22.5 });
  expect(openingOf(promoBalance, couch, 'yesno')).toContain('Not quite');
  expect(openingOf(promoBalance, { ...couch, payment: 300 }, 'yesno')).toBe(
    'Yes, $300 a month is enough: it’s paid off in 10 months, before the promotion ends.',
  );
});

it('refuses a promotion that has no time left', () => {
  expect(() => run({ balance: 100, months_left: 0 })).toThrow('at least');
});

it('takes off what has been paid already', () => {
  // By hand: 2,700 - 4 x 100 = 2,300 over 14 months is 164.29, and at 100 a month 900 is left.
  const couch = { balance: 2700, from_start: true, months_left: 14, payment: 100, months_passed: 4 };
  expect(run(couch)).toMatchObject({ owed_now: 2300, needed: 164.29, left: 900, more_needed: 64.29 });
  expect(openingOf(promoBalance, couch, 'payment')).toBe(
    'Pay $164.29 a month to clear it before the promotion ends in 14 months.',
  );
  // A balance of today is not the price at the start.
  expect(run({ ...couch, from_start: false })).not.toHaveProperty('owed_now');
  expect(run({ balance: 3200, months_left: 5, paid_off: 900 }).needed).toBe(460);
  expect(() => run({ balance: 900, months_left: 5, paid_off: 900 })).toThrow('give a smaller amount');
});
