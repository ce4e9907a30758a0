import { describe, expect, it } from 'vitest';
import { creditBuilding } from '#advisor/guides/debt/credit-building.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';

const decide = (given: Record<string, unknown>) => runGuide(creditBuilding, given, 2026).decision;

describe('building credit', () => {
  it('pays down a card that is nearly full', () => {
    expect(decide({ balance: 1500, limit: 5000 })).toBe('usual');
    expect(decide({ balance: 1501, limit: 5000 })).toBe('pay_down');
    expect(decide({ balance: 4800, limit: 5000, situation: 'before_loan' })).toBe('pay_down');
  });

  it('leaves a high score alone', () => {
    expect(decide({ score: 759 })).toBe('usual');
    expect(decide({ score: 760 })).toBe('enough');
    expect(decide({ score: 655, situation: 'before_loan' })).toBe('before_loan');
  });

  it('tells a beginner from a damaged record', () => {
    expect(decide({ situation: 'none' })).toBe('start');
    expect(decide({ situation: 'damaged', score: 588 })).toBe('repair');
  });
});
