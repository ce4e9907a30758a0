import { beforeAll, describe, expect, it } from 'vitest';
import type { Holding } from '#contract/holdings.ts';
import type { PlanId } from '#contract/entitlements.ts';
import { findUngrounded } from '#advisor/check/find-ungrounded.ts';
import { groundsOfAnswer } from '#advisor/check/grounds-of-answer.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import type { Market } from '#advisor/market/market-port.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';

const hold = (symbol: string, value: number, more: Partial<Holding> = {}): Holding => ({
  account: 'IRA',
  account_type: 'traditional',
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

const holdings = [
  hold('VTI', 60_000),
  hold('BND', 36_000),
  hold('XYZZX', 4_000, { account: 'Brokerage', account_type: 'taxable' }),
];

/** Every known symbol is up one percent; the unknown fund has no quote. */
const market: Market = {
  isSample: false,
  quotes: (symbols) =>
    Promise.resolve(
      symbols
        .filter((symbol) => symbol !== 'XYZZX')
        .map((symbol) => ({
          symbol,
          price: 101,
          previous_close: 100,
          at: '2026-11-15T11:55:00Z',
          source: 'Finnhub',
        })),
    ),
  indexes: () => Promise.resolve([]),
  yields: () => Promise.resolve([]),
};

describe('questions about the user’s own holdings', () => {
  let quoted: TestAdvisor;
  let sample: TestAdvisor;
  let alone: TestAdvisor;
  beforeAll(async () => {
    quoted = await openTestAdvisor({ market });
    sample = await openTestAdvisor({ market: { ...market, isSample: true } });
    alone = await openTestAdvisor();
  });

  interface Asking {
    by?: TestAdvisor;
    held?: readonly Holding[];
    plan?: PlanId;
    stated?: number;
  }

  const ask = async (
    question: string,
    { by = quoted, held = holdings, plan = 'pro', stated }: Asking = {},
  ) => {
    const { text, document } = await by.advisor.answer({
      messages: [{ role: 'user', content: question }],
      mode: 'free',
      holdings: { load: () => Promise.resolve(held), plan, stated },
    });
    const context = { question, articles: by.articles, calculators: by.advisor.calculators, year: by.year };
    return {
      text,
      opening: document?.opening ?? '',
      ungrounded: findUngrounded(text, await groundsOfAnswer(text, context)),
    };
  };

  const questions = {
    allocation: 'What is my asset allocation?',
    fees: 'how much do I pay in fund fees?',
    risk: 'is my portfolio too risky?',
    today: 'How did my stocks do today?',
  };

  it.each(Object.values(questions))(
    'are answered from the holdings, and the answer says so: %s',
    async (question) => {
      const { text, ungrounded } = await ask(question);
      expect(text).toContain(
        'From your holdings: 3 positions in 2 accounts worth $100,000, as of November 12, 2026.',
      );
      expect(ungrounded).toEqual([]);
    },
  );

  it('are answered with the asset mix inside the funds and the unknown part', async () => {
    const { opening, text } = await ask(questions.allocation);
    expect(opening).toBe('You hold 60% US stocks, 36% US bonds and 4% unknown.');
    expect(text).toContain('I don’t know what is in XYZZX');
    expect(text).toContain('Asset allocation is how you divide your money');
  });

  it('are answered with the fund fees and the calculation behind them', async () => {
    const { opening, text } = await ask(questions.fees);
    // VTI and BND take 0.03% each: $28.80 of $96,000.
    expect(opening).toBe('Your funds take $28.80 a year, 0.03% of the $96,000 in them.');
    expect(text).toContain('your other $4,000');
    expect(readReceipts(text)).toMatchObject([{ calculator: 'fee_drag' }]);
  });

  it('compare the risk with the share of stocks that the user wants', async () => {
    const { opening, text } = await ask(questions.risk, { stated: 40 });
    expect(opening).toBe('Yes, by what you said: you hold 63% in stocks, and you said 40%.');
    expect(readReceipts(text)).toMatchObject([{ calculator: 'portfolio_analysis' }]);
    expect((await ask(questions.risk, { stated: 62 })).opening).toMatch(/^No, it fits what you said/);
    expect((await ask(questions.risk)).text).toContain(
      'Answer the risk questions under [My numbers](/numbers)',
    );
  });

  it.each([
    'What are my portfolio fees?',
    'What do my funds cost me?',
    'How much do my funds cost me a year?',
  ])('are answered with the fund fees if they ask for the cost: %s', async (question) => {
    expect((await ask(question)).opening).toMatch(/^Your funds take \$28\.80 a year/);
  });

  it.each([
    'What if stocks fall like 2008?',
    'What would a crash like 2008 do to my portfolio?',
    'How much would my portfolio lose in a crash like 2008?',
    'How much would I lose in a crash like 2008?',
  ])('are answered with the loss in a past crisis: %s', async (question) => {
    const { opening, text, ungrounded } = await ask(question);
    // 62.5% stocks at -36.55% and 37.5% bonds at +20.1%, less fees of 0.03%, of $96,000.
    expect(opening).toBe(
      '2008 again would take about $14,724 from your $96,000 of stocks, bonds and cash: −15.3%.',
    );
    expect(text).toContain('1973–74: oil shock and inflation would be worse: −$21,021.');
    expect(readReceipts(text)).toMatchObject([{ calculator: 'portfolio_analysis' }]);
    expect(ungrounded).toEqual([]);
    expect((await ask(question, { plan: 'free' })).text).toContain('With Pro I work out what that would do');
  });

  it('can ask for another crisis in a follow-up', async () => {
    const asking = {
      mode: 'free',
      holdings: { load: () => Promise.resolve(holdings), plan: 'pro', stated: undefined },
    } as const;
    const first = { role: 'user', content: 'What if stocks fall like 2008?' } as const;
    const { text } = await quoted.advisor.answer({ ...asking, messages: [first] });
    const messages = [
      first,
      { role: 'assistant', content: text },
      { role: 'user', content: 'and like 2022?' },
    ] as const;
    const { document } = await quoted.advisor.answer({ ...asking, messages: [...messages] });
    // 62.5% stocks at -18.04% and 37.5% bonds at -17.83%, less fees of 0.03%.
    expect(document?.opening).toMatch(/^2022 again would take about \$17,\d{3} from your \$96,000/);
  });

  it('do not include questions about the market in a year', async () => {
    expect((await ask('How did stocks do in 2008?')).text).not.toContain('From your holdings');
  });

  it('open with the largest single company if they ask about concentration', async () => {
    const shares = hold('AAPL', 50_000, { kind: 'stock', name: 'Apple' });
    expect((await ask('Am I too concentrated?', { held: [...holdings, shares] })).opening).toMatch(
      /^A lot rides on Apple: \$5\d,\d{3}, 3\d(?:\.\d)?% of everything\.$/,
    );
    expect((await ask('Am I too concentrated?')).opening).toMatch(/^No single company weighs much: /);
  });

  it('are answered with the share of stocks if they ask how risky the portfolio is', async () => {
    expect((await ask('How risky is my portfolio?')).opening).toContain('63% in stocks');
  });

  it('are answered with their worth, the change, the time zone and the holdings without a price', async () => {
    const { opening, text } = await ask(questions.today);
    expect(opening).toBe(
      'Your holdings that have a price today are worth $96,960, up $960 (1%) since the last close, as of November 15 at 6:55 AM ET (Finnhub).',
    );
    expect(text).toContain('no price today for XYZZX');
    expect(text).not.toContain('Sample data');
  });

  it('get a note about sample data if prices are made up', async () => {
    expect((await ask(questions.today, { by: sample })).text).toContain('Sample data, not real prices');
  });

  it('get the held amount and a note if the price service fails', async () => {
    const down = await openTestAdvisor({ market: { ...market, quotes: () => Promise.resolve([]) } });
    const { opening, text } = await ask("what's Apple trading at?", { by: down, held: [hold('AAPL', 2700)] });
    expect(opening).toMatch(/^The price service isn’t answering right now/);
    expect(text).toContain('You hold $2,700 of Apple (AAPL), 100% of everything.');
  });

  it.each([
    ['cost of all', [15_000, 45_000], 'What you’ve added is worth $70,000, $10,000 more than you paid.'],
    [
      'cost of a part',
      [25_000, null],
      'What you’ve added is worth $70,000. On the $20,000 whose cost is known, that is $5,000 less than you paid.',
    ],
    ['no cost', [null, null], 'What you’ve added is worth $70,000.'],
  ] as const)('about how they do open with their worth and their gain: %s', async (_, costs, expected) => {
    const held = [
      hold('VTI', 20_000, { cost_basis: costs[0] }),
      hold('BND', 50_000, { cost_basis: costs[1] }),
    ];
    const { opening, text, ungrounded } = await ask('how is my portfolio doing', { by: alone, held });
    expect(opening).toBe(expected);
    expect(text).toContain('FinDeus is connected to none of your accounts');
    expect(ungrounded).toEqual([]);
  });

  it('get a note if the site has no market data', async () => {
    const { text } = await ask(questions.today, { by: alone });
    expect(text).toContain('this site has no market data');
    expect(text).toContain('They were worth $100,000 as of November 12, 2026.');
  });

  it.each(Object.values(questions))(
    'link to the portfolio page if the user has no holdings: %s',
    async (question) => {
      const { text } = await ask(question, { held: [] });
      expect(text).toContain('Add your holdings on the [Portfolio page](/portfolio)');
      expect(text).not.toContain('From your holdings');
    },
  );

  it('get only the asset mix on the free plan', async () => {
    expect((await ask(questions.allocation, { plan: 'free' })).opening).toContain('60% US stocks');
    for (const question of [questions.fees, questions.risk, questions.today]) {
      const { text } = await ask(question, { plan: 'free' });
      expect(text).toContain('Pro');
      expect(text).not.toContain('From your holdings');
    }
  });

  it('each get their own answer in one conversation', async () => {
    const messages: { role: 'user' | 'assistant'; content: string }[] = [];
    const openings: string[] = [];
    for (const content of [questions.today, questions.allocation, questions.fees]) {
      messages.push({ role: 'user', content });
      // oxlint-disable-next-line no-await-in-loop -- Each question needs the answer before it.
      const { text, document } = await quoted.advisor.answer({
        messages: [...messages],
        mode: 'free',
        holdings: { load: () => Promise.resolve(holdings), plan: 'pro', stated: undefined },
      });
      messages.push({ role: 'assistant', content: text });
      openings.push(document?.opening ?? '');
    }
    expect(openings).toEqual([
      expect.stringMatching(/^Your holdings that have a price today are worth \$96,960, up \$960/),
      'You hold 60% US stocks, 36% US bonds and 4% unknown.',
      expect.stringMatching(/^Your funds take \$28\.80 a year/),
    ]);
  });

  it.each([
    [['how is my portfolio doing', 'what are my fees', 'am I taking too much risk']],
    [['what are my fees', 'am I taking too much risk']],
  ])('about risk are not taken for one about the answer before them: %s', async (asked) => {
    const messages: { role: 'user' | 'assistant'; content: string }[] = [];
    for (const content of asked) {
      messages.push({ role: 'user', content });
      // oxlint-disable-next-line no-await-in-loop -- Each question needs the answer before it.
      const { text } = await quoted.advisor.answer({
        messages: [...messages],
        mode: 'free',
        holdings: { load: () => Promise.resolve(holdings), plan: 'pro', stated: undefined },
      });
      expect(text).toContain('From your holdings');
      messages.push({ role: 'assistant', content: text });
    }
    expect(messages.at(-1)?.content).toContain('you hold 63% in stocks');
  });

  it('do not include questions that give their own figures', async () => {
    const { text } = await ask('I hold 60% stocks and 40% bonds, how risky is that?');
    expect(text).not.toContain('From your holdings');
  });
});
