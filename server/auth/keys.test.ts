import { exportJWK, generateKeyPair, jwtVerify, SignJWT, createLocalJWKSet, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importConfiguredKeys, UnusableSigningKey } from '#server/auth/domain/keys/configured-keys.ts';
import {
  createSigningKeys,
  revokeSigningKey,
  rotateSigningKey,
} from '#server/auth/domain/keys/signing-keys.ts';
import { createTokenVerifier } from '#server/auth/domain/keys/token-verifier.ts';
import { verificationKeysOf } from '#server/auth/domain/keys/verification-keys.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, testSecret, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse';
const someone = () => ({ email: `${crypto.randomUUID()}@example.com`, password });
const seconds = () => Math.floor(Date.now() / 1000);

const userOf = async (wire: Wire, token: string) =>
  (await wire.app.request('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })).status;
const publishedBy = async (wire: Wire) =>
  ((await (await wire.app.request('/auth/v1/.well-known/jwks.json')).json()) as { keys: JWK[] }).keys;

describe('rotating the signing key', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());

  it('keeps tokens of the old key valid until they expire, and signs with the new key', async () => {
    const before = await createWire(database);
    const { data } = await before.visitor().auth.signUp(someone());
    const old = data.session!.access_token;
    const [oldKey] = await publishedBy(before);
    const kid = await database.transaction((queries) => rotateSigningKey(queries, testSecret));
    const after = await createWire(database);
    expect(await userOf(after, old)).toBe(200);
    const { data: fresher } = await after.visitor().auth.signUp(someone());
    const keys = await publishedBy(after);
    expect(keys.map((key) => key.kid)).toEqual([kid, oldKey?.kid]);
    const { protectedHeader } = await jwtVerify(fresher.session!.access_token, createLocalJWKSet({ keys }));
    expect(protectedHeader.kid).toBe(kid);

    await database.transaction(async (queries) => {
      expect(await revokeSigningKey(queries, kid)).toBe(false);
      expect(await revokeSigningKey(queries, oldKey!.kid!)).toBe(true);
    });
    const revoked = await createWire(database);
    expect(await userOf(revoked, old)).toBe(403);
    expect(await userOf(revoked, fresher.session!.access_token)).toBe(200);
  });

  it('reaches nodes that are running', async () => {
    let now = 0;
    const keys = await createSigningKeys(database, testSecret, () => now);
    const before = await keys.current();
    const kid = await database.transaction((queries) => rotateSigningKey(queries, testSecret));
    expect((await keys.current()).kid).toBe(before.kid);
    now = 61_000;
    expect((await keys.current()).kid).toBe(kid);
  });
});

describe('keys from the operator', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());

  const makeJwk = async (alg: 'ES256' | 'RS256', kid: string): Promise<JWK> => {
    const { privateKey } = await generateKeyPair(alg, { extractable: true });
    return { ...(await exportJWK(privateKey)), kid, alg };
  };

  it('sign and verify, and are published without private parts and secrets', async () => {
    const shared = { kty: 'oct', kid: 'shared', alg: 'HS256', k: Buffer.alloc(32, 7).toString('base64url') };
    const jwks = [
      shared,
      { ...(await makeJwk('RS256', 'first')), key_ops: ['verify'] },
      { ...(await makeJwk('ES256', 'second')), key_ops: ['sign', 'verify'] },
    ];
    const { signing, verification } = await importConfiguredKeys(jwks);
    const verificationKeys = verificationKeysOf(database, verification);
    const verifier = createTokenVerifier({ keys: verificationKeys });
    const wire = await createWire(database, { signingKeys: signing, verificationKeys, verifier });
    const { data } = await wire.visitor().auth.signUp(someone());
    expect(await userOf(wire, data.session!.access_token)).toBe(200);
    const keys = await publishedBy(wire);
    const { protectedHeader } = await jwtVerify(data.session!.access_token, createLocalJWKSet({ keys }));
    expect(protectedHeader).toMatchObject({ kid: 'second', alg: 'ES256' });
    expect(keys.map(({ kid }) => kid)).toEqual(expect.arrayContaining(['first', 'second']));
    expect(JSON.stringify(keys)).not.toMatch(/"(d|p|q|k|dp|dq|qi)":/);
    expect(JSON.stringify(keys)).not.toContain('shared');
  });

  it.each<[string, JWK[]]>([
    ['a public key that should sign', [{ kty: 'EC', kid: 'a', alg: 'ES256', crv: 'P-256', x: 'x', y: 'y' }]],
    ['something that is no key', [{ kty: 'EC', kid: 'a', alg: 'ES256', d: 'nonsense' }]],
    ['none', []],
    ['a secret that is too short', [{ kty: 'oct', kid: 'a', alg: 'HS256', k: 'c2hvcnQ' }]],
    ['a secret for an algorithm of key pairs', [{ kty: 'oct', kid: 'a', alg: 'ES256', k: 'x'.repeat(60) }]],
    ['two of one name', [1, 2].map(() => ({ kty: 'oct', kid: 'a', alg: 'HS256', k: 'x'.repeat(60) }))],
  ])('are refused with a message: %s', async (_, jwks) => {
    await expect(importConfiguredKeys(jwks)).rejects.toThrow(UnusableSigningKey);
    await expect(importConfiguredKeys(jwks)).rejects.toThrow(/^JWT_SIGNING_KEYS/);
  });
});

describe('JWT_SECRET', () => {
  const sharedSecret = 'an older installation has signed with this';
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());

  const sign = (claims: Record<string, unknown>, secret = sharedSecret, header = {}) =>
    new SignJWT({ role: 'service_role', iat: seconds(), exp: seconds() + 60, ...claims })
      .setProtectedHeader({ alg: 'HS256', ...header })
      .sign(new TextEncoder().encode(secret));
  const statusFor = async (wire: Wire, token: string) =>
    (await wire.app.request('/auth/v1/admin/users', { headers: { authorization: `Bearer ${token}` } }))
      .status;

  it('accepts HS256 tokens with and without a key id, only when it is set', async () => {
    const wire = await createWire(database, { sharedSecret });
    const without = await createWire(database);
    const token = await sign({});
    expect(await statusFor(wire, token)).toBe(200);
    expect(await statusFor(wire, await sign({}, sharedSecret, { kid: 'old' }))).toBe(200);
    expect(await statusFor(without, token)).toBe(403);
    expect(await statusFor(wire, await sign({}, 'another secret that is just as long as it'))).toBe(403);
    expect(await statusFor(wire, await sign({ exp: seconds() - 60 }))).toBe(403);
  });

  it('does not accept a public key as an HMAC secret', async () => {
    const wire = await createWire(database, { sharedSecret });
    const [key] = await publishedBy(wire);
    const forged = await sign({}, JSON.stringify(key), { kid: key!.kid });
    expect(await statusFor(wire, forged)).toBe(403);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"role":"service_role"}').toString('base64url')}.`;
    expect(await statusFor(wire, unsigned)).toBe(403);
  });
});

describe('REQUIRE_APIKEY', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database, { requireApiKey: true });
  });
  afterAll(() => database.close());

  it('lets the official client in, and refuses a missing or wrong key', async () => {
    const { data, error } = await wire.visitor().auth.signUp(someone());
    expect(error).toBeNull();
    for (const path of ['/auth/v1/settings', '/rest/v1/profiles']) {
      const missing = await wire.app.request(path);
      expect(missing.status).toBe(401);
      expect(await missing.json()).toEqual({
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      });
      const wrong = await wire.app.request(path, { headers: { apikey: data.session!.access_token } });
      expect(wrong.status).toBe(401);
      expect(await wrong.json()).toMatchObject({ message: 'Invalid API key' });
      const right = await wire.app.request(`${path}?apikey=${wire.anonKey}`);
      expect(await right.text()).not.toContain('API key');
    }
  });

  it('does not apply to the pages that browsers open directly', async () => {
    for (const path of [
      '/auth/v1/verify',
      '/auth/v1/callback',
      '/auth/v1/authorize?provider=x',
      '/auth/v1/.well-known/jwks.json',
      '/healthz',
    ]) {
      expect({ path, status: (await wire.app.request(path)).status }).not.toEqual({ path, status: 401 });
    }
  });
});
