import { describe, expect, it } from 'vitest';
import { prepayOrInvest } from '#advisor/guides/debt/prepay-or-invest.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';

const decide = (given: Record<string, unknown>) => runGuide(prepayOrInvest, given, 2026).decision;

describe('prepay or invest', () => {
  it('turns from investing to both to prepaying as the rate rises', () => {
    expect([3, 4.4, 4.5, 5.9, 6, 22].map((rate) => decide({ rate }))).toEqual([
      'invest',
      'invest',
      'split',
      'split',
      'prepay',
      'prepay',
    ]);
  });

  it('takes about where the rate lies for the rate', () => {
    expect(['cheap', 'middle', 'costly'].map((band) => decide({ band }))).toEqual([
      'invest',
      'split',
      'prepay',
    ]);
  });

  it('puts a missed match before any loan', () => {
    expect(decide({ rate: 9, match: 'missed' })).toBe('match_first');
    expect(decide({ rate: 9, match: 'full' })).toBe('prepay');
  });

  it('asks for the rate where it is not known, and for the match next', () => {
    expect(runGuide(prepayOrInvest, {}, 2026).question?.field).toBe('band');
    expect(runGuide(prepayOrInvest, { rate: 7 }, 2026).question?.field).toBe('match');
  });

  it('says the interest of a year where the balance is known', () => {
    const { runs } = runGuide(prepayOrInvest, { rate: 6.5, balance: 18_000 }, 2026);
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'year')?.value).toBe(1170);
  });
});
