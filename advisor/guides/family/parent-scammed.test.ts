import { describe, expect, it } from 'vitest';
import { parentScammed } from '#advisor/guides/family/parent-scammed.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';

const decide = (given: Record<string, unknown>) => runGuide(parentScammed, given, 2026).decision;

describe('a parent is being scammed', () => {
  it('stops the money first where nothing else is known', () => {
    expect(decide({})).toBe('stop_the_money');
  });

  it('goes by what has happened', () => {
    expect(['just_paid', 'access', 'believes', 'suspected'].map((stage) => decide({ stage }))).toEqual([
      'stop_the_money',
      'lock_everything',
      'slow_it_down',
      'put_up_guards',
    ]);
  });

  it('asks what has happened', () => {
    expect(runGuide(parentScammed, {}, 2026).question?.field).toBe('stage');
  });
});
