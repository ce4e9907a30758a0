import { describe, expect, it } from 'vitest';
import { collegeAccount } from '#advisor/guides/family/college-account.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(collegeAccount, given, 2026).decision;

describe('the account for a child', () => {
  it('is a 529, a safe one when college is near', () => {
    expect(decide({})).toBe('plan_529');
    expect([14, 15].map((child_age) => decide({ child_age }))).toEqual(['plan_529', 'safe_529']);
  });

  it('goes by what the money is for', () => {
    expect(
      ['school', 'anything', 'retirement', 'disability'].map((purpose) => decide({ child_age: 4, purpose })),
    ).toEqual(['plan_529', 'your_own_account', 'roth_ira', 'able_account']);
  });

  it('says what paying college in full would take each month', () => {
    const { runs } = runGuide(collegeAccount, { child_age: 4 }, 2026);
    expect(runs[0]?.run.result.figures[0]).toMatchObject({ id: 'monthly_needed' });
    expect(runs[0]?.run.result.figures[0]?.value).toBeGreaterThan(300);
  });

  it('puts cards and an empty account before a 529', () => {
    expect(decide({ cards: 12_000, child_age: 5 })).toBe('own_footing_first');
    expect(decide({ no_savings: true, child_age: 5 })).toBe('own_footing_first');
    expect(decide({ child_age: 5 })).toBe('plan_529');
  });

  it('tells what to do with a 529 once the child is grown', () => {
    expect(decide({ saved: 40_000, child_age: 18 })).toBe('left_over');
    expect(decide({ saved: 40_000, child_age: 17 })).toBe('safe_529');
  });

  it('takes a Roth IRA where the child has earned something', () => {
    expect(decide({ child_age: 14, child_pay: 3500 })).toBe('roth_ira');
    expect(decide({ child_age: 14 })).toBe('plan_529');
  });

  it('names what is saved', () => {
    const { verdict } = runGuide(collegeAccount, { saved: 80_000, child_age: 17 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      'With college this close, keep the $80,000 out of stocks, in a 529 if your state gives a tax break.',
    );
  });
});

it('keeps a 529 that is not needed for college from being cashed out', () => {
  const openingOf = (given: Record<string, unknown>) =>
    renderPlain(runGuide(collegeAccount, given, 2026).verdict.opening);
  expect(decide({ saved: 31_000 })).toBe('plan_529');
  expect(openingOf({ saved: 31_000, unused: 'not_needed' })).toMatch(
    /^Don't cash out the \$31,000: use it for/,
  );
  expect(openingOf({ unused: 'not_needed' })).toMatch(/^Don't cash the 529 out/);
});

it('turns from the 529 where a move abroad is likely', () => {
  expect(decide({ child_age: 1 })).toBe('plan_529');
  expect(decide({ child_age: 1, abroad: 'likely' })).toBe('moving_abroad');
});

it('counts the years until the money is needed, where no age is told', () => {
  expect(decide({ horizon: 3 })).toBe('safe_529');
  expect(decide({ horizon: 4 })).toBe('plan_529');
  expect(decide({ horizon: 2, child_age: 5 })).toBe('plan_529');
});

it('says what the saving comes to, and how much of college that pays', () => {
  const words = (given: Record<string, unknown>) => {
    const { verdict } = runGuide(collegeAccount, given, 2026);
    return [verdict.opening, ...verdict.because].map(renderPlain).join(' ');
  };
  expect(words({ child_age: 4, monthly: 250 })).toMatch(/\$250 a month grows to about \$60,/);
  expect(words({ child_age: 4, monthly: 250, cost: 60_000 })).toContain('a college at $60,000 a year');
  expect(words({ child_age: 4, monthly: 400 })).not.toBe(words({ child_age: 4, monthly: 250 }));
});
