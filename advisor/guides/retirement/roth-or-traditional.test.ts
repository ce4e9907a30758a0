import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { rothOrTraditional } from '#advisor/guides/retirement/roth-or-traditional.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(rothOrTraditional, given, 2026);

describe('Roth or traditional', () => {
  it('turns with the bracket', () => {
    expect([10, 12, 22, 24, 37].map((rate) => ask({ rate_now: rate }).decision)).toEqual([
      'roth',
      'roth',
      'both',
      'traditional',
      'traditional',
    ]);
    expect(ask({ rate_now: 22, age: 27 }).decision).toBe('roth');
  });

  it('goes by both rates where they are told', () => {
    expect(ask({ rate_now: 22, rate_later: 12 }).decision).toBe('traditional');
    expect(ask({ rate_now: 12, rate_later: 22 }).decision).toBe('roth');
    expect(ask({ rate_now: 22, rate_later: 22 }).decision).toBe('both');
  });

  it('works the bracket out from pay', () => {
    const { decision, runs } = ask({ pay: 45_000 });
    expect(decision).toBe('roth');
    expect(runs[0]!.run.result.figures.find(({ id }) => id === 'bracket_rate')?.value).toBe(12);
    expect(ask({ pay: 310_000, filing: 'married_joint' }).decision).toBe('traditional');
  });

  it('knows when a traditional IRA brings no deduction', () => {
    const ira = { account: 'traditional_ira', plan_at_work: 'covered', filing: 'single' };
    expect(ask({ ...ira, pay: 130_000 }).decision).toBe('no_deduction');
    expect(ask({ ...ira, pay: 130_000, filing: 'married_joint' }).decision).not.toBe('no_deduction');
    expect(ask({ ...ira, pay: 130_000, account: 'workplace' }).decision).toBe('traditional');
  });

  it('takes higher pay later for a higher rate later, and asks whether it is later', () => {
    const told = { pay: 60_000, pay_later: 200_000 };
    expect(ask(told).decision).toBe('roth');
    expect(ask(told).question?.field).toBe('pay_when');
    expect(ask({ ...told, pay_when: 'now' }).decision).toBe('traditional');
    expect(ask({ pay: 200_000, pay_later: 60_000 }).decision).toBe('traditional');
  });

  it('does not ask for the bracket of pay that was told', () => {
    expect(ask({ pay: 60_000 }).question).toBeUndefined();
    expect(ask({}).question?.field).toBe('rate_now');
  });

  it('goes through the back door above the income limit of a Roth IRA', () => {
    const couple = { account: 'roth_ira', filing: 'married_joint' };
    expect(ask({ ...couple, pay: 252_000 }).decision).toBe('over_limit');
    expect(ask({ ...couple, pay: 251_000 }).decision).not.toBe('over_limit');
    expect(ask({ ...couple, account: 'workplace', pay: 310_000 }).decision).toBe('traditional');
  });

  it('takes the deduction in the last years of pay, and counts a pension as income later', () => {
    expect(ask({ rate_now: 22, age: 59 }).decision).toBe('both');
    expect(ask({ rate_now: 22, age: 60 }).decision).toBe('traditional');
    expect(ask({ rate_now: 22, age: 50, pension: 90_000, filing: 'single' }).decision).toBe('both');
    expect(ask({ rate_now: 24, age: 50, pension: 30_000, filing: 'single' }).decision).toBe('traditional');
  });
});

describe('what it saves or costs this year', () => {
  const because = (given: Record<string, unknown>) => ask(given).verdict.because.map(renderPlain).join(' ');

  it('is said for a tenth of pay, or the most that a 401(k) takes', () => {
    expect(because({ pay: 90_000, age: 44, filing: 'single' })).toContain(
      'Before tax, ten percent of your pay, $9,000, saves you about $',
    );
    expect(because({ pay: 310_000, age: 44, filing: 'married_joint' })).toContain(
      'the $24,500 that one 401(k) takes saves you about $5,880',
    );
    expect(because({ pay: 52_000, age: 23 })).toContain('as Roth costs about $624 more federal tax');
  });

  it('takes the contribution that was told, and leaves state tax out where there is none', () => {
    const told = { pay: 200_000, age: 50, filing: 'single', put_in: 20_000 };
    expect(because({ ...told, state: 'ca' })).toMatch(
      /\$20,000 saves you about .* plus any state income tax/,
    );
    expect(because({ ...told, state: 'tx' })).not.toContain('state income tax');
  });
});
