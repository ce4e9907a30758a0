import { describe, expect, it } from 'vitest';
import { borrowFrom401k } from '#advisor/guides/debt/borrow-from-401k.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(borrowFrom401k, given, 2026);

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(borrowFrom401k, given, 2026).verdict.opening);
const decide = (given: Record<string, unknown>) => runGuide(borrowFrom401k, given, 2026).decision;

describe('a loan from the 401(k)', () => {
  it('turns on what it is for', () => {
    expect(
      [{}, { purpose: 'wish' }, { purpose: 'costly_debt' }, { purpose: 'buy_home' }].map(
        (given) => run(given).decision,
      ),
    ).toEqual(['no', 'no', 'debt', 'home']);
  });

  it('is refused to those who may leave, but not where the home is at stake', () => {
    expect(run({ purpose: 'costly_debt', job: 'may_leave' }).decision).toBe('leaving');
    expect(run({ purpose: 'keep_home', job: 'may_leave' }).decision).toBe('last_resort');
  });

  it('does not exist after leaving, nor from an IRA', () => {
    expect(run({ purpose: 'keep_home', left: true }).decision).toBe('left');
    expect(run({ ira: 'roth_ira' }).decision).toBe('ira');
  });

  it('says the payment where the amount is known', () => {
    const { runs } = run({ balance: 92_000, amount: 24_000, purpose: 'costly_debt' });
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'payment')?.value).toBeCloseTo(486.63, 1);
  });

  it('borrows for cards at a high rate only, and not where savings do', () => {
    expect(decide({ card: 24_000, rate: 26 })).toBe('debt');
    expect(decide({ card: 24_000, rate: 9 })).toBe('no');
    expect(decide({ card: 24_000, rate: 26, cash: 36_000 })).toBe('use_savings');
    expect(decide({ card: 24_000, rate: 26, cash: 35_000 })).toBe('debt');
  });

  it('needs no loan past the age of the penalty', () => {
    expect(decide({ amount: 20_000, age: 60 })).toBe('just_withdraw');
    expect(decide({ amount: 20_000, age: 59 })).toBe('no');
  });

  it('opens with the debt of the person', () => {
    expect(openingOf({ card: 24_000, rate: 26, balance: 92_000 })).toBe(
      'Yes, for the $24,000 on cards it can pay, if your job is safe and the cards stay empty.',
    );
  });

  it('leaves student loans where they are unless they cost as much as cards', () => {
    const loans = { student: 'parent', amount: 38_000, balance: 210_000 };
    expect(decide({ ...loans, rate: 8 })).toBe('student_debt');
    expect(decide({ ...loans, rate: 10 })).toBe('no');
    expect(decide({ ...loans, rate: 8, job: 'may_leave' })).toBe('leaving');
  });
});

it('lends no more than the law allows, and prefers a line on the house for a repair', () => {
  expect(openingOf({ card: 19_000, rate: 24, balance: 38_000 })).toMatch(/^Yes/);
  expect(openingOf({ card: 19_100, rate: 24, balance: 38_000 })).toMatch(/^Only for part of it/);
  const roof = { amount: 15_000, balance: 130_000, rate: 8.2 };
  expect(decide({ ...roof, line: true })).toBe('line_instead');
  expect(decide(roof)).toBe('no');
  expect(decide({ ...roof, line: true, card: 15_000, rate: 24 })).toBe('debt');
});
