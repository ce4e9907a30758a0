import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/fresh-database.ts';
import { createMailedWire, type MailedWire } from '#server/testing/mailed-wire.ts';

const password = 'correct horse';
const someEmail = () => `alice-${randomUUID()}@example.com`;
const home = 'http://findeus.test/welcome?from=mail';

describe('accounts that are confirmed by mail', () => {
  let database: Database;
  let wire: MailedWire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createMailedWire(database, {
      settings: { autoconfirm: false, reauthenticateForPassword: true },
    });
  });
  afterAll(async () => {
    await wire.close();
    await database.close();
  });

  const signUp = async (client = wire.visitor(), email = someEmail()) => {
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: { full_name: 'Alice' }, emailRedirectTo: home },
    });
    expect(error).toBeNull();
    return { client, email, user: data.user!, session: data.session };
  };
  const confirmed = async () => {
    const { email } = await signUp();
    const { link } = await wire.mailTo(email);
    await wire.open(link);
    const client = wire.visitor();
    const { error } = await client.auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    return { client, email };
  };

  describe('signing up', () => {
    it('gives a user without a session, and mails a link that signs in', async () => {
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

    it('takes the code instead of the link, once', async () => {
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

    it('takes the token of the link from a page of ours, too', async () => {
      const { client, email } = await signUp();
      const { link } = await wire.mailTo(email);
      const hash = new URL(link).searchParams.get('token')!;
      const { data, error } = await client.auth.verifyOtp({ token_hash: hash, type: 'signup' });
      expect(error).toBeNull();
      expect(data.session?.user.email).toBe(email);
    });

    it('gives a link that is used once, and not burnt by a scanner that only looks', async () => {
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

    it('refuses a link that is too old', async () => {
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

    it('answers for an address that has an account as for a new one, and mails nothing', async () => {
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

    it('keeps the first password of an account that is not confirmed yet, and mails again', async () => {
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

    it('shows strangers nothing of an account that is not confirmed yet', async () => {
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

    it('makes one user of 30 that come at once', async () => {
      const email = someEmail();
      const answers = await Promise.all(Array.from({ length: 30 }, () => signUp(wire.visitor(), email)));
      expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1);
      const { data } = await wire.operator().auth.admin.listUsers({ perPage: 1000 });
      expect(data.users.filter((user) => user.email === email)).toHaveLength(1);
    });

    it('works by PKCE, where only the beginner can use the code', async () => {
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
    it('mails again, and says the same where there is nothing to mail', async () => {
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

  describe('a forgotten password', () => {
    it('is replaced by way of the mailed link, and the owner is told', async () => {
      const { email } = await confirmed();
      const client = wire.visitor();
      const { error } = await client.auth.resetPasswordForEmail(email, {
        redirectTo: 'http://findeus.test/reset-password',
      });
      expect(error).toBeNull();
      const mail = await wire.mailTo(email, /Reset/);
      const { target, fragment } = await wire.open(mail.link);
      expect(target?.pathname).toBe('/reset-password');
      expect(fragment.get('type')).toBe('recovery');
      await client.auth.setSession({
        access_token: fragment.get('access_token')!,
        refresh_token: fragment.get('refresh_token')!,
      });
      expect((await client.auth.updateUser({ password: 'a better one' })).error).toBeNull();
      expect((await wire.visitor().auth.signInWithPassword({ email, password })).error?.code).toBe(
        'invalid_credentials',
      );
      expect(
        (await wire.visitor().auth.signInWithPassword({ email, password: 'a better one' })).error,
      ).toBeNull();
      const notice = await wire.mailTo(email, /changed/);
      expect(notice.code).toBe('');
    });

    it('tells a PKCE client that it is a recovery', async () => {
      const { email } = await confirmed();
      const client = wire.visitor({ flowType: 'pkce' });
      const events: string[] = [];
      client.auth.onAuthStateChange((event) => void events.push(event));
      await client.auth.resetPasswordForEmail(email);
      const { link } = await wire.mailTo(email, /Reset/);
      const { query } = await wire.open(link);
      const { data } = await client.auth.exchangeCodeForSession(query.get('code')!);
      expect(data.session?.user.email).toBe(email);
      expect(events).toContain('PASSWORD_RECOVERY');
    });

    it('can be reset after signing out everywhere', async () => {
      const { client, email } = await confirmed();
      await client.auth.resetPasswordForEmail(email);
      await client.auth.signOut();
      const { link } = await wire.mailTo(email, /Reset/);
      expect((await wire.open(link)).fragment.get('access_token')).toBeTruthy();
    });

    it('says the same for nobody, and mails nothing', async () => {
      const stranger = someEmail();
      const response = await wire.app.request('/auth/v1/recover', {
        method: 'POST',
        body: JSON.stringify({ email: stranger }),
      });
      expect({ status: response.status, body: await response.json() }).toEqual({ status: 200, body: {} });
      const { email } = await signUp();
      await wire.mailTo(email);
      expect(wire.inbox.messages().some(({ to }) => to.includes(stranger))).toBe(false);
    });

    it('confirms an address that was not confirmed yet', async () => {
      const { client, email } = await signUp();
      await wire.mailTo(email);
      await client.auth.resetPasswordForEmail(email);
      const { code } = await wire.mailTo(email, /Reset/);
      const { data } = await client.auth.verifyOtp({ email, token: code, type: 'recovery' });
      expect(data.user?.email_confirmed_at).toBeDefined();
    });

    it('never sends anybody to a foreign site', async () => {
      const { email } = await confirmed();
      await wire.visitor().auth.resetPasswordForEmail(email, { redirectTo: 'https://evil.example/take' });
      const { link } = await wire.mailTo(email, /Reset/);
      expect(new URL(link).searchParams.get('redirect_to')).toBe('http://findeus.test/reset-password');
      const forged = new URL(link);
      forged.searchParams.set('redirect_to', 'https://evil.example/take');
      expect((await wire.open(forged.href)).target?.origin).toBe('http://findeus.test');
    });
  });

  describe('a new address', () => {
    it('counts once both the old and the new one have agreed', async () => {
      const { client, email } = await confirmed();
      const wanted = someEmail();
      const { data } = await client.auth.updateUser({ email: wanted });
      expect(data.user).toMatchObject({ email, new_email: wanted });
      const toNew = await wire.mailTo(wanted);
      const toOld = await wire.mailTo(email, /change of/);
      const { fragment } = await wire.open(toNew.link);
      expect(fragment.get('message')).toBe(
        'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      );
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
      expect((await wire.open(toNew.link)).fragment.get('error_code')).toBe('otp_expired');
      expect((await wire.open(toOld.link)).fragment.get('type')).toBe('email_change');
      const { data: now } = await client.auth.getUser();
      expect(now.user).toMatchObject({
        email: wanted,
        user_metadata: { email: wanted },
        identities: [{ email: wanted, identity_data: { email: wanted } }],
      });
      expect(now.user?.new_email).toBeUndefined();
      expect((await wire.visitor().auth.signInWithPassword({ email: wanted, password })).error).toBeNull();
    });

    it('works by PKCE links, and outlives a sign-out', async () => {
      const { email } = await confirmed();
      const client = wire.visitor({ flowType: 'pkce' });
      await client.auth.signInWithPassword({ email, password });
      const wanted = someEmail();
      await client.auth.updateUser({ email: wanted });
      const links = [(await wire.mailTo(wanted)).link, (await wire.mailTo(email, /change of/)).link];
      await client.auth.signOut({ scope: 'others' });
      expect((await wire.open(links[0]!)).query.get('message')).toContain('Confirmation link accepted');
      const { query } = await wire.open(links[1]!);
      const { data, error } = await client.auth.exchangeCodeForSession(query.get('code')!);
      expect(error).toBeNull();
      expect(data.user?.email).toBe(wanted);
    });

    it('can be confirmed by codes', async () => {
      const { client, email } = await confirmed();
      const wanted = someEmail();
      await client.auth.updateUser({ email: wanted });
      const codes = [
        [email, (await wire.mailTo(email, /change of/)).code],
        [wanted, (await wire.mailTo(wanted)).code],
      ] as const;
      for (const [address, token] of codes) {
        const { error } = await client.auth.verifyOtp({ email: address, token, type: 'email_change' });
        expect(error).toBeNull();
      }
      expect((await client.auth.getUser()).data.user?.email).toBe(wanted);
    });

    it('cannot be agreed to twice by the new one alone', async () => {
      const { client, email } = await confirmed();
      const wanted = someEmail();
      await client.auth.updateUser({ email: wanted });
      await wire.open((await wire.mailTo(wanted)).link);
      await wire.mailTo(email, /change of/);
      const before = wire.inbox.messages().length;
      await client.auth.resend({ type: 'email_change', email });
      await expect.poll(() => wire.inbox.messages().length).toBe(before + 2);
      await wire.open((await wire.mailTo(wanted)).link);
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
    });

    it('is refused where it is somebody else’s, also when they come in between', async () => {
      const { client } = await confirmed();
      const other = await confirmed();
      expect((await client.auth.updateUser({ email: other.email })).error).toMatchObject({
        status: 422,
        code: 'email_exists',
        message: 'A user with this email address has already been registered',
      });
      const { client: late, email } = await confirmed();
      const wanted = someEmail();
      await late.auth.updateUser({ email: wanted });
      const links = [(await wire.mailTo(wanted)).link, (await wire.mailTo(email, /change of/)).link];
      await signUp(wire.visitor(), wanted);
      await wire.open(links[0]!);
      expect((await wire.open(links[1]!)).fragment.get('error_code')).toBe('email_exists');
    });
  });

  describe('changing the password', () => {
    it('takes a mailed code in an old session', async () => {
      const { client, email } = await confirmed();
      await database.transaction((q) =>
        q.query("update auth.sessions set created_at = now() - interval '25 hours'"),
      );
      expect((await client.auth.updateUser({ password: 'a better one' })).error).toMatchObject({
        status: 400,
        code: 'reauthentication_needed',
      });
      expect((await client.auth.reauthenticate()).error).toBeNull();
      const { code, link } = await wire.mailTo(email, /security code/);
      expect(link).toBe('');
      const wrong = await client.auth.updateUser({ password: 'a better one', nonce: 'nonsense' });
      expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
      expect((await client.auth.updateUser({ password: 'a better one', nonce: code })).error).toBeNull();
      const again = await client.auth.updateUser({ password: 'yet another', nonce: code });
      expect(again.error?.code).toBe('reauthentication_not_valid');
    });

    it('ends links that are on their way', async () => {
      const { client, email } = await confirmed();
      await client.auth.resetPasswordForEmail(email);
      const { link } = await wire.mailTo(email, /Reset/);
      await client.auth.updateUser({ password: 'a better one' });
      expect((await wire.open(link)).fragment.get('error_code')).toBe('otp_expired');
    });

    it('is not for strangers to begin', async () => {
      const response = await wire.app.request('/auth/v1/reauthenticate', {
        headers: { authorization: `Bearer ${wire.anonKey}` },
      });
      expect(response.status).toBe(403);
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

  it('keeps no code or link in the database, and none in the log', async () => {
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

  it('has failed to send none', () => {
    expect(wire.failures).toEqual([]);
  });
});
