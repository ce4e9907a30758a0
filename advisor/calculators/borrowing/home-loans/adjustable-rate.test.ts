import { expect, it } from 'vitest';
import { adjustableRate } from '#advisor/calculators/borrowing/home-loans/adjustable-rate.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(adjustableRate, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

const reset = { loan: 380_000, rate: 3.25, years: 30, fixed_years: 5, new_rate: 7 };

it('spreads what is owed at the reset over the time left at the new rate', () => {
  // A month-by-month loop in Python, to the cent.
  expect(run(reset)).toMatchObject({ old_payment: 1653.78, balance: 339_365.92, new_payment: 2398.57 });
  expect(run(reset).rise).toBeCloseTo(744.79, 2);
  expect(openingOf(adjustableRate, reset, 'change')).toBe(
    'The payment goes from $1,653.78 a month to $2,398.57 a month, $744.79 a month more.',
  );
});

it('counts from what is owed now where no fixed time is told', () => {
  // =PMT(6.9%/12,276,-288000) = 2,084.25
  expect(run({ loan: 288_000, rate: 3.1, new_rate: 6.9, years: 23 })).toMatchObject({
    old_payment: 1460.61,
    balance: 288_000,
    new_payment: 2084.25,
  });
});

it('stops at the cap, and takes the cap where no new rate is told', () => {
  const capped = { loan: 500_000, rate: 5.5, fixed_years: 5, first_cap: 2, life_cap: 5 };
  const expected = { rate_applied: 7.5, new_payment: 3416.38, worst_payment: 4364.98 };
  expect(run(capped)).toMatchObject(expected);
  expect(run({ ...capped, new_rate: 9 })).toMatchObject(expected);
  expect(run({ ...capped, new_rate: 6.5 }).rate_applied).toBe(6.5);
});

it.each([
  [{ loan: 300_000, rate: 4 }, 'Give the rate after the change, or the cap.'],
  [{ loan: 300_000, rate: 4, new_rate: 7, years: 5, fixed_years: 5 }, 'paid off before the rate changes'],
])('refuses %j', (input, sentence) => {
  expect(() => run(input)).toThrow(InputProblem);
  expect(() => run(input)).toThrow(sentence);
});
