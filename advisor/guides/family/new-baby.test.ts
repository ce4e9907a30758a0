import { describe, expect, it } from 'vitest';
import { newBaby } from '#advisor/guides/family/new-baby.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';

const decide = (given: Record<string, unknown>) => runGuide(newBaby, given, 2026).decision;

describe('a new baby', () => {
  it('goes by whether the baby is here, and how old', () => {
    expect(decide({})).toBe('expecting');
    expect([0, 1].map((child_age) => decide({ child_age }))).toEqual(['just_born', 'older']);
    expect(decide({ stage: 'expecting', child_age: 3 })).toBe('expecting');
    expect(decide({ lost_job: true })).toBe('no_job');
    expect(decide({ lost_job: true, stage: 'just_born' })).toBe('just_born');
  });

  it('says how much life insurance the pay calls for, with the mortgage', () => {
    const cover = (given: Record<string, unknown>) =>
      runGuide(newBaby, given, 2026).runs[0]!.run.result.figures[0]!.value;
    expect(cover({ pay: 80_000, debts: 200_000 }) - cover({ pay: 80_000 })).toBeCloseTo(200_000);
    expect(cover({ pay: 80_000 })).toBeGreaterThan(900_000);
  });
});
