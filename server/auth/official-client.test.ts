import { randomUUID } from 'node:crypto';
import { decodeJwt, importJWK, jwtVerify, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse';
const someEmail = () => `alice-${randomUUID()}@example.com`;

describe('auth/v1 through the official client', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
  });
  afterAll(() => database.close());

  const signUp = async (email = someEmail()) => {
    const client = wire.visitor();
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: { full_name: 'Alice' } },
    });
    expect(error).toBeNull();
    return { client, email, session: data.session!, user: data.user! };
  };
  const bare = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await wire.app.request(`/auth/v1/${path}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  describe('signing up', () => {
    it('returns a session, a user in the contract’s shape, and a profile that can be read at once', async () => {
      const { client, email, session, user } = await signUp();
      expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
      expect(session.refresh_token).toMatch(/^[a-z0-9]{12}$/);
      expect(user).toMatchObject({
        aud: 'authenticated',
        role: 'authenticated',
        email,
        phone: '',
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: {
          full_name: 'Alice',
          email,
          email_verified: true,
          phone_verified: false,
          sub: user.id,
        },
        identities: [{ id: user.id, provider: 'email', email }],
        is_anonymous: false,
      });
      const { data } = await client.from('profiles').select('*').eq('id', user.id).single();
      expect(data).toMatchObject({ full_name: 'Alice', subscription_tier: 'free' });
    });

    it('signs tokens that the published keys verify, with the claims of the contract', async () => {
      const { session, user, email } = await signUp();
      const response = await wire.app.request('/auth/v1/.well-known/jwks.json');
      expect(response.headers.get('cache-control')).toBe('public, max-age=600');
      const { keys } = (await response.json()) as { keys: JWK[] };
      expect(JSON.stringify(keys)).not.toContain('"d"');
      const { payload } = await jwtVerify(session.access_token, await importJWK(keys[0]!, 'ES256'));
      expect(payload).toMatchObject({
        sub: user.id,
        aud: 'authenticated',
        role: 'authenticated',
        email,
        phone: '',
        aal: 'aal1',
        amr: [{ method: 'password', timestamp: expect.any(Number) }],
        session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        is_anonymous: false,
      });
      expect(payload.exp! - payload.iat!).toBe(3600);
    });

    it('ignores metadata with the names of server values', async () => {
      const client = wire.visitor();
      const data = { sub: 'forged', email: 'boss@example.com', email_verified: 'yes', full_name: 'Mallory' };
      const { data: result } = await client.auth.signUp({ email: someEmail(), password, options: { data } });
      expect(result.user?.user_metadata).toMatchObject({
        sub: result.user?.id,
        email: result.user?.email,
        email_verified: true,
      });
    });

    it('refuses an address that is taken, in any spelling', async () => {
      const { email } = await signUp();
      const { error } = await wire.visitor().auth.signUp({ email: email.toUpperCase(), password });
      expect(error).toMatchObject({
        status: 422,
        code: 'user_already_exists',
        message: 'User already registered',
      });
    });

    it('creates one user from 100 requests at once', async () => {
      const email = someEmail();
      // On a busy machine the last in the row may be told to try again, as a hundred passwords take their time.
      const signUpUntilAnswered = async () => {
        for (;;) {
          const answer = await wire.visitor().auth.signUp({ email, password });
          if (answer.error?.status !== 504) return answer;
        }
      };
      const answers = await Promise.all(Array.from({ length: 100 }, signUpUntilAnswered));
      const refused = answers.filter(({ error }) => error !== null);
      expect(refused.length).toBeGreaterThanOrEqual(99);
      expect(refused.filter(({ error }) => error?.code !== 'user_already_exists')).toEqual([]);
      const [users] = await database.query('select count(*)::int as count from auth.users where email = $1', [
        email,
      ]);
      expect(users).toEqual({ count: 1 });
    });

    it.each([
      [{}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
      [{ email: 'a@example.com' }, 400, 'validation_failed', 'Signup requires a valid password'],
      [
        { email: 'a@example.com', password: '12345' },
        422,
        'weak_password',
        'Password should be at least 6 characters.',
      ],
      [
        { email: 'a@example.com', password: 'x'.repeat(73) },
        400,
        'validation_failed',
        'Password cannot be longer than 72 characters',
      ],
      [
        { email: 'a@example.com', phone: '+15550100', password },
        400,
        'validation_failed',
        'Only an email address or phone number should be provided on signup.',
      ],
      [
        { email: 'not an address', password },
        400,
        'validation_failed',
        'Unable to validate email address: invalid format',
      ],
      [
        { email: `${'a'.repeat(250)}@example.com`, password },
        400,
        'validation_failed',
        'An email address is too long',
      ],
    ])('refuses %j', async (body, status, code, message) => {
      const old = await bare('signup', body);
      expect(old).toMatchObject({ status, body: { code: status, error_code: code, msg: message } });
      const current = await bare('signup', body, { 'x-supabase-api-version': '2024-01-01' });
      expect(current).toMatchObject({ status, body: { code, message } });
    });

    it('refuses deeply nested metadata', async () => {
      const data = `{"a":`.repeat(5_000) + '1' + '}'.repeat(5_000);
      const { status, body } = await bare(
        'signup',
        `{"email":"a@example.com","password":"${password}","data":${data}}`,
      );
      expect({ status, code: body.error_code }).toEqual({ status: 400, code: 'bad_json' });
    });

    it('names the fault of a weak password and of broken JSON', async () => {
      const weak = await bare('signup', { email: 'a@example.com', password: 'x' });
      expect(weak.body.weak_password).toEqual({ reasons: ['length'] });
      const broken = await bare('signup', '{"email": "somebody@');
      expect(broken).toMatchObject({ status: 400, body: { error_code: 'bad_json' } });
      expect(broken.body.msg).toMatch(/^Could not parse request body as JSON: /);
      expect(JSON.stringify(broken.body) + wire.logged.join('')).not.toContain('somebody@');
    });
  });

  describe('signing in', () => {
    it('works with the right password, and answers the same for a wrong password and an unknown address', async () => {
      const { email, user } = await signUp();
      const client = wire.visitor();
      const { data, error } = await client.auth.signInWithPassword({
        email: ` ${email.toUpperCase()} `,
        password,
      });
      expect(error).toBeNull();
      expect(data.user?.id).toBe(user.id);
      const refused = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };
      expect((await client.auth.signInWithPassword({ email, password: 'wrong' })).error).toMatchObject(
        refused,
      );
      expect((await client.auth.signInWithPassword({ email: someEmail(), password })).error).toMatchObject(
        refused,
      );
    });

    it('refuses a banned user and an unknown grant type', async () => {
      const { email, user } = await signUp();
      await database.transaction((q) =>
        q.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [user.id]),
      );
      const { error } = await wire.visitor().auth.signInWithPassword({ email, password });
      expect(error).toMatchObject({ status: 400, code: 'user_banned' });
      expect((await bare('token?grant_type=magic', {})).body).toMatchObject({
        error_code: 'invalid_credentials',
        msg: 'unsupported_grant_type',
      });
    });

    it('notifies listeners', async () => {
      const { email } = await signUp();
      const client = wire.visitor();
      const events: string[] = [];
      client.auth.onAuthStateChange((event) => void events.push(event));
      await expect.poll(() => events).toContain('INITIAL_SESSION');
      await client.auth.signInWithPassword({ email, password });
      await client.auth.refreshSession();
      await client.auth.signOut();
      expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'SIGNED_OUT']);
    });
  });

  describe('refreshing', () => {
    const refresh = (token: string) => bare('token?grant_type=refresh_token', { refresh_token: token });
    const tokensOf = (session: string) =>
      database.transaction((q) =>
        q.query<{ revoked: boolean }>('select revoked from auth.refresh_tokens where session_id = $1', [
          session,
        ]),
      );
    const sessionOf = (accessToken: string) => decodeJwt(accessToken).session_id as string;

    it('exchanges the token for a new one, in the same session', async () => {
      const { client, session } = await signUp();
      const { data } = await client.auth.refreshSession();
      expect(data.session?.refresh_token).not.toBe(session.refresh_token);
      expect(sessionOf(data.session!.access_token)).toBe(sessionOf(session.access_token));
    });

    it('answers a repeated token with the token it was exchanged for', async () => {
      const { session } = await signUp();
      const first = await refresh(session.refresh_token);
      const again = await refresh(session.refresh_token);
      expect(again.body.refresh_token).toBe(first.body.refresh_token);
    });

    it('leaves one valid token after 50 refreshes at once', async () => {
      const { session } = await signUp();
      const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(session.refresh_token)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
      const tokens = await tokensOf(sessionOf(session.access_token));
      expect(tokens.filter(({ revoked }) => !revoked)).toHaveLength(1);
    });

    it('treats an old token that comes late as stolen, and ends the tokens of the session', async () => {
      const { session } = await signUp();
      const second = await refresh(session.refresh_token);
      const third = await refresh(second.body.refresh_token as string);
      await database.transaction((q) =>
        q.query("update auth.refresh_tokens set updated_at = now() - interval '1 minute'"),
      );
      expect(await refresh(session.refresh_token)).toMatchObject({
        status: 400,
        body: { error_code: 'refresh_token_already_used', msg: 'Invalid Refresh Token: Already Used' },
      });
      expect((await tokensOf(sessionOf(session.access_token))).every(({ revoked }) => revoked)).toBe(true);
      expect((await refresh(third.body.refresh_token as string)).status).toBe(400);
    });

    it.each(['', 'short', 'UPPERCASE123', 'abcdefghij12'])('refuses "%s"', async (token) => {
      expect(await refresh(token)).toMatchObject({
        status: 400,
        body: {
          error_code: 'refresh_token_not_found',
          msg: 'Invalid Refresh Token: Refresh Token Not Found',
        },
      });
    });

    it('stores no usable token in the database', async () => {
      const { session } = await signUp();
      const [row] = await database.transaction((q) =>
        q.query<{ text: string }>("select string_agg(t::text, ' ') as text from auth.refresh_tokens t"),
      );
      expect(row?.text).not.toContain(session.refresh_token);
    });
  });

  describe('a session', () => {
    it('returns its user, and nothing after it has ended', async () => {
      const { client, email, session } = await signUp();
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
      const elsewhere = wire.visitor();
      await elsewhere.auth.signInWithPassword({ email, password });
      await client.auth.signOut({ scope: 'local' });
      const gone = await wire.app.request('/auth/v1/user', {
        headers: { authorization: `Bearer ${session.access_token}` },
      });
      expect(gone.status).toBe(403);
      expect(await gone.json()).toMatchObject({ error_code: 'session_not_found' });
      expect((await elsewhere.auth.getUser()).error).toBeNull();
    });

    it('can end all other sessions, or all', async () => {
      const { client, email } = await signUp();
      const [second, third] = [wire.visitor(), wire.visitor()];
      await second.auth.signInWithPassword({ email, password });
      await third.auth.signInWithPassword({ email, password });
      await client.auth.signOut({ scope: 'others' });
      expect((await second.auth.getUser()).data.user).toBeNull();
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
      await third.auth.signInWithPassword({ email, password });
      await third.auth.signOut();
      expect((await client.auth.getUser()).data.user).toBeNull();
    });

    it('changes metadata key by key, and notifies listeners', async () => {
      const { client } = await signUp();
      const events: string[] = [];
      client.auth.onAuthStateChange((event) => void events.push(event));
      await client.auth.updateUser({ data: { theme: 'dark', full_name: 'Alice L.' } });
      const { data } = await client.auth.updateUser({ data: { theme: null, unit: { currency: 'USD' } } });
      expect(data.user?.user_metadata).toMatchObject({ full_name: 'Alice L.', unit: { currency: 'USD' } });
      expect(data.user?.user_metadata).not.toHaveProperty('theme');
      expect(events).toContain('USER_UPDATED');
    });

    it('ends all other sessions when it changes the password', async () => {
      const { client, email } = await signUp();
      const elsewhere = wire.visitor();
      await elsewhere.auth.signInWithPassword({ email, password });
      const same = await client.auth.updateUser({ password });
      expect(same.error).toMatchObject({ status: 422, code: 'same_password' });
      expect((await client.auth.updateUser({ password: 'short' })).error).toMatchObject({
        status: 422,
        code: 'weak_password',
      });
      expect((await client.auth.updateUser({ password: 'a new password' })).error).toBeNull();
      expect((await elsewhere.auth.getUser()).data.user).toBeNull();
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
      expect((await wire.visitor().auth.signInWithPassword({ email, password })).error?.code).toBe(
        'invalid_credentials',
      );
      expect(
        (await wire.visitor().auth.signInWithPassword({ email, password: 'a new password' })).error,
      ).toBeNull();
    });

    it('needs the second factor to change the password when the account has one', async () => {
      const { client, user } = await signUp();
      await database.transaction((q) =>
        q.query(
          "insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')",
          [user.id],
        ),
      );
      const { error } = await client.auth.updateUser({ password: 'a new password' });
      expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    });

    it('is required: a stranger is refused', async () => {
      const get = async (authorization?: string) => {
        const response = await wire.app.request('/auth/v1/user', {
          headers: authorization ? { authorization } : {},
        });
        return {
          status: response.status,
          ...((await response.json()) as { error_code: string; msg: string }),
        };
      };
      expect(await get()).toMatchObject({ status: 401, error_code: 'no_authorization' });
      expect(await get('Bearer nonsense')).toMatchObject({ status: 403, error_code: 'bad_jwt' });
      expect(await get(`Bearer ${wire.anonKey}`)).toMatchObject({
        status: 403,
        error_code: 'bad_jwt',
        msg: 'invalid claim: missing sub claim',
      });
      const ghost = await wire.tokenFor({
        role: 'authenticated',
        sub: randomUUID(),
        session_id: randomUUID(),
      });
      expect(await get(`Bearer ${ghost}`)).toMatchObject({ status: 403, error_code: 'user_not_found' });
      expect(await bare('logout?scope=galaxy', '')).toMatchObject({ status: 401 });
      const { session } = await signUp();
      const authorization = `Bearer ${session.access_token}`;
      expect(await bare('logout?scope=galaxy', '', { authorization })).toMatchObject({
        status: 400,
        body: { msg: 'Unsupported logout scope "galaxy"' },
      });
    });
  });
});
