import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxApiKeys, type NewApiKey } from '#contract/api-keys.ts';
import type { Database } from '#server/db/database.ts';
import { sweepExpired } from '#server/db/sweep-expired.ts';
import { apiKeyLimits } from '#server/functions/api-keys.ts';
import { makeKey } from '#server/functions/api-keys/key-text.ts';
import { hashOf } from '#server/http/digest.ts';
import { ask, call, keysOf, makeKeyFor, refusalOf, say, signUp } from '#server/testing/wire/api-key-calls.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

describe('functions/v1/api-keys', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database, { advise: () => say('Hello') });
  });
  afterAll(() => database.close());

  it('creates a key, shows it once, and lists it by its first characters', async () => {
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

  it('stores only the hash of a key', async () => {
    const { token, id } = await signUp(wire);
    const { key } = await makeKeyFor(wire, token);
    const rows = await database.query(
      'select t::text as row, hash from internal.api_keys t where user_id = $1',
      [id],
    );
    expect(rows).toMatchObject([{ hash: hashOf(key) }]);
    expect(JSON.stringify(rows)).not.toContain(key.slice(12));
  });

  it('updates the time of the last use once a minute', async () => {
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

  it('revokes a key, and tells a program that still uses it what to do', async () => {
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

  it('refuses unknown keys, and names mistyped ones', async () => {
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

  it('neither lists nor revokes keys of another user', async () => {
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

  it('limits the keys of a user, also when many are created at once', async () => {
    const { token } = await signUp(wire);
    const other = await signUp(wire);
    const first = await makeKeyFor(wire, token);
    const answers = await Promise.all(
      Array.from({ length: maxApiKeys + 4 }, (_, n) =>
        call(wire, token, 'POST', '/functions/v1/api-keys', { name: `Key ${n}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxApiKeys - 1);
    const refused = await refusalOf(answers.find(({ status }) => status !== 201)!);
    expect(refused).toMatchObject({ status: 422, code: 'too_many_api_keys' });
    expect(refused.error).toContain('Revoke one first');
    await makeKeyFor(wire, other.token);
    await call(wire, token, 'DELETE', `/functions/v1/api-keys/${first.id}`);
    await makeKeyFor(wire, token);
  });

  it('limits how often keys are created', async () => {
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
