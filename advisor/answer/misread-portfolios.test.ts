import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/open-test-advisor.ts';

let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor());
});

const holding = (told: object) => expect.objectContaining(told) as object;

describe('holdings are told in many ways', () => {
  it.each([
    [
      'ninety thousand in stocks, thirty in bonds, want 60/40, how much stock to sell',
      [holding({ amount: 90_000, target: 60 }), holding({ amount: 30_000, target: 40 })],
      {},
    ],
    [
      'rebalance 45k in stocks, 15k in bonds and 5k cash to 60/30/10',
      [
        holding({ amount: 45_000, target: 60 }),
        holding({ amount: 15_000, target: 30 }),
        holding({ amount: 5000, target: 10 }),
      ],
      {},
    ],
    [
      'portfolio of 120k at 85/15, target is 70/30, how much stock should be sold',
      [holding({ share: 85, target: 70 }), holding({ share: 15, target: 30 })],
      { total: 120_000 },
    ],
    [
      'My portfolio is 80,000: 75% stocks and 25% bonds. I want 60/40. How much do I sell?',
      [holding({ share: 75, target: 60 }), holding({ share: 25, target: 40 })],
      { total: 80_000 },
    ],
    [
      'Without selling: 31k in stocks, 20k in bonds and 9k of new money. Target 60% stocks, 40% bonds.',
      [holding({ amount: 31_000, target: 60 }), holding({ amount: 20_000, target: 40 })],
      { newMoney: 9000, selling: false },
    ],
  ])('%s', async (question, holdings, more) => {
    expect((await ask(question)).said).toMatchObject({ holdings, ...more });
  });
});

it('takes one amount beside parts of a whole for that of the whole', async () => {
  const { receipts, said } = await ask('60/40 portfolio, 300k, whats the expected return and worst year');
  expect(receipts[0]?.calculator).toBe('portfolio_analysis');
  expect(said).toMatchObject({ holdings: [holding({ amount: 180_000 }), holding({ amount: 120_000 })] });
  const target = await ask('target 60/40, 300k of new money, how do I split it to rebalance?');
  expect(target.said).toMatchObject({
    holdings: [holding({ amount: 0, target: 60 }), holding({ amount: 0, target: 40 })],
    newMoney: 300_000,
  });
});

it('takes new targets for the same holdings', async () => {
  const { said } = await ask('65k stocks, 35k bonds, want 50/50, what to rebalance?', 'and 60/40?');
  expect(said).toMatchObject({
    holdings: [holding({ amount: 65_000, target: 60 }), holding({ amount: 35_000, target: 40 })],
  });
});

it('leaves out dates that only some entries have', async () => {
  const { said } = await ask(
    'I started 2025 with $100,000. On July 1 it was worth 108,000 and I added 20,000. At year end it was 135,000. Time-weighted return?',
  );
  expect(said).toMatchObject({
    valuations: [
      holding({ value: 100_000, year: 0 }),
      holding({ value: 108_000, flow: 20_000 }),
      holding({ value: 135_000 }),
    ],
  });
});

describe('a price is what dealers and traders mean by it', () => {
  it.each([
    [
      'A bond with a 5% coupon and 8 years left is priced at 92. Yield to maturity?',
      { price: 92, coupon: 5 },
    ],
    [
      'how much should i pay today for a zero coupon bond paying 10,000 in 12 years to earn 5% compounded annually',
      { face: 10_000, coupon: 0, yield: 5, years: 12 },
    ],
    [
      'price of a 20-year 4.5% semiannual bond when market rates are 5.5%',
      { years: 20, coupon: 4.5, yield: 5.5 },
    ],
    [
      'call option, stock 50, strike 52, 3 months to go, quoted at 2.10, rates 4%. implied volatility?',
      { spot: 50, strike: 52, premium: 2.1, rate: 4 },
    ],
    [
      'I own 200 shares at $40 and buy protective puts with strike 38 for $1.50. Worst case loss?',
      { strategy: 'protective_put', spot: 40, strike: 38, premium: 1.5, shares: 200 },
    ],
    [
      'covered call: own 100 at $48, sold the 50 call for 1.10, max gain?',
      { strategy: 'covered_call', spot: 48, strike: 50, premium: 1.1 },
    ],
    ['coin flip pays 3 to 2, 50/50 odds. kelly', { win_chance: 50, odds: 1.5 }],
    ['black scholes call S=42 K=40 T=0.5 r=10% sigma=20%', { spot: 42, strike: 40, years: 0.5, rate: 10 }],
  ])('%s', async (question, expected) => {
    expect((await ask(question)).said).toMatchObject(expected);
  });
});

it.each([
  ['100k in s&p in 2000 til now, how much', { from_year: 2000, stretch: 'since', amount: 100_000 }],
  ['10k in the s&p 500 in 1995 until now', { from_year: 1995, stretch: 'since', amount: 10_000 }],
  [
    'how much would 5k invested in the s&p 500 in 2010 be now',
    { from_year: 2010, stretch: 'since', amount: 5000 },
  ],
])('goes on until now: %s', async (question, expected) => {
  expect((await ask(question)).said).toMatchObject(expected);
});

describe('returns keep their direction', () => {
  it.each([
    [
      'fund lost 20% one year, then 10% the next, then gained 30%. what was the max drawdown?',
      [-20, -10, 30],
    ],
    ['my fund fell 15% then 5% then rose 20%, max drawdown?', [-15, -5, 20]],
    ['my yearly returns: 2020 16%, 2021 27%, 2022 -19%. compound growth?', [16, 27, -19]],
    ['the fund dropped 12% in 2022, then gained 18% and 9%. annualized return?', [-12, 18, 9]],
  ])('%s', async (question, returns) => {
    const { said } = await ask(question);
    expect(said).toMatchObject({ returns: returns.map((value) => holding({ value })) });
  });
});
