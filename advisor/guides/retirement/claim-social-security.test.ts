import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { claimSocialSecurity } from '#advisor/guides/retirement/claim-social-security.ts';

const ask = (given: Record<string, unknown>) => runGuide(claimSocialSecurity, given, 2026);

describe('when to claim Social Security', () => {
  it('waits, until waiting adds nothing', () => {
    expect([62, 66, 69, 70, 74].map((age) => ask({ age }).decision)).toEqual([
      'wait',
      'wait',
      'wait',
      'claim_now',
      'claim_now',
    ]);
  });

  it('turns with health and need, but not for the larger check of a couple', () => {
    const sick = { age: 63, situation: 'poor_health' };
    expect(ask({ ...sick, marital: 'single' }).decision).toBe('poor_health');
    expect(ask({ ...sick, marital: 'married' }).decision).toBe('couple');
    expect(ask({ ...sick, marital: 'married', larger_check: 'spouse' }).decision).toBe('poor_health');
    expect(ask({ ...sick, marital: 'married', larger_check: 'mine' }).decision).toBe('couple');
    expect(ask({ age: 63, situation: 'need_money', marital: 'married' }).decision).toBe('claim_now');
  });

  it('sends workers under full retirement age away only above the limit', () => {
    expect(ask({ age: 64, pay: 75_000 }).decision).toBe('working');
    expect(ask({ age: 64, pay: 20_000 }).decision).toBe('wait');
    expect(ask({ age: 68, pay: 75_000 }).decision).toBe('wait');
  });

  it('has other rules for the widowed and the divorced', () => {
    expect(ask({ age: 61, marital: 'widowed' }).decision).toBe('widowed');
    expect(ask({ age: 64, marital: 'divorced' }).decision).toBe('divorced');
  });

  it('says what waiting adds from the age in mind', () => {
    const change = (given: Record<string, unknown>) =>
      ask(given).runs[0]!.run.result.figures.find(({ id }) => id === 'change')!.value;
    expect(change({})).toBeCloseTo((124 / 70 - 1) * 100, 6);
    expect(change({ claim_age: 67 })).toBeCloseTo(24, 6);
  });
});
