import { describe, expect, it } from 'vitest';
import { collegeAccount } from '#advisor/guides/family/college-account.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';

const decide = (given: Record<string, unknown>) => runGuide(collegeAccount, given, 2026).decision;

describe('the account for a child', () => {
  it('is a 529, a safe one when college is near', () => {
    expect(decide({})).toBe('plan_529');
    expect([14, 15].map((child_age) => decide({ child_age }))).toEqual(['plan_529', 'safe_529']);
  });

  it('goes by what the money is for', () => {
    expect(
      ['school', 'anything', 'retirement', 'disability'].map((purpose) => decide({ child_age: 4, purpose })),
    ).toEqual(['plan_529', 'your_own_account', 'roth_ira', 'able_account']);
  });

  it('says what paying college in full would take each month', () => {
    const { runs } = runGuide(collegeAccount, { child_age: 4 }, 2026);
    expect(runs[0]?.run.result.figures[0]).toMatchObject({ id: 'monthly_needed' });
    expect(runs[0]?.run.result.figures[0]?.value).toBeGreaterThan(300);
  });
});
