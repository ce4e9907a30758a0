import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { solarPanels } from '#advisor/guides/home/solar-panels.ts';

const decide = (given: Record<string, unknown>) => runGuide(solarPanels, given, 2026).decision;

describe('solar panels', () => {
  it('refuses a loan whose payment is no less than the bill', () => {
    const loan = { cost: 31_000, rate: 6, term: 25 };
    expect(decide({ ...loan, bill: 190 })).toBe('loan_costs_more');
    expect(decide({ ...loan, bill: 260 })).toBe('worth_it');
    expect(decide({ ...loan, bill: 260, age: 61 })).toBe('too_long');
  });

  it('goes by the years until it pays for itself', () => {
    expect(decide({ cost: 14_400, bill: 100 })).toBe('worth_it');
    expect(decide({ cost: 14_600, bill: 100 })).toBe('too_slow');
  });

  it('leaves it for someone who moves soon, and refuses a lease', () => {
    expect(decide({ cost: 14_400, bill: 100, stay: 7 })).toBe('not_if_moving');
    expect(decide({ cost: 14_400, bill: 100, stay: 8 })).toBe('worth_it');
    expect(decide({ deal: 'lease' })).toBe('no_lease');
    expect(decide({})).toBe('quotes');
  });
});
