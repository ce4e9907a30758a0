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
