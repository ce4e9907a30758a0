import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { longTermCareChoice } from '#advisor/guides/work/insurance/long-term-care-choice.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

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

  it('takes a premium at a high age for a policy that someone has', () => {
    expect(decide({ age: 74, premium: 5800 })).toBe('keep');
    expect(decide({ age: 66, premium: 5800 })).toBe('look');
  });

  it('weighs a single premium', () => {
    expect(decide({ up_front: 95_000, wealth: 1_500_000, age: 62 })).toBe('hybrid');
    expect(decide({ wealth: 1_500_000, age: 62 })).toBe('look');
  });

  it('names the age and the savings', () => {
    const { verdict } = runGuide(longTermCareChoice, { age: 58, wealth: 700_000 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      "Yes, at 58 with $700,000 it's worth getting quotes while you're healthy.",
    );
  });
});

describe('a long-term care premium beside what comes in', () => {
  const run = (given: Record<string, unknown>) => runGuide(longTermCareChoice, given, 2026);
  const quote = { age: 61, wealth: 850_000, premium: 5200 };

  it('turns at seven percent', () => {
    expect(run({ ...quote, income: 73_000 }).decision).toBe('too_much');
    expect(run({ ...quote, income: 75_000 }).decision).toBe('look');
    expect(renderPlain(run({ ...quote, income: 60_000 }).verdict.because[0]!)).toContain('8.7%');
  });

  it('keeps a policy that has been paid for years', () => {
    const { decision, verdict } = run({ ...quote, premium: 2400, new_premium: 3600, held: 15 });
    expect(decision).toBe('keep');
    expect(renderPlain(verdict.because[0]!)).toContain('$36,000');
    expect(run({ ...quote, held: 15 }).decision).toBe('keep');
    expect(run({ age: 61, wealth: 850_000, held: 6 }).decision).toBe('look');
  });
});
