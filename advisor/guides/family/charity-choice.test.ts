import { describe, expect, it } from 'vitest';
import { charityChoice } from '#advisor/guides/family/charity-choice.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(charityChoice, given, 2026).decision;

describe('charity', () => {
  it('turns to the IRA once everyone of that age may use it', () => {
    expect(decide({})).toBe('cash');
    expect([70, 71].map((age) => decide({ age }))).toEqual(['cash', 'from_the_ira']);
    expect(decide({ age: 75, holds: 'cash' })).toBe('cash');
  });

  it('gives winners, and bunches large gifts', () => {
    expect(decide({ holds: 'winners', amount: 20_000 })).toBe('shares');
    expect([7999, 8000].map((amount) => decide({ amount }))).toEqual(['cash', 'bunch']);
  });

  it('checks who calls before anything else', () => {
    expect(decide({ age: 80, caller: 'they_called' })).toBe('check_first');
  });

  it('says what may be deducted without itemizing', () => {
    const because = (filing: string) =>
      runGuide(charityChoice, { filing }, 2026).verdict.because.map(renderPlain).join(' ');
    expect(because('single')).toContain('$1,000');
    expect(because('married_joint')).toContain('$2,000');
  });
});
