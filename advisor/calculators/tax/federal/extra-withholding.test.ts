import { expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { extraWithholding } from '#advisor/calculators/tax/federal/extra-withholding.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(extraWithholding, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

it('divides the shortfall by the checks left', () => {
  expect(run({ tax: 2400, checks: 8 }).extra).toBe(300);
  // 3,150 / 11 = 286.3636…: rounded up.
  expect(run({ tax: 3150, checks: 11 }).extra).toBe(286.37);
  // 14,000 - 9,200 - 7 x 410 = 1,930; / 7 = 275.714…
  expect(run({ tax: 14_000, withheld: 9200, each_check: 410, checks: 7 })).toMatchObject({
    shortfall: 1930,
    extra: 275.72,
  });
  expect(run({ tax: 1900, months_left: 5, paid: 'twice_a_month' })).toMatchObject({
    checks_left: 10,
    extra: 190,
  });
  expect(openingOf(extraWithholding, { tax: 2400, checks: 8 }, 'payment')).toBe(
    'Have $300 extra withheld from each of the 8 checks left this year.',
  );
});

it('refuses a tax that is covered already, and a year without paychecks left', () => {
  expect(() => run({ tax: 900, withheld: 1000, checks: 3 })).toThrow('covers that tax already');
  expect(() => run({ tax: 900 })).toThrow('Give the number of paychecks');
});
