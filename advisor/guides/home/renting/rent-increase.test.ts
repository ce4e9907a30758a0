import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { rentIncrease } from '#advisor/guides/home/renting/rent-increase.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(rentIncrease, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;
const openingOf = (given: Record<string, unknown>) => renderPlain(run(given).verdict.opening);
const becauseOf = (given: Record<string, unknown>) => run(given).verdict.because.map(renderPlain).join(' ');

const raised = { one: 1850, two: 2100 };

describe("a tenant's rent increase", () => {
  it('tells the rise in dollars a year and percent', () => {
    expect(becauseOf(raised)).toContain('$3,000 a year, up 13.5%');
    expect(becauseOf({ one: 1600, raise_rate: 18 })).toContain('up 18%');
    expect(becauseOf({ one: 1600, raise: 200 })).toContain('$2,400 a year');
    expect(becauseOf({ one: 1550, was: 300 })).toContain('$3,600 a year');
    expect(becauseOf({ one: 2400, was: 2150 })).toContain('$3,000 a year');
    expect(decide({ one: 1500, was: 1800 })).toBe('rule');
    expect(decide({ one: 1500, raise: 1325 })).toBe('rule');
  });

  it('looks around at a large rise, bargains at a middling one and signs a small one', () => {
    expect([70, 79, 199, 200].map((raise) => decide({ one: 2000, raise }))).toEqual([
      'sign',
      'sign',
      'bargain',
      'look',
    ]);
    expect(decide({ ...raised, similar: 'same' })).toBe('stay_and_bargain');
  });

  it('moves where the cheaper place gives the cost back within a lease', () => {
    const other = { ...raised, three: 1850, moving: 3000 };
    expect(openingOf(other)).toContain('12 months');
    expect(decide(other)).toBe('move');
    expect(decide({ ...other, moving: 3001 })).toBe('move_for_long');
    expect(decide({ ...other, moving: 6001 })).toBe('stay_other');
    expect(decide({ ...other, moving: 6000, stay: 2 })).toBe('move');
    expect(decide({ ...other, stay: 0.5 })).toBe('stay_other');
    expect(openingOf({ one: 2150, two: 1850, three: 2100 })).toMatch(/^No, stay: \$2,150/);
    // A place told later stands first.
    expect(openingOf({ one: 1800, two: 1850, three: 2100 })).toMatch(/^Yes, moving pays: at \$1,800/);
    expect(openingOf({ one: 1600, two: 1850, three: 1900 })).toMatch(/^No, stay: \$1,900/);
  });

  it('says at which rent a move pays, by what it costs', () => {
    expect(openingOf(raised)).toContain('$1,925 or less');
    expect(openingOf({ ...raised, moving: 3000 })).toContain('$1,850 or less');
    expect(openingOf({ one: 2400 })).toContain('$2,200 or less');
    expect(openingOf({ one: 2400, moving: 4800 })).toContain('$2,000 or less');
  });

  it('plans to leave where the new rent takes too much of the pay', () => {
    expect(decide({ ...raised, income: 62_000 })).toBe('too_much');
    expect(decide({ ...raised, income: 64_000 })).toBe('look');
    expect(decide({ ...raised, take_home: 4100 })).toBe('too_much');
  });

  it('signs no long lease where a move may come anyway', () => {
    expect(decide({ ...raised, may_move: true })).toBe('short_lease');
  });
});
