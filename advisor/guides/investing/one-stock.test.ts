import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { oneStock } from '#advisor/guides/investing/one-stock.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(oneStock, given, 2026).decision;

describe('much in one stock', () => {
  it('is fine up to a tenth', () => {
    expect([10, 10.5].map((share) => decide({ share }))).toEqual(['fine', 'sell_down']);
    expect(decide({})).toBe('sell_down');
  });

  it('is sold at once where that costs no tax', () => {
    expect(decide({ share: 40, account: 'workplace' })).toBe('plan');
    expect(decide({ share: 40, account: 'roth_ira' })).toBe('ira');
    expect(decide({ share: 40, account: 'brokerage' })).toBe('sell_down');
    expect(decide({ share: 40, inherited: true })).toBe('inherited');
  });

  it('says the share as it was given', () => {
    const { verdict } = runGuide(oneStock, { share: 62 }, 2026);
    expect(verdict.because.map(renderPlain).join(' ')).toContain('62%');
  });
});
