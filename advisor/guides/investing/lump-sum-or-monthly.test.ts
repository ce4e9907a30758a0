import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { lumpSumOrMonthly } from '#advisor/guides/investing/lump-sum-or-monthly.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(lumpSumOrMonthly, given, 2026).decision;
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(lumpSumOrMonthly, given, 2026).verdict.opening);

describe('at once or month by month', () => {
  it('spreads only for those who would sell', () => {
    expect(decide({ amount: 50_000 })).toBe('at_once');
    expect(decide({ amount: 50_000, nerves: 'calm' })).toBe('at_once');
    expect(decide({ amount: 50_000, nerves: 'nervous' })).toBe('spread');
  });

  it('keeps money for the next years out of stocks either way', () => {
    expect([4, 5].map((horizon) => decide({ horizon, nerves: 'nervous' }))).toEqual(['neither', 'spread']);
  });

  it('has nothing to spread where money comes by the month', () => {
    expect(decide({ monthly: 400 })).toBe('as_it_comes');
    expect(decide({ monthly: 400, amount: 9000 })).toBe('at_once');
  });

  it('says how often all at once came out ahead', () => {
    const { runs } = runGuide(lumpSumOrMonthly, { amount: 50_000 }, 2026);
    const wins = runs[0]?.run.result.figures.find(({ id }) => id === 'lump_wins')?.value ?? 0;
    expect(wins).toBeGreaterThan(60);
    expect(wins).toBeLessThan(90);
  });

  it('pays a card before it invests', () => {
    expect(opening({ amount: 30_000, card: 9000 })).toMatch(
      /^Neither yet: pay off the \$9,000 on the card first/,
    );
    expect(decide({ amount: 30_000, rate: 7.9 })).toBe('at_once');
    expect(decide({ amount: 30_000, rate: 8 })).toBe('debt');
  });
});

it('keeps part of a sum out of the market near retirement', () => {
  const decided = (given: Record<string, unknown>) => runGuide(lumpSumOrMonthly, given, 2026).decision;
  expect(decided({ amount: 75_000, age: 57 })).toBe('at_once');
  expect(decided({ amount: 75_000, age: 58 })).toBe('near_retirement');
  expect(decided({ amount: 75_000, age: 58, horizon: 15 })).toBe('at_once');
});

it('replays history over the months that are told', () => {
  const { runs, verdict } = runGuide(
    lumpSumOrMonthly,
    { amount: 150_000, months: 24, nerves: 'nervous' },
    2026,
  );
  expect(runs[0]!.run.input).toMatchObject({ amount: 150_000, months: 24 });
  expect(verdict.because.map(renderPlain).join(' ')).toContain('ahead of spreading over 24 months');
});

it('puts half of what is needed in five to ten years into stocks', () => {
  expect(
    [4, 6, 10].map((horizon) => runGuide(lumpSumOrMonthly, { amount: 95_000, horizon }, 2026).decision),
  ).toEqual(['neither', 'part', 'at_once']);
});

it('says what a fall takes in dollars, and what a month of spreading is', () => {
  const { because } = runGuide(lumpSumOrMonthly, { amount: 80_000, age: 40, fall: 30 }, 2026).verdict;
  expect(renderPlain(because[0]!)).toContain('$24,000');
  const spread = runGuide(lumpSumOrMonthly, { amount: 80_000, nerves: 'nervous', months: 8 }, 2026).verdict;
  expect(renderPlain(spread.opening)).toBe(
    'Spread it: about $10,000 on the same day of each month for 8 months.',
  );
});
