import { describe, expect, it } from 'vitest';
import { divorceFirstSteps } from '#advisor/guides/family/divorce-first-steps.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';

const decide = (given: Record<string, unknown>) => runGuide(divorceFirstSteps, given, 2026).decision;

describe('divorce, first steps', () => {
  it('starts with the papers', () => {
    expect(decide({})).toBe('papers_first');
    expect(decide({ stage: 'filed', safe: 'fair' })).toBe('papers_first');
  });

  it('holds back a signature and a fight for the house', () => {
    expect(decide({ stage: 'asked_to_sign', main_worry: 'house' })).toBe('do_not_sign');
    expect(decide({ stage: 'filed', main_worry: 'house' })).toBe('house_last');
  });

  it('puts danger before everything, and missing money before papers', () => {
    expect(decide({ safe: 'afraid', stage: 'asked_to_sign' })).toBe('safety_first');
    expect(decide({ safe: 'money_moved', stage: 'asked_to_sign' })).toBe('stop_the_drain');
  });

  it('asks about safety first', () => {
    expect(runGuide(divorceFirstSteps, {}, 2026).question?.field).toBe('safe');
  });
});
