import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { emergencyFundSize } from '#advisor/guides/investing/emergency-fund-size.ts';

const decide = (given: Record<string, unknown>) => runGuide(emergencyFundSize, given, 2026).decision;

describe('emergency fund', () => {
  it('grows as income gets less steady', () => {
    expect(decide({ steadiness: 'steady' })).toBe('three');
    expect(decide({})).toBe('six');
    expect(decide({ steadiness: 'variable' })).toBe('nine');
    expect(decide({ work: 'self_employed' })).toBe('nine');
    expect(decide({ work: 'self_employed', steadiness: 'steady' })).toBe('three');
  });

  it('is enough from the wanted number of months on', () => {
    expect(decide({ spending: 3000, cash: 17_999 })).toBe('six');
    expect(decide({ spending: 3000, cash: 18_000 })).toBe('enough');
    expect(decide({ spending: 3000, cash: 18_000, steadiness: 'variable' })).toBe('nine');
  });

  it('is another matter in retirement and out of work', () => {
    expect(decide({ work: 'retired' })).toBe('retired');
    expect(decide({ work: 'unemployed' })).toBe('use_it');
  });

  it('says the fund and what is missing', () => {
    const { runs } = runGuide(emergencyFundSize, { spending: 3000, cash: 8000 }, 2026);
    const figures = runs[0]?.run.result.figures ?? [];
    expect(figures.find(({ id }) => id === 'target')?.value).toBe(18_000);
    expect(figures.find(({ id }) => id === 'gap')?.value).toBe(10_000);
  });
});
