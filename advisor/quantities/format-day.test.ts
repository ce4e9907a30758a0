import { expect, it } from 'vitest';
import { formatDay } from '#advisor/quantities/format-day.ts';

it('writes a day out in full', () => {
  expect(formatDay('2025-01-08')).toBe('January 8, 2025');
});

it('keeps a year alone', () => {
  expect(formatDay('2025')).toBe('2025');
});
