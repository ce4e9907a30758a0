import { expect, it } from 'vitest';
import { creditUtilization } from '#advisor/calculators/borrowing/debts/credit-utilization.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const find = (input: object, id: string) =>
  runCalculator(creditUtilization, input, { year: 2026 }).result.figures.find((one) => one.id === id)?.value;

it('agrees with the example of the article', () => {
  expect(find({ balance: 1500, limit: 10_000 }, 'utilization')).toBe(15);
});

it('says what brings it under the mark', () => {
  expect(find({ balance: 4100, limit: 12_500 }, 'to_pay')).toBe(350);
  expect(openingOf(creditUtilization, { balance: 2960, limit: 8000 })).toBe(
    'You’re using 37% of your limits; paying $560 brings it down to 30%.',
  );
  expect(find({ balance: 1500, limit: 1500, pay_down: 600 }, 'utilization')).toBe(60);
});

it('refuses a payment of more than is owed', () => {
  expect(() => find({ balance: 500, limit: 1000, pay_down: 600 }, 'utilization')).toThrow('smaller');
});
