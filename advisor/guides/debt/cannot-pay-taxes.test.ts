import { describe, expect, it } from 'vitest';
import { cannotPayTaxes } from '#advisor/guides/debt/cannot-pay-taxes.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';

const decide = (given: Record<string, unknown>) => runGuide(cannotPayTaxes, given, 2026).decision;

describe('a tax bill that cannot be paid', () => {
  it('goes on a monthly plan up to what the IRS grants online', () => {
    expect(decide({})).toBe('monthly_plan');
    expect(decide({ owed: 50_000, means: 'monthly' })).toBe('monthly_plan');
    expect(decide({ owed: 50_001, means: 'monthly' })).toBe('large');
  });

  it('goes on the short plan where the money comes soon', () => {
    expect(decide({ owed: 8700, means: 'soon' })).toBe('short_plan');
  });

  it('is put off where nothing can be paid', () => {
    expect(decide({ owed: 68_000, means: 'nothing' })).toBe('hardship');
  });
});
