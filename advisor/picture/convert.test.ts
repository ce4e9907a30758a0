import { expect, it } from 'vitest';
import { convert, periodOf } from '#advisor/picture/convert.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';
import { toldFact } from '#server/testing/advisor/picture-facts.ts';

const label = 'Amount';
const wages = (value: number, per?: PictureFact['per']) =>
  toldFact({ role: 'wages', value, ...(per ? { per } : {}) });

it.each([
  [wages(2000, 'two_weeks'), 52_000],
  [wages(2500, 'half_month'), 60_000],
  [wages(1000, 'week'), 52_000],
  [wages(30, 'hour'), 62_400],
  [wages(5000, 'month'), 60_000],
  // As is usual for pay of this size.
  [wages(95_000), 95_000],
  [wages(4500), 54_000],
  [wages(28), 58_240],
  // "95k, paid every two weeks" is not the pay of two weeks.
  [wages(95_000, 'two_weeks'), 95_000],
])('converts pay to a year: %j', (fact, expected) => {
  expect(convert(fact, { label, unit: 'usd_per_year' })).toBe(expected);
});

it('converts a yearly amount to a month', () => {
  const spending = toldFact({ role: 'spend_total', value: 60_000, per: 'year' });
  expect(convert(spending, { label, unit: 'usd_per_month' })).toBe(5000);
  expect(convert(spending, { label, unit: 'usd' })).toBe(60_000);
});

it('reads payments for a home or a debt as monthly', () => {
  expect(periodOf(toldFact({ role: 'housing_cost', value: 1850 }))).toBe('month');
  expect(periodOf(toldFact({ role: 'debt_payment', value: 420 }))).toBe('month');
  expect(periodOf(toldFact({ role: 'lump_sum', value: 5000 }))).toBeUndefined();
});

it('converts a time to years or months', () => {
  const term = toldFact({ role: 'term', value: 1.5, unit: 'time', months: 18 });
  expect(convert(term, { label, unit: 'years' })).toBe(1.5);
  expect(convert(term, { label, unit: 'months' })).toBe(18);
  expect(convert(toldFact({ role: 'term', value: 2, unit: 'time' }), { label, unit: 'months' })).toBe(24);
});

it('returns nothing for an amount that is not a time', () => {
  expect(convert(toldFact({ role: 'lump_sum', value: 100 }), { label, unit: 'years' })).toBeUndefined();
});
