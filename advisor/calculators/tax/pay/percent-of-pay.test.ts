import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { percentOfPay } from '#advisor/calculators/tax/pay/percent-of-pay.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(percentOfPay, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('a percent of pay', () => {
  it('is told by the year, the month and the check', () => {
    expect(run({ share: 4, pay: 63_000 })).toEqual({ amount: 2520, monthly: 210, check: 96.92 });
    expect(run({ share: 5, pay: 61_500, paid: 'weekly' }).check).toBe(59.13);
    expect(openingOf(percentOfPay, { share: 4, pay: 63_000 })).toBe(
      '4% of $63,000 is $2,520 a year, or $210 a month, which is $96.92 every two weeks.',
    );
  });

  it('refuses less than nothing', () => {
    expect(() => run({ share: -4, pay: 63_000 })).toThrow('at least');
  });
});
