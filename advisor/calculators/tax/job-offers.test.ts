import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { jobOffers } from '#advisor/calculators/tax/job-offers.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(jobOffers, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const say = (input: object) => {
  const { input: checked, result } = finish(input);
  return renderPlain(jobOffers.explain(result as never, checked as never).conclusion);
};

describe('job offers', () => {
  it('takes taxes off each and adds the match', () => {
    // Single 2026, in the 22 % bracket: 7,000 more leaves 70.35 %, 4,924.50. The match is 4 % of 98,000, 3,920.
    const offers = [{ pay: 98_000, match_limit: 4 }, { pay: 105_000 }];
    const done = run({ offers });
    expect(done.take_home_2! - done.take_home_1!).toBeCloseTo(4924.5, 2);
    expect(done).toMatchObject({ match_1: 3920, ahead: 1004.5 });
    expect(say({ offers })).toContain(
      'The job at $105,000 comes out ahead of the one at $98,000 by about $1,005 a year',
    );
  });

  it('takes premiums off before tax, and housing and commute after it', () => {
    const premium = run({ offers: [{ pay: 75_000, premium: 1020 }, { pay: 75_000 }] });
    // 12,240 less pay in the 22 % and 12 % brackets is the same as a salary lower by that.
    expect(premium.ahead).toBeCloseTo(run({ offers: [{ pay: 62_760 }, { pay: 75_000 }] }).ahead!, 6);
    const rent = run({
      offers: [
        { pay: 90_000, housing: 1100 },
        { pay: 90_000, housing: 1500, commute: 100 },
      ],
    });
    expect(rent.ahead).toBe(6000);
  });

  it('counts stock by the year, and a dearer place for less', () => {
    const stock = run({ offers: [{ pay: 100_000, stock: 40_000, stock_years: 4 }, { pay: 110_000 }] });
    expect(stock.ahead).toBe(0);
    const dear = run({ offers: [{ pay: 100_000 }, { pay: 100_000, cost_of_living: 25 }] });
    expect(dear.worth_2).toBeCloseTo(dear.worth_1! / 1.25, 2);
  });

  it('does not depend on the order', () => {
    const pay = fc.integer({ min: 10_000, max: 400_000 });
    fc.assert(
      fc.property(pay, pay, (one, other) => {
        const [there, back] = [
          run({ offers: [{ pay: one }, { pay: other }] }),
          run({ offers: [{ pay: other }, { pay: one }] }),
        ];
        expect(there.ahead).toBe(back.ahead);
        expect(there.worth_1).toBe(back.worth_2);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    [{ offers: [{ pay: 80_000 }] }, 'Jobs to compare: give at least 2.'],
    [{ offers: [{ pay: 8000, premium: 900 }, { pay: 9000 }] }, 'A premium takes all of the pay'],
    [{ offers: [{ pay: 80_000 }, { pay: 9000 }], spouse_wages: 10_000 }, 'belongs on a joint return'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
