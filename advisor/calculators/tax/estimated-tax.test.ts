import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { estimatedTax } from '#advisor/calculators/tax/estimated-tax.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object, year = 2026) => runCalculator(estimatedTax, input, { year });
const run = (input: object, year = 2026) =>
  Object.fromEntries(finish(input, year).result.figures.map(({ id, value }) => [id, value]));
const say = (input: object) => {
  const done = finish(input);
  return renderPlain(estimatedTax.explain(done.result as never, done.input as never).conclusion);
};

describe('quarterly estimated tax', () => {
  it('is the lesser of the two safe harbors of section 6654', () => {
    // Above 150,000 of income 110 % of last year's tax.
    expect(run({ last_year_tax: 31_400, last_year_income: 188_000 })).toMatchObject({
      quarterly: 8635,
      harbor_percent: 110,
    });
    expect(run({ last_year_tax: 20_000, last_year_income: 100_000 }).quarterly).toBe(5000);
    // 85,000 of profit, single: 17,800.03 of tax in Python, 90 % of it without last year's.
    expect(run({ self_employment: 85_000 })).toMatchObject({ total_tax: 17_800.03, to_pay: 16_020.03 });
    expect(run({ self_employment: 85_000, last_year_tax: 14_900 })).toMatchObject({
      quarterly: 3725,
      left_in_april: 2900.03,
    });
  });

  it('counts what is withheld', () => {
    expect(run({ last_year_tax: 9870, this_year_tax: 14_000, withheld: 6000 }).quarterly).toBe(967.5);
    expect(say({ wages: 50_000, withheld: 5000 })).toContain('You don’t have to pay estimated tax');
    expect(say({ wages: 180_000, withheld: 24_000, last_year_tax: 20_000 })).toContain('safe from a penalty');
  });

  it.each([
    [{ withheld: 500 }, 'Give the income you expect this year'],
    [{ wages: 9000, self_employment: 1000, business_expenses: 2000 }, 'Expenses of a business'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['yesno', { this_year_tax: 31_000, withheld: 24_000, last_year_tax: 23_200 }, 'You’re safe from a penalty'],
  [
    'yesno',
    { this_year_tax: 31_000, withheld: 14_000, last_year_tax: 23_200 },
    'You’re $9,200 short of penalty-free',
  ],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(estimatedTax, want, input)).toContain(opening);
});
