import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { isItAScam } from '#advisor/guides/work/is-it-a-scam.ts';

const decide = (given: Record<string, unknown>) => runGuide(isItAScam, given, 2026).decision;

describe('is it a scam', () => {
  it('is careful without a word of detail, and asks what happened so far', () => {
    expect(decide({})).toBe('stop');
    expect(runGuide(isItAScam, {}, 2026).question?.field).toBe('done');
  });

  it('takes a promised return for what it is', () => {
    expect(decide({ promised: 5, signs: 'no' })).toBe('check');
    expect(decide({ promised: 12, signs: 'no' })).toBe('promise');
    expect(decide({ promised: 36 })).toBe('promise');
  });

  it('puts the rescue first where money or access is gone', () => {
    expect(decide({ promised: 36, done: 'paid' })).toBe('paid');
    expect(decide({ done: 'gave_access', signs: 'no' })).toBe('gave_access');
    expect(decide({ done: 'nothing', signs: 'no' })).toBe('check');
  });
});
