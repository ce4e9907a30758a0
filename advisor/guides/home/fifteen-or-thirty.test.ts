import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { fifteenOrThirty } from '#advisor/guides/home/fifteen-or-thirty.ts';

const run = (given: Record<string, unknown>) => runGuide(fifteenOrThirty, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

describe('15 or 30 years', () => {
  const loan = { loan: 300_000, rate: 6.5, other_rate: 6 };

  it('turns with retirement saving', () => {
    expect(decide({})).toBe('thirty');
    expect(decide({ saving: 'on_track' })).toBe('fifteen');
    expect(decide({ saving: 'behind' })).toBe('thirty_save');
  });

  it('turns where the shorter payment takes more than a fifth of pay', () => {
    // 2,531.57 a month is a fifth of 151,894 a year.
    expect(decide({ ...loan, income: 151_000, saving: 'on_track' })).toBe('thirty_tight');
    expect(decide({ ...loan, income: 153_000, saving: 'on_track' })).toBe('fifteen');
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
});
