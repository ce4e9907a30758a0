import { expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { vacationHome } from '#advisor/guides/home/vacation-home.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

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

it('puts retirement first where it lags, and tells what a second home costs each month', () => {
  const home = { price: 260_000, cash: 150_000, income: 190_000, age: 47 };
  // Three quarters of four years and nearly five months of pay.
  expect(decide({ ...home, retirement: 620_000 })).toBe('footing_first');
  expect(decide({ ...home, retirement: 630_000 })).toBe('rent_first');
  const { verdict } = runGuide(vacationHome, home, 2026);
  expect(verdict.because.map(renderPlain).join(' ')).toMatch(/costs about \$1,\d{3} a month/);
});
