import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { childCareCredit } from '#advisor/calculators/tax/credits/child-care-credit.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object, year = 2026) => runCalculator(childCareCredit, input, { year });
const run = (input: object, year = 2026) =>
  Object.fromEntries(finish(input, year).result.figures.map(({ id, value }) => [id, value]));
const say = (input: object) => {
  const done = finish(input);
  return renderPlain(childCareCredit.explain(done.result as never, done.input as never).conclusion);
};

const family = {
  filing_status: 'married_joint',
  cost: 14_000,
  children: 2,
  wages: 70_000,
  spouse_wages: 55_000,
};

describe('child care credit or dependent care FSA', () => {
  it('follows section 21 by hand', () => {
    // 2026: 35 % from 43,000 of income to 75,000, joint 150,000; 7,500 in the FSA saves 12 % and 7.65 %.
    expect(run(family)).toMatchObject({
      credit: 2100,
      credit_percent: 35,
      account_saves: 1473.75,
      credit_beside: 0,
    });
    // 2025: 20 % from 43,000 on.
    expect(run(family, 2025).credit).toBe(1200);
    // 160,000 joint: three steps of 4,000 above 150,000.
    expect(run({ ...family, wages: 105_000 }).credit_percent).toBe(32);
    expect(run({ ...family, wages: 8000, spouse_wages: 8000 }).credit_percent).toBe(49);
  });

  it('counts costs only up to what the lower earner makes, and a credit only up to the tax', () => {
    expect(run({ ...family, spouse_wages: 3600 }).counted).toBe(3600);
    expect(run({ filing_status: 'head_of_household', cost: 5000, wages: 20_000 }).credit).toBe(0);
    expect(run({ ...family, filing_status: 'married_separate', spouse_wages: 0 }).credit).toBe(0);
    // Head of household, 29,500 - 24,150: 535 of tax.
    expect(say({ filing_status: 'head_of_household', cost: 3640, wages: 29_500 })).toContain(
      'about $535, which takes your income tax down to nothing',
    );
  });

  it('weighs an account against the credit', () => {
    expect(say({ filing_status: 'head_of_household', cost: 13_800, account: 5000, wages: 72_000 })).toContain(
      'The credit is worth more in 2026: with one child in care, $1,050 against',
    );
    expect(
      say({ filing_status: 'married_joint', cost: 22_000, children: 2, account: 7500, wages: 185_000 }),
    ).toContain('The FSA is worth more');
    // 7,500 x (24 % + 7.65 %).
    expect(run({ account: 7500, rate: 24 }).account_alone).toBe(2373.75);
  });

  it('is told both ways where nobody says how many children there are', () => {
    const { children: _, ...open } = family;
    expect(run(open).credit).toBe(run({ ...family, children: 1 }).credit);
    expect(run(open).credit_of_more).toBe(run(family).credit);
    expect(say(open)).toContain('with two or more');
    expect(run(family)).not.toHaveProperty('credit_of_more');
  });

  it('says of each opening what holds for one child and what for more', () => {
    // Single at 22 % and 7.65 %: 7,500 in the FSA saves 2,223.75. 35 % up to 75,000, and of 88,000 seven points less.
    const twins = { cost: 40_800, wages: 88_000 };
    expect(run(twins)).toMatchObject({ counted: 3000, counted_of_more: 6000 });
    for (const want of ['amount', 'yesno'] as const) {
      const opening = openingFor(childCareCredit, want, twins);
      expect(opening).toContain('with one child in care');
      expect(opening).toContain('with two or more');
    }
    expect(openingFor(childCareCredit, 'which', twins)).toBe(
      'The FSA is worth more in 2026: with one child in care, $2,224 against $840 from the credit; with two or more, $2,224 against $1,680 from the credit.',
    );
    // 35 % of 6,000 is 2,100, and 7,500 at 12 % and 7.65 % saves 1,473.75.
    const account = { ...twins, wages: 60_000, account: 7500 };
    expect(openingFor(childCareCredit, 'yesno', account)).toBe(
      'With one child in care, yes: $1,474 against $1,050 from the credit. With two or more, no: $2,100 against $1,474 with the FSA.',
    );
    expect(say(account)).toContain('With one child in care');
    // Below the limit of one child it is all the same.
    expect(openingFor(childCareCredit, 'yesno', { cost: 2400, wages: 60_000 })).not.toContain('one child');
  });

  it.each([
    [{ wages: 50_000 }, 'Give what you pay for child care in a year.'],
    [{ cost: 5000, wages: 50_000, spouse_wages: 1 }, 'choose married filing jointly'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  [
    'which',
    { cost: 14_600, children: 2, wages: 67_000, spouse_wages: 59_000, filing_status: 'married_joint' },
    'The credit, by about',
  ],
  ['which', { cost: 14_600, children: 2, wages: 300_000 }, 'The FSA, by about'],
  ['yesno', { cost: 6000, wages: 60_000 }, 'Yes, you’d get a credit of about'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(childCareCredit, want, input)).toContain(opening);
});
