import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { startInvesting } from '#advisor/guides/investing/start-investing.ts';

const decide = (given: Record<string, unknown>) => runGuide(startInvesting, given, 2026).decision;

describe('how to start investing', () => {
  it('takes the match before the card, and the card before an IRA', () => {
    expect(decide({ plan: 'match', card: 2000 })).toBe('plan');
    expect(decide({ plan: 'none', card: 2000 })).toBe('debt_first');
    expect(decide({ plan: 'none', debt: 'no' })).toBe('ira');
    expect(decide({})).toBe('ira');
  });

  it('wants a month of cash', () => {
    expect(decide({ cash: 1500, spending: 2000 })).toBe('cushion_first');
    expect(decide({ cash: 2000, spending: 2000 })).toBe('ira');
  });

  it('sends the young to a custodial account', () => {
    expect([17, 18].map((age) => decide({ age }))).toEqual(['minor', 'ira']);
  });

  it('keeps a later start calm, and out of an IRA without pay', () => {
    expect([61, 62, 75].map((age) => decide({ age }))).toEqual(['ira', 'late', 'late']);
    expect(decide({ age: 63, plan: 'match' })).toBe('plan');
  });

  it('shows what a monthly amount becomes in today’s money', () => {
    const { runs } = runGuide(startInvesting, { monthly: 200 }, 2026);
    const figures = runs[0]?.run.result.figures ?? [];
    expect(figures.find(({ id }) => id === 'contributed')?.value).toBe(72_000);
    expect(figures.find(({ id }) => id === 'real_value')?.value).toBeGreaterThan(72_000);
  });
});
