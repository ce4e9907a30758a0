import { expect, it } from 'vitest';
import { promoBalance } from '#advisor/calculators/borrowing/promo-balance.ts';
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
