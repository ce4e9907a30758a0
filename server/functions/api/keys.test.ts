import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adviceSchema } from '#contract/api/advice.ts';
import { calculationSchema } from '#contract/api/calculation.ts';
import { apiErrorSchema } from '#contract/api/error.ts';
import { apiLimits } from '#contract/api/limits.ts';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { makeKey } from '#server/functions/api-keys/key-text.ts';
import { createApiWire, type ApiWire } from '#server/testing/wire/api-wire.ts';
import { freshDatabase, freshPostgresUrl } from '#server/testing/postgres/fresh-database.ts';
import { withoutRefill } from '#server/testing/postgres/without-refill.ts';

const chat = '/findeus-chat';
const growth = '/calculators/compound_growth';
const ask = (content: string, more: object = {}) => ({ messages: [{ role: 'user', content }], ...more });
const sum = { monthly: 500, rate: 7, years: 30 };

const refusalOf = async (response: Response) => ({
  status: response.status,
  ...apiErrorSchema.strict().parse(await response.json()),
});
const left = (response: Response) => Number(response.headers.get('ratelimit-remaining'));

describe('an API key at the public API', () => {
  let database: Database;
  let wire: ApiWire;
  let asked: AdviceRequest[] = [];

  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createApiWire(withoutRefill(database), {
      advise: async function* say(request) {
        asked.push(request);
        yield `Answer to ${request.messages.at(-1)!.content}.`;
      },
      rateLimits: { on: true, trustedProxies: 1 },
    });
  });
  afterAll(() => database.close());
  beforeEach(() => {
    asked = [];
  });

  const owner = async (plan: 'free' | 'pro' = 'free') => {
    const user = await wire.signUp(plan);
    const { id: keyId, key } = await wire.makeKey(user.token);
    return { ...user, key, keyId };
  };

  it.each(['', '/functions/v1'])(
    'is accepted by the advisor, the calculators and the chat under “%s”',
    async (at) => {
      const { key } = await owner();
      const advice = await wire.post(`${at}${chat}`, ask('x'), key);
      expect(adviceSchema.parse(await advice.json()).advice).toBe('Answer to x.');
      const streamed = await wire.post(`${at}${chat}`, ask('y'), key, { accept: 'text/event-stream' });
      expect(await streamed.text()).toMatch(/^event: text\ndata: .*Answer to y\.[\s\S]*event: result\n/);
      calculationSchema.parse(await (await wire.post(`${at}${growth}`, sum, key)).json());
      const told = await wire.post('/functions/v1/chat', ask('z'), key);
      expect(await told.text()).toContain('Answer to z.');
    },
  );

  it.each(['free', 'pro'] as const)('has the limits and modes of its owner’s plan: %s', async (plan) => {
    const { key, token } = await owner(plan);
    const first = await wire.post(chat, ask('x'), key);
    expect(first.headers.get('ratelimit-limit')).toBe(String(apiLimits.advice[plan].burst));
    const figures = await wire.post(growth, sum, key);
    expect(figures.headers.get('ratelimit-limit')).toBe(String(apiLimits.calculators[plan].burst));
    const deep = await wire.post(chat, ask('x', { mode: 'pro' }), key);
    expect(deep.status).toBe(plan === 'pro' ? 200 : 403);
    expect(asked.at(-1)!.mode).toBe(plan);
    // The limit is per account: a session and another key share it.
    const another = await wire.makeKey(token);
    const shares = [await wire.post(chat, ask('x'), token), await wire.post(chat, ask('x'), another.key)];
    expect(left(shares[0]!)).toBeLessThan(left(first));
    expect(left(shares[1]!)).toBeLessThan(left(shares[0]!));
  });

  it('follows a change of its owner’s plan at the next call', async () => {
    const { key, id } = await owner();
    const deep = () => wire.post(chat, ask('x', { mode: 'pro' }), key);
    const setTier = (tier: string) =>
      database.query('update public.profiles set subscription_tier = $2 where id = $1', [id, tier]);
    expect((await deep()).status).toBe(403);
    await setTier('pro');
    expect((await deep()).status).toBe(200);
    await setTier('free');
    expect((await deep()).status).toBe(403);
  });

  it('uses neither the limit nor the stored answers of another user', async () => {
    const [one, other] = [await owner(), await owner()];
    const headers = { 'idempotency-key': 'the-same-for-both' };
    const mine = await wire.post(chat, ask('my own plans'), one.key, headers);
    const theirs = await wire.post(chat, ask('my own plans'), other.key, headers);
    expect(theirs.headers.get('idempotent-replayed')).toBeNull();
    expect([left(mine), left(theirs)]).toEqual([
      apiLimits.advice.free.burst - 1,
      apiLimits.advice.free.burst - 1,
    ]);
    // Another body with the same key would be refused if both users shared the row.
    expect((await wire.post(growth, sum, one.key, headers)).status).toBe(200);
    expect((await wire.post(growth, { ...sum, rate: 5 }, other.key, headers)).status).toBe(200);
    expect(asked).toHaveLength(2);
    // Keys and sessions of one user are one caller.
    const again = await wire.post(chat, ask('my own plans'), one.token, headers);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await again.json()).toEqual(await mine.json());
  });

  it('gets a stored answer only while the key is valid', async () => {
    const { key, keyId, token } = await owner();
    const headers = { 'idempotency-key': 'kept' };
    expect((await wire.post(chat, ask('x'), key, headers)).status).toBe(200);
    await wire.app.request(`/functions/v1/api-keys/${keyId}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await wire.post(chat, ask('x'), key, headers)).status).toBe(401);
  });

  it('is refused with the documented error, which says what to do', async () => {
    const { key } = await owner();
    for (const [wrong, words] of [
      [undefined, 'You make a key under API keys'],
      [wire.anonKey, 'You make a key under API keys'],
      ['fd_live_x', 'incomplete or mistyped'],
      [`${key}x`, 'incomplete or mistyped'],
      [makeKey(), 'not known'],
    ] as const) {
      const refused = await refusalOf(await wire.post(chat, ask('x'), wrong));
      expect(refused).toMatchObject({ status: 401, code: 'unauthorized' });
      expect(refused.error).toContain(words);
    }
    for (const wrong of ['fd_live_x', makeKey()]) {
      expect((await refusalOf(await wire.post(growth, sum, wrong))).code).toBe('unauthorized');
    }
    expect(asked).toEqual([]);
  });

  it('cannot buy: billing accepts sessions only', async () => {
    const { key } = await owner();
    for (const path of [
      '/stripe-checkout',
      '/functions/v1/billing-portal',
      '/functions/v1/refresh-subscription',
    ]) {
      const order = { price_id: 'price_x', success_url: 'x', cancel_url: 'x', mode: 'subscription' };
      const refused = await refusalOf(await wire.post(path, order, key));
      expect(refused).toMatchObject({ status: 401, code: 'api_key_not_accepted' });
    }
  });
});

it('is refused at once by every node after one has revoked it', async () => {
  const { url, drop } = await freshPostgresUrl('template');
  const open = () => openPostgres(url, { poolSize: 2, statementTimeout: 10_000 });
  const databases = [await open(), await open()];
  try {
    const [here, there] = (await Promise.all(databases.map((database) => createApiWire(database)))) as [
      ApiWire,
      ApiWire,
    ];
    const { token } = await here.signUp();
    const { id, key } = await here.makeKey(token);
    const question = ask('What is an index fund?');
    for (const path of [chat, growth]) {
      const body = path === chat ? question : sum;
      for (const node of [there, here, there]) expect((await node.post(path, body, key)).status).toBe(200);
    }
    await here.app.request(`/functions/v1/api-keys/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    for (const node of [there, here]) {
      for (const path of [chat, growth]) {
        const refused = await refusalOf(await node.post(path, path === chat ? question : sum, key));
        expect(refused).toMatchObject({ status: 401, code: 'unauthorized' });
        expect(refused.error).toContain('was revoked');
      }
    }
  } finally {
    for (const database of databases) await database.close();
    await drop();
  }
});
