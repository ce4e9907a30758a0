import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { onTrack } from '#advisor/guides/retirement/on-track.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(onTrack, given, 2026).decision;
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(onTrack, given, 2026).verdict.opening);

describe('on track', () => {
  it('turns with what is saved for the same age and spending', () => {
    const at = (savings: number) => decide({ age: 60, savings, spending: 60_000, social_security: 2500 });
    expect([100_000, 500_000, 700_000].map(at)).toEqual(['behind', 'close', 'on_track']);
  });

  it('goes by the share of pay where nothing else is known, and asks for it first', () => {
    expect([6, 12, 16].map((share) => decide({ save_share: share }))).toEqual([
      'behind',
      'close',
      'on_track',
    ]);
    expect(runGuide(onTrack, {}, 2026)).toMatchObject({
      decision: 'depends',
      question: { field: 'save_share' },
    });
  });

  it('says what the plan leads to', () => {
    const needed = (social_security?: number) =>
      runGuide(
        onTrack,
        { age: 50, savings: 300_000, spending: 70_000, social_security },
        2026,
      ).runs[0]!.run.result.figures.find(({ id }) => id === 'needed')?.value;
    expect(needed(0)).toBe(1_750_000);
    // Four percent of it pays for what the average check leaves.
    expect(needed()).toBe((70_000 - 2071 * 12) / 0.04);
  });

  it('answers with the age and the savings', () => {
    expect(opening({ age: 40, pay: 120_000, savings: 250_000, save_share: 12 })).toBe(
      "Yes, with $250,000 at 40 you're on track.",
    );
  });
});

it('tells somebody who has stopped working what the savings carry, not to work or save more', () => {
  const stopped = {
    age: 64,
    retire_age: 64,
    savings: 1_040_000,
    spending: 72_000,
    social_security: 2800,
    pay: 0,
  };
  expect(decide(stopped)).toBe('spend_less');
  expect(opening(stopped)).toMatch(
    /^Nearly: what you have carries about \$7\d,\d{3} a year, and you spend \$72,000 a year\.$/,
  );
  expect(opening({ ...stopped, savings: 600_000 })).toMatch(/^Not at this pace: /);
  expect(decide({ ...stopped, savings: 1_300_000 })).toBe('on_track');
  expect(decide({ ...stopped, pay: 60_000, retire_age: 66 })).not.toBe('spend_less');
});

it('says what has to be saved where nothing is said of saving', () => {
  const decided = (given: Record<string, unknown>) => runGuide(onTrack, given, 2026).decision;
  const couple = { age: 40, savings: 310_000, pay: 160_000 };
  expect(decided(couple)).toBe('if_saving');
  expect(decided({ ...couple, save_share: 1 })).toBe('behind');
  expect(decided({ ...couple, savings: 20_000, age: 58 })).toBe('behind');
});

it('opens with how much of the need the path covers, which a new number moves', () => {
  const openingOf = (save_share: number) => opening({ age: 53, savings: 140_000, pay: 82_000, save_share });
  expect(openingOf(8)).toBe("Not yet: this path covers 50% of what you'd need, but that can be fixed.");
  expect(openingOf(15)).toContain('65%');
  expect(opening({ age: 58, savings: 620_000, spending: 60_000 })).toBe(
    "Yes, with $620,000 at 58 you're on track, if your Social Security is near the average.",
  );
});

it('says the usual mark in dollars where the savings are not told', () => {
  expect(opening({ age: 42, pay: 90_000 })).toBe(
    "At 42 the usual mark is about $270,000 saved, so you're on track from there.",
  );
  expect(opening({ age: 25, pay: 50_000 })).toContain('fifteen percent');
});

it('counts what the employer adds to what is put in', () => {
  const told = { age: 40, savings: 60_000, pay: 80_000 };
  const covered = (more: Record<string, unknown>) =>
    runGuide(onTrack, { ...told, ...more }, 2026).runs[0]!.run.result.figures.find(
      ({ id }) => id === 'covered',
    )!.value;
  expect(covered({ save_share: 6, match_limit: 4 })).toBeCloseTo(covered({ save_share: 10 }), 6);
  expect(covered({ match_limit: 4 })).toBe(covered({}));
});

describe('on track for special cases', () => {
  const verdictOf = (given: Record<string, unknown>) => {
    const { decision, verdict } = runGuide(onTrack, given, 2026);
    return { decision, opening: renderPlain(verdict.opening), next: renderPlain(verdict.next) };
  };

  it('never tells someone who stops working now to save more of their pay', () => {
    const retiring = { age: 64, retire_age: 64, pay: 80_000, spending: 72_000, social_security: 2_800 };
    const close = verdictOf({ ...retiring, savings: 1_040_000 });
    const behind = verdictOf({ ...retiring, savings: 300_000 });
    expect([close.decision, behind.decision]).toEqual(['close', 'behind']);
    expect(`${close.next} ${behind.next}`).not.toMatch(/contribution|match/);
  });

  it('does not call nothing saved on track where Social Security covers a low pay', () => {
    const { decision, opening: said } = verdictOf({ age: 22, pay: 15_000, savings: 0 });
    expect(decision).toBe('benefit_covers');
    expect(said).toBe('At this pay Social Security alone covers what your plan needs.');
  });

  it('says what the savings pay for where there is no pay and no spending to go by', () => {
    const { decision, opening: said } = verdictOf({ age: 70, pay: 0, savings: 300_000 });
    expect(decision).toBe('without_pay');
    expect(said).toBe('Your $300,000 can pay for about $12,000 a year, on top of Social Security.');
    expect(verdictOf({ age: 22, pay: 0, savings: 2_500 }).decision).toBe('depends');
  });
});
