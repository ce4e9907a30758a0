import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/open-test-advisor.ts';

let { ask } = {} as TestAdvisor;
beforeAll(async () => {
  ({ ask } = await openTestAdvisor());
});

const growth = 'If I invest $500 a month at 7% for 30 years, how much will I have?';
const mortgage = 'What is the monthly payment on a $350,000 mortgage at 6.5% for 30 years?';
const carLoan = 'What is the payment on a car loan of $25,000?';
const tax = "I'm single and earn 95k, what is my federal tax for 2026?";

describe('a follow-up changes what it names and keeps the rest', () => {
  it.each([
    [growth, 'And at 5%?', { rate: 5, years: 30, monthly: 500 }],
    [growth, 'and at 5 percent', { rate: 5 }],
    [growth, 'at 5?', { rate: 5 }],
    [growth, 'what about 15 years instead', { years: 15, rate: 7, monthly: 500 }],
    [growth, 'how about twenty years', { years: 20 }],
    [growth, 'make it 20 years', { years: 20 }],
    [growth, 'no wait, 25 years', { years: 25 }],
    [growth, 'what if I put in 800 a month', { monthly: 800, rate: 7 }],
    [growth, 'and with 10k to start with', { start: 10_000, monthly: 500 }],
    [growth, 'what about 5% for 20 years', { rate: 5, years: 20 }],
    [mortgage, 'and at 5.75%?', { rate: 5.75, principal: 350_000, years: 30 }],
    [mortgage, 'what about 15 years instead', { years: 15, rate: 6.5 }],
    [mortgage, 'what if I pay 200 extra a month', { extra: 200, principal: 350_000 }],
    [mortgage, 'and for 400k?', { principal: 400_000, rate: 6.5 }],
    [tax, 'now suppose I am married', { filing_status: 'married_joint', wages: 95_000 }],
    [tax, 'what if I make 120k', { wages: 120_000, filing_status: 'single' }],
    [tax, 'and if I put 10k in my 401(k)?', { pre_tax_401k: 10_000, wages: 95_000 }],
    [tax, 'what about two kids?', { children: 2, wages: 95_000 }],
  ])('%s / %s', async (first, question, expected) => {
    const { said, receipts, ungrounded } = await ask(first, question);
    expect(said).toMatchObject(expected);
    expect(receipts).toHaveLength(1);
    expect(ungrounded).toEqual([]);
  });

  it.each([
    ['100 more a month', 600],
    ['what about $100 more a month', 600],
    ['and an extra 50 a month?', 550],
    ['200 less a month', 300],
    ['what if I add another $250 a month', 750],
    ['And with 500 more a month?', 1000],
  ])('in steps: %s', async (question, monthly) => {
    expect((await ask(growth, question)).said).toMatchObject({ monthly, rate: 7, years: 30 });
  });

  it('of the one of a home’s two times, and not the other that was too short', async () => {
    const short = 'I lived in my home less than two years and sold it with a gain of 80k, income 100k, tax?';
    expect((await ask(short, 'what if I had owned it for 5 years?')).headlines).toEqual([80_000]);
    expect((await ask(short, 'what if I had lived there for 5 years?')).headlines).toEqual([0]);
  });

  it('of the law’s year', async () => {
    const { receipts, headlines } = await ask(tax, 'and in 2025?');
    expect(receipts[0]?.year).toBe(2025);
    expect(headlines).toEqual([12_349]);
  });

  it('again and again, each on top of the one before', async () => {
    const { said } = await ask(growth, 'And at 5%?', 'what about 15 years instead', '100 more a month');
    expect(said).toMatchObject({ monthly: 600, rate: 5, years: 15 });
  });

  it('across an article that was read in between', async () => {
    const { said } = await ask(growth, 'what is an index fund?', 'and at 6%?');
    expect(said).toMatchObject({ monthly: 500, rate: 6, years: 30 });
  });

  it('makes assumptions anew: a choice that was somebody’s stays', async () => {
    const { receipts } = await ask('Invest $500 a month at 7% for 30 years with 3% inflation', 'and at 5%?');
    expect(receipts[0]?.inputs).toMatchObject({
      inflation: { value: 3, origin: 'you said' },
      timing: { origin: 'assumption' },
    });
  });
});

describe('a reply to what was asked', () => {
  it.each([
    ['What would my mortgage payment be?', '300000 and 6.5', { principal: 300_000, rate: 6.5 }],
    ['What would my mortgage payment be?', '6.5, 300000', { principal: 300_000, rate: 6.5 }],
    [
      'What would my mortgage payment be?',
      '300,000 at 6.5 for 30',
      { principal: 300_000, rate: 6.5, years: 30 },
    ],
    ['What is the payment on a loan?', '20,000, 7, 5', { principal: 20_000, rate: 7, years: 5 }],
    ['What is the payment on a loan?', '$20,000 for 5 at 7', { principal: 20_000, rate: 7, years: 5 }],
    ['What is the payment on a loan?', '5 years, 20000, 7', { principal: 20_000, rate: 7, years: 5 }],
    [carLoan, '5.9, 60', { principal: 25_000, rate: 5.9, years: 5 }],
    [carLoan, '7 for 60', { principal: 25_000, rate: 7, years: 5 }],
    [carLoan, '6 and 48', { principal: 25_000, rate: 6, years: 4 }],
    [carLoan, '30 and 6.5', { principal: 25_000, rate: 6.5, years: 30 }],
    [carLoan, '5 and 6', { principal: 25_000, rate: 5, years: 6 }],
    [carLoan, '29 and 5', { principal: 25_000, rate: 29, years: 5 }],
    [carLoan, '28 and 6.5', { principal: 25_000, rate: 6.5, years: 28 }],
    [carLoan, '36 and 6', { principal: 25_000, rate: 6, years: 3 }],
    [carLoan, '29.99, 60', { principal: 25_000, rate: 29.99, years: 5 }],
    ['What is the payment on a loan?', '20000, 29.99, 5', { principal: 20_000, rate: 29.99, years: 5 }],
    ['What is the payment on a loan?', '20000 at 30 for 5', { principal: 20_000, rate: 30, years: 5 }],
    ['What is the payment on a loan?', '200000, 30, 6', { principal: 200_000, rate: 6, years: 30 }],
    [
      'What is the payment on a car loan of $25,000 for 5 years?',
      '29',
      { principal: 25_000, rate: 29, years: 5 },
    ],
  ])('gives its bare numbers to it: %s / %s', async (question, reply, expected) => {
    const { said, headlines } = await ask(question, reply);
    expect(said).toEqual(expected);
    expect(headlines).toHaveLength(1);
  });

  it('is asked for again where it can be no rate', async () => {
    const { opening, said } = await ask(carLoan, '60 and 72');
    expect(opening).toBe('What is the yearly interest rate?');
    expect(said).toEqual({ principal: 25_000, years: 5 });
  });

  it('is no term where it has decimals, though no rate is as high', async () => {
    expect((await ask(carLoan, '79.9, 2')).headlines).toEqual([]);
  });

  it('is asked for in the order in which it is read', async () => {
    const { opening, said } = await ask('What is the payment on a loan?', '300000');
    expect(opening).toBe('What is the yearly interest rate and over how many years or months does it run?');
    expect(said).toEqual({ principal: 300_000 });
  });
});

describe('a question about the answer', () => {
  it.each(['how much interest altogether?', 'and what is the total interest?'])(
    '%s is answered from that loan, with its usual term',
    async (question) => {
      const before = await ask('Payment on a $350,000 mortgage at 6.5%?');
      const { opening, receipts, text } = await ask('Payment on a $350,000 mortgage at 6.5%?', question);
      expect(opening).toContain('Interest altogether: $446,404');
      expect(receipts[0]?.inputs).toEqual(before.receipts[0]?.inputs);
      expect(text).toContain('Assumed');
    },
  );

  it.each(['why?', 'how did you get that?', 'show me the steps', 'how is that calculated?', 'ok but why'])(
    '%s is answered with every step of the run before',
    async (question) => {
      const { opening, text, headlines, planned, ungrounded } = await ask(growth, question);
      expect(planned?.plan.kind).toBe('steps');
      expect(opening).toContain('$584,726');
      expect(text).toContain('**Step by step**');
      expect(text).toContain('Monthly contribution: $500 a month (you said)');
      expect(headlines).toEqual([584_726]);
      expect(ungrounded).toEqual([]);
    },
  );

  it('explains nothing where nothing was worked out', async () => {
    expect((await ask('why?')).planned?.plan.kind).not.toBe('steps');
    const { planned } = await ask('monthly payment on a $300,000 mortgage for 30 years', 'why?');
    expect(planned?.plan.kind).not.toBe('steps');
  });
});

describe('thanks', () => {
  it.each(['thanks', 'Thank you!', 'great, thanks a lot', 'ok cool, that helps', 'thx'])(
    'are taken as such: %s',
    async (question) => {
      const { text, receipts } = await ask(growth, question);
      expect(text).toMatch(/^You are welcome/);
      expect(receipts).toEqual([]);
    },
  );

  it('leave the answer before them in mind', async () => {
    expect((await ask(growth, 'thanks', 'and at 5%?')).headlines).toEqual([407_688]);
  });

  it('before a question are part of it', async () => {
    expect((await ask(growth, 'thanks, and at 5%?')).headlines).toEqual([407_688]);
  });
});

describe('a question of its own', () => {
  it.each([
    [growth, tax, 'federal_income_tax'],
    [tax, mortgage, 'loan_amortization'],
    [mortgage, growth, 'compound_growth'],
    [growth, 'With $40,000 in my IRA at age 73, what is my RMD?', 'rmd'],
  ])('%s / %s', async (first, question, calculator) => {
    const { receipts } = await ask(first, question);
    const alone = await ask(question);
    expect(receipts[0]?.calculator).toBe(calculator);
    expect(receipts).toEqual(alone.receipts);
  });
});
