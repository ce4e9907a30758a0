import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { marriageTax } from '#advisor/calculators/tax/household/marriage-tax.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object, year = 2026) => runCalculator(marriageTax, input, { year });
const run = (input: object, year = 2026) =>
  Object.fromEntries(finish(input, year).result.figures.map(({ id, value }) => [id, value]));
const say = (input: object) => {
  const done = finish(input);
  return renderPlain(marriageTax.explain(done.result as never, done.input as never).conclusion);
};

describe('marrying, divorcing and filing separately', () => {
  it('is worked out by hand with the brackets of 2026', () => {
    // Single: 113,900 and 38,900 taxable, 19,934 and 4,420; joint: 152,800 taxable, 23,040.
    expect(run({ wages: 130_000, partner_wages: 55_000 })).toEqual({
      difference: 1314,
      joint_tax: 23_040,
      apart_tax: 24_354,
      your_tax: 19_934,
      partner_tax: 4420,
      // Apart by 45: on a separate return the additional Medicare tax begins at 125,000.
      separate_tax: 24_399,
    });
    expect(say({ wages: 130_000, partner_wages: 55_000 })).toContain('$1,314 less');
    // Two doctors: the top bracket and the Medicare tax begin below twice those of one person.
    expect(run({ wages: 420_000, partner_wages: 390_000 })).toMatchObject({
      difference: 1532,
      joint_tax: 214_990.5,
      apart_tax: 213_458.5,
    });
    expect(say({ wages: 420_000, partner_wages: 390_000 })).toContain('$1,532 more');
  });

  it('splits pay that is told as one sum', () => {
    expect(run({ together: 140_000 })).toEqual(run({ wages: 70_000, partner_wages: 70_000 }));
  });

  it('compares joint and separate returns of who is married', () => {
    const couple = { wages: 130_000, partner_wages: 55_000, filing_status: 'married_separate' };
    expect(say(couple)).toContain('File jointly: two separate returns would cost you $1,359 more');
    expect(say({ ...couple, question: 'divorce' })).toContain('$1,314 more');
  });

  it('counts the earned income credit that a marriage takes away', () => {
    const { joint_tax: joint, apart_tax: apart } = run({ wages: 31_000, children: 2, partner_wages: 44_000 });
    expect(joint! - apart!).toBeGreaterThan(2000);
  });

  it.each([
    [{ children: 2 }, 'Give what each of you earns in a year.'],
    [{ wages: -1 }, 'Your wages must be at least'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['yesno', { wages: 120_000, partner_wages: 20_000 }, 'No, married you’d pay'],
  ['yesno', { wages: 700_000, partner_wages: 700_000 }, 'Yes, married you’d pay'],
  ['yesno', { question: 'file_separately', wages: 120_000, partner_wages: 20_000 }, 'No, file jointly'],
  ['which', { question: 'file_separately', wages: 120_000, partner_wages: 20_000 }, 'Jointly: it saves you'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(marriageTax, want, input)).toContain(opening);
});
