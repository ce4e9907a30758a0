import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { savingsOrTBills } from '#advisor/guides/investing/savings-or-t-bills.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(savingsOrTBills, given, 2026);

describe('cash by the date it is needed', () => {
  it('goes from CDs to I bonds as the date is further away', () => {
    expect([0.75, 1, 1.2, 5, 6].map((needed) => run({ compare: 'by_date', needed }).decision)).toEqual([
      'cd_within_year',
      'cd_within_year',
      'cd_for_date',
      'cd_for_date',
      'i_bonds_too',
    ]);
    expect(run({ compare: 'by_date' }).decision).toBe('which_safe');
  });

  it('keeps emergency money and money for the next weeks in savings', () => {
    expect(run({ compare: 'by_date', needed: 2, use: 'emergency' }).decision).toBe('savings');
    expect(run({ compare: 'by_date', needed: 0.1 }).decision).toBe('savings');
  });

  it('names the sum and the rate', () => {
    const { verdict } = run({ compare: 'by_date', needed: 1.2, amount: 35_000, savings_rate: 4.1 });
    expect(renderPlain(verdict.opening)).toMatch(/^Choose CDs for the \$35,000/);
    expect(renderPlain(verdict.because[0]!)).toMatch(/^A CD at 4\.1% keeps that rate/);
  });
});
