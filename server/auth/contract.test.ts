import { createHash, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '#server/auth/domain/users/passwords.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createMailedWire, type MailedWire } from '#server/testing/wire/mailed-wire.ts';
import { createWire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse';
const someEmail = () => `${randomUUID()}@example.com`;

it('hashes passwords at the default cost of the contract', async () => {
  expect(await createPasswords().hash(password)).toMatch(/^\$2b\$10\$/);
});

/** The small print of the wire: what no journey would stumble over, and a client might. */
describe('auth/v1 in detail', () => {
  let database: Database;
  let wire: MailedWire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createMailedWire(database);
  });
  afterAll(async () => {
    await wire.close();
    await database.close();
  });

  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await wire.app.request(`/auth/v1/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      response,
      status: response.status,
      body: (text ? JSON.parse(text) : null) as Record<string, unknown>,
    };
  };
  const signUp = async () => {
    const email = someEmail();
    const { data } = await wire.visitor().auth.signUp({ email, password });
    return {
      email,
      user: data.user!,
      session: data.session!,
      bearer: { authorization: `Bearer ${data.session!.access_token}` },
    };
  };
  const refused = (status: number, code: string, msg?: string) => ({
    status,
    body: { code: status, error_code: code, ...(msg ? { msg } : {}) },
  });

  describe('text that cannot be stored', () => {
    it.each([
      ['signup', '{"email":"a@example.com","password":"correct horse","data":{"full_name":"\\u0000"}}'],
      ['signup', '{"email":"a@example.com","password":"correct horse","data":{"\\ud800":1}}'],
      ['token?grant_type=password', '{"email":"\\u0000","password":"x"}'],
      ['token?grant_type=pkce', '{"auth_code":"\\u0000","code_verifier":"x"}'],
      ['recover', '{"email":"a\\u0000@example.com"}'],
    ])('returns 400 bad_json for %s %s', async (path, body) => {
      expect(await ask('POST', path, body)).toMatchObject(refused(400, 'bad_json'));
    });

    it('does not include an escaped backslash followed by u0000', async () => {
      const answer = await ask('POST', 'signup', { email: someEmail(), password, data: { path: '\\u0000' } });
      expect(answer.status).toBe(200);
    });

    it('is replaced by the default in redirect_to', async () => {
      const { email } = await signUp();
      const answer = await ask(
        'POST',
        `recover?redirect_to=${encodeURIComponent('http://findeus.test/\0')}`,
        { email },
      );
      expect(answer.status).toBe(200);
      expect(new URL((await wire.mailTo(email)).link).searchParams.get('redirect_to')).toBe(
        'http://findeus.test/reset-password',
      );
    });
  });

  it('returns user, session and token prefix in the headers of a sign-in', async () => {
    const { email } = await signUp();
    const { response, body } = await ask('POST', 'token?grant_type=password', { email, password });
    const claims = decodeJwt(body.access_token as string);
    expect(claims.iss).toBe('http://findeus.test/auth/v1');
    expect(response.headers.get('sb-auth-user-id')).toBe(claims.sub);
    expect(response.headers.get('sb-auth-session-id')).toBe(claims.session_id);
    expect(
      (body.refresh_token as string).startsWith(response.headers.get('sb-auth-refresh-token-prefix')!),
    ).toBe(true);
    expect(body.expires_at).toBe(claims.exp);
  });

  it('returns all times of a user in UTC with a Z', async () => {
    const { bearer } = await signUp();
    await ask('POST', 'factors', { factor_type: 'totp' }, bearer);
    const { body } = await ask('GET', 'user', undefined, bearer);
    const times = [...JSON.stringify(body).matchAll(/"(\w+_at)":"([^"]+)"/g)];
    expect(times.length).toBeGreaterThan(8);
    for (const [, , time] of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/);
    expect(body).toMatchObject({ last_sign_in_at: expect.any(String), confirmed_at: expect.any(String) });
  });

  it('leaves weak_password out of the error header in the 2024 format', async () => {
    const weak = { email: someEmail(), password: 'x' };
    const old = await ask('POST', 'signup', weak);
    expect(old.response.headers.get('x-sb-error-code')).toBe('weak_password');
    const current = await ask('POST', 'signup', weak, { 'x-supabase-api-version': '2024-01-01' });
    expect(current.response.headers.get('x-sb-error-code')).toBeNull();
    expect(current.body).toMatchObject({ code: 'weak_password', weak_password: { reasons: ['length'] } });
  });

  it.each([
    [{ sub: 'nobody' }, 400, 'invalid claim: sub claim must be a UUID'],
    [
      { exp: 1000 },
      403,
      'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
    ],
    [{ aud: 'others' }, 400, "Token audience doesn't match request audience"],
  ])('refuses a token with %j', async (claims, status, msg) => {
    const { user } = await signUp();
    const token = await wire.tokenFor({
      role: 'authenticated',
      sub: user.id,
      session_id: randomUUID(),
      ...claims,
    });
    expect(await ask('GET', 'user', undefined, { authorization: `Bearer ${token}` })).toMatchObject({
      status,
      body: { msg },
    });
  });

  it('names the invalid signature of a forged token', async () => {
    const { session } = await signUp();
    const forged = `${session.access_token.slice(0, -8)}AAAAAAAA`;
    const { body } = await ask('GET', 'user', undefined, { authorization: `Bearer ${forged}` });
    expect(body.msg).toBe('invalid JWT: unable to parse or verify signature, token signature is invalid');
  });

  it('returns 403 not_admin when a user sets app_metadata', async () => {
    const { bearer } = await signUp();
    const answer = await ask('PUT', 'user', { app_metadata: { role: 'admin' } }, bearer);
    expect(answer).toMatchObject(refused(403, 'not_admin'));
    expect(await ask('PUT', 'user', { phone: '+15550100' }, bearer)).toMatchObject(
      refused(400, 'phone_provider_disabled'),
    );
  });

  it('returns 422 for sign-ups while they are disabled, and still signs users in', async () => {
    const { email } = await signUp();
    const closed = await createWire(database, { settings: { signupDisabled: true } });
    const { error } = await closed.visitor().auth.signUp({ email: someEmail(), password });
    expect(error).toMatchObject({
      status: 422,
      code: 'signup_disabled',
      message: 'Signups not allowed for this instance',
    });
    expect((await closed.visitor().auth.signInWithPassword({ email, password })).error).toBeNull();
    expect(await (await closed.app.request('/auth/v1/settings')).json()).toMatchObject({
      disable_signup: true,
    });
  });

  describe('refreshing', () => {
    const refresh = (token: unknown) =>
      ask('POST', 'token?grant_type=refresh_token', { refresh_token: token });

    it('accepts a used token for ten seconds', async () => {
      const { session } = await signUp();
      const second = await refresh(session.refresh_token);
      const third = await refresh(second.body.refresh_token);
      expect((await refresh(session.refresh_token)).status).toBe(200);
      await refresh(third.body.refresh_token);
      await database.query("update auth.refresh_tokens set updated_at = now() - interval '11 seconds'");
      expect(await refresh(session.refresh_token)).toMatchObject(refused(400, 'refresh_token_already_used'));
    });

    it('refuses a banned user and an expired session', async () => {
      const banned = await signUp();
      await database.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
        banned.user.id,
      ]);
      expect(await refresh(banned.session.refresh_token)).toMatchObject(
        refused(400, 'user_banned', 'Invalid Refresh Token: User Banned'),
      );
      const over = await signUp();
      await database.query(
        "update auth.sessions set not_after = now() - interval '1 second' where user_id = $1",
        [over.user.id],
      );
      expect(await refresh(over.session.refresh_token)).toMatchObject(
        refused(400, 'session_not_found', 'Invalid Refresh Token: No Valid Session Found'),
      );
    });

    it('happens in a client with an expired session, and signs it out when the session was deleted', async () => {
      const { session } = await signUp();
      const events: string[] = [];
      const storage = new Map([
        ['sb-findeus-auth-token', JSON.stringify({ ...session, expires_at: seconds() - 60 })],
      ]);
      const stored = {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
        removeItem: (key: string) => void storage.delete(key),
      };
      const client = wire.visitor({ storage: stored, persistSession: true });
      client.auth.onAuthStateChange((event) => void events.push(event));
      const { data } = await client.auth.getSession();
      expect(data.session?.refresh_token).not.toBe(session.refresh_token);
      await expect.poll(() => events).toContain('TOKEN_REFRESHED');

      await database.query('delete from auth.sessions where user_id = $1', [session.user.id]);
      storage.set('sb-findeus-auth-token', JSON.stringify({ ...data.session, expires_at: seconds() - 60 }));
      expect((await client.auth.getSession()).data.session).toBeNull();
      await expect.poll(() => events).toContain('SIGNED_OUT');
      expect([...storage.keys()]).toEqual([]);
    });
  });

  describe('PKCE', () => {
    const verifier = 'v'.repeat(43);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const exchange = (auth_code: string, code_verifier = verifier) =>
      ask('POST', 'token?grant_type=pkce', { auth_code, code_verifier });
    const recovered = async (method: string, given: string) => {
      const { email, user } = await signUp();
      await ask('POST', 'recover', { email, code_challenge: given, code_challenge_method: method });
      const { query } = await wire.open((await wire.mailTo(email)).link);
      return { code: query.get('code')!, user };
    };

    it.each([
      ['s256', challenge],
      ['S256', challenge],
      ['plain', verifier],
    ])('exchanges a code once with the method %s', async (method, given) => {
      const { code } = await recovered(method, given);
      expect(await exchange(code, 'w'.repeat(43))).toMatchObject(refused(400, 'bad_code_verifier'));
      expect((await exchange(code)).status).toBe(200);
      expect(await exchange(code)).toMatchObject(
        refused(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
      );
    });

    it('accepts a code for five minutes after the link was opened, however old the mail is', async () => {
      const { email } = await signUp();
      await ask('POST', 'recover', { email, code_challenge: challenge, code_challenge_method: 's256' });
      const { link } = await wire.mailTo(email);
      await database.query("update auth.flow_state set created_at = now() - interval '50 minutes'");
      const { query } = await wire.open(link);
      expect((await exchange(query.get('code')!)).status).toBe(200);
      const { code } = await recovered('s256', challenge);
      await database.query("update auth.flow_state set auth_code_issued_at = now() - interval '6 minutes'");
      expect(await exchange(code)).toMatchObject(
        refused(422, 'flow_state_expired', 'invalid flow state, flow state has expired'),
      );
    });

    it('refuses a banned user', async () => {
      const { code, user } = await recovered('s256', challenge);
      await database.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
        user.id,
      ]);
      expect(await exchange(code)).toMatchObject(refused(400, 'user_banned'));
    });

    it.each([
      [{ code_challenge: challenge }, 'PKCE flow requires code_challenge_method and code_challenge'],
      [{ code_challenge_method: 's256' }, 'PKCE flow requires code_challenge_method and code_challenge'],
      [
        { code_challenge: 'short', code_challenge_method: 's256' },
        'code challenge has to be between 43 and 128 characters',
      ],
    ])('refuses %j', async (given, msg) => {
      expect(await ask('POST', 'recover', { email: someEmail(), ...given })).toMatchObject(
        refused(400, 'validation_failed', msg),
      );
    });

    it('returns 400 for an empty code and verifier', async () => {
      expect(await exchange('', '')).toMatchObject(
        refused(
          400,
          'validation_failed',
          'invalid request: both auth code and code verifier should be non-empty',
        ),
      );
    });
  });

  it.each([
    ['POST', 'token?grant_type=password', {}, 'missing email or phone'],
    ['POST', 'recover', {}, 'Password recovery requires an email'],
    ['GET', 'verify?token=x', undefined, 'Verify requires a verification type'],
    ['GET', 'verify?type=signup', undefined, 'Verify requires a token or a token hash'],
  ])('returns 400 with the missing field for %s %s %j', async (method, path, body, msg) => {
    expect(await ask(method, path, body)).toMatchObject(refused(400, 'validation_failed', msg));
  });

  it('deletes queued recovery mails when the password changes', async () => {
    const { email, user, bearer } = await signUp();
    const silent = await createWire(database, { mail: { wake: () => undefined } });
    await database.query(
      "insert into internal.mail_queue (kind, email, details, due_at) values ('recovery', $1, '{}', now() + interval '1 hour')",
      [email],
    );
    expect((await ask('PUT', 'user', { password: 'another one' }, bearer)).status).toBe(200);
    const waiting = await database.query(
      'select kind from internal.mail_queue where email = $1 and kind = $2',
      [email, 'recovery'],
    );
    expect(waiting).toEqual([]);
    await database.query(
      "insert into internal.mail_queue (kind, email, details, due_at) values ('recovery', $1, '{}', now() + interval '1 hour')",
      [email],
    );
    await silent.operator().auth.admin.updateUserById(user.id, { password: 'yet another' });
    expect(
      await database.query('select kind from internal.mail_queue where email = $1 and kind = $2', [
        email,
        'recovery',
      ]),
    ).toEqual([]);
  });

  it('returns 422 when an unconfirmed account reauthenticates', async () => {
    const { user, bearer } = await signUp();
    await database.query('update auth.users set email_confirmed_at = null where id = $1', [user.id]);
    expect(await ask('GET', 'reauthenticate', undefined, bearer)).toMatchObject(
      refused(422, 'email_not_confirmed', 'Please verify your email first.'),
    );
  });

  it('returns 404 for a factor id that is not a UUID, and 400 without a code', async () => {
    const { bearer } = await signUp();
    expect(await ask('DELETE', 'factors/1', undefined, bearer)).toMatchObject(
      refused(404, 'validation_failed', 'factor_id must be an UUID'),
    );
    expect(await ask('DELETE', 'factors/1')).toMatchObject(refused(401, 'no_authorization'));
    const { body: factor } = await ask('POST', 'factors', { factor_type: 'totp' }, bearer);
    expect(
      await ask('POST', `factors/${String(factor.id)}/verify`, { challenge_id: randomUUID() }, bearer),
    ).toMatchObject(refused(400, 'validation_failed', 'Code needs to be non-empty'));
  });

  it('returns the name GoTrue on the health check', async () => {
    expect((await ask('GET', 'health')).body).toMatchObject({ name: 'GoTrue', version: expect.any(String) });
  });
});

const seconds = () => Math.floor(Date.now() / 1000);
