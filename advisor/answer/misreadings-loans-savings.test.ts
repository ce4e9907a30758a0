import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/open-test-advisor.ts';

let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor());
});

describe('an amount of a loan goes where it was meant', () => {
  it.each([
    [
      'What income do I need for a $450,000 house with 20% down at 6.5%?',
      { price: 450_000, down_percent: 20, rate: 6.5 },
    ],
    [
      'Got a 15k bonus. Throwing it all at my mortgage (240,000, 5.5%, 22 yrs left) - how much sooner am I done?',
      { principal: 240_000, rate: 5.5, years: 22, lump_sum: 15_000 },
    ],
    [
      'Refinance 250k from 7.25% to 6.25%, 28 years left, new 30 year, closing costs 2% of the loan. Break-even?',
      { balance: 250_000, rate: 7.25, new_rate: 6.25, years_left: 28, new_years: 30, costs_percent: 2 },
    ],
    [
      'Refinance: four hundred thousand, 30 years left at 7.5, could go to a fresh 30-year loan at 6.375%. Fees come to 8k. Break-even?',
      { balance: 400_000, rate: 7.5, new_rate: 6.375, costs: 8000 },
    ],
    [
      'I bring home 5,200 a month, rent 1,600, car 420, student loans 310, card minimum 90. gross income is 6,800 a month. DTI?',
      { income: 6800, housing: 1600, car: 420, student_loan: 310, cards: 90 },
    ],
  ])('%s', async (question, expected) => {
    expect((await ask(question)).said).toMatchObject(expected);
  });
});

it('tells what a single payment saves beside how it is without', async () => {
  const { receipts } = await ask(
    'I have a 300k mortgage at 6% with 25 years left. If I pay a lump sum of 20,000 now, how much interest do I save?',
  );
  expect(receipts.map(({ inputs }) => inputs.lump_sum?.value)).toEqual([0, 20_000]);
  expect(receipts[1]).toMatchObject({ calculator: 'loan_amortization' });
  expect(receipts[1]?.figures[0]).toMatchObject({ id: 'interest_saved', value: expect.closeTo(60_541, -1) });
});

describe('an amount of savings goes where it was meant', () => {
  it.each([
    [
      'I have 50k and save 1k a month. What will I have in 10 years at 6%?',
      { start: 50_000, monthly: 1000, rate: 6, years: 10 },
    ],
    [
      'A $20,000 CD for 18 months at 4.5% APY: what is it worth at maturity?',
      { start: 20_000, rate: 4.5, years: 1.5 },
    ],
    ['Bank advertises 4.5% APY, compounded daily. What is the APR?', { rate: 4.5, quoted: 'apy' }],
    [
      'Wedding is in 18 months and will run us $27,000. We have 6,500 put away. Ignoring interest, how much per month?',
      { target: 27_000, start: 6500, years: 1.5, rate: 0 },
    ],
    [
      'want 80k in the 529 by the time my 3 year old turns 18, 6% return, monthly?',
      { child_age: 3, goal: 80_000, rate: 6 },
    ],
    [
      'I bought a house for 210k in 2012, sold for 395k in 2024. Annual growth rate?',
      { start: 210_000, target: 395_000, years: 12 },
    ],
    [
      'I bought it in 2012 for 210k and sold it in 2026 for 395k. What annual return is that?',
      { start: 210_000, target: 395_000, years: 14 },
    ],
    [
      'I sold land in 2026 for 395k after buying it in 2012 for 210k. Annualized return?',
      { start: 210_000, target: 395_000, years: 14 },
    ],
    [
      'Bought a painting in 2015 for 12k, sold it in 2023 for 9k. Annual return?',
      { start: 12_000, target: 9000, years: 8 },
    ],
    [
      'If I buy land for 80k and sell it for 140k after 6 years, what is the yearly return?',
      { start: 80_000, target: 140_000, years: 6 },
    ],
    [
      'I have 50k invested and want to buy a house for 300k in 10 years, what return do I need?',
      { start: 50_000, target: 300_000, years: 10 },
    ],
    [
      'I bought a car for 30k and have 20k invested, what return gets me to 100k in 10 years?',
      { start: 20_000, target: 100_000, years: 10 },
    ],
    [
      'What annual return do I need if I sold my car for 10k and invest it to have 20k in 8 years?',
      { start: 10_000, target: 20_000, years: 8 },
    ],
    [
      'ninety grand in stocks, forty in bonds, ten in cash, i owe 20 on the car. net worth?',
      { cash: 10_000, car_loans: 20_000 },
    ],
  ])('%s', async (question, expected) => {
    expect((await ask(question)).said).toMatchObject(expected);
  });

  it('takes what was put in later for a payment, not for a value', async () => {
    const { text } = await ask(
      'I put 10,000 in on January 1, 2023 and another 5,000 on January 1, 2024. On January 1, 2025 the account held 17,400. What’s my money-weighted return per year?',
    );
    expect(text).toContain('9.24%');
  });
});

describe('the same words in another order', () => {
  it.each([
    [
      '5 years into a 30-year 6% mortgage of 280k, what balance is left?',
      { years: 30, after_years: 5, rate: 6 },
    ],
    [
      'After 10 years, what do I still owe on a $360,000 30-yr mortgage at 5.75%?',
      { years: 30, after_years: 10 },
    ],
    ['what will I owe after 84 payments on a 30 yr loan of $310,000, 6.25%', { years: 30, after_years: 7 }],
    [
      'Old loan: 180k, 15 years left, 5%. New loan: 15 years, 4%, fees 3,600. How many months to recoup?',
      { rate: 5, new_rate: 4 },
    ],
    [
      'I want my 200k, 6%, 30 year mortgage gone in 20 years. How much extra a month?',
      { years: 30, target_years: 20 },
    ],
    ['I want this $8,400 credit card balance gone in exactly 24 months. APR is 21%.', { years: 2 }],
    ['34-thousand-dollar car loan, 10% down, 5 years at 6.4%', { principal: 34_000, down_percent: 10 }],
    ['price is 29,999 minus 3,500 rebate, 0.9% for 36 months, car payment?', { trade_in: 3500 }],
  ])('%s', async (question, expected) => {
    expect((await ask(question)).said).toMatchObject(expected);
  });
});

describe('a number as it was spoken', () => {
  it.each([
    ['Mortgage of 410 thousand dollars, rate six point five, thirty years: payment', { rate: 6.5 }],
    ['six point two five percent on a 200k mortgage for 30 years, payment', { rate: 6.25 }],
    [
      'refinance 420,000 at 7.125 to 6.25, 30 yr both, closing 3% of loan. months to break even',
      { rate: 7.125, new_rate: 6.25, costs_percent: 3 },
    ],
    ['CAGR from 12.5k in 2016 to 29k in 2025', { start: 12_500, target: 29_000, years: 9 }],
    ['can i afford a 380k house on 95k salary with 10% down', { income: 95_000, price: 380_000 }],
  ])('%s', async (question, expected) => {
    expect((await ask(question)).said).toMatchObject(expected);
  });

  it('counts nothing where one is no number', async () => {
    const { receipts } = await ask(
      'if we make one extra payment of 10k today on a 225k loan at 6.75% with 26 years remaining, what do we save',
    );
    expect(receipts.at(-1)?.inputs).toMatchObject({ lump_sum: { value: 10_000 }, extra: { value: 0 } });
  });
});

it('takes no price for an income', async () => {
  const { text } = await ask('can we afford a 450k house?');
  expect(text).toMatch(/How much do you earn a year[^?]*\?/);
});

it('takes what follows in the same breath as paid in as well', async () => {
  const { text } = await ask(
    'XIRR: put 5k on Jan 1 2020, 5k on Jan 1 2021, 5k on Jan 1 2022, worth 19,800 on Jan 1 2024.',
  );
  expect(text).toMatch(/return \[9\.\d+%\]/);
});

describe('two cases', () => {
  it('may differ in two numbers', async () => {
    const { text } = await ask('15 year at 5.5% or 30 year at 6.25% on a 280k loan: what are the payments?');
    expect(text).toContain('$2,287.83');
    expect(text).toContain('$1,724.01');
  });

  it('may begin at two ages', async () => {
    const { text } = await ask(
      'If I start at 22 versus 32 with 200 a month until 62 at 7%, what do I end up with?',
    );
    expect(text).toContain('$494,308');
    expect(text).toContain('$233,891');
  });
});

describe('what is missing', () => {
  it('is asked for bit by bit, and kept', async () => {
    const { said } = await ask('monthly payment for a car loan?', '24k at 7%', '5 years');
    expect(said).toMatchObject({ principal: 24_000, rate: 7, years: 5 });
    const half = await ask('Should I rent or buy?', 'the house is 400k');
    expect(half.text).toContain('What is the monthly rent?');
    expect((await ask('Should I rent or buy?', 'the house is 400k', 'rent is 2,200')).said).toMatchObject({
      price: 400_000,
      rent: 2200,
    });
  });

  it('is asked for along with what an article says', async () => {
    const { text } = await ask('how big should my emergency fund be?');
    expect(text).toMatch(/How much do you spend a month[^?]*\?/);
    expect(text).toContain('#article.emergency-fund');
  });

  it('is not asked for where the words make it usual, and the answer says what was taken', async () => {
    const { text } = await ask('What would the mortgage payment be on 340k at 6.4%?');
    expect(text).toContain('$2,126.72');
    expect(text).toMatch(/Term: 30 years \(the most common term of a mortgage/);
    const { text: car } = await ask('car loan 32,000 at 6.9 apr, monthly?');
    expect(car).toMatch(/Over how many years/);
  });

  it.each([
    'my 10k investment is worth 15k now, what was the annual return?',
    'whats the return on my investment, its now worth 50k',
    'what will my savings be worth in 15 years?',
    'my savings account at 4.4, what will i have',
  ])('is never made up: %s', async (question) => {
    expect((await ask(question)).receipts.every(({ figures }) => figures.length === 0)).toBe(true);
  });
});
