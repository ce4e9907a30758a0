import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { fifteenOrThirty } from '#advisor/guides/home/fifteen-or-thirty.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(fifteenOrThirty, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(fifteenOrThirty, given, 2026).verdict.opening);

describe('15 or 30 years', () => {
  const loan = { loan: 300_000, rate: 6.5, other_rate: 6 };

  it('turns with retirement saving', () => {
    expect(decide({})).toBe('thirty');
    expect(decide({ saving: 'on_track' })).toBe('fifteen');
    expect(decide({ saving: 'behind' })).toBe('thirty_save');
  });

  it('turns where the shorter payment takes more than its easy share of pay', () => {
    // 2,531.57 a month is 22% of 138,085 a year.
    expect(decide({ ...loan, income: 138_000, saving: 'on_track' })).toBe('thirty_tight');
    expect(decide({ ...loan, income: 139_000, saving: 'on_track' })).toBe('fifteen');
  });

  it('opens with a loan and its condition, by the terms that are named', () => {
    expect(openingOf({ term: 15, other_term: 30 })).toBe(
      'Take the thirty-year loan and pay extra whenever you can, as long as your retirement saving or your cushion still needs work.',
    );
    expect(openingOf({ term: 30, other_term: 15, saving: 'on_track' })).toBe(
      'Take the fifteen-year loan, since your retirement saving and cushion are in place.',
    );
    expect(openingOf({ term: 20, other_term: 30, saving: 'on_track' })).toMatch(/^Take the shorter loan/);
    expect(openingOf({ term: 15, other_term: 20 })).toMatch(/^Take the longer loan/);
  });

  it.each([
    [{ term: 20, other_term: 30 }, [20, 30]],
    [{ term: 30, other_term: 10 }, [10, 30]],
    [{ term: 20 }, [20, 30]],
    [{ term: 40 }, [15, 40]],
    [{ term: 15, other_term: 15 }, [15, 30]],
  ])('compares the terms in %j', (terms, expected) => {
    const { runs } = run({ ...loan, ...terms });
    expect([...new Set(runs.map(({ run: { input } }) => input.years))]).toEqual(expected);
  });

  it('runs each term at its own rate, whichever was named first', () => {
    const inputs = [loan, { ...loan, rate: 6, other_rate: 6.5 }].map((given) =>
      run(given).runs.map(({ run: { input } }) => [input.years, input.rate]),
    );
    expect(inputs[0]?.slice(0, 2)).toEqual([
      [15, 6],
      [30, 6.5],
    ]);
    expect(inputs[1]).toEqual(inputs[0]);
  });

  it('goes by the age, the cushion and child care', () => {
    expect(decide({ age: 48, retire: 63 })).toBe('fifteen_by_retirement');
    expect(decide({ age: 48, retire: 61 })).toBe('thirty');
    expect(decide({ age: 44, retire: 63 })).toBe('thirty');
    expect(decide({ age: 48, retire: 63, childcare: 2000 })).toBe('thirty');
    expect(decide({ no_savings: true })).toBe('thirty_save');
    expect(openingOf({ age: 48, retire: 63 })).toBe(
      "Take the fifteen-year loan if the payment fits: it's paid off about when you stop at 63.",
    );
  });
});

it('puts retirement and cash before the shorter loan', () => {
  const loan = { loan: 280_000, rate: 6.6, other_rate: 5.9, term: 15, other_term: 30, age: 38 };
  const decided = (given: Record<string, unknown>) =>
    runGuide(fifteenOrThirty, { ...loan, take_home: 9600, ...given }, 2026).decision;
  // Two years and seven months of pay are 399,360 at 38, and three quarters of that 299,520.
  expect(decided({ retirement: 299_000 })).toBe('thirty_save');
  expect(decided({ retirement: 300_000 })).toBe('thirty');
  // Half a year of 2,347.70.
  expect([14_000, 14_100].map((cash) => decided({ cash }))).toEqual(['thirty_save', 'thirty']);
});
