import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAlphaVantage } from '#server/market/alpha-vantage.ts';
import { createFinnhub } from '#server/market/finnhub.ts';
import { ProviderProblem } from '#server/market/provider.ts';

interface Reply {
  status?: number;
  body: unknown;
}

/** A local server that answers in the form that the provider documents. */
const asked: { path: string; query: URLSearchParams; headers: IncomingMessage['headers'] }[] = [];
let reply: (query: URLSearchParams, path: string) => Reply;
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  asked.push({ path: url.pathname, query: url.searchParams, headers: request.headers });
  const { status = 200, body } = reply(url.searchParams, url.pathname);
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
});
let url: string;
const { signal } = new AbortController();

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void asked.splice(0));
afterAll(() => void server.close());

const faultOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => null,
    (problem: unknown) => problem,
  );
  expect(error).toBeInstanceOf(ProviderProblem);
  // The key must not be in the log.
  expect(String((error as Error).stack)).not.toContain('my-key');
  return (error as ProviderProblem).fault;
};

describe('Finnhub', () => {
  const finnhub = () => createFinnhub({ apiKey: 'my-key', url });
  const quote = {
    c: 261.74,
    d: 1.5,
    dp: 0.58,
    h: 263.31,
    l: 260.68,
    o: 261.07,
    pc: 259.45,
    t: 1_763_395_200,
  };

  it('returns a quote with its time and source, and sends the key as a header', async () => {
    reply = () => ({ body: quote });
    expect(await finnhub().quote('BRK.B', signal)).toEqual({
      symbol: 'BRK.B',
      price: 261.74,
      previous_close: 259.45,
      at: '2025-11-17T16:00:00.000Z',
      source: 'Finnhub',
    });
    expect(asked[0]).toMatchObject({ path: '/api/v1/quote', headers: { 'x-finnhub-token': 'my-key' } });
    expect(asked[0]!.query.get('symbol')).toBe('BRK.B');
    expect([...asked[0]!.query.keys()]).toEqual(['symbol']);
  });

  it('treats a symbol with price zero as unknown', async () => {
    reply = () => ({ body: { c: 0, d: null, dp: null, h: 0, l: 0, o: 0, pc: 0, t: 0 } });
    expect(await finnhub().quote('NOSUCH', signal)).toBeNull();
  });

  it('returns the level of an index, or the price of a fund when the plan has no indexes', async () => {
    reply = () => ({ body: { ...quote, c: 6_734.11, pc: 6_700 } });
    const provider = finnhub();
    expect(await provider.index('sp500', signal)).toMatchObject({
      name: 'S&P 500',
      level: 6_734.11,
      fund: null,
    });
    reply = (query) =>
      query.get('symbol')?.startsWith('^')
        ? { status: 403, body: { error: "You don't have access to this resource." } }
        : { body: quote };
    expect(await provider.index('dow', signal)).toMatchObject({ level: 261.74, fund: 'DIA' });
    asked.splice(0);
    // An index that the plan does not include is not requested again.
    expect(await provider.index('sp500', signal)).toMatchObject({ fund: 'SPY' });
    expect(asked.map(({ query }) => query.get('symbol'))).toEqual(['SPY']);
  });

  it('returns the last two days of a yield', async () => {
    reply = () => ({
      body: {
        code: '10y',
        data: [
          { d: '2026-11-13', v: 4.1 },
          { d: '2026-11-16', v: 4.14 },
        ],
      },
    });
    expect(await finnhub().treasuryYield('10y', signal)).toEqual({
      id: '10y',
      name: '10-year Treasury',
      percent: 4.14,
      previous_percent: 4.1,
      at: '2026-11-16',
      source: 'Finnhub',
    });
  });

  it.each([
    [{ status: 429, body: { error: 'API limit reached. Please try again later.' } }, 'limit'],
    [{ status: 401, body: { error: 'Invalid API key' } }, 'refused'],
    [{ status: 500, body: 'oops' }, 'failed'],
    [{ body: '<html>' }, 'failed'],
    [{ body: { c: 'many' } }, 'failed'],
  ])('reports %j as %s', async (answer, fault) => {
    reply = () => answer;
    expect(await faultOf(finnhub().quote('AAPL', signal))).toBe(fault);
  });

  it('reports an unreachable server as failed', async () => {
    expect(
      await faultOf(createFinnhub({ apiKey: 'my-key', url: 'http://127.0.0.1:1' }).quote('A', signal)),
    ).toBe('failed');
  });
});

describe('Alpha Vantage', () => {
  const provider = () => createAlphaVantage({ apiKey: 'my-key', url });
  const quote = {
    'Global Quote': {
      '01. symbol': 'IBM',
      '02. open': '294.64',
      '05. price': '294.9700',
      '07. latest trading day': '2026-11-16',
      '08. previous close': '295.0000',
      '10. change percent': '-0.0102%',
    },
  };

  it('returns a quote of the day', async () => {
    reply = () => ({ body: quote });
    expect(await provider().quote('IBM', signal)).toEqual({
      symbol: 'IBM',
      price: 294.97,
      previous_close: 295,
      at: '2026-11-16',
      source: 'Alpha Vantage',
    });
    expect(Object.fromEntries(asked[0]!.query)).toEqual({
      function: 'GLOBAL_QUOTE',
      symbol: 'IBM',
      apikey: 'my-key',
    });
  });

  it('treats a symbol with an empty quote as unknown, and uses a fund for an index', async () => {
    reply = () => ({ body: { 'Global Quote': {} } });
    expect(await provider().quote('NOSUCH', signal)).toBeNull();
    reply = () => ({ body: quote });
    expect(await provider().index('nasdaq', signal)).toMatchObject({ level: 294.97, fund: 'ONEQ' });
  });

  it('skips days without a yield', async () => {
    reply = () => ({
      body: {
        name: '10-Year Treasury Constant Maturity Rate',
        interval: 'daily',
        unit: 'percent',
        data: [
          { date: '2026-11-16', value: '.' },
          { date: '2026-11-13', value: '4.10' },
          { date: '2026-11-12', value: '4.05' },
        ],
      },
    });
    expect(await provider().treasuryYield('10y', signal)).toMatchObject({
      percent: 4.1,
      previous_percent: 4.05,
      at: '2026-11-13',
    });
    expect(asked[0]!.query.get('maturity')).toBe('10year');
  });

  it.each([
    [
      { body: { Information: 'We have detected your API key; the rate limit is 25 requests per day.' } },
      'limit',
    ],
    [{ body: { Note: 'Thank you for using Alpha Vantage! 5 calls per minute.' } }, 'limit'],
    [{ body: { 'Error Message': 'Invalid API call.' } }, 'failed'],
    [{ body: { 'Global Quote': { '05. price': 'n/a' } } }, 'failed'],
    [{ status: 503, body: {} }, 'failed'],
  ])('reports %j as %s', async (answer, fault) => {
    reply = () => answer;
    expect(await faultOf(provider().quote('IBM', signal))).toBe(fault);
  });
});
