import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse 1';

describe('recovery codes', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
  });
  afterAll(() => database.close());

  const visitor = () => wire.visitor({ experimental: { recoveryCodes: true } });
  const signUp = async () => {
    const client = visitor();
    const email = `${randomUUID()}@example.com`;
    await client.auth.signUp({ email, password });
    return { client, email };
  };
  const withFactor = async () => {
    const person = await signUp();
    const { data } = await person.client.auth.mfa.enroll({ factorType: 'totp' });
    const code = new TOTP({ secret: data!.totp.secret }).generate();
    await person.client.auth.mfa.challengeAndVerify({ factorId: data!.id, code });
    return { ...person, factorId: data!.id };
  };
  const withCodes = async () => {
    const person = await withFactor();
    const { data, error } = await person.client.auth.mfa.recoveryCodes.generate();
    expect(error).toBeNull();
    return { ...person, codes: data!.codes };
  };
  /** Signed in with the password only. */
  const halfSignedIn = async (email: string) => {
    const client = visitor();
    await client.auth.signInWithPassword({ email, password });
    return client;
  };
  const levelOf = async (client: ReturnType<typeof visitor>) =>
    (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel;

  it('are ten different codes, shown once and stored as hashes', async () => {
    const { client, codes } = await withCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{16}$/);
    const stored = await database.query('select code_hash from internal.recovery_codes');
    expect(JSON.stringify(stored)).not.toContain(codes[0]);
    const again = await client.auth.mfa.recoveryCodes.generate();
    expect(again.error).toMatchObject({ code: 'mfa_verified_factor_exists' });
    const { data } = await client.auth.mfa.recoveryCodes.getStatus();
    expect(data).toMatchObject({ type: 'recovery_code', total: 10, remaining: 10 });
  });

  it('sign in once each, in any spelling', async () => {
    const { email, codes } = await withCodes();
    const client = await halfSignedIn(email);
    expect(await levelOf(client)).toBe('aal1');
    const typed = ` ${codes[0]!.toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1-')} `;
    expect((await client.auth.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull();
    expect(await levelOf(client)).toBe('aal2');
    expect((await client.auth.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9);
    const second = await halfSignedIn(email);
    const { error } = await second.auth.mfa.recoveryCodes.verify({ code: codes[0]! });
    expect(error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
    expect(await levelOf(second)).toBe('aal1');
  });

  it('let their owner remove the lost app, and are deleted with it', async () => {
    const { email, codes, factorId } = await withCodes();
    const client = await halfSignedIn(email);
    await client.auth.mfa.recoveryCodes.verify({ code: codes[0]! });
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await client.auth.mfa.recoveryCodes.getStatus()).error).toMatchObject({
      code: 'mfa_factor_not_found',
      status: 404,
    });
    await client.auth.refreshSession();
    expect(await levelOf(client)).toBe('aal1');
  });

  it('are refused after they were replaced', async () => {
    const { client, email, codes } = await withCodes();
    const { data } = await client.auth.mfa.recoveryCodes.regenerate();
    expect(data!.codes).not.toContain(codes[0]);
    const half = await halfSignedIn(email);
    expect((await half.auth.mfa.recoveryCodes.verify({ code: codes[0]! })).error).not.toBeNull();
    expect((await half.auth.mfa.recoveryCodes.verify({ code: data!.codes[0]! })).error).toBeNull();
  });

  it('are refused after they were removed', async () => {
    const { client, email, codes } = await withCodes();
    expect((await client.auth.mfa.recoveryCodes.unenroll()).error).toBeNull();
    const half = await halfSignedIn(email);
    expect((await half.auth.mfa.recoveryCodes.verify({ code: codes[0]! })).error).not.toBeNull();
  });

  it('require another factor', async () => {
    const { client } = await signUp();
    expect((await client.auth.mfa.recoveryCodes.generate()).error).toMatchObject({
      code: 'mfa_recovery_codes_sole_factor',
    });
  });

  it('are created, replaced and removed only at aal2', async () => {
    const { email } = await withCodes();
    const half = await halfSignedIn(email);
    const { recoveryCodes } = half.auth.mfa;
    for (const call of [
      () => recoveryCodes.generate(),
      () => recoveryCodes.regenerate(),
      () => recoveryCodes.unenroll(),
    ]) {
      expect((await call()).error).toMatchObject({ code: 'insufficient_aal', status: 403 });
    }
  });

  it('are refused for another user and without a session', async () => {
    const { codes } = await withCodes();
    const other = await withCodes();
    const half = await halfSignedIn(other.email);
    expect((await half.auth.mfa.recoveryCodes.verify({ code: codes[0]! })).error).toMatchObject({
      code: 'mfa_verification_failed',
    });
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['DELETE', ''],
      ['POST', '/verify'],
      ['POST', '/regenerate'],
    ] as const) {
      const response = await wire.app.request(`/auth/v1/factors/recovery-codes${path}`, { method });
      expect(response.status).toBe(401);
    }
  });

  it('are limited in wrong guesses', async () => {
    const limited = await createWire(database, { rateLimits: { on: true, trustedProxies: 1 } });
    const { email } = await withCodes();
    const signedIn = await halfSignedIn(email);
    const token = (await signedIn.auth.getSession()).data.session!.access_token;
    const statuses = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const response = await limited.app.request('/auth/v1/factors/recovery-codes/verify', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': `203.0.113.${guess}` },
        body: JSON.stringify({ code: 'aaaaaaaaaaaaaaaa' }),
      });
      statuses.push(response.status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
    expect(statuses.at(-1)).toBe(429);
  });
});
