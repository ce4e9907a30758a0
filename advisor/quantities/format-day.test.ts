import { expect, it } from 'vitest';
import { formatDay } from '#advisor/quantities/format-day.ts';

it('a day is written out, wherever it is read', () => {
  expect(formatDay('2025-01-08')).toBe('January 8, 2025');
});

it('a year alone stays a year', () => {
  expect(formatDay('2025')).toBe('2025');
});
