import { describe, expect, it } from 'vitest';
import { lendToFamily } from '#advisor/guides/family/lend-to-family.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(lendToFamily, given, 2026).decision;

describe('lend to family', () => {
  it('turns from a gift to a note where the law asks for interest', () => {
    expect(decide({})).toBe('give_what_you_can');
    expect([10_000, 10_001].map((amount) => decide({ amount }))).toEqual(['give_what_you_can', 'in_writing']);
  });

  it('refuses what would eat the cushion', () => {
    expect(decide({ amount: 3000, cash: 7000 })).toBe('refuse');
    expect(decide({ amount: 2000, cash: 7000 })).toBe('give_what_you_can');
    expect(decide({ amount: 3000, cash: 7000, spending: 1300 })).toBe('give_what_you_can');
    expect(decide({ amount: 3000, cash: 7000, spending: 1400 })).toBe('refuse');
  });

  it('refuses who has not paid back before', () => {
    expect(decide({ amount: 500, before: 'not_repaid' })).toBe('refuse');
    expect(decide({ amount: 500, before: 'repaid' })).toBe('give_what_you_can');
  });

  it('refuses beside card debt or empty savings', () => {
    expect(decide({ amount: 5000, cards: 7000 })).toBe('refuse');
    expect(decide({ amount: 5000, no_savings: true })).toBe('refuse');
    expect(decide({ amount: 5000 })).toBe('give_what_you_can');
  });

  it('says yes where enough cash is left', () => {
    const { verdict } = runGuide(lendToFamily, { amount: 8000, cash: 30_000, spending: 3500 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      'Yes, you can help with $8,000, but treat it as a gift you may never see again.',
    );
  });
});
