import { describe, expect, it } from 'vitest';
import { answered } from '#advisor/guardrails/lookalike-examples.ts';
import { refused } from '#advisor/guardrails/prohibited-examples.ts';
import { findProhibited, refusalText } from '#advisor/guardrails/prohibited.ts';

describe('prohibited topics', () => {
  it('are refused in the words of the specification', () => {
    expect(refusalText).toBe(
      "I can't provide advice on that topic. Content contains prohibited financial advice or potentially harmful information.",
    );
  });

  it('has at least a hundred examples on each side, each once', () => {
    for (const list of [refused, answered]) {
      expect(list.length).toBeGreaterThanOrEqual(100);
      expect(new Set(list).size).toBe(list.length);
    }
  });

  it.each(refused)('refuses: %s', (question) => {
    expect(findProhibited(question)).not.toBeNull();
  });

  it.each(answered)('answers: %s', (question) => {
    expect(findProhibited(question)).toBeNull();
  });

  it('ignores spelling and case', () => {
    expect(findProhibited('GIVE ME A RISK-FREE INVESTMENT')).toEqual({ topic: 'risk free' });
    expect(findProhibited('give me   guaranteed    returns')).toEqual({ topic: 'guaranteed returns' });
  });
});
