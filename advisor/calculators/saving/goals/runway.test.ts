import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { runwayCalculator } from '#advisor/calculators/saving/goals/runway.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(runwayCalculator, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const opening = (input: object) => {
  const { input: taken, result } = finish(input);
  return renderPlain(runwayCalculator.explain(result as never, taken as never).conclusion);
};

describe('runway', () => {
  // By a simulation in small steps in a separate script.
  it('counts benefits for as long as they are paid', () => {
    const laidOff = { cash: 18_000, spending: 3600, benefit: 1900 };
    expect(run(laidOff).months_lasting).toBeCloseTo(8.1667, 4);
    expect(run(laidOff)).toMatchObject({ monthly_gap: 1700, gap_later: 3600 });
    expect(run({ ...laidOff, cash: 5000 }).months_lasting).toBeCloseTo(2.9412, 4);
    expect(opening(laidOff)).toBe(
      'Your money lasts about 8.2 months if benefits end after 6 months, and 10.6 months if they keep coming.',
    );
  });

  it('counts severance, a partner’s pay and health insurance', () => {
    expect(run({ cash: 40_000, spending: 5200, income: 3100 }).months_lasting).toBeCloseTo(19.0476, 4);
    expect(run({ cash: 9000, severance: 12_000, spending: 2100, health: 900 }).months_lasting).toBeCloseTo(
      7,
      10,
    );
  });

  it('says whether it lasts to a date, and what to cut', () => {
    const quit = { cash: 16_000, spending: 3000, wanted: 8 };
    expect(run(quit)).toMatchObject({ left_then: -8000, cut: 1000 });
    expect(opening(quit)).toMatch(/^Not quite 8 months/);
    expect(opening({ ...quit, wanted: 5 })).toBe('Yes, 5 months from now you’d still have $1,000.');
  });

  it('says where the money is never used up', () => {
    expect(run({ cash: 10_000, spending: 2000, income: 2500 })).not.toHaveProperty('months_lasting');
    expect(opening({ cash: 10_000, spending: 2000, income: 2500 })).toBe(
      'What still comes in covers your spending, so your $10,000 stays put.',
    );
  });

  it.each([{ spending: 3000 }, { cash: 5000 }, { cash: -1, spending: 3000 }])('refuses %j', (input) => {
    expect(() => run(input)).toThrow(InputProblem);
  });

  it.each([
    [{ cash: 30_000, spending: 2900, wanted: 9 }, 'yesno', /^Yes, /],
    [{ cash: 30_000, spending: 2900, wanted: 12 }, 'yesno', /^Not quite 12 months/],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(runwayCalculator, input, want)).toMatch(says);
  });
});
