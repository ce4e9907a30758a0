import { describe, expect, it } from 'vitest';
import { charityChoice } from '#advisor/guides/family/charity-choice.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(charityChoice, given, 2026).decision;

describe('charity', () => {
  it('turns to the IRA once everyone of that age may use it', () => {
    expect(decide({})).toBe('cash');
    expect([70, 71].map((age) => decide({ age }))).toEqual(['cash', 'from_the_ira']);
    expect(decide({ age: 75, holds: 'cash' })).toBe('cash');
  });

  it('gives winners, and bunches large gifts', () => {
    expect(decide({ holds: 'winners', amount: 20_000 })).toBe('shares');
    expect([7999, 8000].map((amount) => decide({ amount }))).toEqual(['cash', 'bunch']);
  });

  it('checks who calls before anything else', () => {
    expect(decide({ age: 80, caller: 'they_called' })).toBe('check_first');
  });

  it('says what may be deducted without itemizing', () => {
    const because = (filing: string) =>
      runGuide(charityChoice, { filing }, 2026).verdict.because.map(renderPlain).join(' ');
    expect(because('single')).toContain('$1,000');
    expect(because('married_joint')).toContain('$2,000');
  });

  it('gives shares with a gain, and sells those at a loss first', () => {
    expect(decide({ paid: 8000, worth: 50_000, amount: 10_000 })).toBe('shares');
    expect(decide({ paid: 8000, worth: 5000, amount: 10_000 })).toBe('sell_the_loss');
  });

  it('does not give from an IRA before seventy and a half', () => {
    expect(decide({ age: 69, holds: 'ira' })).toBe('too_young_for_ira');
    expect(decide({ age: 72, holds: 'ira' })).toBe('from_the_ira');
  });

  it('does not bunch where what is told tops the standard deduction', () => {
    expect(decide({ amount: 12_000, mortgage_interest: 9000, state_tax: 6000 })).toBe('itemizes');
    expect(decide({ amount: 12_000 })).toBe('bunch');
  });

  it('bunches what would be itemized anyway where other deductions are far below the standard one', () => {
    expect(decide({ amount: 12_000, state_tax: 8000, filing: 'single' })).toBe('bunch');
  });

  it('names the gift in the answer', () => {
    const { verdict } = runGuide(charityChoice, { age: 72, amount: 5000 }, 2026);
    expect(renderPlain(verdict.opening)).toBe('Give the $5,000 straight from your IRA instead of by check.');
  });
});

it('says no to bunching gifts that stay below the standard deduction', () => {
  const decided = (given: Record<string, unknown>) => runGuide(charityChoice, given, 2026).decision;
  expect(decided({ amount: 6000, asked: 'bunching' })).toBe('no_bunch');
  expect(decided({ amount: 8000, asked: 'bunching' })).toBe('bunch');
  expect(decided({ amount: 6000 })).toBe('cash');
});

it('says what a gift out of the IRA saves next to a check', () => {
  const because = (given: Record<string, unknown>) =>
    runGuide(charityChoice, { age: 73, ...given }, 2026)
      .verdict.because.map(renderPlain)
      .join(' ');
  // 12% and 22% of what a couple could not deduct anyway.
  expect(because({ amount: 8000 })).toContain('$720 of federal tax');
  expect(because({ amount: 8000, rate: 22 })).toContain('$1,320 of federal tax');
  expect(because({ amount: 2000 })).not.toContain('of federal tax');
  expect(because({ amount: 8000, spouse_age: 68 })).toContain('At 68, your spouse can too once past');
});
