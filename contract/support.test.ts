import { describe, expect, it } from 'vitest';
import { answerDue } from '#contract/support.ts';

describe('the time by which a support request is answered', () => {
  it.each([
    ['pro', '2026-11-17T09:30:00Z', '2026-11-18T09:30:00.000Z', 'a Tuesday'],
    ['free', '2026-11-17T09:30:00Z', '2026-11-20T09:30:00.000Z', 'a Tuesday'],
    ['pro', '2026-11-20T15:00:00Z', '2026-11-23T15:00:00.000Z', 'a Friday'],
    ['pro', '2026-11-21T15:00:00Z', '2026-11-24T00:00:00.000Z', 'a Saturday'],
    ['free', '2026-11-19T12:00:00Z', '2026-11-24T12:00:00.000Z', 'a Thursday'],
  ] as const)('%s, asked at %s: %s (%s)', (plan, asked, due, _day) => {
    expect(answerDue(plan, new Date(asked)).toISOString()).toBe(due);
  });
});
