import { describe, expect, it } from 'vitest';
import { combineMoney } from '#advisor/guides/family/combine-money.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(combineMoney, given, 2026).decision;

describe('combine money', () => {
  it('pools the money of the married and shares the bills of the others', () => {
    expect(decide({})).toBe('ours_and_mine');
    expect(['married', 'engaged', 'unmarried'].map((together) => decide({ together }))).toEqual([
      'ours_and_mine',
      'share_the_bills',
      'share_the_bills',
    ]);
  });

  it('puts worries before the marriage', () => {
    expect(decide({ together: 'married', worry: 'debt' })).toBe('bills_only');
    expect(decide({ together: 'married', worry: 'control' })).toBe('own_account');
  });

  it('splits by pay where the pays are far apart, and in half where they are not', () => {
    const because = (theirs: number) =>
      runGuide(combineMoney, { mine: 50_000, theirs }, 2026).verdict.because.map(renderPlain).join(' ');
    expect(because(90_000)).toContain('the same share of pay');
    expect(because(55_000)).toContain('half and half is fair');
  });
});
