import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSource, type MarketAnswer } from '#contract/market.ts';
import { startMarket, type MarketStandIn } from '#sandbox/market/start-market.ts';
import type { Database } from '#server/db/database.ts';
import { openMarket } from '#server/market/open-market.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse battery';
const now = new Date('2026-11-17T17:00:00Z');

describe('GET /functions/v1/market', () => {
  let database: Database;
  let standIn: MarketStandIn;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    standIn = await startMarket({ now: () => now });
    const market = openMarket({
      finnhubKey: undefined,
      alphaVantageKey: undefined,
      standIn,
      onProblem: (problem) => {
        throw problem;
      },
    });
    wire = await createWire(database, { market });
  });
  afterAll(async () => {
    await standIn.close();
    await database.close();
  });

  const signUp = async (tier: 'free' | 'pro') => {
    const client = wire.visitor();
    const { data } = await client.auth.signUp({ email: `${crypto.randomUUID()}@example.com`, password });
    const id = data.user!.id;
    await database.query('update public.profiles set subscription_tier = $2 where id = $1', [id, tier]);
    return { client, id, token: data.session!.access_token };
  };
  const holding = { kind: 'stock', name: 'A company', as_of: '2026-11-16', source: 'typed', value: 1 };
  const ask = (token: string, query = '', app = wire.app) =>
    app.request(`/functions/v1/market${query}`, { headers: { authorization: `Bearer ${token}` } });
  const read = async (token: string, query = '') => {
    const answer = await ask(token, query);
    expect(answer.status).toBe(200);
    return (await answer.json()) as MarketAnswer;
  };

  it('returns index levels and yields with time and source to every account', async () => {
    const { client, token } = await signUp('free');
    await client.from('holdings').insert({ ...holding, symbol: 'AAPL', quantity: 3 });
    const market = await read(token);
    expect(market).toMatchObject({ is_sample: true, quotes: [], holdings: null, held: 1 });
    expect(market.indexes.map(({ name }) => name)).toContain('S&P 500');
    expect(market.yields.map(({ id }) => id)).toEqual(['3m', '2y', '10y', '30y']);
    for (const { at, source } of [...market.indexes, ...market.yields]) {
      expect(source).toBe(sampleSource);
      expect(Date.parse(at)).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('returns the holdings of today to Pro, one line per symbol, with the change in dollars', async () => {
    const { client, token } = await signUp('pro');
    await client.from('holdings').insert([
      { ...holding, symbol: 'AAPL', quantity: 3, account: 'IRA' },
      { ...holding, symbol: 'AAPL', quantity: 2.5, account: 'Joint' },
      { ...holding, account: '', symbol: '912828YK0', name: 'A bond', quantity: 1 },
      { ...holding, account: '', symbol: 'CASH', kind: 'cash', quantity: 100 },
    ]);
    const { quotes, holdings } = await read(token, '?symbols=aapl');
    const [quote] = quotes;
    // A made-up price would value them at nonsense: they move from their own price as the sample does.
    const stored = (2 * holding.value) / 5.5;
    const price = Math.round((100 * (stored * quote!.price)) / quote!.previous_close!) / 100;
    expect(holdings!.rows).toEqual([
      expect.objectContaining({
        symbol: 'AAPL',
        quantity: 5.5,
        price,
        value: Math.round(550 * price) / 100,
        change: Math.round(550 * (price - stored)) / 100,
        source: sampleSource,
      }),
    ]);
    expect(holdings).toMatchObject({ value: holdings!.rows[0]!.value, change: holdings!.rows[0]!.change });
    expect(holdings!.without_quote).toEqual(['912828YK0']);
  });

  it('refuses quotes by symbol on the free plan, whatever the request claims', async () => {
    const { token } = await signUp('free');
    const answer = await ask(token, '?symbols=AAPL&plan=pro');
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: 'Quotes by symbol need an active Pro subscription.' });
  });

  it('refuses strangers, and never returns holdings of another user', async () => {
    const owner = await signUp('pro');
    await owner.client.from('holdings').insert({ ...holding, symbol: 'TSLA', quantity: 7 });
    const stranger = await signUp('pro');
    expect((await read(stranger.token)).holdings).toMatchObject({ rows: [], value: 0, change: 0 });
    expect((await ask(wire.anonKey)).status).toBe(401);
    expect((await wire.app.request('/functions/v1/market')).status).toBe(401);
  });

  it('names what is wrong with the symbols', async () => {
    const { token } = await signUp('pro');
    const many = Array.from({ length: 21 }, () => 'A').join(',');
    expect(await (await ask(token, `?symbols=${many}`)).json()).toMatchObject({
      error: 'symbols: ask for at most 20 at once.',
    });
    expect((await ask(token, '?symbols=../secret')).status).toBe(400);
  });

  it('returns an error without a provider, and 429 after too many calls', async () => {
    const { token } = await signUp('free');
    const without = await createWire(database);
    const answer = await ask(token, '', without.app);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'Market insights are not available on this site.' });

    const limited = await createWire(database, {
      market: { isSample: true, quotes: async () => [], indexes: async () => [], yields: async () => [] },
      rateLimits: { on: true, trustedProxies: 0 },
    });
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1) statuses.push((await ask(token, '', limited.app)).status);
    expect(statuses).toContain(429);
  });
});
