import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { startInvesting } from '#advisor/guides/investing/start-investing.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(startInvesting, given, 2026).decision;
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(startInvesting, given, 2026).verdict.opening);

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

  it('saves first where nothing is saved', () => {
    expect(opening({ monthly: 200, none_saved: 'yes' })).toMatch(/^Send the \$200 a month to savings first/);
    expect(decide({ monthly: 200, months: 1 })).toBe('ira');
  });

  it('answers those who think it is too late, and counts only the time they have', () => {
    expect(opening({ age: 39 })).toMatch(/^Open a Roth IRA/);
    expect(opening({ age: 52 })).toMatch(/^It's not too late at 52: open a Roth IRA/);
    const { verdict } = runGuide(startInvesting, { age: 52, monthly: 300 }, 2026);
    expect(verdict.because.map(renderPlain).join(' ')).toContain('after 15 years');
  });
});

it('keeps three months of the cash, and says what the rest may become', () => {
  const because = (given: Record<string, unknown>) =>
    runGuide(startInvesting, given, 2026).verdict.because.map(renderPlain).join(' ');
  expect(because({ age: 41, cash: 18_000, spending: 3000 })).toContain('The other $9,000 can be invested');
  expect(because({ age: 41, cash: 9000, spending: 3000 })).toContain('Leave your $9,000 in savings');
  expect(because({ age: 23, sum: 2000, monthly: 150, until: 60 })).toContain('after 37 years');
});
