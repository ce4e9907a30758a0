import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { chooseFunds } from '#advisor/guides/investing/choose-funds.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(chooseFunds, given, 2026).decision;
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(chooseFunds, given, 2026).verdict.opening);

describe('which funds to choose', () => {
  it('takes one fund for retirement, and three for those who want to', () => {
    expect(decide({})).toBe('target_date');
    expect(decide({ horizon: 20, style: 'own_mix' })).toBe('three_funds');
    expect(decide({ account: 'taxable' })).toBe('taxable');
  });

  it('keeps money with a near date out of stock funds', () => {
    expect([4.9, 5].map((horizon) => decide({ horizon }))).toEqual(['safe', 'target_date']);
  });

  it('leaves costly funds', () => {
    expect([0.49, 0.5].map((fee) => decide({ fee }))).toEqual(['target_date', 'cheaper']);
  });

  it('says what the fee costs', () => {
    const { runs } = runGuide(chooseFunds, { fee: 1.1, balance: 80_000 }, 2026);
    const worth = (fee: number) => 80_000 * (1.06 * (1 - fee / 100)) ** 20;
    const cost = runs[0]?.run.result.figures.find(({ id }) => id === 'cost')?.value;
    expect(cost).toBeCloseTo(worth(0.1) - worth(1.1), 0);
  });

  it('does not send retirement money to the bank because the date is near', () => {
    expect(decide({ horizon: 3, age: 60, account: 'workplace' })).toBe('near');
    expect(decide({ horizon: 3, age: 30, account: 'workplace' })).toBe('safe');
    expect(decide({ horizon: 3, age: 60 })).toBe('safe');
    expect(opening({ horizon: 3, age: 60, account: 'workplace' })).toContain('your retirement in 3 years');
  });

  it('has another mix for the retired', () => {
    expect(decide({ age: 66 })).toBe('target_date');
    expect(decide({ age: 68 })).toBe('retired');
    expect(decide({ work: 'retired', age: 60 })).toBe('retired');
    expect(decide({ age: 68, fee: 1.1 })).toBe('cheaper');
  });

  it('answers one question about funds before it picks any', () => {
    expect(decide({ asked: 'picks' })).toBe('no_picks');
    expect(decide({ asked: 'foreign' })).toBe('foreign');
    expect(decide({ asked: 'many', fee: 1 })).toBe('fewer');
    expect(decide({ asked: 'narrow' })).toBe('narrow');
    expect([66, 67].map((age) => decide({ asked: 'tsp', age }))).toEqual(['tsp', 'retired']);
    // Money with a near date comes first, whatever is asked about.
    expect(decide({ asked: 'picks', horizon: 2 })).toBe('safe');
  });

  it('weighs age, balance and contribution in those answers', () => {
    expect(opening({ asked: 'picks', balance: 22_000 })).toContain('$22,000');
    expect([44, 45, 55].map((age) => opening({ asked: 'bonds', age }).split(' ')[0])).toEqual([
      'No,',
      'A',
      'Yes,',
    ]);
    const because = (given: Record<string, unknown>) =>
      runGuide(chooseFunds, given, 2026).verdict.because.map(renderPlain).join(' ');
    expect(because({ asked: 'foreign', balance: 120_000 })).toContain('$30,000');
    expect(because({ asked: 'tsp', share: 3 })).toContain('to five percent first');
    expect(because({ asked: 'tsp', share: 5 })).toContain('whole match');
  });
});
