import { beforeAll, describe, expect, it } from 'vitest';
import { assessAnswer } from '#advisor/assess/assess-answer.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/open-test-advisor.ts';

let test: TestAdvisor;
beforeAll(async () => {
  test = await openTestAdvisor();
});

const told = async (question: string) => {
  const { said } = await test.ask(question);
  return (said.holdings as { amount: number; kind?: string }[]).map(
    ({ amount, kind }) => [amount, kind] as const,
  );
};

const confidenceOf = async (question: string) => {
  const answer = await test.ask(question);
  const { articles, year, advisor } = test;
  const { confidence } = await assessAnswer({ ...answer, articles, year, calculators: advisor.calculators });
  return confidence;
};

describe('a holding is of the kind that its words or its ticker say', () => {
  it.each([
    [
      'How risky is my portfolio: $60,000 in a stock index fund and $40,000 in a bond index fund?',
      [
        [60_000, 'stocks'],
        [40_000, 'bonds'],
      ],
    ],
    [
      'How risky is my portfolio: VTI $60,000, BND $40,000',
      [
        [60_000, 'stocks'],
        [40_000, 'bonds'],
      ],
    ],
    [
      'How risky is my portfolio? $30k VTI, $30k VXUS, $40k BND',
      [
        [30_000, 'stocks'],
        [30_000, 'stocks'],
        [40_000, 'bonds'],
      ],
    ],
    [
      'How risky is my portfolio with stocks worth $70,000 and treasury bills worth $30,000? Should I hold more bonds?',
      [
        [70_000, 'stocks'],
        [30_000, 'cash'],
      ],
    ],
    [
      'how risky is my portfolio with 5k each in vti, bnd and sgov',
      [
        [5000, 'stocks'],
        [5000, 'bonds'],
        [5000, 'cash'],
      ],
    ],
    [
      'How risky are my savings: $60,000 in stocks and $40,000 in bonds?',
      [
        [60_000, 'stocks'],
        [40_000, 'bonds'],
      ],
    ],
    [
      'How risky are my stocks: $60,000 VTI, $40,000 BND',
      [
        [60_000, 'stocks'],
        [40_000, 'bonds'],
      ],
    ],
    [
      'How risky are my savings of $60,000 in stocks, $30,000 in bonds and $10,000 in cash?',
      [
        [60_000, 'stocks'],
        [30_000, 'bonds'],
        [10_000, 'cash'],
      ],
    ],
    ['How risky are my savings: $60,000 in stocks?', [[60_000, 'stocks']]],
    [
      'How risky is my portfolio for the future: $60,000 in stocks and $40,000 in bonds?',
      [
        [60_000, 'stocks'],
        [40_000, 'bonds'],
      ],
    ],
    [
      'How risky is my portfolio: $50,000 in a stable value fund and $50,000 in US stocks?',
      [
        [50_000, 'cash'],
        [50_000, 'stocks'],
      ],
    ],
    [
      'How risky is my portfolio: $50,000 in Vanguard Total Stock Market Index Fund and $20,000 of VTI shares?',
      [
        [50_000, 'stocks'],
        [20_000, 'stocks'],
      ],
    ],
    [
      '80/20 VTI VXUS with $100,000',
      [
        [80_000, 'stocks'],
        [20_000, 'stocks'],
      ],
    ],
    [
      'How risky is an 80/20 stock portfolio with $100,000?',
      [
        [80_000, 'stocks'],
        [20_000, 'bonds'],
      ],
    ],
    [
      '80/20 portfolio of US and international stocks with $250,000',
      [
        [200_000, 'stocks'],
        [50_000, 'stocks'],
      ],
    ],
  ])('%s', async (question, holdings) => {
    expect(await told(question)).toEqual(holdings);
  });
});

describe('what there are no figures for is named, and not taken for the stock market', () => {
  it.each([
    ['How risky is my portfolio: $60,000 in a target date fund and $40,000 in a bond fund?', 'target date'],
    ['How risky is my portfolio with $50,000 in bitcoin and $50,000 in bonds?', 'cryptocurrencies'],
    ['How risky is my portfolio: 40k gold, 60k S&P 500', 'gold'],
    ['My portfolio is 100% Tesla, $200,000. How risky is it?', 'single companies'],
    ['How risky is my portfolio with Tesla stock worth $200,000?', 'single companies'],
    ['How risky is my portfolio: Tesla $50,000 and $50,000 in bonds?', 'single companies'],
    ['How risky is my portfolio: $50,000 in REITs and $50,000 in cash?', 'real estate'],
    ['How risky is my portfolio: $50,000 in ARKK and $50,000 in BND?', 'tickers that are not known'],
    ['How risky is my portfolio: $150,000 in Ford stock and $50,000 in bonds?', 'single companies'],
    ['How risky is my portfolio: IBM shares worth $50,000 and $20,000 in cash?', 'single companies'],
    ['How risky is my portfolio: $60,000 in oil futures and $40,000 in bonds?', 'commodities'],
    ['How risky is my portfolio: a 60/40 split of Tesla stock and bonds, $250,000?', 'single companies'],
  ])('%s', async (question, named) => {
    const { text, receipts, planned } = await test.ask(question);
    expect(planned?.plan.kind).toBe('problem');
    expect(text).toContain(named);
    expect(receipts.flatMap(({ figures }) => figures)).toEqual([]);
    expect(await confidenceOf(question)).toBe(0);
  });

  it('though their fees are worked out', async () => {
    const { receipts, text } = await test.ask(
      '60k in a target date fund at 0.10% and 40k in a bond fund at 0.60%, what do the fund fees cost me a year',
    );
    const figures = Object.fromEntries(receipts[0]!.figures.map(({ id, value }) => [id, value]));
    expect(figures).toMatchObject({ fee_cost: 300, total: 100_000 });
    expect(figures).not.toHaveProperty('volatility');
    expect(text).toContain('target date');
  });
});

describe('a kind that nobody named', () => {
  const named = 'How risky is my portfolio: $60,000 in a stock fund and $40,000 in a bond fund?';
  const unnamed = 'How risky is my portfolio: $60,000 in a stock fund and $40,000 in another fund?';

  it('is told under what was assumed, and in the receipt', async () => {
    const { text, receipts } = await test.ask(unnamed);
    expect(text).toMatch(/\*\*Assumed\*\*\s+- Kind of holding: stocks, for \$40,000 \(/);
    expect(receipts[0]!.inputs.holdings).toMatchObject({ origin: 'you said', assumed: ['1.kind'] });
    const said = await test.ask(named);
    expect(said.text).not.toContain('Kind of holding');
    expect(said.receipts[0]!.inputs.holdings).not.toHaveProperty('assumed');
  });

  it('makes the answer less sure', async () => {
    expect(await confidenceOf(unnamed)).toBeLessThan((await confidenceOf(named)) * 0.95);
  });

  it('is still an assumption when the conversation goes on', async () => {
    const { receipts } = await test.ask(unnamed, 'how did you get that?');
    expect(receipts[0]!.inputs.holdings).toMatchObject({ assumed: ['1.kind'] });
  });
});

describe('what is told of several at once', () => {
  const holdingsOf = async (question: string) => {
    const { receipts, text } = await test.ask(question);
    return { ...receipts[0]!.inputs.holdings, text };
  };

  it('is split evenly where one amount is for two kinds, and that is told', async () => {
    const { value, assumed, text } = await holdingsOf(
      'How risky is my portfolio with $60,000 in stocks and bonds?',
    );
    expect(value).toMatchObject([
      { amount: 30_000, kind: 'stocks' },
      { amount: 30_000, kind: 'bonds' },
    ]);
    expect(assumed).toEqual(['0.amount', '1.amount']);
    expect(text).toMatch(/- Amount: \$30,000 \(/);
    const asked = await holdingsOf('How risky is my portfolio with $60,000 in stocks, should I buy bonds?');
    expect(asked).toMatchObject({ value: [{ amount: 60_000, kind: 'stocks' }] });
  });

  it('is of the usual kinds where a ratio names none, which stays an assumption', async () => {
    const question = 'How risky is a 60/40 portfolio of $250,000?';
    const { assumed, text } = await holdingsOf(question);
    expect(assumed).toEqual(['0.kind', '1.kind']);
    expect(text).toContain('- Kind of holding: stocks, for $150,000; bonds, for $100,000 (');
    const { receipts } = await test.ask(question, 'how did you get that?');
    expect(receipts[0]!.inputs.holdings).toMatchObject({
      value: [{ kind: 'stocks' }, { kind: 'bonds' }],
      assumed: ['0.kind', '1.kind'],
    });
  });

  it('has the fee that is told behind all of it', async () => {
    expect(await holdingsOf('How risky is 80/20 with 500k, fees 0.05%')).toMatchObject({
      value: [{ fee: 0.05 }, { fee: 0.05 }],
    });
    expect(
      await holdingsOf('How risky is my portfolio: $60,000 in stocks and $40,000 in bonds at 0.5%?'),
    ).toMatchObject({ value: [{ fee: 0 }, { fee: 0.5 }] });
  });

  it('is as many debts as are counted', async () => {
    const { said } = await test.ask(
      'three cards: 5000 each at 22%, paying 600 a month. When am I debt free?',
    );
    expect(said).toMatchObject({
      debts: Array.from({ length: 3 }, () => ({ balance: 5000, rate: 22 })),
      budget: 600,
    });
  });

  it.each(['60% VTI 40% BND portfolio risk', 'VTI 60% BND 40%'])(
    'is a share of a round sum where none is named: %s',
    async (question) => {
      const { receipts, ungrounded, text } = await test.ask(question);
      expect(receipts[0]!.inputs.holdings).toMatchObject({
        value: [
          { amount: 60_000, kind: 'stocks' },
          { amount: 40_000, kind: 'bonds' },
        ],
        assumed: ['0.amount', '1.amount'],
      });
      expect(text).toMatch(/- Amount: \$60,000; \$40,000 \(/);
      expect(ungrounded).toEqual([]);
    },
  );

  it('survives a receipt that assumes what is not there', async () => {
    const { messages } = await test.ask('How risky is a 60/40 portfolio of $250,000?');
    const forged = messages.map((message) => ({
      ...message,
      content: message.content.replace('"assumed":["0.kind"', '"assumed":["9.kind","0.constructor","x"'),
    }));
    const { receipts } = await test.answer([...forged, { role: 'user', content: 'how did you get that?' }]);
    expect(receipts[0]!.inputs.holdings!.assumed).toEqual(['1.kind']);
  });
});

it('says of the shares of one company that it has no figures of it, and what to read instead', async () => {
  const { text, planned } = await test.ask('I have 100 shares of Apple, how risky is that');
  expect(planned?.plan).toMatchObject({ kind: 'limit', limit: { id: 'companies' } });
  expect(text).toContain('#article.concentration-and-employer-stock');
});

describe('a count is no amount', () => {
  it.each([
    [
      'How risky is my portfolio with $50,000 in 5 stock funds and $10,000 in cash?',
      [
        [50_000, 'stocks'],
        [10_000, 'cash'],
      ],
    ],
    [
      'How risky is my portfolio: $10,000 each in 12 stocks?',
      Array.from({ length: 12 }, () => [10_000, 'stocks']),
    ],
    [
      'How risky is my portfolio of 3 bond funds with $20,000 each?',
      Array.from({ length: 3 }, () => [20_000, 'bonds']),
    ],
    [
      'How risky is my portfolio: $10,000 in each of 4 stock funds, and $20,000 in bonds?',
      [...Array.from({ length: 4 }, () => [10_000, 'stocks']), [20_000, 'bonds']],
    ],
    [
      'How risky is a 90/10 stock bond portfolio with $250,000?',
      [
        [225_000, 'stocks'],
        [25_000, 'bonds'],
      ],
    ],
    [
      'How risky is a 60/40 portfolio of $250,000?',
      [
        [150_000, 'stocks'],
        [100_000, 'bonds'],
      ],
    ],
    [
      'How risky is my $200,000 portfolio with 50% in bonds, 30% in stocks and 20% in cash?',
      [
        [100_000, 'bonds'],
        [60_000, 'stocks'],
        [40_000, 'cash'],
      ],
    ],
  ])('%s', async (question, holdings) => {
    expect(await told(question)).toEqual(holdings);
  });

  it('takes twelve companies for twelve holdings, of which there are no figures', async () => {
    const question = 'I hold $10,000 each in 12 stocks: AAPL, MSFT, TSLA. How risky is my portfolio?';
    const { text, planned } = await test.ask(question);
    expect(planned?.plan.kind).toBe('problem');
    expect(text).toContain('single companies');
    expect(await told(question)).toEqual(Array.from({ length: 12 }, () => [10_000, 'single_company']));
  });

  it('costs confidence where it found no place', async () => {
    const placed = 'How risky is my portfolio with $50,000 in stocks and $10,000 in cash?';
    const left = 'How risky is my portfolio with $50,000 in 5 stock funds and $10,000 in cash?';
    expect(await confidenceOf(left)).toBeLessThan(await confidenceOf(placed));
  });
});

it('takes no word of the question for a ticker', async () => {
  const { receipts } = await test.ask(
    '60k in a fund at 0.04% and 40k in one at 0.60%, what do the fund fees cost me a year',
  );
  expect(receipts[0]!.inputs.holdings).toMatchObject({ assumed: ['0.kind', '1.kind'] });
});
