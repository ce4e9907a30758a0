import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/open-test-advisor.ts';

let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor());
});

describe('what merely sounds like a neighbour has a calculator of its own', () => {
  it.each([
    ['how long will 400k last withdrawing 2,500 a month at 5%', '**$400,000 last about [21.6 years]'],
    ['Can I live off 1.2 million with 4%?', '**4% of $1,200,000 is [$48,000 a year]'],
    ['If I retire with $875,000 and take out 4% in year one, how much is that per year?', '[$35,000 a year]'],
    ['coast fire number: I’m 32, want 1.5 million at 65, 7% return', '[$160,852]'],
    ['72(t): I am 52 with $500,000 in an IRA, how much can I take each year at 5%?', '[$30,773]'],
    ['spousal social security: husband’s PIA $3,000, I claim at 62', '[$975 a month]'],
    ['I’m 64, draw 1,800 a month social security and earn 40,000 working. How much is withheld?', '[$7,760]'],
    ['inherited a 300k IRA from my dad in 2024, I’m 45. How much must I take each year?', '[$7,335]'],
    ['What’s the Sharpe ratio of a fund with a 9% return, 15% volatility and 4% risk-free rate?', '[0.333]'],
    ['What happens to a bond fund with duration 5.8 if yields jump 1.5 percentage points?', '[8.7%]'],
  ])('%s', async (question, expected) => {
    expect((await ask(question)).text).toContain(expected);
  });
});

describe('money is lived on from the retirement to the age that it has to last to', () => {
  it.each([
    ['im 55, 600k in 401k, plan to retire at 62 with 40k a year, will my money last to 90', 28],
    ['im 55, 600k in 401k, plan to retire at 62 with 40k a year, will my money last until 90', 28],
    ["i'm 60, retire at 65, have 800k, spend 50k, chance it lasts til 95?", 30],
    ["i'm 70, retired at 65, have 600k spend 40k will it last to 95", 25],
    ["i'm 35 and have 50k growing at 6%, how much at 65", 30],
    ['i have 300k at 42, can i coast to 65 if i spend 60k a year, 6.5% return', 23],
  ])('%s', async (question, years) => {
    expect((await ask(question)).said).toMatchObject({ years });
  });
});

describe('what Social Security and a pension pay need not be saved', () => {
  it.each([
    ['how much do i need to retire if i spend 5,500 a month and get 2,100 from ss', 1_020_000],
    ['5,500 a month spending, 2,100 social security, how much do i need saved to retire', 1_020_000],
    ['how much do i need to retire if i spend 6000 a month and social security pays 2500 a month', 1_050_000],
    ['need 60k a year in retirement, ss will cover 24k', 900_000],
    ['we need 7000 a month and have a pension of 2000 and ss of 2500. how much do we need saved', 750_000],
    ['spending 80k a year, social security 30k, pension 10k, fire number', 1_000_000],
    ["i'm 64, get 1,800 social security and earn 40,000, how much is withheld", 7760],
    ['how long will 500k last if i spend 5000 a month and ss pays 2200', 10],
  ])('%s', async (question, figure) => {
    expect((await ask(question)).headlines).toEqual([figure]);
  });
});

describe('a required distribution comes out of what it is required of', () => {
  it.each([
    [
      'turned 73 this year, 401k was 1.1m end of last year and 85k in roth ira. whats my rmd',
      { balance: 1_100_000, age: 73 },
    ],
    ["my ira is 450k and my roth is 120k, i'm 77, how much rmd", { balance: 450_000, age: 77 }],
    ["i'm 74, ira 400k and roth 100k, rmd?", { balance: 400_000, age: 74 }],
    ['i have 20k in savings and 80k in my ira at 73, rmd', { balance: 80_000, age: 73 }],
    ["I'm 75 with 300k in a 401k and 200k savings in an IRA. RMD?", { balance: 500_000, age: 75 }],
    ["I'm 75 with 300k in a brokerage IRA and 200k in a 401k. RMD?", { balance: 500_000, age: 75 }],
    ["I'm 75 with retirement savings of 500k and a 100k 403b. RMD?", { balance: 600_000, age: 75 }],
    ["I'm 75. My IRA has 500k in cash. RMD?", { balance: 500_000, age: 75 }],
    ["i'm 76 with a 300k ira and a 200k 401k, how much must i take out", { balance: 500_000, age: 76 }],
    ["should i convert 100k of my 400k ira to roth before rmds start, i'm 65 single", { convert: 100_000 }],
  ])('%s', async (question, expected) => {
    expect((await ask(question)).said).toMatchObject(expected);
  });
});

describe('what an account will hold, with what an employer adds as a share of pay', () => {
  it.each([
    [
      "i'm 44, have 320k in 401k, put in 19,200 a year, how much will i have at 67 at 6.5%",
      { start: 320_000, monthly: 1600, rate: 6.5, years: 23 },
    ],
    [
      "i'm 44, have 320k in 401k, put in 18k a year, employer adds 5%, salary 120k, how much will i have at 67 at 6.5%",
      { start: 320_000, monthly: 2000, rate: 6.5, years: 23 },
    ],
    [
      'im 30, have 15k, saving 10% of 60k a year with 4% match, how much will i have at 65 at 7%',
      { start: 15_000, monthly: 700, rate: 7, years: 35 },
    ],
    [
      'my employer gives a 4% match on my 70k salary, what is it worth',
      { salary: 70_000, match_percent: 100, match_limit: 4 },
    ],
    ['50% match, salary 90k, i contribute 6%. match?', { match_percent: 50, contribution_percent: 6 }],
    ["how much will i have at 65 if i'm 40 with 150k and save 800 a month, 6%, 1% fee", { fee: 1, rate: 6 }],
    ['how much will i have to withdraw at 75 from 500k ira', { balance: 500_000, age: 75 }],
  ])('%s', async (question, expected) => {
    expect((await ask(question)).said).toMatchObject(expected);
  });
});

describe('an amount goes where it was meant', () => {
  it.each([
    [
      'Roth or traditional, 10k a year, 24% now 12% later, 6% for 30 years',
      { rate_now: 24, rate_later: 12, rate: 6, years: 30 },
    ],
    ['hsa family max 2026 at 56', { plan: 'hsa', age: 56, health: 'family' }],
  ])('%s', async (question, expected) => {
    expect((await ask(question)).said).toMatchObject(expected);
  });

  it.each([
    [
      'How long will 500k last at 3,000 a month and 4%?',
      'what if I take 2,500',
      { balance: 500_000, withdrawal: 2500 },
    ],
    ['coast fire: 1.2 million in 28 years at 6%', 'and in 20 years?', { target: 1_200_000, years: 20 }],
  ])('%s %s', async (question, next, expected) => {
    expect((await ask(question, next)).said).toMatchObject(expected);
  });

  it('asks rather than take a benefit for the salary of a year', async () => {
    const { headlines } = await ask('at 70 what do i get if my pia at 67 is 1,800');
    expect(headlines).toEqual([]);
  });

  it('does not take a year for a salary', async () => {
    const { said } = await ask('how much can i earn in 2026 on social security before they cut it');
    expect(said).not.toHaveProperty('salary');
  });

  it('does not take a date for an amount', async () => {
    const { said } = await ask(
      'I turn 67 in October 2026, earned 80k before that month and get 2,000 a month of Social Security',
    );
    expect(Object.values(said ?? {})).not.toContain(2026);
  });
});
