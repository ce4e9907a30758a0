import { describe, expect, it } from 'vitest';
import { borrowFrom401k } from '#advisor/guides/debt/borrow-from-401k.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';

const run = (given: Record<string, unknown>) => runGuide(borrowFrom401k, given, 2026);

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
});
