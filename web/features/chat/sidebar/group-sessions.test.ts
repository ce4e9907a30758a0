import { expect, it } from 'vitest';
import { groupSessions } from '#web/features/chat/sidebar/group-sessions.ts';

const session = (title: string, used: Date, pinned = false) => ({
  id: title,
  title,
  updated_at: used.toISOString(),
  pinned_at: pinned ? used.toISOString() : null,
});

it('groups conversations by the days of who reads them, pinned ones first', () => {
  const now = new Date(2026, 10, 16, 0, 30);
  const groups = groupSessions(
    [
      session('ahead', new Date(2026, 10, 16, 0, 31)),
      session('just now', new Date(2026, 10, 16, 0, 1)),
      session('an hour ago', new Date(2026, 10, 15, 23, 30)),
      session('two days ago', new Date(2026, 10, 14, 12)),
      session('a week ago', new Date(2026, 10, 9, 1)),
      session('eight days ago', new Date(2026, 10, 8, 23)),
      session('kept', new Date(2025, 1, 1), true),
    ],
    now,
  );
  expect(groups.map(({ title, sessions }) => [title, ...sessions.map(({ id }) => id)])).toEqual([
    ['Pinned', 'kept'],
    ['Today', 'ahead', 'just now'],
    ['Yesterday', 'an hour ago'],
    ['Last 7 days', 'two days ago', 'a week ago'],
    ['Older', 'eight days ago'],
  ]);
});

it('has no group without a conversation', () => {
  expect(groupSessions([])).toEqual([]);
});
