import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TOTP } from 'otpauth';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import { mostApiKeys, type ApiKey, type NewApiKey } from '#contract/api-keys.ts';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { sweepExpired } from '#server/db/sweep-expired.ts';
import { apiKeyLimits } from '#server/functions/api-keys.ts';
import { makeKey } from '#server/functions/api-keys/key-text.ts';
import { hashOf } from '#server/http/digest.ts';
import { chatLimits } from '#contract/api/limits.ts';
import { freshDatabase, freshPostgresUrl } from '#server/testing/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire-client.ts';

const password = 'correct horse battery';
interface Refusal {
  error: string;
  code: string;
}

async function* say(...texts: string[]): AsyncGenerator<string> {
  for (const text of texts) yield text;
}

const call = async (wire: Wire, token: string, method: string, path: string, body?: unknown) =>
  wire.app.request(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const ask = (wire: Wire, token: string, more: object = {}) =>
  call(wire, token, 'POST', '/functions/v1/chat', { messages: [{ role: 'user', content: 'Hi' }], ...more });
const signUp = async (wire: Wire) => {
  const client = wire.visitor();
  const email = `${crypto.randomUUID()}@example.com`;
  const { data } = await client.auth.signUp({ email, password });
  return { client, email, id: data.user!.id, token: data.session!.access_token };
};
const makeKeyFor = async (wire: Wire, token: string, name = 'Laptop') => {
  const response = await call(wire, token, 'POST', '/functions/v1/api-keys', { name });
  expect(response.status).toBe(201);
  return (await response.json()) as NewApiKey;
};
const keysOf = async (wire: Wire, token: string) => {
  const response = await call(wire, token, 'GET', '/functions/v1/api-keys');
  expect(response.status).toBe(200);
  return ((await response.json()) as { api_keys: ApiKey[] }).api_keys;
};
const refusalOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as Refusal),
});

describe('functions/v1/api-keys', () => {
  let database: Database;
  let wire: Wire;
  let asked: AdviceRequest | undefined;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database, {
      advise: (request) => {
        asked = request;
        return say('Hello');
      },
    });
  });
  afterAll(() => database.close());
  beforeEach(() => {
    asked = undefined;
  });

  it('makes a key, shows it once, and lists it by its first characters', async () => {
    const { token } = await signUp(wire);
    expect(await keysOf(wire, token)).toEqual([]);
    const response = await call(wire, token, 'POST', '/functions/v1/api-keys', { name: '  Spreadsheet ' });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { key, ...made } = (await response.json()) as NewApiKey;
    expect(key).toMatch(/^fd_live_[0-9A-Za-z]{49}$/);
    expect(made).toMatchObject({ name: 'Spreadsheet', prefix: key.slice(0, 12), last_used_at: null });

    const later = await makeKeyFor(wire, token, 'Later');
    const listed = await keysOf(wire, token);
    expect(listed.map(({ name }) => name)).toEqual(['Later', 'Spreadsheet']);
    expect(listed[1]).toEqual(made);
    for (const secret of [key, later.key]) expect(JSON.stringify(listed)).not.toContain(secret.slice(12));
  });

  it('stores what a key hashes to, and nothing else of it', async () => {
    const { token, id } = await signUp(wire);
    const { key } = await makeKeyFor(wire, token);
    const rows = await database.query(
      'select t::text as row, hash from internal.api_keys t where user_id = $1',
      [id],
    );
    expect(rows).toMatchObject([{ hash: hashOf(key) }]);
    expect(JSON.stringify(rows)).not.toContain(key.slice(12));
  });

  it('lets a program ask in its user’s name, with what that user has and no more', async () => {
    const free = await signUp(wire);
    const pro = await signUp(wire);
    await database.query("update public.profiles set subscription_tier = 'pro' where id = $1", [pro.id]);
    const freeKey = await makeKeyFor(wire, free.token);
    const proKey = await makeKeyFor(wire, pro.token);
    expect(await (await ask(wire, freeKey.key)).text()).toContain('Hello');
    expect(await (await ask(wire, freeKey.key, { mode: 'pro' })).text()).toContain('FinDeus Pro, at');
    expect(asked?.mode).toBe('free');
    await (await ask(wire, proKey.key, { mode: 'pro' })).text();
    expect(asked?.mode).toBe('pro');
  });

  it('keeps no answer for a program, neither in its user’s conversations nor in a stranger’s', async () => {
    const owner = await signUp(wire);
    const stranger = await signUp(wire);
    const { key } = await makeKeyFor(wire, owner.token);
    for (const { client, id } of [owner, stranger]) {
      const { data } = await client
        .from('chat_sessions')
        .insert({ user_id: id, title: 'Plans' })
        .select()
        .single<{ id: string }>();
      const place = { session_id: data!.id, reply_id: crypto.randomUUID() };
      await (await ask(wire, key, place)).text();
      expect((await client.from('chat_messages').select()).data).toEqual([]);
    }
  });

  it('notes when a key was used, once a minute', async () => {
    const { token } = await signUp(wire);
    const { key, id } = await makeKeyFor(wire, token);
    const lastUse = async () => (await keysOf(wire, token))[0]!.last_used_at;
    const setBack = (seconds: number) =>
      database.query(
        'update internal.api_keys set last_used_at = now() - make_interval(secs => $2) where id = $1',
        [id, seconds],
      );
    expect(await lastUse()).toBeNull();
    await ask(wire, key);
    expect(await lastUse()).not.toBeNull();

    await setBack(30);
    const recent = await lastUse();
    await ask(wire, key);
    expect(await lastUse()).toBe(recent);
    await setBack(90);
    const old = await lastUse();
    await ask(wire, key);
    expect(Date.parse((await lastUse())!)).toBeGreaterThan(Date.parse(old!));
  });

  it('ends a key, and says to a program that still uses it what to do', async () => {
    const { token } = await signUp(wire);
    const kept = await makeKeyFor(wire, token, 'Kept');
    const { key, id } = await makeKeyFor(wire, token, 'Lost');
    expect((await ask(wire, key)).status).toBe(200);
    expect((await call(wire, token, 'DELETE', `/functions/v1/api-keys/${id}`)).status).toBe(200);
    const refused = await refusalOf(await ask(wire, key));
    expect(refused).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(refused.error).toBe('This API key was revoked. Create a new one in your account settings.');
    expect((await keysOf(wire, token)).map(({ name }) => name)).toEqual(['Kept']);
    expect((await ask(wire, kept.key)).status).toBe(200);
    expect((await call(wire, token, 'DELETE', `/functions/v1/api-keys/${id}`)).status).toBe(404);

    await database.query(
      "update internal.api_keys set revoked_at = now() - interval '91 days' where id = $1",
      [id],
    );
    await sweepExpired(database);
    expect((await refusalOf(await ask(wire, key))).error).toContain('not known');
    expect((await ask(wire, kept.key)).status).toBe(200);
  });

  it('refuses keys that were never made, and tells apart those that were mistyped', async () => {
    const { key } = await makeKeyFor(wire, (await signUp(wire)).token);
    expect(await refusalOf(await ask(wire, makeKey()))).toMatchObject({
      status: 401,
      error: 'This API key is not known. Create a new one in your account settings.',
    });
    for (const wrong of [
      'fd_',
      key.slice(0, -1),
      `${key}x`,
      key.toUpperCase().replace('FD_LIVE', 'fd_live'),
    ]) {
      const refused = await refusalOf(await ask(wire, wrong));
      expect(refused).toMatchObject({ status: 401, code: 'unauthorized' });
      expect(refused.error).toContain('incomplete or mistyped');
    }
  });

  it('neither shows nor ends a stranger’s', async () => {
    const owner = await signUp(wire);
    const stranger = await signUp(wire);
    const { id, key } = await makeKeyFor(wire, owner.token);
    expect(await keysOf(wire, stranger.token)).toEqual([]);
    for (const wanted of [id, crypto.randomUUID(), 'nonsense']) {
      const refused = await refusalOf(
        await call(wire, stranger.token, 'DELETE', `/functions/v1/api-keys/${wanted}`),
      );
      expect(refused).toMatchObject({ status: 404, error: 'There is no such API key.' });
    }
    expect((await ask(wire, key)).status).toBe(200);
    for (const token of [wire.anonKey, wire.serviceKey, 'x.y.z']) {
      expect((await call(wire, token, 'GET', '/functions/v1/api-keys')).status).toBe(401);
      expect((await call(wire, token, 'POST', '/functions/v1/api-keys', { name: 'x' })).status).toBe(401);
      expect((await call(wire, token, 'DELETE', `/functions/v1/api-keys/${id}`)).status).toBe(401);
    }
  });

  it.each([
    ['no name', {}],
    ['a blank one', { name: '  ' }],
    ['a number', { name: 7 }],
    ['one without end', { name: 'x'.repeat(81) }],
    ['what cannot be stored', { name: 'a\u0000b' }],
  ])('refuses %s', async (_, body) => {
    const { token } = await signUp(wire);
    const refused = await refusalOf(await call(wire, token, 'POST', '/functions/v1/api-keys', body));
    expect(refused.status).toBe(400);
    expect(refused.error).not.toBe('');
    expect(await keysOf(wire, token)).toEqual([]);
  });

  it('has no more than so many a user, however many are made at once', async () => {
    const { token } = await signUp(wire);
    const other = await signUp(wire);
    const first = await makeKeyFor(wire, token);
    const answers = await Promise.all(
      Array.from({ length: mostApiKeys + 4 }, (_, n) =>
        call(wire, token, 'POST', '/functions/v1/api-keys', { name: `Key ${n}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(mostApiKeys - 1);
    const refused = await refusalOf(answers.find(({ status }) => status !== 201)!);
    expect(refused).toMatchObject({ status: 422, code: 'too_many_api_keys' });
    expect(refused.error).toContain('Revoke one first');
    await makeKeyFor(wire, other.token);
    await call(wire, token, 'DELETE', `/functions/v1/api-keys/${first.id}`);
    await makeKeyFor(wire, token);
  });

  it('takes a session that has shown the second factor, where the account has one', async () => {
    const { client, email, token } = await signUp(wire);
    const { key } = await makeKeyFor(wire, token);
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const code = new TOTP({ secret: factor!.type === 'totp' ? factor!.totp.secret : '' }).generate();
    await client.auth.mfa.challengeAndVerify({ factorId: factor!.id, code });
    const { data: full } = await client.auth.getSession();
    const { data: half } = await wire.visitor().auth.signInWithPassword({ email, password });
    for (const [method, path, body] of [
      ['GET', '/functions/v1/api-keys', undefined],
      ['POST', '/functions/v1/api-keys', { name: 'x' }],
    ] as const) {
      const refused = await refusalOf(await call(wire, half.session!.access_token, method, path, body));
      expect(refused).toMatchObject({ status: 401, code: 'insufficient_aal' });
    }
    await makeKeyFor(wire, full.session!.access_token);
    // Programs have no authenticator app: what was made before goes on.
    expect((await ask(wire, key)).status).toBe(200);
  });

  it('refuses the keys of who is banned or gone', async () => {
    const { token, id } = await signUp(wire);
    const { key } = await makeKeyFor(wire, token);
    await wire.operator().auth.admin.updateUserById(id, { ban_duration: '1h' });
    expect((await refusalOf(await ask(wire, key))).error).toContain('suspended');
    await wire.operator().auth.admin.updateUserById(id, { ban_duration: 'none' });
    expect((await ask(wire, key)).status).toBe(200);
    await database.query('update auth.users set deleted_at = now() where id = $1', [id]);
    expect((await ask(wire, key)).status).toBe(401);
    await database.query('delete from auth.users where id = $1', [id]);
    expect((await ask(wire, key)).status).toBe(401);
    expect(await database.query('select from internal.api_keys where user_id = $1', [id])).toEqual([]);
  });

  describe('a key', () => {
    let token: string;
    let email: string;
    let key: NewApiKey;
    beforeAll(async () => {
      ({ token, email } = await signUp(wire));
      key = await makeKeyFor(wire, token);
    });

    it.each([
      ['GET', 'functions/v1/api-keys'],
      ['POST', 'functions/v1/api-keys'],
      ['DELETE', 'functions/v1/api-keys/ID'],
      ['GET', 'functions/v1/sign-ins'],
      ['DELETE', 'functions/v1/sign-ins/ID'],
      ['GET', 'functions/v1/search-chats?q=plans'],
      ['GET', 'functions/v1/portfolio'],
      ['POST', 'functions/v1/delete-account'],
      ['GET', 'auth/v1/user'],
      ['PUT', 'auth/v1/user'],
      ['POST', 'auth/v1/factors'],
      ['GET', 'auth/v1/reauthenticate'],
      ['POST', 'auth/v1/logout'],
      ['GET', 'auth/v1/admin/users'],
      ['POST', 'auth/v1/token?grant_type=password'],
      ['GET', 'rest/v1/profiles'],
      ['GET', 'rest/v1/chat_messages'],
      ['POST', 'rest/v1/chat_sessions'],
      ['GET', 'rest/v1/stripe_user_subscriptions'],
    ])('may not %s %s', async (method, path) => {
      const body = { name: 'x', title: 'x', password: 'another horse', confirm_email: email, email };
      const response = await call(
        wire,
        key.key,
        method,
        `/${path.replace('ID', key.id)}`,
        method === 'GET' || method === 'DELETE' ? undefined : body,
      );
      expect(response.status).toBe(401);
      expect(JSON.stringify(await response.json())).toContain('API keys are only for asking the advisor.');
      expect(await keysOf(wire, token)).toMatchObject([{ id: key.id, last_used_at: null }]);
    });

    it.each([false, true])(
      'is refused by the same words as the official client’s key (REQUIRE_APIKEY: %s)',
      async (requireApiKey) => {
        const { app } = await createWire(database, { requireApiKey });
        for (const path of ['auth/v1/settings', 'rest/v1/profiles']) {
          for (const [query, headers] of [
            ['', { apikey: key.key }],
            [`?apikey=${key.key}`, {}],
          ] as const) {
            const response = await app.request(`/${path}${query}`, { headers });
            expect(response.status).toBe(401);
            expect(await response.text()).toContain('API keys are only for asking the advisor.');
          }
        }
      },
    );
  });

  it('writes no key into the log, whatever becomes of a call', async () => {
    const { token } = await signUp(wire);
    const { key, id } = await makeKeyFor(wire, token);
    await ask(wire, key);
    await ask(wire, `${key}x`);
    await call(wire, key, 'GET', '/rest/v1/profiles');
    await call(wire, key, 'GET', `/auth/v1/user?apikey=${key}`);
    await call(wire, key, 'GET', `/functions/v1/${key}`);
    await call(wire, token, 'DELETE', `/functions/v1/api-keys/${id}`);
    await ask(wire, key);
    const broken = await createWire({
      ...database,
      query: (text, values) =>
        text.includes('internal.api_keys')
          ? Promise.reject(new Error(`it broke with ${String(values)} at ${key}`))
          : database.query(text, values),
    });
    expect((await ask(broken, key)).status).toBe(500);
    for (const line of [...wire.logged, ...broken.logged]) {
      expect(line).not.toContain(key.slice(8));
      expect(line).not.toContain(hashOf(key));
    }
    expect(broken.logged.join('')).toContain('unexpected_failure');
  });

  it('spends only its own user’s allowance', async () => {
    const limited = await createWire(database, {
      advise: () => say('Hello'),
      rateLimits: { on: true, trustedProxies: 1 },
    });
    const spender = await signUp(limited);
    const other = await signUp(limited);
    const first = await makeKeyFor(limited, spender.token, 'One');
    const second = await makeKeyFor(limited, spender.token, 'Two');
    const others = await makeKeyFor(limited, other.token);
    for (let n = 0; n < chatLimits.user.burst; n++) expect((await ask(limited, first.key)).status).toBe(200);
    // Keys of the same user share it: another key is no second allowance.
    expect((await ask(limited, second.key)).status).toBe(429);
    expect((await ask(limited, others.key)).status).toBe(200);
    expect((await ask(limited, other.token)).status).toBe(200);
  });

  it('limits how often keys are made', async () => {
    const limited = await createWire(database, { rateLimits: { on: true, trustedProxies: 1 } });
    const { token } = await signUp(limited);
    const other = await signUp(limited);
    const make = (by: string) => call(limited, by, 'POST', '/functions/v1/api-keys', {});
    for (let n = 0; n < apiKeyLimits.make.burst; n++) expect((await make(token)).status).toBe(400);
    const refused = await make(token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await make(other.token)).status).toBe(400);
  });
});

it('ends a key at once on every node', async () => {
  const { url, drop } = await freshPostgresUrl('template');
  const open = () => openPostgres(url, { poolSize: 2, statementTimeout: 10_000 });
  const databases = [await open(), await open()];
  try {
    const [here, there] = (await Promise.all(
      databases.map((database) => createWire(database, { advise: () => say('Hello') })),
    )) as [Wire, Wire];
    const { token } = await signUp(here);
    const { id, key } = await makeKeyFor(here, token);
    for (const node of [here, there, there]) expect((await ask(node, key)).status).toBe(200);
    expect((await call(here, token, 'DELETE', `/functions/v1/api-keys/${id}`)).status).toBe(200);
    for (const node of [there, here]) expect((await ask(node, key)).status).toBe(401);
  } finally {
    for (const database of databases) await database.close();
    await drop();
  }
});
