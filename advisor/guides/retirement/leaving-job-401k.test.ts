import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { leavingJob401k } from '#advisor/guides/retirement/leaving-job-401k.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(leavingJob401k, given, 2026);
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(leavingJob401k, given, 2026).verdict.opening);

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

  it('moves out of a costly plan, and says what it costs', () => {
    expect(ask({ balance: 85_000, fee: 0.6 }).decision).toBe('keep_it');
    expect(ask({ balance: 85_000, fee: 0.7 }).decision).toBe('costly');
    expect(ask({ balance: 85_000, fee: 1.2, new_plan: 'good' }).decision).toBe('new_plan');
    expect(opening({ balance: 85_000, fee: 1.2 })).toMatch(/^Move it: 1.2% a year/);
  });

  it('takes a share in company stock for company stock, and names what is needed', () => {
    expect(ask({ stock_share: 50 }).decision).toBe('company_stock');
    expect(opening({ age: 57, spending: 40_000 })).toBe(
      'Leave what you need, $40,000 a year, in the old plan at 57.',
    );
  });
});

it('combines several old plans', () => {
  const run = (given: Record<string, unknown>) => runGuide(leavingJob401k, given, 2026);
  expect(run({ balance: 12_000 }).decision).toBe('keep_it');
  expect(run({ several: 'yes' }).decision).toBe('combine');
  expect(renderPlain(run({ balance: 12_000, second: 40_000, third: 95_000 }).verdict.opening)).toBe(
    'Yes, combine the $12,000, $40,000 and $95,000 in your present plan or one IRA.',
  );
  expect(renderPlain(run({ balance: 12_000, second: 40_000 }).verdict.opening)).toBe(
    'Yes, combine the $12,000 and $40,000 in your present plan or one IRA.',
  );
});

it('does not let cards be paid out of the old plan, with what that would cost', () => {
  const told = { balance: 38_000, age: 33, card: 12_000, card_rate: 24 };
  const { decision, verdict } = ask(told);
  expect(decision).toBe('not_for_debt');
  expect(verdict.because.map(renderPlain).join(' ')).toMatch(/the penalty alone is \$1,200.*cost \$240/);
  expect(ask({ ...told, card: undefined }).decision).toBe('keep_it');
  expect(ask({ ...told, age: 61 }).decision).not.toBe('not_for_debt');
});

it('compares both plans where there is one at the new job', () => {
  expect(opening({ balance: 38_000, new_plan: 'exists' })).toMatch(/^Roll the \$38,000 into the new plan if/);
});
