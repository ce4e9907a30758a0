import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { leavingJob401k } from '#advisor/guides/retirement/leaving-job-401k.ts';

const ask = (given: Record<string, unknown>) => runGuide(leavingJob401k, given, 2026);

describe('the 401(k) of an old job', () => {
  it('turns with the plan of the new job', () => {
    expect(
      [undefined, 'not_sure', 'good', 'poor_or_none'].map((new_plan) => ask({ new_plan }).decision),
    ).toEqual(['keep_it', 'keep_it', 'new_plan', 'ira']);
  });

  it('keeps the plan open for those who left between 55 and 59', () => {
    expect([54, 55, 59, 60].map((age) => ask({ age, new_plan: 'good' }).decision)).toEqual([
      'new_plan',
      'rule_of_55',
      'rule_of_55',
      'new_plan',
    ]);
  });

  it('moves small balances, and holds company stock back', () => {
    expect([7000, 7001].map((balance) => ask({ balance }).decision)).toEqual(['small', 'keep_it']);
    expect(ask({ company_stock: 'yes', new_plan: 'good' }).decision).toBe('company_stock');
  });

  it('says what the penalty would be', () => {
    const { runs } = ask({ balance: 85_000, age: 39 });
    expect(runs[0]!.run.result.figures.find(({ id }) => id === 'penalty')?.value).toBe(8500);
  });
});
