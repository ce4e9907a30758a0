import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { savingsDeposit } from '#advisor/guides/work/savings-deposit.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(savingsDeposit, given, 2026).decision;

describe('Savings Deposit Program', () => {
  it('fills it from the part of the savings that can be spared', () => {
    expect(decide({})).toBe('fill_it');
    expect(decide({ cash: 10_000 })).toBe('part_of_it');
    expect(decide({ cash: 10_001 })).toBe('fill_and_keep');
  });

  it('pays card debt off first', () => {
    expect(decide({ cash: 14_000, cards: 3000 })).toBe('cards_first');
    expect(decide({ has_cards: 'yes' })).toBe('cards_first');
  });

  it('names the savings', () => {
    const { verdict } = runGuide(savingsDeposit, { cash: 14_000 }, 2026);
    expect(renderPlain(verdict.opening)).toContain('$14,000');
  });
});
