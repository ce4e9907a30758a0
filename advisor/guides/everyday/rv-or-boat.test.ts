import { expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { rvOrBoat } from '#advisor/guides/everyday/rv-or-boat.ts';

const decide = (given: Record<string, unknown>) => runGuide(rvOrBoat, given, 2026).decision;

it('rents for weekends and buys used with cash for weeks', () => {
  expect(decide({})).toBe('rent_first');
  expect(decide({ use: 'weekends', pay: 'cash' })).toBe('rent');
  expect(decide({ use: 'weeks', pay: 'cash' })).toBe('buy_used');
});

it('turns on how much of the savings it takes', () => {
  const told = { use: 'weeks', price: 20_000 };
  expect([39_999, 40_000].map((cash) => decide({ ...told, cash }))).toEqual(['not_on_credit', 'buy_used']);
});

it('refuses a loan, and puts card debt first', () => {
  expect(decide({ use: 'weeks', rate: 8.5 })).toBe('not_on_credit');
  expect(decide({ use: 'weeks', pay: 'cash', has_card: true })).toBe('cards_first');
  expect(decide({ use: 'live_in', has_card: true })).toBe('try_living');
});
