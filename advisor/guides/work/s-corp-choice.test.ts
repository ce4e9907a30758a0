import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { sCorpChoice } from '#advisor/guides/work/s-corp-choice.ts';

const decide = (given: Record<string, unknown>) => runGuide(sCorpChoice, given, 2026).decision;

describe('become an S corp or not', () => {
  it('turns with the profit', () => {
    expect([38_000, 59_999, 60_000, 99_999, 100_000].map((profit) => decide({ profit }))).toEqual([
      'stay',
      'stay',
      'close',
      'close',
      'run_numbers',
    ]);
    expect(decide({})).toBe('by_profit');
  });

  it('wants a profit that has lasted', () => {
    expect(decide({ profit: 140_000, steady: 'new' })).toBe('wait');
    expect(decide({ profit: 140_000, steady: 'steady' })).toBe('run_numbers');
  });

  it('says what the tax comes to today', () => {
    const { runs } = runGuide(sCorpChoice, { profit: 70_000 }, 2026);
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'self_employment_tax')?.value).toBeCloseTo(
      9890.69,
      0,
    );
  });

  it('takes costs off what comes in', () => {
    expect(decide({ profit: 250_000, expenses: 160_000 })).toBe('close');
    expect(decide({ profit: 250_000, expenses: 100_000 })).toBe('run_numbers');
  });
});
