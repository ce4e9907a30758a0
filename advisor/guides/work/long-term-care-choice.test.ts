import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { longTermCareChoice } from '#advisor/guides/work/long-term-care-choice.ts';

const decide = (given: Record<string, unknown>) => runGuide(longTermCareChoice, given, 2026).decision;

describe('long-term care insurance', () => {
  it('is for the middle', () => {
    expect([299_000, 300_000, 1_999_000, 2_000_000].map((wealth) => decide({ wealth, age: 58 }))).toEqual([
      'skip',
      'look',
      'look',
      'self_fund',
    ]);
    expect(decide({})).toBe('look');
  });

  it('goes by age and health', () => {
    expect([49, 50, 70, 71].map((age) => decide({ age, wealth: 700_000 }))).toEqual([
      'wait',
      'look',
      'look',
      'too_late',
    ]);
    expect(decide({ stage: 'ill', wealth: 700_000 })).toBe('too_late');
  });

  it('keeps an old policy', () => expect(decide({ stage: 'has_policy', wealth: 90_000 })).toBe('keep'));
});
