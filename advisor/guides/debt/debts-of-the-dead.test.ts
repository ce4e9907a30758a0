import { describe, expect, it } from 'vitest';
import { debtsOfTheDead } from '#advisor/guides/debt/debts-of-the-dead.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';

const run = (given: Record<string, unknown>) => runGuide(debtsOfTheDead, given, 2026);

describe('debts of someone who died', () => {
  it('are the estate’s, unless one has signed', () => {
    expect(run({}).decision).toBe('not_yours');
    expect(run({ signed: 'no', relation: 'relative' }).decision).toBe('not_yours');
    expect(run({ signed: 'yes', relation: 'relative' }).decision).toBe('yours');
  });

  it('are looked at more closely for a spouse and an executor', () => {
    expect(run({ relation: 'spouse' }).decision).toBe('spouse');
    expect(run({ relation: 'spouse', signed: 'yes' }).decision).toBe('yours');
    expect(run({ relation: 'spouse', estate: 'mine_to_settle' }).decision).toBe('estate_pays');
  });

  it('asks for a signature first', () => {
    expect(run({}).question?.field).toBe('signed');
  });
});
