import { expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { vacationHome } from '#advisor/guides/home/vacation-home.ts';

const decide = (given: Record<string, unknown>) => runGuide(vacationHome, given, 2026).decision;

it('buys only for months of use on a safe footing', () => {
  expect(decide({})).toBe('rent_first');
  expect(decide({ use: 'months', footing: 'safe' })).toBe('buy');
  expect(decide({ use: 'few_weeks', footing: 'safe' })).toBe('rent');
  expect(decide({ use: 'months', footing: 'not_yet' })).toBe('footing_first');
  expect(decide({ use: 'months', footing: 'safe', has_card: true })).toBe('footing_first');
});

it('compares the price with the pay', () => {
  const told = { income: 150_000, use: 'months', footing: 'safe' };
  expect([300_000, 300_001].map((price) => decide({ ...told, price }))).toEqual(['buy', 'too_big']);
});

it('does not let guests carry the loan', () => {
  expect(decide({ rents: 'needed', footing: 'safe', use: 'months' })).toBe('not_on_guests');
});
