import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { deductionValue } from '#advisor/calculators/tax/deductions/deduction-value.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(deductionValue, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('what a deduction saves', () => {
  it('is the rate times the deduction', () => {
    expect(run({ amount: 3000, rate: 22 })).toMatchObject({
      saved: 660,
      cost: 2340,
      credit: 3000,
      saved_share: 22,
    });
  });

  it('is the difference of two taxes, across a bracket too', () => {
    // Rev. Proc. 2025-32, single: 68,000 - 16,100 = 51,900, of which 1,500 lies above 50,400.
    expect(run({ amount: 5000, income: 68_000 })).toMatchObject({
      saved: 1500 * 0.22 + 3500 * 0.12,
      bracket: 22,
      credit: 5000,
    });
    // 17,000 leaves 900 to tax: a deduction of 2,000 saves 90, and a credit no more.
    expect(run({ amount: 2000, income: 17_000 })).toMatchObject({ saved: 90, credit: 90 });
  });

  it('counts an itemized one only beyond the standard deduction', () => {
    // 16,100 in 2026: of 4,000 beside 14,000 only 1,900 counts.
    const gift = { amount: 4000, kind: 'itemized', other_itemized: 14_000 };
    expect(run({ ...gift, rate: 24 })).toMatchObject({ counted: 1900, saved: 456 });
    expect(run({ ...gift, income: 95_000 })).toMatchObject({ counted: 1900, saved: 1900 * 0.22 });
    expect(run({ amount: 4000, kind: 'itemized', rate: 24 }).saved).toBe(0);
  });

  it('takes self-employment tax off for a business', () => {
    // Schedule SE: 2,400 x 92.35 % x 15.3 % = 339.11.
    const business = run({ amount: 2400, rate: 22, kind: 'business' });
    expect(business.self_employment).toBeCloseTo(339.11, 1);
    expect(business.saved).toBeCloseTo(339.11 + (2400 - 169.56) * 0.22, 1);
    expect(run({ amount: 2400, income: 90_000, kind: 'business' }).self_employment).toBeCloseTo(339.11, 1);
  });

  it.each([
    [{ amount: 0, rate: 22 }, 'Give the deduction in dollars'],
    [{ amount: 3000 }, 'Give your income of the year or your tax bracket'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['yesno', { amount: 3000, rate: 22 }, 'Yes, it saves about $660'],
  ['yesno', { amount: 3000, income: 9000 }, 'No, it saves you no federal tax'],
  ['which', { amount: 3000, rate: 22 }, 'one of $3,000 saves $3,000, a deduction $660'],
  ['rate', { amount: 3000, rate: 22 }, 'It saves 22% of the $3,000'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(deductionValue, want, input)).toContain(opening);
});

it('counts Social Security and Medicare for a health FSA', () => {
  // 3,000 x (24 % + 7.65 %).
  expect(run({ amount: 3000, rate: 24, kind: 'before_payroll_tax' })).toMatchObject({
    saved: 949.5,
    payroll: 229.5,
  });
});
