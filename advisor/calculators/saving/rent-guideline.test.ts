import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { rentGuideline } from '#advisor/calculators/saving/rent-guideline.ts';
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
