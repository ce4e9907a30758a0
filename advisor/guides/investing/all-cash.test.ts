import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { allCash } from '#advisor/guides/investing/all-cash.ts';

const decide = (given: Record<string, unknown>) => runGuide(allCash, given, 2026).decision;

describe('all in cash', () => {
  it('goes by when the money is needed', () => {
    expect([1, 4.9, 5, 9, 10, 30].map((horizon) => decide({ horizon }))).toEqual([
      'stay',
      'stay',
      'half',
      'half',
      'invest',
      'invest',
    ]);
    expect(decide({})).toBe('invest');
  });

  it('takes retirees through the short date first', () => {
    expect(decide({ work: 'retired' })).toBe('retired');
    expect(decide({ work: 'retired', horizon: 2 })).toBe('stay');
  });

  it('takes those past the usual age for retired', () => {
    expect([66, 67].map((age) => decide({ age }))).toEqual(['invest', 'retired']);
  });

  it('says what the cash will buy', () => {
    const { runs } = runGuide(allCash, { cash: 100_000 }, 2026);
    const buys = runs[0]?.run.result.figures.find(({ id }) => id === 'buys')?.value;
    expect(buys).toBeCloseTo(100_000 / 1.025 ** 10, 0);
  });
});
