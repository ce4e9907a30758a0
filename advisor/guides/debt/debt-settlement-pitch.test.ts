import { describe, expect, it } from 'vitest';
import { debtSettlementPitch } from '#advisor/guides/debt/debt-settlement-pitch.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';

const decide = (given: Record<string, unknown>) => runGuide(debtSettlementPitch, given, 2026).decision;

describe('a debt settlement offer', () => {
  it('is declined, the more so by those who pay on time', () => {
    expect(decide({})).toBe('no');
    expect(decide({ stage: 'current', offer: 'settlement' })).toBe('no');
    expect(decide({ stage: 'behind' })).toBe('yourself');
  });

  it('is left by those who have signed, whatever it was', () => {
    expect(decide({ stage: 'signed', offer: 'credit_repair' })).toBe('leave');
  });

  it('tells credit repair and false government programs apart', () => {
    expect(decide({ stage: 'behind', offer: 'credit_repair' })).toBe('repair');
    expect(decide({ offer: 'government' })).toBe('scam');
  });
});
