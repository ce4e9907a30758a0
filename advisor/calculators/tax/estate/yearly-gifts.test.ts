import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { yearlyGifts } from '#advisor/calculators/tax/estate/yearly-gifts.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object, year = 2026) => runCalculator(yearlyGifts, input, { year });
const run = (input: object, year = 2026) =>
  Object.fromEntries(finish(input, year).result.figures.map(({ id, value }) => [id, value]));

describe('gifts without a gift tax return', () => {
  it('agrees with the IRS', () => {
    // Revenue Procedure 2025-32: 19,000 for 2026; a couple 38,000 to each person, to three 114,000.
    expect(run({ recipients: 3, couple: true })).toEqual({
      free_altogether: 114_000,
      free_each: 38_000,
    });
    expect(run({})).toEqual({ free_altogether: 19_000, free_each: 19_000, as_couple: 38_000 });
    // 2024: 18,000.
    expect(run({ recipients: 2 }, 2024).free_altogether).toBe(36_000);
  });

  it('tells what may go into a 529 plan at once', () => {
    // Section 529(c)(2)(B): five years of gifts, 95,000 from each giver for 2026.
    expect(run({ couple: true, into_529: true }).front_loaded).toBe(190_000);
    expect(run({ recipients: 2, into_529: true }).front_loaded).toBe(190_000);
    expect(run({})).not.toHaveProperty('front_loaded');
  });

  it('holds a gift against the limit, and counts the years that an amount takes', () => {
    expect(run({ recipients: 4, gift: 25_000 }).over_limit).toBe(6000);
    expect(run({ recipients: 5, gift: 10_000 }).over_limit).toBe(0);
    // Two sons and their wives, from a couple: 152,000 a year.
    expect(run({ recipients: 2, couple: true, spouses: true, amount: 300_000, years: 3 })).toMatchObject({
      over_years: 456_000,
      years_needed: 2,
    });
  });

  it('says who may give what to whom', () => {
    const say = (input: object) => {
      const done = finish(input);
      return renderPlain(yearlyGifts.explain(done.result as never, done.input as never).conclusion);
    };
    expect(say({ recipients: 3, couple: true })).toBe(
      'The two of you can give $114,000 in 2026 without filing a gift tax return: $38,000 to each of 3 people.',
    );
    expect(say({})).toBe('You can give each person $19,000 in 2026 without filing a gift tax return.');
  });

  it('refuses a gift to nobody', () => {
    expect(() => run({ recipients: 0 })).toThrow(InputProblem);
    expect(() => run({ recipients: 0 })).toThrow('Number of people who get a gift must be at least 1.');
  });
});

it.each([
  ['yesno', { gift: 25_000 }, 'Yes, you’d file a gift tax return'],
  ['yesno', { gift: 10_000 }, 'No form and no tax'],
  ['time', { amount: 450_000, recipients: 3 }, 'It takes'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(yearlyGifts, want, input)).toContain(opening);
});

it('halves one gift to a couple', () => {
  // 50,000 - 38,000 for each of the two.
  expect(run({ gift: 100_000, spouses: true, couple: true }).over_limit).toBe(12_000);
});
