import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/open-test-advisor.ts';

let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor());
});

describe('an amount goes where it was meant', () => {
  it.each([
    ['What was $50 in 1985 worth in today’s money?', { amount: 50, from_year: 1985 }],
    ['What was 1,000 dollars in 1970 worth today?', { amount: 1000, from_year: 1970 }],
    [
      'what is my net worth: house 500k mortgage 320k 401k 150k savings 20k car loan 12k',
      { home: 500_000, mortgage: 320_000, retirement: 150_000, cash: 20_000, car_loans: 12_000 },
    ],
    [
      'I bought stock for 10k and sold at 25k after 3 months. Salary 90k. How much capital gains tax?',
      { bought_for: 10_000, sold_for: 25_000, income: 90_000 },
    ],
    [
      'How much may I put into a SEP IRA? Self-employed, income of 150k.',
      { plan: 'sep_ira', income: 150_000, own_business: true },
    ],
  ])('%s', async (question, expected) => {
    expect((await ask(question)).said).toMatchObject(expected);
  });
});

describe('an amount with a name of its own is nothing else', () => {
  it.each([
    [
      'mortgage payment on 300k at 6.875% for 30 years, with 1850.75 property tax a year',
      { rate: 6.875, years: 30 },
    ],
    [
      'monthly payment on a 400k mortgage at 6.5% for 30 years plus 450 a month property tax and 120 a month insurance',
      { rate: 6.5, years: 30 },
    ],
    [
      'I invest 500 a month at 7% for 20 years and pay 300 a month daycare, how much will I have?',
      { monthly: 500, rate: 7, years: 20 },
    ],
  ])('%s', async (question, expected) => {
    const { said } = await ask(question);
    expect(said).toMatchObject(expected);
    for (const taken of ['extra', 'income', 'rent', 'debts']) expect(said).not.toHaveProperty(taken);
  });
});

describe('what a pension pays in a year, and shares of pay', () => {
  it.each([
    [
      'I get 24000 from a pension that pays monthly, single. what is my federal tax?',
      { retirement_income: 24_000 },
    ],
    [
      'I get $2,000 from a pension that pays monthly, single. what is my federal tax?',
      { retirement_income: 24_000 },
    ],
    [
      'I make 70k and contribute 10% to my 401k, employer matches 4%. How much will I have in 30 years at 7%?',
      { monthly: expect.closeTo(9800 / 12, 6) as number, rate: 7, years: 30 },
    ],
    [
      'I started with 50k, bought a house for 200k and sold it for 300k in 5 years. What was my annual return?',
      { start: 50_000, target: 300_000 },
    ],
  ])('%s', async (question, expected) => {
    expect((await ask(question)).said).toMatchObject(expected);
  });
});

describe('what each of two earns', () => {
  it.each([
    ['my wife and i earn 61k each, federal tax', { wages: 61_000, spouse_wages: 61_000 }],
    ['married, 61k apiece, what is our federal tax?', { wages: 61_000, spouse_wages: 61_000 }],
  ])('%s', async (question, expected) => {
    expect((await ask(question)).said).toMatchObject(expected);
  });
});

describe('debts in bare numbers are all counted', () => {
  it.each([
    [
      'i have 3 cards: 4200 at 22%, 1800 at 29.9%, 6500 at 18%. can pay 600 a month total',
      [4200, 1800, 6500],
      [22, 29.9, 18],
    ],
    ['two cards 3000 at 24% and 2800 at 19%, 300 a month, how long', [3000, 2800], [24, 19]],
    ['i owe 5200 at 24.99, 1950 at 19.99, 300 a month', [5200, 1950], [24.99, 19.99]],
    ['debts of 2000 at 29.9% and 6500 at 18%, 600 a month. debt free when?', [2000, 6500], [29.9, 18]],
  ])('%s', async (question, balances, rates) => {
    const { debts } = (await ask(question)).said as { debts: { balance: number; rate: number }[] };
    expect(debts.map(({ balance }) => balance)).toEqual(balances);
    expect(debts.map(({ rate }) => rate)).toEqual(rates);
  });
});

describe('what is told in parts adds up', () => {
  it.each([
    [
      'my expenses are rent 1850, food 600, car 420, utilities 230, everything else 500. how big should my emergency fund be for 6 months',
      { spending: 3600, months_wanted: 6 },
    ],
    [
      'my monthly bills: $1,850 rent, $600 food, $420 car, $230 utilities. 6 month emergency fund?',
      { spending: 3100, months_wanted: 6 },
    ],
    [
      'emergency fund: rent is 1500, 400 for food, phone 80, i have 5,000 saved',
      { spending: 1980, cash: 5000 },
    ],
    [
      'gross 11k/mo, debts 650 car and 400 student loan, 60k down, 6.5%, how much house',
      { income: 132_000, debts: 1050, down_payment: 60_000, rate: 6.5 },
    ],
    [
      'we make 11k a month gross, 650 car + 400 student loans, 60k for down payment, 6.5% rate, how much house can we afford',
      { income: 132_000, debts: 1050, down_payment: 60_000, rate: 6.5 },
    ],
  ])('%s', async (question, expected) => {
    const { said, text } = await ask(question);
    expect(said).toEqual(expected);
    expect(text).not.toContain('Not used');
  });

  it('but not to what is told as all of it', async () => {
    const { said } = await ask(
      'i spend 4800 a month (2000 rent, 800 food, 400 car), 9000 in savings. emergency fund?',
    );
    expect(said).toEqual({ spending: 4800, cash: 9000 });
  });
});

describe('what is there already, and whose age is whose', () => {
  it.each([
    // 30,000 x 1.041^3 is 33,843; the payments of three years with what they earn are 19,098.
    [
      'hysa 4.1% apy w/ 30k and adding 500 a month for 3 yrs, what will it be worth',
      { start: 30_000 },
      '$52,941',
    ],
    [
      'we’re 38 with 2 kids, i make 105k, mortgage 290k, 40k savings, 200k life insurance thru work, how much life insurance do i need',
      { income: 105_000, debts: 290_000, savings: 40_000, existing: 200_000 },
      '$1,097,117',
    ],
    ['1.4 million saved how much can i safely withdraw every year, 4% rule', {}, '$56,000'],
    // The Single Life Table has 40 years for somebody of 46.
    ['inherited ira 180k from mom, im 46, she died 2025 at age 78', { age: 46 }, '$4,500'],
    [
      'i want to give each of my 3 kids and their spouses money this year without gift tax, married, how much total',
      { recipients: 3, spouses: true, couple: true },
      '$228,000',
    ],
    [
      'how much can i give my married daughter and her husband without gift tax',
      { spouses: true },
      '$38,000',
    ],
  ])('%s', async (question, expected, figure) => {
    const { said, text, ungrounded } = await ask(question);
    expect(said).toMatchObject(expected);
    expect(text).toContain(figure);
    expect(ungrounded).toEqual([]);
  });

  it('the age of somebody who died is nobody’s here', async () => {
    const { said } = await ask('my dad died at 82 in 2024 and left me a 300k ira. what must i take out?');
    expect(said).toMatchObject({ balance: 300_000, death_year: 2024 });
    expect(said).not.toHaveProperty('age');
  });
});

describe('the pay of a year is not multiplied by how often it is paid', () => {
  // Single in 2026: 95,000 less 12,070 of tax and 7,267.50 of FICA is 75,662.50, and so on.
  it.each([
    ['my salary is 95k in texas and i’m single what’s my take home per paycheck biweekly', '$2,910'],
    ['salary 72,000 paid twice a month, single, whats each paycheck', '$2,478'],
    ['whats my paycheck every 2 weeks if salary is 80k single', '$2,504'],
    ['whats my biweekly paycheck if salary is 80k, single', '$2,504'],
    ['salary 85k paid monthly, single, take home?', '$5,719'],
    ['my salary is 95k biweekly pay, single, take home?', '$2,910'],
    ['how much federal tax on 95k salary paid biweekly single', '$12,070'],
    ['i make 45k whats my monthly take home, single', '$3,195'],
    ['I have 500k how much can i withdraw every month for 30 years at 5%', '$2,650'],
    // What is paid each time still counts as often as it comes.
    ['i get 2,400 paid twice a month, single. federal tax?', '$4,732'],
    ['salary 5,000 paid monthly, single, take home?', '$4,199'],
    ['my pay is $1,900 every week single what’s my federal tax', '$12,906'],
    ['I make 30k from my business every month, single, federal income tax?', '$117,015'],
  ])('%s', async (question, figure) => {
    expect((await ask(question)).text).toContain(figure);
  });
});

describe('shares are counted once, with the price of one and not with that of all', () => {
  // With 15 % on each gain.
  it.each([
    ['sold 300 shares for $12,000 that i bought for $7,500 two years ago, income 70k single', 12_000, 7500],
    ['sold 10 shares of tsla for $4,200 bought for $2,000 in 2022, income 80k single, what tax', 4200, 2000],
    ['bought 100 shares at $50 sold at $80 after 3 years, single, 95k income', 8000, 5000],
    ['bought 50 shares at $120 each, sold all at $150 each after 2 years, single, 95k income', 7500, 6000],
    ['bought 200 shares at 42, sold at 71 after 2 yrs, single, 95k income, capital gains tax', 14_200, 8400],
    ['sold 100 shares at $80 that i bought at $50 3 years ago, single, 95k income, tax?', 8000, 5000],
    ['sold 20 shares at $300 per share, cost basis $150 per share, held 2 years, income 95k', 6000, 3000],
    ['500 shares bought at $10, sold at $25 a year and a half later, income 95k single', 12_500, 5000],
    ['200 shares of apple bought at 50 now 180, if i sell all, single 90k, tax', 36_000, 10_000],
    // What all of them brought is told as such.
    ['i sold my 40 shares for 9k, cost 5k, held 3 years, single, 80k salary. tax?', 9000, 5000],
    ['bought 100 shares at $50, sold for $8,000 after 3 years, single, 95k income', 8000, 5000],
    [
      '400 shares of VTI worth $110,000, bought for $60,000. single, income 80k. tax if i sell',
      110_000,
      60_000,
    ],
  ])('%s', async (question, sold_for, bought_for) => {
    const { said } = await ask(question);
    expect(said).toMatchObject({ sold_for, bought_for });
    expect(said).not.toHaveProperty('age');
  });
});

describe('a follow-up stays with what it is about', () => {
  it('changes the rate of the one debt there is', async () => {
    const { said } = await ask(
      'How long to pay off 9k at 22% paying 300 a month?',
      'and if the rate was 12%?',
    );
    expect(said).toMatchObject({ debts: [{ balance: 9000, rate: 12 }], budget: 300 });
  });

  it('tells another figure of the same run', async () => {
    const { text } = await ask('Payment on a car loan of 22k at 8% for 5 years?', 'total interest?');
    expect(text).toMatch(/^\*\*Interest altogether: \[\$4,764/);
  });

  it('fills what it names, not what was filled before', async () => {
    const { said } = await ask(
      'I want to save 40k in 4 years for a down payment. How much a month?',
      'I already have 10k',
    );
    expect(said).toMatchObject({ target: 40_000, start: 10_000 });
  });
});

it('holds only figures of the same kind against each other', async () => {
  const { text } = await ask(
    'If I pay an extra $200 a month on my 300k 30 year mortgage at 6.5% how much do I save?',
  );
  expect(text).not.toMatch(/more than \[\$1,896/);
});

it('does not pass off the figure of a later year', async () => {
  const { text } = await ask('standard deduction single 2020');
  expect(text).not.toContain('$14,600');
});
