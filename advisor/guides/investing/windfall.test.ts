import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { windfall } from '#advisor/guides/investing/windfall.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(windfall, given, 2026).decision;

describe('a windfall', () => {
  it('pays the card before anything else, whoever left the money', () => {
    expect(decide({ amount: 40_000, card: 6000, source: 'inherited' })).toBe('debt');
    expect(decide({ amount: 40_000, card: 0, source: 'inherited' })).toBe('inherited');
  });

  it('goes by where the money comes from', () => {
    expect(decide({ amount: 40_000, source: 'taxed' })).toBe('taxed');
    expect(decide({ amount: 40_000, source: 'other' })).toBe('park');
    expect(decide({ amount: 40_000, widowed: 'widowed' })).toBe('inherited');
  });

  it('turns careful where one insured account does not hold it', () => {
    expect([250_000, 250_001].map((amount) => decide({ amount }))).toEqual(['park', 'large']);
  });

  it('names the insured limit for a large inheritance, and cites it', () => {
    const { verdict, facts } = runGuide(windfall, { amount: 400_000, source: 'inherited' }, 2026);
    expect(verdict.because.map(renderPlain).join(' ')).toContain('$250,000');
    expect(facts.map(({ id }) => id)).toContain('deposit_insurance_limit');
  });
});
