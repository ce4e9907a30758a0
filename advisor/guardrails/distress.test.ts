import { describe, expect, it } from 'vitest';
import { distressed } from '#advisor/guardrails/distress-examples.ts';
import { distressText, findDistress } from '#advisor/guardrails/distress.ts';
import { notDistressed } from '#advisor/guardrails/dramatic-examples.ts';

describe('distress', () => {
  it('has at least sixty examples on each side, each once', () => {
    for (const list of [distressed, notDistressed]) {
      expect(list.length).toBeGreaterThanOrEqual(60);
      expect(new Set(list).size).toBe(list.length);
    }
  });

  it.each(distressed)('is noticed: %s', (message) => {
    expect(findDistress(message)).toBe(true);
  });

  it.each(notDistressed)('is not found in: %s', (message) => {
    expect(findDistress(message)).toBe(false);
  });

  it('is noticed in any spelling', () => {
    expect(findDistress('I WANT TO KILL MYSELF')).toBe(true);
    for (const apostrophe of ["'", '’', '`', '']) {
      expect(findDistress(`i can${apostrophe}t do life anymore`)).toBe(true);
    }
    expect(findDistress('i want\n\nto   die')).toBe(true);
  });

  it('is answered with the line to call first', () => {
    expect(distressText).toContain('988');
    expect(distressText).not.toContain('|');
  });
});
