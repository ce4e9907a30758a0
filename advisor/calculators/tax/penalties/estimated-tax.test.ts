import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { estimatedTax } from '#advisor/calculators/tax/penalties/estimated-tax.ts';
import { paymentsLeft } from '#advisor/calculators/tax/penalties/estimated-tax-dates.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const sure = <T extends string>(id: T) => ({ id, probability: 1 });
const reading: Reading = {
  text: '',
  told: [],
  act: sure('new'),
  want: sure('amount'),
  relative: sure('none'),
  asks: [],
  facts: [],
};

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

  it('asks for what is due by the next date where dates have passed', () => {
    // 85,000 of profit needs 16,020.03: all of it by January, three quarters of it by September, and the rest after.
    expect(run({ self_employment: 85_000, payments_left: 1 })).toMatchObject({ due_next: 16_020.03 });
    expect(say({ self_employment: 85_000, payments_left: 1 })).toBe(
      'For 2026, pay $16,020 by January 15 of next year; the earlier due dates have passed, and each quarter’s share is $4,005.',
    );
    expect(run({ self_employment: 85_000, payments_left: 2 })).toMatchObject({
      due_next: 12_015.02,
      due_later: 4005.01,
    });
    expect(say({ self_employment: 85_000, payments_left: 2 })).toContain('by September 15 and $4,005');
    // Two payments of a quarter each were made: the third is due, and no more.
    const paid = { self_employment: 85_000, last_year_tax: 14_900, withheld: 7450, payments_left: 2 };
    expect(run(paid)).toMatchObject({ due_next: 3725, due_later: 3725, quarterly: 3725 });
    expect(openingFor(estimatedTax, 'payment', paid)).toBe(
      'Each quarter’s share is $3,725; after what’s paid in already, pay $3,725 by September 15 and $3,725 on each date after that.',
    );
    expect([1, 4, 5, 6, 7, 9, 10, 12].map(paymentsLeft)).toEqual([4, 4, 3, 3, 2, 2, 1, 1]);
  });

  it('tells the self-employment tax apart from the income tax', () => {
    // 58,000 x 0.9235 x 15.3 % = 8,195.14. Taxable 58,000 - 4,097.57 - 16,100 less 20 % of 37,802.43 (section 199A) =
    // 30,241.94: 1,240 + 12 % of 17,841.94 = 3,381.03. Together 11,576.17, 90 % of it is 10,418.56.
    const alone = { self_employment: 58_000, payments_left: 1 };
    expect(run(alone)).toMatchObject({
      self_employment_tax: 8195.14,
      income_tax: 3381.03,
      total_tax: 11_576.17,
      to_pay: 10_418.55,
    });
    expect(Object.keys(run(alone)).slice(0, 5)).toEqual([
      'due_next',
      'quarterly',
      'to_pay',
      'self_employment_tax',
      'income_tax',
    ]);
    const explained = (input: object) => {
      const done = finish(input);
      const { named, reasons } = estimatedTax.explain(done.result as never, done.input as never);
      return { reasons: reasons.map(renderPlain), named: renderPlain(named?.self_employment_tax ?? []) };
    };
    expect(explained(alone).reasons).toContain(
      'This year’s federal tax comes to about $11,576: $8,195 of self-employment tax and $3,381 of income tax.',
    );
    expect(explained(alone).named).toBe(
      'Your self-employment tax for 2026 is about $8,195; so that no penalty is due on it and the income tax, pay $10,419 by January 15 of next year.',
    );
    // A total the user gives may include taxes this calculator does not compute.
    expect(run({ ...alone, this_year_tax: 12_000 })).not.toHaveProperty('income_tax');
    expect(explained({ wages: 90_000, withheld: 2000 }).reasons.join(' ')).not.toContain('self-employment');
  });

  it('takes the dates that are left from the month of the conversation, for its own year alone', () => {
    const planned = (month: number | undefined, facts: Parameters<typeof toldPicture>[0] = []) =>
      planCalculation(estimatedTax, {
        picture: toldPicture([{ role: 'se_income', value: 85_000 }, ...facts]),
        reading,
        turn: 0,
        year: 2026,
        month,
        profile: {},
        last: undefined,
      });
    expect(planned(11).runs[0].input).toEqual({ self_employment: 85_000, payments_left: 1 });
    expect(planned(undefined).runs[0].input).toEqual({ self_employment: 85_000 });
    expect(planned(11, [{ role: 'year', value: 2027, unit: 'date' }]).runs[0].input).toEqual({
      self_employment: 85_000,
    });
    // Who has a job has tax withheld: how much decides what is left to pay.
    expect(planned(11, [{ role: 'wages', value: 40_000 }]).missing).toEqual(['withheld']);
    const told = planned(11, [
      { role: 'wages', value: 40_000 },
      { role: 'tax_withheld', value: 4100 },
    ]);
    expect(told.missing).toEqual([]);
    expect(told.runs[0].input).toMatchObject({ wages: 40_000, withheld: 4100, payments_left: 1 });
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
  [
    'payment',
    { self_employment: 85_000, last_year_tax: 14_900, payments_left: 1 },
    'Each quarter’s share is $3,725; if none is paid yet, pay $14,900 by January 15 of next year.',
  ],
  [
    'amount',
    { self_employment: 58_000, payments_left: 1 },
    'It takes $10,419 in all for 2026, $2,605 for each quarter: pay $10,419 by January 15 of next year.',
  ],
  // 14,200 of last year against 90 % of 21,000: 14,200 - 9,500 = 4,700.
  [
    'amount',
    { last_year_tax: 14_200, last_year_income: 120_000, this_year_tax: 21_000, withheld: 9500 },
    'Pay $4,700 in estimated tax for 2026, $1,175 each quarter.',
  ],
  [
    'amount',
    {
      last_year_tax: 14_200,
      last_year_income: 120_000,
      this_year_tax: 21_000,
      withheld: 9500,
      payments_left: 1,
    },
    'It takes $4,700 in all for 2026 on top of what’s withheld: pay $4,700 by January 15 of next year.',
  ],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(estimatedTax, want, input)).toContain(opening);
});
