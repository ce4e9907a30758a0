import { describe, expect, it } from 'vitest';
import { cashOut401k } from '#advisor/guides/debt/cash-out-401k.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(cashOut401k, given, 2026);

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(cashOut401k, given, 2026).verdict.opening);
const decide = (given: Record<string, unknown>) => runGuide(cashOut401k, given, 2026).decision;

describe('cashing out a 401(k)', () => {
  it('is a matter of age', () => {
    expect([45, 54, 55, 59, 60].map((age) => run({ age, left: true }).decision)).toEqual([
      'roll_over',
      'roll_over',
      'rule_of_55',
      'rule_of_55',
      'spread',
    ]);
    expect(run({ age: 57 }).decision).toBe('no');
  });

  it('is a matter of the reason', () => {
    expect(
      ['debt', 'emergency', 'left_job', 'fear', 'other'].map((reason) => run({ reason }).decision),
    ).toEqual(['debt', 'only_what_you_need', 'roll_over', 'move_inside', 'no']);
  });

  it('says what is left of the money', () => {
    const { runs } = run({ amount: 30_000, age: 35, income: 60_000 });
    const value = (name: string) => runs[0]?.run.result.figures.find(({ id }) => id === name)?.value;
    expect(value('penalty')).toBe(3000);
    expect(value('left')).toBeLessThan(24_000);
  });

  it('does without an income, and without an amount', () => {
    expect(run({ amount: 30_000 }).runs).toHaveLength(1);
    expect(run({}).runs).toHaveLength(0);
  });

  it('takes a debt that is named for the reason', () => {
    expect(decide({ amount: 30_000, age: 41, debt: 18_000 })).toBe('debt');
    expect(decide({ amount: 30_000, age: 41 })).toBe('no');
    expect(openingOf({ amount: 30_000, age: 41, debt: 18_000 })).toBe(
      "No, don't cash it out to pay off the $18,000.",
    );
  });

  it('speaks of student loans where they are the debt, at any age', () => {
    expect([41, 62].map((age) => decide({ age, debt: 52_000, student: 'parent' }))).toEqual([
      'student_debt',
      'student_debt',
    ]);
    expect(decide({ age: 41, debt: 52_000, student: 'parent', reason: 'emergency' })).toBe(
      'only_what_you_need',
    );
  });
});

it('says how much has to come out to clear a debt', () => {
  const first = (given: Record<string, unknown>) =>
    renderPlain(runGuide(cashOut401k, given, 2026).verdict.because[0]!);
  const told = { age: 34, income: 62_000, debt: 18_000, filing_status: 'single' };
  expect(first({ ...told, amount: 41_000 })).toMatch(
    /take out about \$25,809: federal tax and penalty take \$7,809/,
  );
  expect(first({ ...told, amount: 20_000 })).toContain('more than the $20,000 there is');
});
