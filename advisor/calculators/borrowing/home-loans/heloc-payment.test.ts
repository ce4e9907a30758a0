import { expect, it } from 'vitest';
import { helocPayment } from '#advisor/calculators/borrowing/home-loans/heloc-payment.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(helocPayment, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

it('gives interest alone now and the level payment later', () => {
  // 62,000 x 8.5% / 12 = 439.17; =PMT(8.5%/12,180,-62000) = 610.54
  const line = { balance: 62_000, rate: 8.5, repay_years: 15 };
  expect(run(line)).toMatchObject({ interest_only: 439.17, repayment: 610.54 });
  expect(openingOf(helocPayment, line, 'change')).toBe(
    'The payment rises by $171.37 a month when repayment starts: from $439.17 a month to $610.54 a month.',
  );
});

it('counts the interest until repayment starts', () => {
  const line = { balance: 85_000, rate: 7.75, repay_years: 10, draw_left: 3 };
  expect(run(line).repayment).toBe(1020.09);
  expect(run(line).draw_interest).toBeCloseTo(548.96 * 36, 2);
});

it('uses another rate for the repayment where one is told', () => {
  const line = { balance: 62_000, rate: 7, later_rate: 8.5, repay_years: 15 };
  expect(run(line)).toMatchObject({ interest_only: 361.67, repayment: 610.54 });
});

it('says whether a payment is enough', () => {
  // =PMT(8%/12,180,-48000) = 458.71
  const line = { balance: 48_000, rate: 8, repay_years: 15 };
  expect(openingOf(helocPayment, { ...line, budget: 450 }, 'yesno')).toBe(
    'No, repayment takes $458.71 a month: you’d be $8.71 a month short.',
  );
  expect(openingOf(helocPayment, { ...line, budget: 500 }, 'yesno')).toContain(
    'Yes, repayment takes $458.71',
  );
});

it('refuses a line without a balance', () => {
  expect(() => run({ rate: 8 })).toThrow(InputProblem);
  expect(() => run({ rate: 8 })).toThrow('HELOC balance is missing.');
});
