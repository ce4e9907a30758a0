import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { howMuchToSave } from '#advisor/guides/investing/how-much-to-save.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(howMuchToSave, given, 2026).decision;
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(howMuchToSave, given, 2026).verdict.opening);

describe('how much to save', () => {
  it('asks for more of a later start', () => {
    expect([34, 35, 44, 45].map((age) => decide({ age }))).toEqual([
      'fifteen',
      'twenty',
      'twenty',
      'quarter',
    ]);
    expect(decide({})).toBe('fifteen');
  });

  it('asks for the usual share from a person who has always saved', () => {
    expect(decide({ age: 50, start: 'early' })).toBe('fifteen');
    expect(decide({ age: 50, wages: 80_000, saved: 319_000 })).toBe('quarter');
    expect(decide({ age: 50, wages: 80_000, saved: 320_000 })).toBe('fifteen');
  });

  it('says that enough is enough', () => {
    expect([14, 15].map((share) => decide({ age: 30, share }))).toEqual(['fifteen', 'enough']);
    expect(decide({ age: 48, share: 15 })).toBe('quarter');
  });

  it('works the share out of the pay', () => {
    const { runs } = runGuide(howMuchToSave, { age: 27, wages: 60_000 }, 2026);
    expect(runs[0]?.run.input).toMatchObject({ monthly: 750, years: 40 });
  });

  it('pays a card from cash if a month of pay is left after it', () => {
    const owing = { wages: 84_000, card: 6_000, rate: 24 };
    expect(opening({ ...owing, cash: 13_000 })).toMatch(
      /^First pay the \$6,000 on the card from your \$13,000/,
    );
    expect(opening({ ...owing, cash: 12_999 })).toMatch(/^For now, only enough/);
    expect(opening({ card: 6_000, rate: 24, cash: 13_000 })).toMatch(/^For now, only enough/);
  });

  it('counts the match', () => {
    expect(decide({ age: 33, share: 8, match_limit: 4 })).toBe('fifteen');
    expect(decide({ age: 33, share: 11, match_limit: 4 })).toBe('enough');
    expect(decide({ age: 33, share: 11, match_limit: 4, match_rate: 50 })).toBe('fifteen');
    expect(opening({ age: 33, share: 8, match_limit: 4 })).toMatch(/^Not quite: save about fifteen percent/);
  });

  it('puts a card before saving beyond the match', () => {
    expect(opening({ age: 33, card: 6000, match_limit: 4 })).toContain('only 4% of pay, to get the match');
    expect(decide({ age: 33, rate: 5 })).toBe('fifteen');
  });
});

describe('an amount that was told', () => {
  const because = (given: Record<string, unknown>) =>
    runGuide(howMuchToSave, given, 2026).verdict.because.map(renderPlain).join(' ');
  const told = { age: 45, wages: 58_000, monthly: 700 };

  it('is worked out to the age of retirement, with Social Security from pay', () => {
    expect(opening(told)).toMatch(/^\$700 a month until 67 comes to about \$\d/);
    expect(opening({ ...told, retires: 70 })).toMatch(/^\$700 a month until 70/);
    expect(because(told)).toContain('Social Security of about');
    expect(because(told)).not.toBe(because({ ...told, retires: 70 }));
  });

  it('is enough from the usual share of pay on', () => {
    expect(opening({ age: 30, wages: 60_000, monthly: 750 })).toMatch(/^Yes, that's enough/);
    expect(opening({ age: 30, wages: 60_000, monthly: 740 })).toMatch(/^\$740 a month until 67/);
  });

  it('calls two percent less nearly there', () => {
    expect(opening({ age: 33, share: 9, match_limit: 4 })).toMatch(/^Nearly: 13% with the match/);
    expect(opening({ age: 33, share: 8, match_limit: 4 })).toContain('instead of your 12% with the match');
  });
});

it('asks more of those who want to stop early', () => {
  const told = { age: 38, wages: 91_000, share: 12, match_limit: 3 };
  expect(decide({ ...told, retires: 61 })).toBe('twenty');
  expect(decide({ ...told, retires: 60 })).toBe('quarter');
  expect(opening({ ...told, retires: 60 })).toContain('to stop at 60');
});

it('counts the match in what is enough', () => {
  expect(opening({ age: 29, share: 12, match_limit: 4 })).toMatch(/^Yes, 16% with the match is enough/);
  expect(opening({ age: 29, share: 15 })).toMatch(/^Yes, 15% is enough/);
});
