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

  it('splits the rent by pay for those who are not married', () => {
    expect(decide({ mine: 52_000, theirs: 88_000, housing: 2400 })).toBe('split_by_pay');
    expect(decide({ mine: 52_000, theirs: 88_000, housing: 2400, together: 'married' })).toBe(
      'ours_and_mine',
    );
  });

  it('shares only the bills beside large debts of a partner', () => {
    expect(decide({ together: 'married', their_debt: 40_000 })).toBe('bills_only');
    expect(decide({ together: 'married', their_debt: 2000 })).toBe('ours_and_mine');
  });

  it('keeps old money apart in a later marriage', () => {
    expect(decide({ together: 'married', age: 58, wealth: 600_000 })).toBe('keep_old_apart');
    expect(decide({ together: 'married', age: 30, wealth: 600_000 })).toBe('ours_and_mine');
  });

  it('says what each pays of the rent', () => {
    const { verdict } = runGuide(combineMoney, { mine: 52_000, theirs: 88_000, housing: 2400 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      'Split it by pay: about $891 a month from you and $1,509 a month from your partner.',
    );
  });
});

it('keeps a debt of one’s own apart, from a size that takes years', () => {
  expect(decide({ together: 'married', my_debt: 4900 })).toBe('ours_and_mine');
  expect(decide({ together: 'married', my_debt: 5000 })).toBe('own_debt_apart');
  expect(decide({ together: 'unmarried', my_debt: 44_000 })).toBe('share_the_bills');
});

it('says the parts of the rent also to those who pool their money', () => {
  const { decision, verdict } = runGuide(
    combineMoney,
    { together: 'married', mine: 92_000, theirs: 54_000, housing: 2400 },
    2026,
  );
  expect(decision).toBe('ours_and_mine');
  expect(verdict.because.map(renderPlain).join(' ')).toContain('$1,512 a month from you and $888');
});
