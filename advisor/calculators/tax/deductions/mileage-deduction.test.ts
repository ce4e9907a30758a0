import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { mileageDeduction } from '#advisor/calculators/tax/deductions/mileage-deduction.ts';

const deduction = (input: object, year = 2026) =>
  runCalculator(mileageDeduction, input, { year }).result.figures[0]!.value;

describe('mileage deduction', () => {
  it('takes the rate of each year’s IRS notice', () => {
    // Notice 2025-5: 70 cents. Notice 2026-10: 72.5 cents; Announcement 2026-11: 76 cents from July 1.
    expect(deduction({ miles: 10_000 }, 2025)).toBe(7000);
    expect(deduction({ miles: 11_000, driven: 'through_june' })).toBe(7975);
    expect(deduction({ miles: 11_000, driven: 'from_july_on' })).toBe(8360);
    expect(deduction({ miles: 11_000, driven: 'from_july_on', tolls: 320 })).toBe(8680);
  });

  it('takes miles as driven evenly over a year with two rates, and says so', () => {
    expect(deduction({ miles: 11_000 })).toBe(8167.5);
    const opening = openingOf(mileageDeduction, { miles: 11_000 });
    expect(opening).toContain('72.5 cents through June and 76 cents from July on');
  });

  it('takes another rate where one is given', () => {
    expect(deduction({ miles: 9200, mile_rate: 0.725 })).toBe(6670);
    expect(openingOf(mileageDeduction, { miles: 9200, mile_rate: 0.725 })).toContain('72.5 cents a mile');
  });

  it('refuses tolls that no road takes', () => {
    expect(() => deduction({ miles: 9400, tolls: 6000 })).toThrow('without other expenses');
  });

  it('refuses miles below nothing', () => {
    expect(() => deduction({ miles: -1 })).toThrow('at least');
  });
});
