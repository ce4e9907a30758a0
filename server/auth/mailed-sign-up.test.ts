import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  home,
  openConfirmedAccounts,
  password,
  someEmail,
  type ConfirmedAccounts,
} from '#server/testing/wire/confirmed-accounts.ts';

describe('accounts that are confirmed by mail', () => {
  let accounts: ConfirmedAccounts;
  let database: ConfirmedAccounts['database'];
  let wire: ConfirmedAccounts['wire'];
  let signUp: ConfirmedAccounts['signUp'];
  let confirmed: ConfirmedAccounts['confirmed'];
  beforeAll(async () => {
    accounts = await openConfirmedAccounts();
    ({ database, wire, signUp, confirmed } = accounts);
  });
  afterAll(() => accounts.close());

  describe('signing up', () => {
    it('returns a user without a session, and mails a link that signs in', async () => {
      const { email, user, session, client } = await signUp();
      expect(session).toBeNull();
      expect(user).toMatchObject({
        email,
        identities: [{ provider: 'email' }],
        user_metadata: { full_name: 'Alice', email_verified: false },
      });
      expect(user.confirmation_sent_at).toBeDefined();
      expect(user.email_confirmed_at).toBeUndefined();
      expect((await client.auth.signInWithPassword({ email, password })).error).toMatchObject({
        status: 400,
        code: 'email_not_confirmed',
        message: 'Email not confirmed',
      });

      const mail = await wire.mailTo(email);
      expect(mail.code).toMatch(/^\d{6}$/);
      const { status, target, fragment } = await wire.open(mail.link);
      expect(status).toBe(303);
      expect(target?.href.split('#')[0]).toBe(home);
      expect(fragment.get('type')).toBe('signup');
      const { data } = await client.auth.setSession({
        access_token: fragment.get('access_token')!,
        refresh_token: fragment.get('refresh_token')!,
      });
      expect(data.user).toMatchObject({ email, user_metadata: { email_verified: true } });
      expect(data.user?.email_confirmed_at).toBeDefined();
      expect(decodeJwt(fragment.get('access_token')!).amr).toMatchObject([{ method: 'otp' }]);
    });

    it('accepts the code in place of the link, once', async () => {
      const { client, email } = await signUp();
      const { code } = await wire.mailTo(email);
      const wrong = await client.auth.verifyOtp({
        email,
        token: code === '000000' ? '000001' : '000000',
        type: 'email',
      });
      expect(wrong.error).toMatchObject({
        status: 403,
        code: 'otp_expired',
        message: 'Token has expired or is invalid',
      });
      const { data } = await client.auth.verifyOtp({ email, token: code, type: 'email' });
      expect(data.session?.user.email).toBe(email);
      const again = await wire.visitor().auth.verifyOtp({ email, token: code, type: 'email' });
      expect(again.error?.code).toBe('otp_expired');
    });

    it('accepts the token of the link from a page of the site', async () => {
      const { client, email } = await signUp();
      const { link } = await wire.mailTo(email);
      const hash = new URL(link).searchParams.get('token')!;
      const { data, error } = await client.auth.verifyOtp({ token_hash: hash, type: 'signup' });
      expect(error).toBeNull();
      expect(data.session?.user.email).toBe(email);
    });

    it('accepts the link once, and does not spend it on a HEAD request', async () => {
      const { email } = await signUp();
      const { link } = await wire.mailTo(email);
      expect((await wire.app.request(link, { method: 'HEAD' })).status).toBe(200);
      expect((await wire.open(link)).fragment.get('access_token')).not.toBeNull();
      const { status, fragment } = await wire.open(link);
      expect(status).toBe(303);
      expect(Object.fromEntries(fragment)).toEqual({
        error: 'access_denied',
        error_code: 'otp_expired',
        error_description: 'Email link is invalid or has expired',
        sb: '',
      });
    });

    it('refuses an expired link', async () => {
      const { email, user } = await signUp();
      const { link, code } = await wire.mailTo(email);
      await database.transaction((q) =>
        q.query(
          "update auth.one_time_tokens set created_at = now() - interval '61 minutes' where user_id = $1",
          [user.id],
        ),
      );
      expect((await wire.open(link)).fragment.get('error_code')).toBe('otp_expired');
      const { error } = await wire.visitor().auth.verifyOtp({ email, token: code, type: 'signup' });
      expect(error?.code).toBe('otp_expired');
    });

    it('answers the same for an address with an account, without a mail', async () => {
      const { email } = await confirmed();
      const mails = wire.inbox.messages().length;
      const { data, error } = await wire
        .visitor()
        .auth.signUp({ email, password: 'something else', options: { data: { full_name: 'Mallory' } } });
      expect(error).toBeNull();
      expect(data.session).toBeNull();
      expect(data.user).toMatchObject({
        email,
        identities: [],
        role: '',
        user_metadata: { full_name: 'Mallory' },
      });
      await wire.mailTo((await signUp()).email);
      expect(wire.inbox.messages().length).toBe(mails + 1);
      expect((await wire.visitor().auth.signInWithPassword({ email, password })).error).toBeNull();
    });

    it('keeps the first password of an unconfirmed account, and mails again', async () => {
      const { email, user } = await signUp();
      const first = await wire.mailTo(email);
      const { data } = await wire.visitor().auth.signUp({ email, password: 'of somebody else' });
      expect(data.user?.id).toBe(user.id);
      const second = await wire.inbox.waitFor(({ to, id }) => to.includes(email) && id !== first.id);
      expect((await wire.open(first.link)).fragment.get('error_code')).toBe('otp_expired');
      await wire.open(second.links.find((link) => link.includes('/verify'))!);
      expect(
        (await wire.visitor().auth.signInWithPassword({ email, password: 'of somebody else' })).error?.code,
      ).toBe('invalid_credentials');
      expect((await wire.visitor().auth.signInWithPassword({ email, password })).error).toBeNull();
    });

    it('reveals nothing of an unconfirmed account to others', async () => {
      const email = someEmail();
      await wire.operator().auth.admin.createUser({
        email,
        user_metadata: { full_name: 'Private Name' },
        app_metadata: { team: 'Private Team' },
      });
      await wire.operator().auth.admin.inviteUserByEmail(email);
      const sent = { full_name: 'Stranger' };
      const { data } = await wire.visitor().auth.signUp({ email, password, options: { data: sent } });
      expect(JSON.stringify(data)).not.toContain('Private');
      expect(data.user).toMatchObject({
        user_metadata: sent,
        app_metadata: { provider: 'email', providers: ['email'] },
        identities: [{ provider: 'email', identity_data: { ...sent, email } }],
      });
      expect(data.user?.invited_at).toBeUndefined();
    });

    it('creates one user from 30 requests at once', async () => {
      const email = someEmail();
      const answers = await Promise.all(Array.from({ length: 30 }, () => signUp(wire.visitor(), email)));
      expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1);
      const { data } = await wire.operator().auth.admin.listUsers({ perPage: 1000 });
      expect(data.users.filter((user) => user.email === email)).toHaveLength(1);
    });

    it('by PKCE lets only the client that started it use the code', async () => {
      const client = wire.visitor({ flowType: 'pkce' });
      const { email } = await signUp(client);
      const { link } = await wire.mailTo(email);
      expect(new URL(link).searchParams.get('token')).toMatch(/^pkce_[0-9a-f]{56}$/);
      const { query, fragment } = await wire.open(link);
      expect([...fragment]).toEqual([]);
      expect(query.get('from')).toBe('mail');
      const code = query.get('code')!;
      const thief = await wire.app.request('/auth/v1/token?grant_type=pkce', {
        method: 'POST',
        body: JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(50) }),
      });
      expect(thief.status).toBe(400);
      expect(await thief.json()).toMatchObject({ error_code: 'bad_code_verifier' });
      const { data, error } = await client.auth.exchangeCodeForSession(code);
      expect(error).toBeNull();
      expect(data.session?.user.email).toBe(email);
    });
  });

  describe('resending', () => {
    it('mails again, and answers the same for an unknown address', async () => {
      const { client, email } = await signUp();
      const first = await wire.mailTo(email);
      expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
      const second = await wire.inbox.waitFor(({ to, id }) => to.includes(email) && id !== first.id);
      expect(second.text).not.toContain(first.code);
      expect((await client.auth.resend({ type: 'signup', email: someEmail() })).error).toBeNull();
    });

    it.each([
      [{ email: 'a@example.com' }, 'Missing one of these types: signup, email_change, sms, phone_change'],
      [{ type: 'signup' }, 'Missing email address or phone number'],
      [{ type: 'signup', phone: '123' }, 'Type provided requires an email address'],
      [{ type: 'sms', email: 'a@example.com' }, 'Type provided requires a phone number'],
      [
        { type: 'signup', email: 'a@example.com', phone: '1' },
        'Only an email address or phone number should be provided.',
      ],
    ])('refuses %j', async (body, message) => {
      const response = await wire.app.request('/auth/v1/resend', {
        method: 'POST',
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error_code: 'validation_failed', msg: message });
    });
  });

  it.each([
    [{}, 'Verify requires a verification type'],
    [{ type: 'signup' }, 'Verify requires either a token or a token hash'],
    [
      { type: 'signup', token: '1', email: 'a@example.com', phone: '1' },
      'Only an email address or phone number should be provided on verify',
    ],
    [
      { type: 'signup', token_hash: 'x', email: 'a@example.com' },
      'Only the token_hash and type should be provided',
    ],
    [{ type: 'galaxy', token: '1', email: 'a@example.com' }, 'Invalid email verification type'],
  ])('verify refuses %j', async (body, message) => {
    const response = await wire.app.request('/auth/v1/verify', {
      method: 'POST',
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed', msg: message });
  });

  it('stores no code or link in the database or the log', async () => {
    const { email } = await signUp();
    const { code, link } = await wire.mailTo(email);
    const token = new URL(link).searchParams.get('token')!;
    const [row] = await database.transaction((q) =>
      q.query<{ text: string }>(
        `select (select string_agg(t::text, ' ') from auth.one_time_tokens t) ||
           coalesce((select string_agg(m::text, ' ') from internal.mail_queue m), '') as text`,
      ),
    );
    expect(row?.text).not.toContain(token);
    expect(row?.text).not.toMatch(new RegExp(`\\b${code}\\b`));
    expect(wire.logged.join('')).not.toContain(token);
    expect(wire.logged.join('')).not.toContain(email);
  });

  it('sends every mail without a failure', () => {
    expect(wire.failures).toEqual([]);
  });
});
