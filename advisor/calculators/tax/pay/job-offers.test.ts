import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { jobOffers } from '#advisor/calculators/tax/pay/job-offers.ts';
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

  it('takes self-employment tax off 1099 pay', () => {
    // By hand, single 2026: 93,600 x 92.35 % x 15.3 % = 13,225.20; 20 % of the taxable 70,887.40 is deducted for the
    // business; income tax on 56,709.92 is 7,188.18.
    const offers = [{ pay: 93_600, self_employed: true }, { pay: 74_880 }];
    expect(run({ offers }).take_home_1).toBeCloseTo(73_186.62, 0);
    expect(say({ offers })).toMatch(/^The 1099 pay leaves you about \$11,\d{3} a year more/);
    expect(say({ offers: [offers[0]!, { pay: 95_000 }] })).toMatch(/^The W-2 job leaves you about/);
  });

  it('leaves the choice to what has no price where the two are about even', () => {
    expect(say({ offers: [{ pay: 88_000 }, { pay: 81_000, match_limit: 6 }] })).toMatch(
      /^The two are about even: the \$88,000 job leaves only about \$64\.50 a year more/,
    );
  });

  it('tells the whole package before taxes, and names the offers as they were named', () => {
    // By hand: 82,000 + 5 % match - 12 x 90 = 85,020; 86,000 - 12 x 310 = 82,280.
    const offers = [
      { name: 'Offer A', pay: 82_000, match_limit: 5, premium: 90 },
      { name: 'Offer B', pay: 86_000, premium: 310 },
    ];
    expect(run({ offers })).toMatchObject({
      before_tax_1: 85_020,
      before_tax_2: 82_280,
      ahead_before_tax: 2740,
    });
    expect(say({ offers })).toMatch(/^Offer A comes out ahead of Offer B by about/);
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

  it('takes the tax of each job’s own state', () => {
    // Colorado takes a flat 4.4 % of 100,000 less the federal standard deduction of 16,100; Texas nothing.
    const offers = [
      { pay: 100_000, state: 'tx' },
      { pay: 100_000, state: 'co' },
    ];
    const done = run({ offers });
    expect(done.state_tax_2).toBeCloseTo(0.044 * (100_000 - 16_100), 2);
    expect(done).not.toHaveProperty('state_tax_1');
    expect(done.ahead).toBeCloseTo(done.state_tax_2!, 2);
    expect(say({ offers: [{ pay: 104_000, state: 'co' }, offers[0]] })).toContain(
      'after federal and state taxes',
    );
    const half = finish({ offers: [{ pay: 100_000 }, offers[1]] }).result.assumptions.map(renderPlain);
    expect(half).toContainEqual(expect.stringContaining('give the state of each'));
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

it.each([
  ['yesno', { offers: [{ pay: 70_000 }, { pay: 90_000 }] }, 'Counting what you told me, the $90,000 job'],
  [
    'yesno',
    {
      offers: [
        { pay: 90_000, housing: 1100 },
        { pay: 115_000, housing: 3400 },
      ],
    },
    'Counting what you told me, the $90,000 job',
  ],
  ['yesno', { offers: [{ pay: 70_000 }, { pay: 70_000 }] }, 'It’s a wash'],
  ['which', { offers: [{ pay: 70_000 }, { pay: 90_000 }] }, 'Take the $90,000 job'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(jobOffers, want, input)).toContain(opening);
});
