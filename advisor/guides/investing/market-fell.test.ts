import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { marketFell } from '#advisor/guides/investing/market-fell.ts';

const decide = (given: Record<string, unknown>) => runGuide(marketFell, given, 2026).decision;

describe('the market fell', () => {
  it('goes by the stage of life, or by age where that is all there is', () => {
    expect([29, 54, 55, 66, 67].map((age) => decide({ age }))).toEqual([
      'hold',
      'hold',
      'near',
      'near',
      'retired',
    ]);
    expect(decide({ age: 58, stage: 'retired' })).toBe('retired');
    expect(decide({ age: 58, stage: 'saving' })).toBe('hold');
    expect(decide({})).toBe('hold');
  });

  it('takes money that is needed soon out of stocks', () => {
    expect([4, 5, 10, 11].map((horizon) => decide({ horizon }))).toEqual(['soon', 'near', 'near', 'hold']);
  });

  it('sends those who sold back in, but not with money for next year', () => {
    expect(decide({ age: 35, sold: 'yes' })).toBe('go_back');
    expect(decide({ age: 35, sold: 'yes', horizon: 1 })).toBe('soon');
  });

  it('takes a fall that deep for one stock or coin', () => {
    expect([35, 59, 60, 80].map((loss) => decide({ loss }))).toEqual([
      'hold',
      'hold',
      'one_stock',
      'one_stock',
    ]);
    expect(decide({ loss: 80, sold: 'yes' })).toBe('go_back');
  });

  it('says what it takes to be even again', () => {
    const { runs } = runGuide(marketFell, { age: 30, loss: 20 }, 2026);
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'gain_needed')?.value).toBeCloseTo(25);
  });
});
