import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import type { NewApiKey } from '#contract/api-keys.ts';
import { chatLimits } from '#contract/api/limits.ts';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { hashOf } from '#server/http/digest.ts';
import {
  ask,
  call,
  keysOf,
  makeKeyFor,
  password,
  refusalOf,
  say,
  signUp,
} from '#server/testing/wire/api-key-calls.ts';
import { freshDatabase, freshPostgresUrl } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

describe('calls with an API key', () => {
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

  it('get the advisor’s answer with the mode of the key’s owner', async () => {
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

  it('store no answer, neither for the owner nor for another user', async () => {
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

  it('go on after a second factor is added, which only sessions need for managing keys', async () => {
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
    // Programs have no authenticator app, so existing keys keep working.
    expect((await ask(wire, key)).status).toBe(200);
  });

  it('are refused when the owner is banned or deleted', async () => {
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
    ])('may not call %s %s', async (method, path) => {
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
      'is refused with the same message as the official client’s key (REQUIRE_APIKEY: %s)',
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

  it('write no key into the log, also when they fail', async () => {
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

  it('count only against the limit of the key’s owner', async () => {
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
    // Keys of one user share the limit.
    expect((await ask(limited, second.key)).status).toBe(429);
    expect((await ask(limited, others.key)).status).toBe(200);
    expect((await ask(limited, other.token)).status).toBe(200);
  });
});

it('refuses a revoked key at once on every node', async () => {
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
