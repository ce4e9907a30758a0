import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { rentGuideline } from '#advisor/calculators/saving/budget/rent-guideline.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(rentGuideline, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const opening = (input: object) => {
  const { input: taken, result } = finish(input);
  return renderPlain(rentGuideline.explain(result as never, taken as never).conclusion);
};

describe('rent guideline', () => {
  // HUD: housing is affordable at 30 % of income. Landlords: a year's pay of 40 times the rent.
  it('goes by thirty percent of pay', () => {
    expect(run({ pay: 60_000 })).toMatchObject({ rent_limit: 1500, landlord_limit: 1500 });
    expect(run({ pay: 60_000, share: 25 })).toMatchObject({ rent_limit: 1250 });
    expect(run({ pay: 60_000, utilities: 200 })).toMatchObject({ rent_limit: 1300 });
  });

  it('leaves room for debts', () => {
    // 36 % of 5,000 less 500.
    expect(run({ pay: 60_000, debts: 500 })).toMatchObject({ rent_limit: 1300, by_debts: 1300 });
    expect(run({ pay: 60_000, debts: 5000 })).toMatchObject({ rent_limit: 0 });
  });

  it('judges a rent, split or not', () => {
    expect(run({ pay: 48_000, rent: 1600 }).rent_share).toBeCloseTo(40, 10);
    expect(run({ pay: 48_000, rent: 1600 }).pay_needed).toBeCloseTo(64_000, 8);
    expect(opening({ pay: 48_000, rent: 1600 })).toMatch(/is a stretch/);
    expect(opening({ pay: 45_000, rent: 3300, people: 3 })).toMatch(/^\$1,100 a month fits: it takes 29\.3/);
  });

  it('names the pay for a rent, and works from take-home pay', () => {
    expect(run({ rent: 2400 })).toMatchObject({ pay_needed: 96_000, landlord_pay: 96_000 });
    expect(run({ take_home: 4000 }).rent_limit).toBeCloseTo(1500, 8);
  });

  it('tells the share of take-home pay, and what the same share of take-home pay would allow', () => {
    // By hand: gross 4,000 x 1.25 = 5,000, of it 30 % = 1,500, of 4,000 that is 37.5 %; 30 % of 4,000 = 1,200.
    expect(run({ take_home: 4000 })).toMatchObject({
      rent_limit: 1500,
      rent_of_take_home: 37.5,
      by_take_home: 1200,
    });
    // 1,650 of 4,400 is 37.5 % of net and 30 % of 5,500.
    expect(run({ take_home: 4400, rent: 1650 })).toMatchObject({ rent_share: 30, rent_of_take_home: 37.5 });
    expect(openingOf(rentGuideline, { take_home: 4000 }, 'rate')).toBe(
      'Up to about 37.5% of your take-home pay, or $1,500 a month, fits the guideline.',
    );
    expect(run({ pay: 60_000 })).not.toHaveProperty('rent_of_take_home');
  });

  it('takes a named share beside take-home pay as a share of take-home pay', () => {
    expect(run({ take_home: 5000, share: 30 })).toMatchObject({ rent_limit: 1500, by_share: 1500 });
    expect(run({ take_home: 5000, share: 30, rent: 2000 })).toMatchObject({
      rent_share: 40,
      rent_limit: 1500,
    });
    expect(run({ take_home: 5000, share: 30, rent: 2000 }).pay_needed).toBeCloseTo((2000 / 0.3) * 12, 8);
    expect(openingOf(rentGuideline, { take_home: 5000, share: 30, rent: 2000 })).toMatch(
      /is a stretch: it takes 40% of your take-home pay/,
    );
    // With pay before taxes beside it, the share is of that.
    expect(run({ pay: 80_000, take_home: 5000, share: 30 })).toMatchObject({ rent_limit: 2000 });
    expect(() => run({ pay: 80_000, share_of: 'take_home' })).toThrow(
      'Give your take-home pay, or take the share of pay before taxes.',
    );
  });

  it.each([{}, { pay: -1 }, { pay: 50_000, share: 0 }])('refuses %j', (input) => {
    expect(() => run(input)).toThrow(InputProblem);
  });

  it.each([
    [{ pay: 60_000, rent: 1400 }, 'yesno', / fits: it takes 28%/],
    [{ pay: 60_000, rent: 1800 }, 'yesno', / is a stretch: it takes 36%/],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(rentGuideline, input, want)).toMatch(says);
  });
});
