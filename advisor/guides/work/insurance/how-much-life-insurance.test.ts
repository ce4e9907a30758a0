import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { howMuchLifeInsurance } from '#advisor/guides/work/insurance/how-much-life-insurance.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decided = (given: Record<string, unknown>) => runGuide(howMuchLifeInsurance, given, 2026);

describe('how much life insurance', () => {
  it('needs someone who depends on the income', () => {
    expect(decided({ income: 60_000, dependents: 'no' }).decision).toBe('none');
    expect(decided({ income: 60_000, dependents: 'no', children: 1 }).decision).toBe('buy');
    expect(decided({}).decision).toBe('rule_of_thumb');
    expect([64, 65].map((age) => decided({ age }).decision)).toEqual(['rule_of_thumb', 'retired']);
    expect(decided({ age: 70, dependents: 'yes' }).decision).toBe('rule_of_thumb');
  });

  it('turns where savings and cover are enough', () => {
    expect(decided({ income: 60_000, existing: 300_000 }).decision).toBe('buy');
    expect(decided({ income: 60_000, existing: 300_000, savings: 500_000 }).decision).toBe('enough');
  });

  it('counts the mortgage, the cover there is, and the years until the youngest is grown', () => {
    const cover = (given: Record<string, unknown>) =>
      decided(given).runs[0]?.run.result.figures.find(({ id }) => id === 'additional_cover')?.value ?? 0;
    const alone = cover({ income: 80_000 });
    expect(cover({ income: 80_000, debts: 250_000 })).toBeCloseTo(alone + 250_000, 0);
    expect(cover({ income: 80_000, existing: 100_000 })).toBeCloseTo(alone - 100_000, 0);
    expect(cover({ income: 80_000, child_age: 1 })).toBeGreaterThan(alone);
    expect(cover({ income: 80_000, child_age: 20 })).toBe(cover({ income: 80_000, child_age: 12 }));
  });

  it('does not ask who depends on it where that is all known', () => {
    expect(decided({ income: 80_000 }).question?.field).toBe('dependents');
    expect(decided({ income: 80_000, dependents: 'yes' }).question).toBeUndefined();
  });

  it('does not take the pay of a partner for one’s own', () => {
    expect(decided({ partner_income: 95_000, children: 2 }).decision).toBe('at_home');
    expect(decided({ partner_income: 95_000, income: 60_000, children: 2 }).decision).toBe('buy');
  });

  it('says that savings do the job of an old policy', () => {
    const { verdict } = runGuide(
      howMuchLifeInsurance,
      { age: 67, savings: 1_000_000, existing: 200_000 },
      2026,
    );
    expect(renderPlain(verdict.opening)).toBe(
      'Yes, you can likely drop the $200,000 policy: your $1,000,000 does its job now.',
    );
  });
});

it('lets coverage go once the children are on their own', () => {
  const verdictOf = (given: Record<string, unknown>) => runGuide(howMuchLifeInsurance, given, 2026).decision;
  expect(verdictOf({ age: 63 })).toBe('rule_of_thumb');
  expect(verdictOf({ age: 63, grown: 'on_their_own' })).toBe('grown');
});

it('speaks of grown children only to people old enough to have them', () => {
  expect(decided({ age: 39, grown: 'on_their_own' }).decision).toBe('rule_of_thumb');
  expect(decided({ age: 40, grown: 'on_their_own' }).decision).toBe('grown');
});

describe('life insurance of a household that has other money', () => {
  const run = (given: Record<string, unknown>) => runGuide(howMuchLifeInsurance, given, 2026);
  const words = (given: Record<string, unknown>) => run(given).verdict.because.map(renderPlain).join(' ');

  it('lets savings near retirement replace a policy that is smaller', () => {
    const couple = { age: 59, existing: 500_000, premium: 340 };
    expect(run({ ...couple, savings: 900_000 }).decision).toBe('retired');
    expect(run({ ...couple, savings: 400_000 }).decision).toBe('rule_of_thumb');
    expect(run({ ...couple, age: 54, savings: 900_000 }).decision).toBe('rule_of_thumb');
    expect(words({ ...couple, savings: 900_000 })).toContain('$3,000 a month');
    expect(words({ ...couple, savings: 900_000, check: 2400, partner_check: 900 })).toContain(
      '$900 a month goes',
    );
  });

  it('names a policy for a partner who earns', () => {
    const family = { income: 64_000, children: 3, child_age: 8 };
    expect(words(family)).not.toContain('partner');
    expect(words({ ...family, partner_income: 52_000 })).toContain("your partner's $52,000 a year");
  });

  it('replaces pay only as long as it would have come', () => {
    const need = (age: number) => run({ income: 90_000, age }).runs[0]?.run.input['years'];
    expect([54, 55, 63].map(need)).toEqual([15, 12, 4]);
  });
});
