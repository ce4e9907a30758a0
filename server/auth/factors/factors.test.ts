import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse';
const codeOf = (secret: string, timestamp = Date.now()) => new TOTP({ secret }).generate({ timestamp });
/** Six digits that are surely not the code of this moment or of its neighbours. */
const wrongCode = (secret: string) => {
  const near = [-30_000, 0, 30_000].map((offset) => codeOf(secret, Date.now() + offset));
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code))!;
};

describe('second factors', () => {
  let database: Database;
  let wire: Wire;
  const messages: { to: string; text: string; channel: string }[] = [];
  beforeAll(async () => {
    database = await freshDatabase();
    const send = (message: (typeof messages)[number]) => Promise.resolve(void messages.push(message));
    wire = await createWire(database, { sms: { send } });
  });
  afterAll(() => database.close());

  const signUp = async () => {
    const client = wire.visitor();
    const email = `${randomUUID()}@example.com`;
    const { data } = await client.auth.signUp({ email, password });
    return { client, email, user: data.user!, session: data.session! };
  };
  const enrol = async (client: ReturnType<Wire['visitor']>, friendlyName = 'phone app') => {
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
    expect(error).toBeNull();
    return { id: data!.id, secret: data!.totp.secret, totp: data!.totp };
  };
  const withFactor = async () => {
    const person = await signUp();
    const factor = await enrol(person.client);
    const { error } = await person.client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.secret),
    });
    expect(error).toBeNull();
    return { ...person, factor };
  };
  const levelOf = async (client: ReturnType<Wire['visitor']>) => {
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    return [data?.currentLevel, data?.nextLevel];
  };

  describe('an authenticator app', () => {
    it('is enrolled with a QR code, a secret and a URI', async () => {
      const { client, email } = await signUp();
      const { totp } = await enrol(client);
      expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
      // As an address it would end there, and the picture be broken.
      expect(totp.qr_code).not.toContain('#');
      const uri = new URL(totp.uri);
      expect(uri.protocol).toBe('otpauth:');
      expect(decodeURIComponent(uri.pathname)).toContain(`findeus.test:${email}`);
      expect(Object.fromEntries(uri.searchParams)).toEqual({
        algorithm: 'SHA1',
        digits: '6',
        issuer: 'findeus.test',
        period: '30',
        secret: totp.secret,
      });
      const { data } = await client.auth.mfa.listFactors();
      expect(data?.all).toMatchObject([
        { status: 'unverified', factor_type: 'totp', friendly_name: 'phone app' },
      ]);
      expect(data?.totp).toEqual([]);
    });

    it('raises the session to aal2, notifies listeners, and ends sessions without it', async () => {
      const { client, email } = await signUp();
      const elsewhere = wire.visitor();
      await elsewhere.auth.signInWithPassword({ email, password });
      const events: string[] = [];
      client.auth.onAuthStateChange((event) => void events.push(event));
      const factor = await enrol(client);
      expect(await levelOf(client)).toEqual(['aal1', 'aal1']);
      const before = (await client.auth.getSession()).data.session!;
      const { data: challenge } = await client.auth.mfa.challenge({ factorId: factor.id });
      expect(challenge).toMatchObject({ type: 'totp', expires_at: expect.any(Number) });
      const { error } = await client.auth.mfa.verify({
        factorId: factor.id,
        challengeId: challenge!.id,
        code: codeOf(factor.secret),
      });
      expect(error).toBeNull();
      expect(events).toContain('MFA_CHALLENGE_VERIFIED');
      expect(await levelOf(client)).toEqual(['aal2', 'aal2']);
      const after = (await client.auth.getSession()).data.session!;
      expect(after.refresh_token).not.toBe(before.refresh_token);
      expect(decodeJwt(after.access_token)).toMatchObject({
        aal: 'aal2',
        amr: [{ method: 'totp' }, { method: 'password' }],
        session_id: decodeJwt(before.access_token).session_id,
      });
      expect((await elsewhere.auth.getUser()).data.user).toBeNull();
      const { data: refreshed } = await client.auth.refreshSession();
      expect(decodeJwt(refreshed.session!.access_token).aal).toBe('aal2');
    });

    it('is required after the next sign-in', async () => {
      const { email, factor } = await withFactor();
      const client = wire.visitor();
      await client.auth.signInWithPassword({ email, password });
      expect(await levelOf(client)).toEqual(['aal1', 'aal2']);
      const limited = await client.auth.updateUser({ password: 'another one' });
      expect(limited.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
      expect((await client.auth.updateUser({ email: `new-${email}` })).error?.code).toBe('insufficient_aal');
      await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) });
      expect(await levelOf(client)).toEqual(['aal2', 'aal2']);
      expect((await client.auth.updateUser({ password: 'another one' })).error).toBeNull();
    });

    it('refuses a wrong code without spending the challenge, and refuses a used challenge', async () => {
      const { client } = await signUp();
      const factor = await enrol(client);
      const { data: challenge } = await client.auth.mfa.challenge({ factorId: factor.id });
      const answer = (code: string) =>
        client.auth.mfa.verify({ factorId: factor.id, challengeId: challenge!.id, code });
      expect((await answer(wrongCode(factor.secret))).error).toMatchObject({
        status: 422,
        code: 'mfa_verification_failed',
        message: 'Invalid TOTP code entered',
      });
      expect((await answer(codeOf(factor.secret))).error).toBeNull();
      expect((await answer(codeOf(factor.secret))).error).toMatchObject({ code: 'mfa_ip_address_mismatch' });
    });

    it('accepts the code of the previous 30 seconds, and no older code', async () => {
      const { client } = await signUp();
      const factor = await enrol(client);
      const old = await client.auth.mfa.challengeAndVerify({
        factorId: factor.id,
        code: codeOf(factor.secret, Date.now() - 90_000),
      });
      expect(old.error?.code).toBe('mfa_verification_failed');
      const late = await client.auth.mfa.challengeAndVerify({
        factorId: factor.id,
        code: codeOf(factor.secret, Date.now() - 29_000),
      });
      expect(late.error).toBeNull();
    });

    it('refuses an expired challenge and a challenge of another factor', async () => {
      const { client } = await signUp();
      const factor = await enrol(client);
      const { data: challenge } = await client.auth.mfa.challenge({ factorId: factor.id });
      await database.transaction((q) =>
        q.query("update auth.mfa_challenges set created_at = now() - interval '6 minutes'"),
      );
      const late = await client.auth.mfa.verify({
        factorId: factor.id,
        challengeId: challenge!.id,
        code: codeOf(factor.secret),
      });
      expect(late.error).toMatchObject({
        status: 422,
        code: 'mfa_challenge_expired',
        message: `MFA challenge ${challenge!.id} has expired, verify against another challenge or create a new challenge.`,
      });
      const foreign = await client.auth.mfa.verify({
        factorId: factor.id,
        challengeId: randomUUID(),
        code: codeOf(factor.secret),
      });
      expect(foreign.error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
    });

    it('can be removed only at aal2, which returns the session to aal1', async () => {
      const { client, email, factor } = await withFactor();
      const aal1 = wire.visitor();
      await aal1.auth.signInWithPassword({ email, password });
      expect((await aal1.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
        status: 422,
        code: 'insufficient_aal',
        message: 'AAL2 required to unenroll verified factor',
      });
      expect(
        (await aal1.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'second' })).error,
      ).toMatchObject({
        status: 403,
        code: 'insufficient_aal',
        message: 'AAL2 required to enroll a new factor',
      });
      expect((await client.auth.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id });
      await client.auth.refreshSession();
      expect(await levelOf(client)).toEqual(['aal1', 'aal1']);
    });

    it('is limited to ten per user, each with its own name', async () => {
      const { client, user } = await signUp();
      await enrol(client, 'one');
      expect((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'one' })).error).toMatchObject(
        {
          status: 422,
          code: 'mfa_factor_name_conflict',
          message: 'A factor with the friendly name "one" for this user already exists',
        },
      );
      expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
      expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe(
        'mfa_factor_name_conflict',
      );
      for (let n = 3; n <= 10; n++) await enrol(client, `number ${n}`);
      expect((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'more' })).error?.code).toBe(
        'too_many_enrolled_mfa_factors',
      );
      await database.transaction((q) =>
        q.query("update auth.mfa_factors set created_at = now() - interval '6 minutes' where user_id = $1", [
          user.id,
        ]),
      );
      await enrol(client, 'one');
      expect((await client.auth.mfa.listFactors()).data?.all).toHaveLength(1);
    });

    it('can be removed before it is verified, however old it is', async () => {
      const { client, user } = await signUp();
      const { id, secret } = await enrol(client);
      await database.query(
        "update auth.mfa_factors set created_at = now() - interval '6 minutes' where user_id = $1",
        [user.id],
      );
      expect((await client.auth.mfa.unenroll({ factorId: id })).data).toEqual({ id });
      const again = await enrol(client);
      const code = codeOf(again.secret);
      expect((await client.auth.mfa.challengeAndVerify({ factorId: again.id, code })).error).toBeNull();
      expect(again.secret).not.toBe(secret);
    });

    it('returns 200, 404 or 409 when it is challenged and removed at the same time', async () => {
      const { session, client } = await signUp();
      const headers = { authorization: `Bearer ${session.access_token}` };
      const call = async (method: string, path: string) =>
        (await wire.app.request(`/auth/v1/${path}`, { method, headers })).status;
      for (let round = 0; round < 5; round++) {
        const { id } = await enrol(client, `round ${round}`);
        const statuses = await Promise.all([
          call('POST', `factors/${id}/challenge`),
          call('DELETE', `factors/${id}`),
          call('POST', `factors/${id}/challenge`),
        ]);
        for (const status of statuses) expect([200, 404, 409]).toContain(status);
      }
    });

    it('can be challenged from a link-local address', async () => {
      const { session, client } = await signUp();
      const { id } = await enrol(client);
      const proxied = await createWire(database, { rateLimits: { on: false, trustedProxies: 1 } });
      const response = await proxied.app.request(`/auth/v1/factors/${id}/challenge`, {
        method: 'POST',
        headers: { authorization: `Bearer ${session.access_token}`, 'x-forwarded-for': 'fe80::1%eth0' },
      });
      expect(response.status).toBe(200);
    });

    it('can be verified while other sessions refresh', async () => {
      const { client, email } = await signUp();
      const others = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const other = wire.visitor();
          await other.auth.signInWithPassword({ email, password });
          return other;
        }),
      );
      const factor = await enrol(client);
      const [verified, ...refreshed] = await Promise.all([
        client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) }),
        ...others.flatMap((other) => [other.auth.refreshSession(), other.auth.refreshSession()]),
      ]);
      expect(verified.error).toBeNull();
      for (const { error } of refreshed) expect(error?.status).not.toBe(409);
    });

    it('is stored encrypted', async () => {
      const { client } = await signUp();
      const { secret } = await enrol(client);
      const [row] = await database.transaction((q) =>
        q.query<{ text: string }>("select string_agg(f::text, ' ') as text from auth.mfa_factors f"),
      );
      expect(row?.text).not.toContain(secret);
    });

    it('of another user returns 404', async () => {
      const { client, factor } = await withFactor();
      const { client: stranger } = await signUp();
      expect((await stranger.auth.mfa.challenge({ factorId: factor.id })).error).toMatchObject({
        status: 404,
        code: 'mfa_factor_not_found',
      });
      const { data: challenge } = await client.auth.mfa.challenge({ factorId: factor.id });
      const answered = await stranger.auth.mfa.verify({
        factorId: factor.id,
        challengeId: challenge!.id,
        code: codeOf(factor.secret),
      });
      expect(answered.error?.code).toBe('mfa_factor_not_found');
      expect((await stranger.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe(
        'mfa_factor_not_found',
      );
      const visitor = await wire.app.request('/auth/v1/factors', {
        method: 'POST',
        body: '{"factor_type":"totp"}',
      });
      expect(visitor.status).toBe(401);
    });
  });

  describe('a phone', () => {
    it('receives a code by message, and the code raises the session', async () => {
      const { client } = await signUp();
      const { data: factor } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+15550100123' });
      expect(factor).toMatchObject({ type: 'phone', phone: '15550100123' });
      const { data: challenge } = await client.auth.mfa.challenge({
        factorId: factor!.id,
        channel: 'whatsapp',
      });
      const message = messages.at(-1)!;
      expect(message).toMatchObject({ to: '+15550100123', channel: 'whatsapp' });
      const code = /\d{6}/.exec(message.text)![0];
      const answer = (given: string) =>
        client.auth.mfa.verify({ factorId: factor!.id, challengeId: challenge!.id, code: given });
      expect((await answer(code === '000000' ? '000001' : '000000')).error).toMatchObject({
        code: 'mfa_verification_failed',
        message: 'Invalid MFA Phone code entered',
      });
      expect((await answer(code)).error).toBeNull();
      expect(await levelOf(client)).toEqual(['aal2', 'aal2']);
    });

    it('is disabled when no message sender is set up', async () => {
      const without = await createWire(database);
      const client = without.visitor();
      await client.auth.signUp({ email: `${randomUUID()}@example.com`, password });
      expect(
        (await client.auth.mfa.enroll({ factorType: 'phone', phone: '+15550100123' })).error,
      ).toMatchObject({
        status: 422,
        code: 'mfa_phone_enroll_not_enabled',
        message: 'MFA enroll is disabled for Phone',
      });
    });
  });

  it.each([
    [{}, 400, 'factor_type needs to be totp, phone, or webauthn'],
    [{ factor_type: 'phone' }, 400, 'Phone number required to enroll Phone factor'],
    [{ factor_type: 'phone', phone: 'my phone' }, 400, 'Invalid phone number format (E.164 required)'],
  ])('enrolling refuses %j', async (body, status, message) => {
    const { session } = await signUp();
    const response = await wire.app.request('/auth/v1/factors', {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}` },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed', msg: message });
  });

  it('limits wrong codes across all networks', async () => {
    const limited = await createWire(database, { rateLimits: { on: true, trustedProxies: 1 } });
    const { client, session } = await signUp();
    const factor = await enrol(client);
    const guess = async (n: number) => {
      const response = await limited.app.request(`/auth/v1/factors/${factor.id}/verify`, {
        method: 'POST',
        headers: { authorization: `Bearer ${session.access_token}`, 'x-forwarded-for': `198.51.100.${n}` },
        body: JSON.stringify({ challenge_id: randomUUID(), code: '123456' }),
      });
      return response.status;
    };
    const answers = [];
    for (let n = 0; n < 11; n++) answers.push(await guess(n));
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });
});
