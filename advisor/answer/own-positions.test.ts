import { beforeAll, describe, expect, it } from 'vitest';
import type { PlanId } from '#contract/entitlements.ts';
import type { Holding } from '#contract/holdings.ts';
import type { Quote } from '#contract/market.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import type { Market } from '#advisor/market/market-port.ts';
import type { Taxpayer } from '#advisor/portfolio/analyze/sale-tax.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';

const held = (symbol: string, value: number, more: Partial<Holding> = {}): Holding => ({
  account: 'Brokerage',
  account_type: 'taxable',
  kind: 'fund',
  symbol,
  name: symbol,
  quantity: value / 100,
  price: 100,
  value,
  cost_basis: null,
  term: null,
  as_of: '2026-11-12',
  ...more,
});
const ira = { account: 'IRA', account_type: 'traditional' } as const;
const holdings: Holding[] = [
  held('AAPL', 6000, { kind: 'stock', cost_basis: 2000, term: 'long' }),
  held('NVDA', 14_000, { kind: 'stock', cost_basis: 4000, term: 'long' }),
  held('VTI', 44_000, ira),
  held('EEM', 10_000),
  held('BND', 26_000, ira),
];

const quoteOf = (symbol: string): Quote => ({
  symbol,
  price: 101,
  previous_close: 100,
  at: '2026-11-15T11:58:00.000Z',
  source: 'Finnhub',
});
const market: Market = {
  isSample: false,
  quotes: (symbols) => Promise.resolve(symbols.map(quoteOf)),
  indexes: () => Promise.resolve([]),
  yields: () => Promise.resolve([]),
};

describe('questions about one position, a sale or a target', () => {
  let advisor: TestAdvisor;
  beforeAll(async () => {
    advisor = await openTestAdvisor({ market });
  });

  interface Asking {
    own?: readonly Holding[];
    plan?: PlanId;
    taxpayer?: Taxpayer;
    before?: readonly string[];
  }

  const ask = async (
    question: string,
    { own = holdings, plan = 'pro', taxpayer, before = [] }: Asking = {},
  ) => {
    const messages: { role: 'user' | 'assistant'; content: string }[] = [];
    let last = { text: '', opening: '' };
    for (const content of [...before, question]) {
      messages.push({ role: 'user', content });
      // oxlint-disable-next-line no-await-in-loop -- Each goes on from the one before.
      const { text, document } = await advisor.advisor.answer({
        messages: [...messages],
        mode: 'free',
        holdings: { load: () => Promise.resolve(own), plan, stated: undefined, taxpayer },
      });
      messages.push({ role: 'assistant', content: text });
      last = { text, opening: document?.opening ?? '' };
    }
    return last;
  };

  it('names the most expensive fund after a question about fees, and by itself', async () => {
    for (const before of [['how much do I pay in fund fees?'], []]) {
      const { text } = await ask('which one is the most expensive?', { before });
      expect(text).toContain('The most expensive is EEM: 0.72%, $72 a year.');
    }
  });

  it('tells what a company did today, and the own shares with it', async () => {
    const { opening, text } = await ask('how did Apple move today?');
    expect(opening).toMatch(/^Apple \(AAPL\) is at \$101\.00, up 1\.00% since the last close/);
    expect(text).toContain('Yours are up $60.');
    expect(text).toContain(
      'You hold $6,000 of Apple (AAPL), 6% of everything, and 8.5% with what your index funds hold of it.',
    );
    expect(text).toContain('From your holdings');
    // What is not held is a question about a price.
    expect((await ask('how did Tesla move today?')).text).not.toContain('From your holdings');
    expect((await ask('how did Apple move today?', { own: [] })).text).not.toContain('Add your holdings');
  });

  it('says how much of everything one company is', async () => {
    const { opening } = await ask('is NVDA too big a part of my portfolio?');
    expect(opening).toBe(
      'Yes, it’s more than a tenth: you hold $14,000 of NVIDIA (NVDA), 14% of everything, and 16.9% with what your index funds hold of it.',
    );
    const small = holdings.map((one) =>
      one.symbol === 'NVDA' ? { ...one, value: 1000, quantity: 10 } : one,
    );
    expect((await ask('is NVDA too big a part of my portfolio?', { own: small })).opening).toMatch(
      /^No, it’s less than a tenth/,
    );
  });

  it('gives the trades to another mix, with their tax', async () => {
    // $74,000 of $100,000 in stocks; the least taxed sale is in the IRA.
    const { opening, text } = await ask('How do I get to 70/30?');
    expect(opening).toBe('To get to 70% stocks and 30% bonds and cash, move $4,000 out of stocks.');
    expect(text).toContain('Sell $4,000 of VTI in IRA (no tax).');
    expect(text).toContain('Buy $4,000 of BND in IRA.');
    expect(readReceipts(text)).toMatchObject([{ calculator: 'optimize_rebalance' }]);
    const before = ['how did Apple move today?'];
    expect((await ask('How do I get to 70/30?', { before })).opening).toBe(opening);
    expect((await ask('What trades do I need to get to 20/80?')).text).toMatch(
      /The sales would bring about \$[\d,.]+ of federal tax/,
    );
    // $7,600 of $16,000 in stocks is sold: all of AAPL, and $1,600 of EEM, whose cost is not known.
    const few = holdings.filter(({ symbol }) => symbol !== 'VTI' && symbol !== 'NVDA');
    expect((await ask('What trades do I need to get to 20/80?', { own: few })).text).toContain(
      'What you paid for $1,600 of it isn’t known here, so its tax isn’t counted.',
    );
    expect((await ask('How do I get to 70/30?', { plan: 'free' })).text).toContain(
      'With Pro I work out the trades',
    );
    expect((await ask('How do I get to 70/30?', { own: [] })).text).toContain('Add your holdings');
  });

  it('tells the tax on a part of one position, by what is saved', async () => {
    const question = 'how much tax if I sell half of my NVDA?';
    // Half of a gain of $10,000, at 15%.
    const { opening, text } = await ask(question);
    expect(opening).toBe(
      'Selling $7,000 of your $14,000 of NVIDIA would bring a long-term gain of $5,000, and about $750 of federal tax.',
    );
    expect(text).toContain('Your other income isn’t known: long-term gains are taxed at 15%');
    expect(text).toContain('NVIDIA would be 7% of it instead of 14%.');
    expect(readReceipts(text)).toMatchObject([{ calculator: 'capital_gains_tax' }]);
    const saved = await ask(question, { taxpayer: { income: 100_000, filingStatus: 'single', state: 'pa' } });
    expect(saved.opening).toContain('about $750 of federal tax and $153.50 to Pennsylvania');
    expect((await ask('tax on selling $7,000 of my NVDA')).opening).toBe(opening);
    expect((await ask('what would I pay in taxes if I sold 20 shares of VTI')).opening).toContain(
      'would cost no tax',
    );
    // What is not held, or more than is held, is asked about as before.
    expect((await ask('tax on selling $90,000 of my NVDA')).text).not.toContain('From your holdings');
    expect((await ask('how much tax if I sell half of my TSLA?')).text).not.toContain('From your holdings');
    expect((await ask(question, { plan: 'free' })).text).toContain('With Pro');
  });
});
