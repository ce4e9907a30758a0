import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanAmortization } from '#advisor/calculators/borrowing/loan-amortization.ts';
import type { Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { rmd } from '#advisor/calculators/retirement/rmd.ts';
import { compoundGrowth } from '#advisor/calculators/saving/compound-growth.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal-income-tax.ts';
import { isTold } from '#advisor/understand/count-told.ts';
import { fillSlots, type SlotOptions } from '#advisor/understand/fill-slots.ts';
import { readMentions } from '#advisor/understand/read-mentions.ts';
import { measureGrowth, tamed } from '#server/testing/measure-growth.ts';

const fill = (calculator: AnyCalculator, question: string, options?: SlotOptions) =>
  fillSlots(calculator, question, readMentions(question), options);

const named = (wanted: string) => calculators.find(({ name }) => name === wanted)!;

describe('each quantity goes where its kind and its words lead it', () => {
  it.each([
    ['compound_growth', '$500 a month at 7% for 30 years', { monthly: 500, rate: 7, years: 30 }],
    ['compound_growth', '7% for 30 years, 500 monthly', { monthly: 500, rate: 7, years: 30 }],
    ['compound_growth', 'for 30 years at 7 percent with $500 a month', { monthly: 500, rate: 7, years: 30 }],
    ['compound_growth', '10k now and 500 a month', { start: 10_000, monthly: 500 }],
    ['compound_growth', '$6,000 a year at 5%', { monthly: 500, rate: 5 }],
    ['compound_growth', '$100 a week', { monthly: (100 * 52) / 12 }],
    ['compound_growth', '$10 a day', { monthly: (10 * 365) / 12 }],
    ['compound_growth', 'I put $20 into savings every day at 5%', { monthly: (20 * 365) / 12 }],
    ['compound_growth', '5% return and 3% inflation', { rate: 5, inflation: 3 }],
    ['compound_growth', '3% inflation and a 5% return', { rate: 5, inflation: 3 }],
    ['compound_growth', 'in 18 months', { years: 1.5 }],
    ['compound_growth', '200 at the beginning of each month', { monthly: 200, timing: 'start' }],
    [
      'loan_amortization',
      '$350,000 mortgage at 6.5% for 30 years',
      { principal: 350_000, rate: 6.5, years: 30 },
    ],
    ['loan_amortization', '350k for 15 yrs at 5 7/8 percent', { principal: 350_000, rate: 5.875, years: 15 }],
    ['loan_amortization', '250k at 6% with 200 extra a month', { principal: 250_000, rate: 6, extra: 200 }],
    [
      'debt_payoff',
      Array.from({ length: 15 }, (_, at) => `$${at + 1},000 at ${at + 5}%`).join(', '),
      { debts: Array.from({ length: 15 }, (_, at) => ({ balance: 1000 * (at + 1), rate: at + 5 })) },
    ],
    ['federal_income_tax', 'single, 95k salary', { filing_status: 'single', wages: 95_000 }],
    [
      'federal_income_tax',
      'married filing jointly on 180k',
      { filing_status: 'married_joint', wages: 180_000 },
    ],
    ['federal_income_tax', '95k wages and 10k into my 401(k)', { wages: 95_000, pre_tax_401k: 10_000 }],
    ['federal_income_tax', '10k into my 401(k), 95k wages', { wages: 95_000, pre_tax_401k: 10_000 }],
    ['federal_income_tax', 'I make 80k and have two kids', { wages: 80_000, children: 2 }],
    ['federal_income_tax', 'I make 80k, our kids are 4 and 8', { wages: 80_000, children: 2 }],
    ['federal_income_tax', '$45 an hour, single', { wages: 45 * 2080, filing_status: 'single' }],
    ['federal_income_tax', 'my wife and I are both 66', { age: 66, spouse_age: 66 }],
    ['federal_income_tax', 'my husband and I are both age 66', { age: 66, spouse_age: 66 }],
    ['federal_income_tax', 'my wife is retired, we both turned 66', { age: 66, spouse_age: 66 }],
    ['federal_income_tax', 'he is retired and she is, both 66', { age: 66, spouse_age: 66 }],
    ['federal_income_tax', 'married, kids are 4, 8 and 12, 95k income', { wages: 95_000, children: 3 }],
    ['federal_income_tax', '95k income, 3 kids 2,5,17', { children: 2, other_dependents: 1 }],
    ['earned_income_credit', 'kids 4 and 9, 24k wages', { wages: 24_000, children: 2 }],
    ['federal_income_tax', '90k wages and a 7-year-old', { wages: 90_000, children: 1 }],
    ['federal_income_tax', '90k wages, my 7-year-old lives with me', { wages: 90_000, children: 1 }],
    ['federal_income_tax', '90k wages, a 5 year old foster son', { wages: 90_000, children: 1 }],
    ['federal_income_tax', 'I earn $200 a day, single', { wages: 200 * 260 }],
    ['roth_conversion', 'convert $30,000 a year to Roth, wages 80k', { convert: 30_000, wages: 80_000 }],
    [
      'federal_income_tax',
      'a capital gain of $20,000 every year and wages of 90k',
      { long_gain: 20_000, wages: 90_000 },
    ],
    ['tax_loss_harvest', 'harvest a loss of $3,000 a year with income 100k', { loss: 3000, income: 100_000 }],
    [
      'capital_gains_tax',
      '$10,000 a year of stock gains long-term, income 80k',
      { long_gain: 10_000, income: 80_000 },
    ],
    ['early_withdrawal', 'withdraw $10,000 a year early, income 80k', { amount: 10_000, income: 80_000 }],
    ['life_insurance_need', '80k income, $500 a month of debts', { income: 80_000, debts: 500 }],
    ['coast_fire', 'target of $5,000 a month, 100k saved, 30 years', { spending: 60_000, savings: 100_000 }],
    ['savings_goal', 'retire with $5,000 a month, at 7% for 30 years', { monthly: 5000, rate: 7, years: 30 }],
    ['rmd', 'I am 75 with 500k in my IRA', { age: 75, balance: 500_000 }],
    ['rmd', '500k in my IRA, age 75', { age: 75, balance: 500_000 }],
  ] as [string, string, object][])('%s: %s', (name, question, expected) => {
    const { input, unused } = fill(named(name), question);
    expect(input).toMatchObject(expected);
    expect(unused).toEqual([]);
  });
});

it.each([
  'a single mom with a 3 year old making 45k',
  'a widow with a 6-year-old earning 48k',
  'my 5 year old just started school',
  'one 8 year old named Mia',
  'my 16-year-old earned 5k',
  'my 5 year old needs a dog',
  'my 4 year old stays home',
  'my 5 year old will be 6',
  'my 5 year old doesn’t go to school',
  'a 7 year old single mom making 45k',
  'a 5 year old living with me',
  'we adopted a 6 year old last year',
  'raising a 5 year old alone',
  'a 5 year old special needs child',
])('a child is counted, whatever is told of it: %s', (question) => {
  expect(fill(federalIncomeTax, question).input).toMatchObject({ children: 1 });
});

it.each([
  ['a 4 year old and a 7 year old', 2],
  ['a 4 year old, a 7 year old and a baby', 3],
  ['a 4-year-old son, and a 7-year-old daughter', 2],
  ['my 4 year old & my 7 year old', 2],
  ['a 4 and a 7 year old', 2],
  ['a 2, 4 and 16 year old', 3],
  ['a newborn and a 3 year old', 2],
  ['a toddler and a baby', 2],
  ['a 3 year old and a 6 month old', 2],
  ['a 4 year old and a baby on the way', 1],
  ['a 4 year old and a 7 year old car', 1],
  ['a 4 year old and a 7 month old puppy', 1],
  ['a 4 year old and a 17 year old', 1],
  ['kids 2, 5 and 9.', 3],
  ['our kids are 5, 8 and 11 years old', 3],
  ['kids 3, 5, 8 and 18 months', 4],
  ['kids 5, 8, 10k in my 401k', 2],
] as const)('children are counted one by one: 90k wages, %s', (children, count) => {
  expect(fill(federalIncomeTax, `90k wages, ${children}`).input).toMatchObject({
    wages: 90_000,
    children: count,
  });
});

it.each([
  '90k wages, a 5 year old motorcycle',
  '90k wages, a 4 and a 5 year old motorcycle',
  '90k wages, a 5 year old used car',
  '90k wages, a 7 year old full size truck',
  '90k wages, our 10-year-old roof',
  '90k wages, one 4 year old laptop',
  '90k wages, my 6 year old Harley',
  '90k wages, a 5 year old diesel truck',
  '90k wages, a 6 year old used pickup truck',
  '90k wages, my 10-year-old practice',
  '90k wages, a 4 year old LLC',
  '90k wages, my 12 year old cousin',
  '90k wages, a 10 year old single family home',
  '90k wages, my 5 year old 401(k)',
  '90k wages, my 12 year old dog',
  '90k wages, I’m a 16-year-old',
  'what does a student pay as a 16 year old on 90k wages',
])('no child is counted: %s', (question) => {
  expect(fill(federalIncomeTax, question).input).not.toHaveProperty('children');
});

describe('what is left over', () => {
  it('is a benefit behind expenses, which is none of them', () => {
    const { input } = fill(named('emergency_fund'), 'Expenses 4000 a month, 1800 from social security');
    expect(input).toMatchObject({ spending: 4000 });
  });

  it('is named where it fits nowhere', () => {
    const { unused } = fill(compoundGrowth, '$500 a month at 7% for 30 years, 20 years ago, at 6% and 4%');
    expect(unused.map(({ said }) => said)).not.toEqual([]);
  });

  it.each([
    ['debt_payoff', 'I owe 6,000 at 24% and 2,500 on another card, $400 a month', ['2,500']],
    ['debt_payoff', '$5,000 at 20%, $3,000 and $2,000 at 15%', ['$3,000']],
    ['irr_xirr', 'put in $5,000 in July 2022, got $2,000 and $4,000', ['July 2022']],
    ['rmd', `age 75, ${'$9, '.repeat(80)}$210,000`, ['$210,000']],
  ])('is named where it is half of something, or one of too many: %s, %s', (name, question, expected) => {
    const { unused } = fill(named(name), question);
    expect(unused.map(({ said }) => said)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['emergency_fund', 'I spend 3,000 a month, and then 500 of whatever', 'cash'],
    ['life_insurance_need', 'I make 105k, mortgage 290k, 200k of whatever', 'final_expenses'],
    ['home_sale', 'bought it for 200k, 80k of whatever, sold it for 640k', 'gain'],
    ['loan_amortization', 'a mortgage of 300k at 6% for 30 years, 8,400 of whatever', 'extra'],
  ])('is what nothing names, where %s can do without it: %s', (name, question, field) => {
    const { input, unused } = fill(named(name), question);
    expect(input).not.toHaveProperty(field);
    expect(unused).toHaveLength(1);
  });

  it('is missing where it has to be said', () => {
    expect(fill(compoundGrowth, '$500 a month').missing).toEqual(['rate', 'years']);
    expect(fill(loanAmortization, '').missing).not.toEqual([]);
    expect(fill(compoundGrowth, '$500 a month at 7% for 30 years').missing).toEqual([]);
  });

  it('never is a value beyond the bounds of its field', () => {
    expect(fill(compoundGrowth, '$500 a month at 700% for 30 years').input).not.toHaveProperty('rate');
    expect(fill(compoundGrowth, 'for 400 years').input).not.toHaveProperty('years');
  });

  it('is added up where several amounts stand for one', () => {
    expect(fill(rmd, 'age 75, my IRAs hold $210,000 and $140,000').input).toMatchObject({
      balance: 350_000,
    });
  });
});

describe('what is said of each field', () => {
  it('are the words it came from', () => {
    const question = 'put in $500 a month at 7 pct over thirty years';
    const { said } = fill(compoundGrowth, question);
    expect(said).toMatchObject({
      monthly: { words: '$500 a month' },
      rate: { words: '7 pct' },
      years: { words: 'thirty years' },
    });
    for (const { words, start } of Object.values(said)) {
      expect(question.slice(start).toLowerCase().startsWith(words.toLowerCase())).toBe(true);
    }
  });
});

describe('fields may be', () => {
  it('left empty', () => {
    const { input } = fill(federalIncomeTax, '95k wages', { without: new Set(['wages']) });
    expect(input).not.toHaveProperty('wages');
  });

  it('preferred, because they were filled before', () => {
    const question = 'what about 3%';
    expect(fill(compoundGrowth, question, { prefer: new Set(['inflation']) }).input).toEqual({
      inflation: 3,
    });
    expect(fill(compoundGrowth, question, { prefer: new Set(['rate']) }).input).toEqual({ rate: 3 });
  });
});

describe('the fit', () => {
  it('is better where more is said and less is left over', () => {
    const whole = fill(compoundGrowth, '$500 a month at 7% for 30 years').score;
    expect(whole).toBeGreaterThan(fill(compoundGrowth, '$500 a month at 7%').score);
    expect(whole).toBeGreaterThan(fill(rmd, '$500 a month at 7% for 30 years').score);
  });
});

describe('whatever is said', () => {
  const words = [
    '$500',
    '7%',
    '30 years',
    'age 60',
    '2026',
    'single',
    '60/40',
    '5 to 7 %',
    'a month',
    'and',
    'or',
    'three',
    '1.5 million',
    'July 2022',
    '-',
    'at',
    'kids',
    'loan',
  ];
  const anything = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.array(fc.constantFrom(...words), { maxLength: 14 }).map((said) => said.join(' ')),
  );

  it('each mention is used once or left over, and each field is within its bounds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...calculators.map(({ name }) => name)), anything, (name, question) => {
        const calculator = named(name);
        const mentions = readMentions(question);
        const { input, said, unused } = fillSlots(calculator, question, mentions);
        expect(new Set(unused).size).toBe(unused.length);
        expect(unused.every((mention) => mentions.includes(mention))).toBe(true);
        for (const mention of mentions) {
          const others = mentions.filter((other) => other !== mention);
          const twin = others.some(({ kind, value }) => kind === mention.kind && value === mention.value);
          if (unused.includes(mention) || twin || isTold(said.children, mention)) continue;
          // What can be taken away without a trace was neither used nor left over.
          const without = fillSlots(calculator, question, others);
          expect([without.input, without.unused]).not.toEqual([input, unused]);
        }
        for (const [field, value] of Object.entries(input)) {
          const parsed = (calculator.fields as Fields)[field]!.safeParse(value);
          expect(parsed.error?.issues ?? []).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is sorted out in time, however many numbers it has', async () => {
    const sort = (times: number) => fill(federalIncomeTax, 'if I put $5 '.repeat(times));
    expect(await measureGrowth(sort, { from: 24, to: 160 })).toBeLessThan(tamed);
  });
});
