import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxHoldings } from '#contract/entitlements.ts';
import type { Holding, StoreHoldings } from '#contract/holdings.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const holding = (symbol: string, more: Partial<Holding> = {}): Holding => ({
  account: 'Brokerage ...1234',
  account_type: 'taxable',
  kind: 'stock',
  symbol,
  name: `Example ${symbol}`,
  quantity: 10.12345678,
  price: 12.5,
  value: 126.54,
  cost_basis: 100.1,
  term: null,
  as_of: '2026-11-02',
  ...more,
});

describe('functions/v1/holdings', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
  });
  afterAll(() => database.close());

  const signUp = async (tier = 'free') => {
    const client = wire.visitor();
    const email = `${crypto.randomUUID()}@example.com`;
    const { data } = await client.auth.signUp({ email, password: 'correct horse battery' });
    const { id } = data.user!;
    await database.query('update public.profiles set subscription_tier = $2 where id = $1', [id, tier]);
    const post = async (body: unknown) => {
      const response = await wire.app.request('/functions/v1/holdings', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${data.session!.access_token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const store = async (holdings: Holding[], replace: StoreHoldings['replace'] = 'accounts') => {
      const { status, body } = await post({ holdings, replace });
      expect([status, body]).toEqual([200, body]);
      return body;
    };
    const symbols = async () => {
      const { data: rows } = await client
        .from('holdings')
        .select('account, symbol')
        .order('account')
        .order('symbol');
      return (rows ?? []).map(
        (row: { account: string; symbol: string }) => `${row.account.at(0)}:${row.symbol}`,
      );
    };
    return { client, id, post, store, symbols };
  };

  it('stores positions unchanged', async () => {
    const { client, store } = await signUp();
    const wanted = holding('EXM', { kind: 'fund', account_type: 'roth', term: 'long' });
    expect(await store([wanted])).toEqual({ added: 1, changed: 0, unchanged: 0, removed: 0 });
    const { data } = await client.from('holdings').select('*').single<Holding & { source: string }>();
    expect(data).toMatchObject({ ...wanted, source: 'imported' });
  });

  it('creates no duplicates: a second import updates what differs, and returns it', async () => {
    const { store, symbols } = await signUp();
    await store([holding('EXM'), holding('EXN'), holding('EXO')]);
    const second = [holding('EXM'), holding('exn', { value: 200 }), holding('EXP')];
    expect(await store(second)).toEqual({ added: 1, changed: 1, unchanged: 1, removed: 1 });
    expect(await symbols()).toEqual(['B:EXM', 'B:EXN', 'B:EXP']);
    expect(await store(second)).toEqual({ added: 0, changed: 0, unchanged: 3, removed: 0 });
  });

  it('stores thousands in several steps, all of them or none', async () => {
    const { client, post, store } = await signUp('pro');
    const many = (count: number, from = 0) =>
      Array.from({ length: count }, (_, n) => holding(`S${from + n}`));
    const stored = async () =>
      (await client.from('holdings').select('*', { count: 'exact', head: true })).count;
    expect(await store(many(2500))).toEqual({ added: 2500, changed: 0, unchanged: 0, removed: 0 });
    const second = [...many(2100).map((one, n) => (n < 1100 ? { ...one, value: 7 } : one)), ...many(1, 5000)];
    expect(await store(second)).toEqual({ added: 1, changed: 1100, unchanged: 1000, removed: 400 });
    const { status } = await post({ holdings: many(9000, 6000), replace: 'none' });
    expect([status, await stored()]).toEqual([413, 2101]);
  });

  it('replaces only the named accounts; without any it only adds', async () => {
    const { store, symbols } = await signUp();
    await store([holding('EXM'), holding('EXN', { account: 'Roth' })]);
    expect(await store([holding('EXO')])).toMatchObject({ added: 1, removed: 1 });
    expect(await symbols()).toEqual(['B:EXO', 'R:EXN']);
    expect(await store([holding('EXP')], 'none')).toMatchObject({ added: 1, removed: 0 });
    expect(await symbols()).toEqual(['B:EXO', 'B:EXP', 'R:EXN']);
  });

  it('treats the same symbol of another kind or account as separate', async () => {
    const { store, symbols } = await signUp();
    await store([holding('EXM'), holding('EXM', { kind: 'option' }), holding('EXM', { account: 'Roth' })]);
    expect(await symbols()).toEqual(['B:EXM', 'B:EXM', 'R:EXM']);
  });

  it.each([
    ['a visitor', {}],
    ['a made-up token', { authorization: 'Bearer made-up' }],
  ])('refuses %s', async (_who, headers: Record<string, string>) => {
    const response = await wire.app.request('/functions/v1/holdings', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ holdings: [holding('EXM')], replace: 'accounts' }),
    });
    expect(response.status).toBe(401);
  });

  it('keeps a user’s classification of a symbol, also for another account', async () => {
    const { client, store } = await signUp();
    await store([holding('ZZZZ'), holding('EXM')]);
    await client.from('holdings').update({ told_as: 'us_bonds' }).eq('position', 'ZZZZ').throwOnError();
    const stranger = await signUp();
    await stranger.store([holding('ZZZZ')]);
    await store([holding('ZZZZ', { value: 130 }), holding('ZZZZ', { account: 'Roth' }), holding('EXM')]);
    const told = async (one: typeof client) =>
      (await one.from('holdings').select('symbol, told_as').order('account').order('symbol')).data;
    expect(await told(client)).toEqual([
      { symbol: 'EXM', told_as: null },
      { symbol: 'ZZZZ', told_as: 'us_bonds' },
      { symbol: 'ZZZZ', told_as: 'us_bonds' },
    ]);
    expect(await told(stranger.client)).toEqual([{ symbol: 'ZZZZ', told_as: null }]);
  });

  it('leaves positions of other users alone, whatever the account is called', async () => {
    const [alice, bob] = [await signUp(), await signUp()];
    await alice.store([holding('EXM')]);
    await bob.store([holding('EXN')]);
    expect(await alice.symbols()).toEqual(['B:EXM']);
    expect(await bob.symbols()).toEqual(['B:EXN']);
    const mine = { ...holding('EXO'), user_id: alice.id };
    expect((await bob.post({ holdings: [mine], replace: 'none' })).status).toBe(400);
  });

  it.each([
    ['a name that is missing', { ...holding('EXN'), name: ' ' }, 'holdings.1.name: is empty'],
    ['a value that is no number', { ...holding('EXN'), value: '12' }, 'holdings.1.value: must be a number'],
    ['a kind that nobody knows', { ...holding('EXN'), kind: 'house' }, 'holdings.1.kind: must be one of'],
    ['a date that is none', { ...holding('EXN'), as_of: 'today' }, 'holdings.1.as_of: must be a date'],
    [
      'a cost below zero',
      { ...holding('EXN'), cost_basis: -1 },
      'holdings.1.cost_basis: must not be negative',
    ],
    ['the same position twice', holding('exm'), 'EXM is in this account already, as holdings.0'],
  ])('stores nothing from a body with %s', async (_what, bad, sentence) => {
    const { post, store, symbols } = await signUp();
    await store([holding('OLD')]);
    const { status, body } = await post({ holdings: [holding('EXM'), bad], replace: 'accounts' });
    expect([status, String(body.error)]).toEqual([400, expect.stringContaining(sentence)]);
    expect(await symbols()).toEqual(['B:OLD']);
  });

  it.each([
    ['no positions', { holdings: [], replace: 'accounts' }],
    ['nothing to replace', { holdings: [holding('EXM')] }],
    ['something else', { holdings: [holding('EXM')], replace: 'all' }],
    ['another source', { holdings: [holding('EXM')], replace: 'none', source: 'guessed' }],
  ])('refuses a body with %s', async (_what, body) => {
    expect((await (await signUp()).post(body)).status).toBe(400);
  });

  it('returns the limit of the plan when it is exceeded, and changes nothing', async () => {
    const { post, store, symbols } = await signUp();
    await store([holding('OLD')]);
    const many = Array.from({ length: maxHoldings.free + 1 }, (_, n) => holding(`S${n}`));
    const { status, body } = await post({ holdings: many, replace: 'accounts' });
    expect(status).toBe(413);
    expect(body).toMatchObject({
      code: 'storage_full',
      error:
        'Your plan has room for 25 positions. Remove positions that you no longer need, or upgrade to Pro.',
    });
    expect(await symbols()).toEqual(['B:OLD']);
    // Replaced positions do not count against the limit.
    expect(await store(many.slice(1))).toMatchObject({ added: maxHoldings.free, removed: 1 });
  });

  it('stores 10,000 positions within seconds, and again', async () => {
    const { client, store } = await signUp('pro');
    const many = Array.from({ length: maxHoldings.pro }, (_, n) =>
      holding(`S${n}`, { name: `Example company with a name of some length, number ${n}` }),
    );
    const started = performance.now();
    expect(await store(many)).toMatchObject({ added: maxHoldings.pro });
    expect(await store(many)).toMatchObject({ unchanged: maxHoldings.pro });
    expect(performance.now() - started).toBeLessThan(60_000);
    const { count } = await client.from('holdings').select('*', { count: 'exact', head: true });
    expect(count).toBe(maxHoldings.pro);
  });

  it('returns 429 after ten imports at once', async () => {
    const limited = await createWire(database, { rateLimits: { on: true, trustedProxies: 0 } });
    const email = `${crypto.randomUUID()}@example.com`;
    const { data } = await limited.visitor().auth.signUp({ email, password: 'correct horse battery' });
    const post = () =>
      limited.app.request('/functions/v1/holdings', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${data.session!.access_token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ holdings: [holding('EXM')], replace: 'accounts' }),
      });
    for (let n = 0; n < 10; n += 1) expect((await post()).status).toBe(200);
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('refuses a body of more than 10,000 positions', async () => {
    const { post } = await signUp('pro');
    const many = Array.from({ length: maxHoldings.pro + 1 }, (_, n) => holding(`S${n}`));
    const { status, body } = await post({ holdings: many, replace: 'accounts' });
    expect([status, body.error]).toEqual([400, 'holdings: may have at most 10000 positions']);
  });

  it('runs two imports at the same moment one after the other', async () => {
    const { store, symbols } = await signUp();
    await Promise.all([store([holding('EXM')]), store([holding('EXN')])]);
    expect(await symbols()).toHaveLength(1);
  });
});
