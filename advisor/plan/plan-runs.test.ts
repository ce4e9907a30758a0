import { describe, expect, it } from 'vitest';
import { calculators } from '#advisor/calculators/registry.ts';
import { planRuns } from '#advisor/plan/plan-runs.ts';
import { readMentions } from '#advisor/understand/read-mentions.ts';

const named = (wanted: string) => calculators.find(({ name }) => name === wanted)!;
const plan = (name: string, text: string, profile: Record<string, unknown> = {}) =>
  planRuns(named(name), { text, mentions: readMentions(text), year: 2026, profile }).runs;

describe('one run', () => {
  it.each([
    ['compound_growth', 'If I invest $500 a month at 7% for 30 years, how much will I have?'],
    ['federal_income_tax', 'If I earn 95k and am single, what is my tax?'],
    ['federal_income_tax', 'tax on 95k and 5k of interest, single'],
    ['loan_amortization', 'payment on 300k at 6% for 30 years'],
  ])('%s: %s', (name, text) => {
    const runs = plan(name, text);
    expect(runs).toHaveLength(1);
    expect(runs[0]).toMatchObject({ year: 2026, changed: [] });
    expect(Object.keys(runs[0]!.origins)).toEqual(Object.keys(runs[0]!.input));
  });
});

describe('two runs that differ in one input', () => {
  it.each([
    ['compound_growth', '500 a month for 20 years at 5 to 7 %', 'rate', 5, 7],
    ['compound_growth', '500 a month for 20 years at 5-7%', 'rate', 5, 7],
    ['compound_growth', '500 a month for 20 years, between 5 and 7 percent', 'rate', 5, 7],
    ['compound_growth', '500 a month for 20 years at 5 or 7 percent', 'rate', 5, 7],
    ['compound_growth', '500 a month at 7% for 20 or 30 years', 'years', 20, 30],
    ['compound_growth', '500 a month at 7% for 20 vs 30 years', 'years', 20, 30],
    ['compound_growth', '500 a month at 7% for 20 instead of 30 years', 'years', 20, 30],
    [
      'compound_growth',
      '$500 a month at 7% for 30 years vs $500 a month at 7% for 20 years',
      'years',
      30,
      20,
    ],
    [
      'compound_growth',
      '$500 a month for 9 years at 7% or $600 a month for 9 years at 7%',
      'monthly',
      500,
      600,
    ],
    ['loan_amortization', '300k at 6% over 15 years or 30 years', 'years', 15, 30],
    ['loan_amortization', '300k at 6% compared with 7% over 15 years', 'rate', 6, 7],
    ['loan_amortization', '$300,000 or $350,000 at 6% for 30 years', 'principal', 300_000, 350_000],
    ['federal_income_tax', 'Single, wages 80k. And with a raise from 80k to 100k?', 'wages', 80_000, 100_000],
  ])('%s: %s', (name, text, field, one, other) => {
    const runs = plan(name, text);
    expect(runs.map(({ input }) => input[field])).toEqual([one, other]);
    expect(runs.map(({ changed }) => changed)).toEqual([[], [field]]);
    const rest = runs.map(({ input }) => ({ ...input, [field]: null }));
    expect(rest[0]).toEqual(rest[1]);
  });
});

it('takes all three numbers of each case', () => {
  const runs = plan(
    'loan_amortization',
    'Compare a 300k mortgage at 6.5% for 30 years and a 280k mortgage at 6% for 15 years',
  );
  expect(runs.map(({ input }) => input)).toEqual([
    { principal: 300_000, rate: 6.5, years: 30 },
    { principal: 280_000, rate: 6, years: 15 },
  ]);
});

it('leaves two cases to a calculator that compares them by itself', () => {
  const runs = plan(
    'refinance_breakeven',
    'Refinance 250k at 7% with 28 years left vs 250k at 6% for 30 years, costs 5k',
  );
  expect(runs.map(({ input }) => input)).toEqual([
    { balance: 250_000, rate: 7, years_left: 28, new_rate: 6, new_years: 30, costs: 5000 },
  ]);
});

it('leaves debts with terms to a list that knows no terms', () => {
  const runs = plan(
    'debt_payoff',
    'I owe 5k at 20% for 3 years and 10k at 8% for 5 years, which first with 600 a month?',
  );
  expect(runs).toHaveLength(1);
  expect(runs[0]!.input).toMatchObject({
    debts: [
      { balance: 5000, rate: 20 },
      { balance: 10_000, rate: 8 },
    ],
    budget: 600,
  });
});

it('leaves both cases over where there is no place for the first', () => {
  const text = 'Single, wages 80k, for 5 or 7 years';
  const { slots } = planRuns(named('federal_income_tax'), {
    text,
    mentions: readMentions(text),
    year: 2026,
    profile: {},
  });
  expect(slots.unused.map(({ said }) => said)).toEqual(['5', '7 years']);
});

describe('a run without and a run with what a question adds', () => {
  it.each([
    [
      'federal_income_tax',
      'single, earn 95k, what changes if I put 10k in my 401(k)?',
      { pre_tax_401k: 10_000 },
    ],
    [
      'federal_income_tax',
      'tax on 95k, single? and with a 10k 401(k) contribution?',
      { pre_tax_401k: 10_000 },
    ],
    ['federal_income_tax', 'single on 95k: how much do I save by contributing 4k to my HSA?', { hsa: 4000 }],
    ['federal_income_tax', 'single on 95k with and without 10k in my 401(k)', { pre_tax_401k: 10_000 }],
    [
      'federal_income_tax',
      '95k, single. What difference does an 8k 401(k) contribution make?',
      { pre_tax_401k: 8000 },
    ],
    [
      'federal_income_tax',
      'single 95000 wages vs 95000 wages with 10000 pre-tax 401k',
      { pre_tax_401k: 10_000 },
    ],
    ['federal_income_tax', 'single, 95k salary or 95k salary and 5k of interest', { interest: 5000 }],
    ['federal_income_tax', 'single, 95k salary vs. a salary of 95k and 5k of interest', { interest: 5000 }],
  ])('%s: %s', (name, text, added) => {
    const [without, withIt, ...more] = plan(name, text);
    expect(more).toEqual([]);
    expect(without!.input).toEqual({ filing_status: 'single', wages: 95_000 });
    expect(withIt!.input).toEqual({ ...without!.input, ...added });
    expect(withIt!.changed).toEqual(Object.keys(added));
  });
});

it('what is told of both cases afterwards is of both', () => {
  const text = 'Tax on 95k wages vs 95k wages with 10k in a 401(k)? I am head of household with two kids.';
  const [without, withIt] = plan('federal_income_tax', text);
  expect(without!.input).toEqual({ filing_status: 'head_of_household', wages: 95_000, children: 2 });
  expect(withIt!.changed).toEqual(['pre_tax_401k']);
});

it.each([
  'Is 60k a good salary or low? With 60k and two kids as head of household, what is my tax?',
  'Is 60k a good salary or not with two kids as head of household and 60k?',
])('an amount told twice makes no second case by itself: %s', (text) => {
  const [run, ...more] = plan('federal_income_tax', text);
  expect(more).toEqual([]);
  expect(run!.input).toEqual({ filing_status: 'head_of_household', wages: 60_000, children: 2 });
});

describe('what the profile knows', () => {
  const profile = { filing_status: 'married_joint', age: 66, wages: 'plenty', wishes: 3 };

  it('is taken where the question says nothing, and told as such', () => {
    const [run] = plan('federal_income_tax', 'tax on 95k', profile);
    expect(run).toMatchObject({
      input: { filing_status: 'married_joint', age: 66, wages: 95_000 },
      origins: { filing_status: 'your profile', age: 'your profile', wages: 'you said' },
    });
  });

  it('is outweighed by the question', () => {
    expect(plan('federal_income_tax', 'tax on 95k, single', profile)[0]).toMatchObject({
      input: { filing_status: 'single' },
      origins: { filing_status: 'you said' },
    });
  });

  it('is left alone where it does not fit', () => {
    expect(Object.keys(plan('federal_income_tax', 'single', profile)[0]!.input).sort()).toEqual([
      'age',
      'filing_status',
    ]);
    expect(plan('compound_growth', '500 a month', profile)[0]!.input).toEqual({
      monthly: 500,
      deposits: 'monthly',
    });
    expect(plan('compound_growth', '500 a month', { constructor: 1, __proto__: 2 })[0]!.input).toEqual({
      monthly: 500,
      deposits: 'monthly',
    });
  });
});
