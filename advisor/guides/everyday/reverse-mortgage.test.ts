import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { reverseMortgage } from '#advisor/guides/everyday/reverse-mortgage.ts';

const run = (given: Record<string, unknown>) => runGuide(reverseMortgage, given, 2026);
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
});
