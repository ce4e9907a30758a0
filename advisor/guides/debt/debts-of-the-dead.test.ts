import { describe, expect, it } from 'vitest';
import { debtsOfTheDead } from '#advisor/guides/debt/debts-of-the-dead.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(debtsOfTheDead, given, 2026);

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(debtsOfTheDead, given, 2026).verdict.opening);
const decide = (given: Record<string, unknown>) => runGuide(debtsOfTheDead, given, 2026).decision;

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

  it('goes by the kind of loan and by a house that was left', () => {
    expect(decide({ loan: 'student' })).toBe('student');
    expect(decide({ loan: 'car' })).toBe('secured');
    expect(decide({ loan: 'car', signed: 'yes' })).toBe('yours');
    expect(decide({ debt: 9000, house: 250_000 })).toBe('house');
    expect(decide({ debt: 9000, house: 250_000, relation: 'spouse' })).toBe('spouse');
    expect(openingOf({ debt: 22_000 })).toBe(
      "No, you generally don't have to pay the $22,000 from your own money.",
    );
  });
});
