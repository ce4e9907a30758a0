import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { commuteCost } from '#advisor/calculators/saving/budget/commute-cost.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(commuteCost, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('the cost of a commute', () => {
  it('uses the IRS rate of the year', () => {
    // IRS Announcement 2026-11: 76 cents. 25 miles x 2 x 5 days x 48 weeks = 12,000 miles = $9,120.
    expect(run({ miles: 25 })).toMatchObject({ miles_a_year: 12_000, yearly: 9120, monthly: 760 });
    expect(run({ miles: 25 }).per_day).toBeCloseTo(38, 10);
    expect(run({ miles: 50, miles_are: 'round_trip' }).yearly).toBe(9120);
    expect(run({ miles: 12_000 }).yearly).toBe(9120);
    expect(run({ miles: 25, cents: 20, extras: 100 }).yearly).toBeCloseTo(2400 + 1200, 8);
  });

  it('gives the hours, and their value at your pay', () => {
    // 45 minutes x 2 x 240 days = 360 hours; 62,400 / 2,080 = $30 an hour.
    expect(run({ miles: 18, minutes: 45, pay: 62_400 })).toMatchObject({ hours: 360, time_worth: 10_800 });
  });

  it('compares a home closer to work', () => {
    const told = { miles: 35, closer_miles: 5, rent: 1400, closer_rent: 1800 };
    // 60 miles less a day x 240 days x 76 cents / 12 = $912 a month, less $400 of rent.
    expect(run(told)).toMatchObject({ driving_saved: 912, more_rent: 400, closer_ahead: 512 });
    expect(run({ ...told, moving_costs: 2000 }).pays_back).toBe(4);
    expect(run({ ...told, closer_rent: 2500, moving_costs: 2000 })).not.toHaveProperty('pays_back');
    expect(run({ ...told, minutes: 50, closer_minutes: 10 }).hours_saved).toBe(320);
  });

  it.each([
    [{ miles: 25 }, 'amount', /^Your commute costs about \$9,120 a year, or \$760 a month\.$/],
    [{ miles: 25 }, 'payment', /^About \$760 a month\.$/],
    [{ miles: 18, minutes: 45 }, 'time', /^About 360 hours a year\.$/],
    [
      { miles: 35, closer_miles: 5, rent: 1400, closer_rent: 1800 },
      'yesno',
      /^Yes, living closer pays: you’d save about \$512 a month\.$/,
    ],
    [
      { miles: 10, closer_miles: 5, rent: 1400, closer_rent: 1800 },
      'which',
      /^No, living closer doesn’t pay in money: you’d be about \$248 a month worse off\.$/,
    ],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(commuteCost, input, want)).toMatch(says);
  });

  it.each([
    [{}, 'Give the miles to work, what the ride costs a month, or the minutes it takes.'],
    [{ miles: 20, days: 8 }, 'Days at work in a week must be at most 7.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
