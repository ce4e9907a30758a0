import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/open-test-advisor.ts';

let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor());
});

describe('what a calculator is not for goes to the one that is', () => {
  it.each([
    ['muni at 3.2% in 32% bracket tax equivalent yield', 'tax_equivalent_yield'],
    ['lost 40% last year. what gain to get back to even', 'loss_recovery'],
    ['hsa 4,400 in on 80k single: tax saved?', 'federal_income_tax'],
    ['at 7% versus 6% what is the monthly difference on 300k 30 years', 'loan_amortization'],
    ['heloc up to 80% of 450k house with 280k mortgage', 'home_equity'],
    ['what do i owe the feds for 2026 on a 78k salary, single', 'federal_income_tax'],
    ['interest in the first month on 400k at 7%', 'interest_cost'],
  ])('%s', async (question, calculator) => {
    expect((await ask(question)).receipts[0]?.calculator).toBe(calculator);
  });

  it.each([
    ['i put 500 a month in. how much will i have?', 'emergency_fund'],
    [
      'I owe 8000 on a card at 24% and pay 200 a month. How much will I have paid in interest after 2 years?',
      'compound_growth',
    ],
    ['I borrowed 30k at 6%, paying 400 a month. How much will I have after 5 years?', 'compound_growth'],
    [
      'How much will I have spent on rent after 10 years at 2000 a month with 3% increases?',
      'compound_growth',
    ],
    ['how much do i need to pay on 15k of debt to be done in 3 years', 'life_insurance_need'],
    ['standard deduction 2026 for a 67 year old single', 'contribution_limits'],
  ])('%s is not for %s', async (question, neighbour) => {
    const { receipts } = await ask(question);
    expect(receipts.map(({ calculator }) => calculator)).not.toContain(neighbour);
  });
});

describe('numbers that look like others', () => {
  it.each([
    [
      'gross 7,500 a month, debts: 1900 mortgage, 350 car, 120 student. dti',
      { income: 7500, housing: 1900, car: 350, student_loan: 120 },
    ],
    ['my wife and i have 120k wages and itemize 41k. tax?', { wages: 120_000, itemized: 41_000 }],
    ['if my taxable income is 60,000 single what is my tax?', { wages: 60_000, after_deductions: true }],
    ['rsu vest 100 shares at 80 dollars. how much is left after tax', { kind: 'rsu', vest_value: 8000 }],
    ['10 year zero, face 1000, yield 4%: price', { years: 10, face: 1000, yield: 4 }],
    ['rent 1,900 vs buy 380k 5% down 6.75% for 4 yrs', { down_percent: 5, rate: 6.75, years: 4 }],
    ['what income do i need for a 400k house 5% down 7%', { price: 400_000, down_percent: 5, rate: 7 }],
    [
      '250k portfolio w/ 1.1% adviser fee and .45% fund fees vs 0.06% index fund over 25 years at 7%',
      { fee: 1.55, other_fee: 0.06, start: 250_000, rate: 7 },
    ],
    ['advisor takes 1.25% and my fund returns 7% on 300k for 20 years, what do fees cost', { fee: 1.25 }],
    ['1% adviser fee or 0.05% index fund fee, 300k, 20 years', { fee: 1, other_fee: 0.05 }],
    ['250k at 7% return 1% fee 30 years', { start: 250_000, rate: 7, fee: 1, years: 30 }],
    [
      'sold stock after 3 years for 15k more than i paid. married, income 90,000. tax on the gain?',
      { long_gain: 15_000, income: 90_000, months_held: 36 },
    ],
  ])('%s', async (question, expected) => {
    expect((await ask(question)).said).toMatchObject(expected);
  });
});

it('holds two cases of the same amount against each other', async () => {
  const { receipts } = await ask('20k at 5% vs 20k at 7% for 25 years, difference?');
  expect(receipts.map(({ inputs }) => inputs.rate?.value)).toEqual([5, 7]);
});

it.each([
  'how much is a 1% rate difference on a 400k 30 year mortgage, 6% vs 7%',
  'what is the difference between 6% and 7% on a 400k 30 year mortgage payment',
])('takes a difference of rates for no rate: %s', async (question) => {
  const { receipts } = await ask(question);
  expect(receipts.map(({ inputs }) => inputs.rate?.value)).toEqual([6, 7]);
});

it('takes the kind behind each of two rates for its own', async () => {
  const { receipts, text } = await ask('which is better, 4.5% apr compounded daily or 4.55% apy');
  expect(receipts.map(({ inputs }) => [inputs.rate?.value, inputs.quoted?.value])).toEqual([
    [4.5, 'apr'],
    [4.55, 'apy'],
  ]);
  // (1 + 0.045 / 365)^365 - 1
  expect(text).toContain('4.602%');
});

it('receives what it is told to get, and pays the rest', async () => {
  const { text } = await ask('npv: pay 20k now, get back 6k each year for four years, discount 10%');
  expect(text).toContain('-$980.81');
});

it.each([
  // 1,240 + 12 % of 38,000 + 22 % of 9,600; 2,480 + 12 % of 54,200.
  ['if my taxable income is 60,000 single what is my tax?', '$7,912'],
  ['my wife and i have 120k wages and itemize 41k. tax?', '$8,984'],
])('takes deductions off once: %s', async (question, tax) => {
  expect((await ask(question)).text).toContain(tax);
});
