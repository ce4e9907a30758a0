import { expect, it } from 'vitest';
import { formatQuantity } from '#advisor/quantities/format.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

it.each<[Quantity, string]>([
  [{ value: 1234.56, unit: 'usd' }, '$1,235'],
  [{ value: 202.9, unit: 'usd' }, '$202.90'],
  [{ value: 500, unit: 'usd' }, '$500'],
  [{ value: 12.5, unit: 'usd' }, '$12.50'],
  [{ value: -1500, unit: 'usd' }, '−$1,500'],
  [{ value: -0.001, unit: 'usd' }, '$0.00'],
  [{ value: 1234.567, unit: 'usd', decimals: 2 }, '$1,234.57'],
  [{ value: 400, unit: 'usd_per_month' }, '$400 a month'],
  [{ value: 7, unit: 'percent' }, '7%'],
  [{ value: -9.03, unit: 'percent' }, '−9.03%'],
  [{ value: 6.5, unit: 'percent' }, '6.5%'],
  [{ value: 12.345, unit: 'percent' }, '12.3%'],
  [{ value: 6.875, unit: 'percent' }, '6.875%'],
  [{ value: 100, unit: 'percent', decimals: 1 }, '100%'],
  [{ value: 99.99, unit: 'percent', decimals: 1 }, '99.99%'],
  [{ value: 99.999, unit: 'percent' }, '99.999%'],
  [{ value: 99.94, unit: 'percent' }, '99.9%'],
  [{ value: (1 - 1e-16) * 99.999_999_999_999, unit: 'percent' }, '100%'],
  [{ value: 100.04, unit: 'percent' }, '100%'],
  [{ value: 1, unit: 'years' }, '1 year'],
  [{ value: 2.5, unit: 'years' }, '2.5 years'],
  [{ value: 18, unit: 'months' }, '18 months'],
  [{ value: 2026, unit: 'year' }, '2026'],
  [{ value: 67, unit: 'age' }, '67'],
  [{ value: 12_345, unit: 'count' }, '12,345'],
  [{ value: 0.8567, unit: 'ratio' }, '0.86'],
  [{ value: 0.00215, unit: 'ratio' }, '0.00215'],
  [{ value: 0, unit: 'ratio' }, '0'],
])('formats %j as %s', (quantity, text) => {
  expect(formatQuantity(quantity)).toBe(text);
});
