import { describe, expect, it } from 'vitest';
import { collegeOrRetirement } from '#advisor/guides/family/college-or-retirement.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';

const decide = (given: Record<string, unknown>) => runGuide(collegeOrRetirement, given, 2026).decision;

describe('college or retirement', () => {
  it('turns to college once retirement gets enough', () => {
    expect(decide({})).toBe('retirement_first');
    expect([14, 15].map((save_share) => decide({ save_share }))).toEqual(['retirement_first', 'both']);
  });

  it('puts a missed match before cards, and cards before both', () => {
    expect(decide({ save_share: 20, match: 'missed', cards: 5000 })).toBe('match_first');
    expect(decide({ save_share: 20, match: 'full', cards: 5000 })).toBe('cards_first');
    expect(decide({ save_share: 20, match: 'full', cards: 0 })).toBe('both');
  });

  it('says what a third of college takes each month', () => {
    const monthly = (child_age: number) =>
      runGuide(collegeOrRetirement, { save_share: 15, child_age }, 2026).runs[0]!.run.result.figures[0]!;
    expect(monthly(5).id).toBe('monthly_needed');
    expect(monthly(12).value).toBeGreaterThan(monthly(5).value);
  });
});
