import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { mileageDeduction } from '#advisor/calculators/tax/mileage-deduction.ts';

const deduction = (input: object, year = 2026) =>
  runCalculator(mileageDeduction, input, { year }).result.figures[0]!.value;

describe('mileage deduction', () => {
  it('takes the rate of each year’s IRS notice', () => {
    // Notices 2025-5 and 2026-10: 70 and 72.5 cents.
    expect(deduction({ miles: 10_000 }, 2025)).toBe(7000);
    expect(deduction({ miles: 11_000 })).toBe(7975);
    expect(deduction({ miles: 11_000, tolls: 320 })).toBe(8295);
    expect(openingOf(mileageDeduction, { miles: 11_000 })).toContain('$7,975');
  });

  it('refuses tolls that no road takes', () => {
    expect(() => deduction({ miles: 9400, tolls: 6000 })).toThrow('without other expenses');
  });

  it('refuses miles below nothing', () => {
    expect(() => deduction({ miles: -1 })).toThrow('at least');
  });
});
