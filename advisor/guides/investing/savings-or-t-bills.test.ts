import { expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { savingsOrTBills } from '#advisor/guides/investing/savings-or-t-bills.ts';

const decide = (given: Record<string, unknown>) => runGuide(savingsOrTBills, given, 2026).decision;

it('turns on whether the state taxes income', () => {
  expect(decide({})).toBe('by_state');
  expect(decide({ state: 'ca' })).toBe('treasuries');
  expect(decide({ state: 'tx' })).toBe('better_rate');
  expect(decide({ state_tax: 'yes' })).toBe('treasuries');
});

it('compares rates where both are known', () => {
  expect(decide({ state: 'tx', savings_rate: 4.1, bill_rate: 4.1 })).toBe('savings');
  expect(decide({ state: 'tx', savings_rate: 4, bill_rate: 4.1 })).toBe('treasuries');
  expect(decide({ state: 'ca', savings_rate: 4.4, bill_rate: 4.1 })).toBe('compare');
});

it('keeps emergency money and small sums in savings', () => {
  expect(decide({ state: 'ca', use: 'emergency' })).toBe('savings');
  expect([4999, 5000].map((amount) => decide({ state: 'ca', amount }))).toEqual(['savings', 'treasuries']);
  expect([0.2, 0.25].map((needed) => decide({ state: 'ca', needed }))).toEqual(['savings', 'treasuries']);
});

it('goes beyond the bank above what is insured', () => {
  expect([250_000, 250_001].map((cash) => decide({ state: 'tx', cash }))).toEqual([
    'better_rate',
    'over_insured',
  ]);
});
