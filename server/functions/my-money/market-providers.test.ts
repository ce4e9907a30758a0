import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ageInWords, isOlderThanPromised, type MarketAnswer } from '#contract/market.ts';
import type { Market } from '#advisor/market/market-port.ts';
import type { Database } from '#server/db/database.ts';
import { createAlphaVantage } from '#server/market/alpha-vantage.ts';
import { createMarket } from '#server/market/create-market.ts';
import { createFinnhub } from '#server/market/finnhub.ts';
import { firstOf, guardProvider } from '#server/market/guard-provider.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { openTestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createWire } from '#server/testing/wire/wire-client.ts';

/** A local server that answers as Finnhub and Alpha Vantage document and do, with a free key of each. */
const now = new Date('2026-11-15T12:00:00Z');
const state = { isFinnhubDown: false, asked: [] as string[], lastAt: 0 };
const apartMs = 40;
const limits = {
  finnhub: { error: 'API limit reached. Please try again later. Remaining Limit: 0' },
  alphaVantage: {
    Information:
      'Thank you for using Alpha Vantage! Please consider spreading out your free API requests more sparingly (1 request per second). You may subscribe to any of the premium plans at https://www.alphavantage.co/premium/ to lift the free key rate limit (25 requests per day).',
  },
};
const finnhubAnswer = (path: string, symbol: string) => {
  if (state.isFinnhubDown) return { status: 429, body: limits.finnhub };
  if (path.endsWith('/yield-curve') || symbol.startsWith('^'))
    return { status: 403, body: { error: "You don't have access to this resource." } };
  const closed = Date.parse('2026-11-13T21:00:00Z') / 1000;
  return {
    status: 200,
    body: { c: 272.41, d: -0.54, dp: -0.1978, h: 275.96, l: 269.6, o: 271.05, pc: 272.95, t: closed },
  };
};
const alphaVantageAnswer = (query: URLSearchParams) => {
  const at = performance.now();
  const isTooSoon = at - state.lastAt < apartMs / 4;
  state.lastAt = at;
  if (isTooSoon) return limits.alphaVantage;
  if (query.get('function') === 'TREASURY_YIELD') {
    return {
      name: '10-Year Treasury Constant Maturity Rate',
      interval: 'daily',
      unit: 'percent',
      data: [
        { date: '2026-11-13', value: '4.14' },
        { date: '2026-11-12', value: '4.11' },
        { date: '2026-11-11', value: '.' },
      ],
    };
  }
  return {
    'Global Quote': {
      '01. symbol': query.get('symbol'),
      '02. open': '671.0100',
      '03. high': '675.6600',
      '04. low': '663.2700',
      '05. price': '671.9300',
      '06. volume': '100001234',
      '07. latest trading day': '2026-11-13',
      '08. previous close': '672.0400',
      '09. change': '-0.1100',
      '10. change percent': '-0.0164%',
    },
  };
};
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  state.asked.push(url.pathname === '/query' ? 'Alpha Vantage' : 'Finnhub');
  const { status, body } =
    url.pathname === '/query'
      ? { status: 200, body: alphaVantageAnswer(url.searchParams) }
      : finnhubAnswer(url.pathname, url.searchParams.get('symbol') ?? '');
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
});

describe('market insights by real providers', () => {
  let database: Database;
  let url: string;
  beforeAll(async () => {
    database = await freshDatabase();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => void Object.assign(state, { isFinnhubDown: false, asked: [], lastAt: 0 }));
  afterAll(async () => {
    server.close();
    await database.close();
  });

  const clock = { ms: 0 };
  const open = (...names: ('finnhub' | 'alphaVantage')[]) => {
    const problems: string[] = [];
    const started = performance.now();
    const time = () => clock.ms + performance.now() - started;
    const providers = names.map((name) =>
      name === 'finnhub'
        ? guardProvider(createFinnhub({ apiKey: 'my-key', url }), { callsPerMinute: 55, now: time })
        : guardProvider(createAlphaVantage({ apiKey: 'my-key', url }), {
            callsPerMinute: 20,
            apartMs,
            now: time,
          }),
    );
    const market = createMarket({
      provider: firstOf(providers),
      isSample: false,
      now: time,
      onProblem: ({ fault }) => problems.push(fault),
    });
    return { market, problems };
  };
  const askPage = async (market: Market) => {
    const wire = await createWire(database, { market });
    const client = wire.visitor();
    const { data } = await client.auth.signUp({
      email: `${crypto.randomUUID()}@example.com`,
      password: 'correct horse battery',
    });
    await database.query("update public.profiles set subscription_tier = 'pro' where id = $1", [
      data.user!.id,
    ]);
    return async () => {
      const answer = await wire.app.request('/functions/v1/market?symbols=AAPL', {
        headers: { authorization: `Bearer ${data.session!.access_token}` },
      });
      expect(answer.status).toBe(200);
      return (await answer.json()) as MarketAnswer;
    };
  };

  it('takes each figure from the provider that has it, and tells how old it is', async () => {
    const { market } = open('finnhub', 'alphaVantage');
    const { is_sample: isSample, indexes, yields, quotes } = await (await askPage(market))();
    expect(isSample).toBe(false);
    expect(indexes.map(({ fund, source }) => [fund, source])).toEqual(
      ['SPY', 'DIA', 'ONEQ', 'IWM'].map((fund) => [fund, 'Finnhub']),
    );
    expect(yields).toHaveLength(4);
    expect(yields[0]).toMatchObject({ percent: 4.14, previous_percent: 4.11, source: 'Alpha Vantage' });
    expect(quotes).toMatchObject([{ price: 272.41, at: '2026-11-13T21:00:00.000Z' }]);
    expect(isOlderThanPromised('quote', quotes[0]!.at, now)).toBe(true);
    const { ask } = await openTestAdvisor({ market });
    const { text } = await ask("what's Apple trading at?");
    expect(text).toContain('Apple (AAPL) is at $272.41');
    expect(text).toContain(`(Finnhub, ${ageInWords(quotes[0]!.at, now)} old)`);
  });

  it('asks Alpha Vantage one call after the other, and not again for a figure of the day', async () => {
    const { market, problems } = open('alphaVantage');
    const read = await askPage(market);
    const { indexes, yields, quotes } = await read();
    expect([indexes.length, yields.length, quotes.length]).toEqual([4, 4, 1]);
    expect(problems).toEqual([]);
    const { length } = state.asked;
    clock.ms += 2 * 3_600_000;
    expect((await read()).quotes).toMatchObject([{ price: 671.93, at: '2026-11-13' }]);
    expect(state.asked).toHaveLength(length);
  });

  it('keeps the last known figures while Finnhub refuses, and says so in the chat where there are none', async () => {
    const { market, problems } = open('finnhub');
    const read = await askPage(market);
    expect((await read()).quotes).toHaveLength(1);
    state.isFinnhubDown = true;
    clock.ms += 3_600_000;
    expect((await read()).quotes).toMatchObject([{ price: 272.41 }]);
    expect(problems).toContain('limit');
    const { ask } = await openTestAdvisor({ market });
    expect((await ask("what's Microsoft trading at?")).text).toContain(
      'The price service isn’t answering right now',
    );
  });
});
