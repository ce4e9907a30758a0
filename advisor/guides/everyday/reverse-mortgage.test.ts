import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { reverseMortgage } from '#advisor/guides/everyday/reverse-mortgage.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(reverseMortgage, given, 2026);
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(reverseMortgage, given, 2026).verdict.opening);
const decide = (given: Record<string, unknown>) => run(given).decision;

describe('reverse mortgage', () => {
  it('is a last resort where nothing is known, and asks how long they stay', () => {
    expect(run({}).decision).toBe('last_resort');
    expect(run({}).question?.field).toBe('stay');
  });

  it('turns at sixty-two', () => {
    expect([61, 62].map((owner) => decide({ owner }))).toEqual(['too_young', 'last_resort']);
  });

  it('fits only those who stay, and with both spouses on the loan', () => {
    expect(decide({ owner: 74, stay: 'long', household: 'alone' })).toBe('yes');
    expect(decide({ owner: 74, stay: 'long', household: 'spouse' })).toBe('both_on_it');
    expect(decide({ owner: 74, stay: 'short', household: 'alone' })).toBe('no');
    expect(decide({ owner: 74, stay: 'long', household: 'relative' })).toBe('no');
  });

  it('never pays for an annuity', () => {
    expect(decide({ owner: 74, stay: 'long', use: 'investing' })).toBe('never_to_invest');
  });

  it('waits for the younger of two', () => {
    expect(decide({ owner: 60, spouse: 68 })).toBe('wait_for_both');
    expect(decide({ owner: 62, spouse: 68 })).toBe('last_resort');
    expect(opening({ owner: 68, spouse: 60 })).toContain('the younger of you, at 60,');
  });

  it('goes by what is owed, and by when they move', () => {
    expect(decide({ owner: 70, home: 400_000, owed: 200_000 })).toBe('last_resort');
    expect(decide({ owner: 70, home: 400_000, owed: 201_000 })).toBe('owes_too_much');
    expect(decide({ owner: 66, time: 3 })).toBe('no');
    expect(opening({ owner: 66, time: 3 })).toBe("No, not if you'll move in 3 years.");
    expect(decide({ owner: 66, time: 15 })).toBe('yes');
  });
});
