import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { wholeLifePitch } from '#advisor/guides/work/insurance/whole-life-pitch.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(wholeLifePitch, given, 2026).decision;

describe('whole life pitch', () => {
  it('turns an offer down, more gently where the retirement accounts are full', () => {
    expect(decide({})).toBe('no');
    expect(decide({ stage: 'offered', premium: 500 })).toBe('no');
    expect(decide({ maxes_out: true })).toBe('rarely');
    expect(decide({ baby: true })).toBe('for_child');
  });

  it('sends a new policy back and looks twice at an old one', () => {
    expect(decide({ held: 1 / 12 })).toBe('send_back');
    expect(decide({ stage: 'just_bought', maxes_out: true })).toBe('send_back');
    expect(decide({ held: 6 })).toBe('check_first');
    expect(decide({ stage: 'owned' })).toBe('check_first');
  });

  it('says what the premium would grow to', () => {
    const { runs } = runGuide(wholeLifePitch, { premium: 500 }, 2026);
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'contributed')?.value).toBe(120_000);
  });

  it('puts card debt before the policy', () => {
    const { verdict } = runGuide(wholeLifePitch, { premium: 250, cards: 20_000 }, 2026);
    expect(renderPlain(verdict.opening)).toBe("No, don't buy it: pay off the $20,000 on your cards first.");
  });

  it('names the premium', () => {
    const { verdict } = runGuide(wholeLifePitch, { premium: 500 }, 2026);
    expect(renderPlain(verdict.opening)).toBe("No, don't put $500 a month into it as an investment.");
  });

  it('compares what was paid in with what it is worth', () => {
    const { runs } = runGuide(wholeLifePitch, { premium: 300, held: 12, value: 38_000 }, 2026);
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'contributed')?.value).toBe(43_200);
  });
});

it('lets coverage go once the children are on their own', () => {
  const decided = (given: Record<string, unknown>) => runGuide(wholeLifePitch, given, 2026).decision;
  expect(decided({ age: 63 })).toBe('no');
  expect(decided({ age: 63, grown: 'on_their_own' })).toBe('grown');
  expect(decided({ age: 63, grown: 'on_their_own', held: 20 })).toBe('check_first');
});

it('speaks of grown children only to people old enough to have them', () => {
  expect(decide({ grown: 'on_their_own', age: 29 })).toBe('no');
  expect(decide({ grown: 'on_their_own', age: 40 })).toBe('grown');
  expect(decide({ grown: 'on_their_own', age: 50, alone: true })).toBe('no');
});

it('says first that a person without dependents needs none', () => {
  const { verdict } = runGuide(wholeLifePitch, { alone: true, age: 29 }, 2026);
  expect(renderPlain(verdict.opening)).toMatch(/^No, don't buy it: with nobody living on your income/);
});

it('puts a match that is left behind first', () => {
  const words = (given: Record<string, unknown>) =>
    runGuide(wholeLifePitch, { premium: 400, ...given }, 2026)
      .verdict.because.map(renderPlain)
      .join(' ');
  expect(words({ share: 4, match_limit: 6 })).toContain('from 4% to 6%');
  expect(words({ share: 6, match_limit: 6 })).not.toContain('match comes first');
});
