import { describe, expect, it } from 'vitest';
import { newBaby } from '#advisor/guides/family/new-baby.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

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

  it('weighs child care against pay', () => {
    const openingOf = (given: Record<string, unknown>) =>
      renderPlain(runGuide(newBaby, given, 2026).verdict.opening);
    expect(openingOf({ stage: 'expecting', pay: 110_000, childcare: 1600 })).toBe(
      'Yes, $1,600 a month of child care fits $110,000 a year, if you build up cash and insurance before the birth.',
    );
    expect(openingOf({ stage: 'expecting', pay: 60_000, childcare: 1600 })).toMatch(/^It's tight/);
    expect(openingOf({ stage: 'expecting', cash: 25_000, spending: 4200 })).toMatch(
      /^Your cash covers 6 months/,
    );
    expect(openingOf({ stage: 'expecting', cash: 8000, spending: 4200 })).toMatch(
      /^Build on the \$8,000 first/,
    );
  });

  it('turns with what the lower pay leaves beside the child care', () => {
    const both = { stage: 'expecting', pay: 61_000, childcare: 1650 };
    const openingOf = (given: Record<string, unknown>) =>
      renderPlain(runGuide(newBaby, given, 2026).verdict.opening);
    expect(openingOf({ ...both, spouse_pay: 48_000 })).toMatch(/^On money, keep both jobs/);
    expect(openingOf({ ...both, spouse_pay: 26_000 })).toMatch(/^On money, one of you could stay home/);
  });
});

it('says what the cash covers and what is missing, and what the lower pay leaves', () => {
  const openingOf = (given: Record<string, unknown>) =>
    renderPlain(runGuide(newBaby, { stage: 'expecting', ...given }, 2026).verdict.opening);
  expect(openingOf({ cash: 8000, spending: 4200 })).toContain('about $4,600 short of three');
  const pays = { pay: 68_000, spouse_pay: 51_000 };
  expect(openingOf({ ...pays, childcare: 1500 })).not.toBe(openingOf({ ...pays, childcare: 2200 }));
});
