import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { addConfirmedUser, password, someEmail, usersWith } from '#server/testing/wire/auth-requests.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createMailedWire, type MailedWire } from '#server/testing/wire/mailed-wire.ts';
import { createWire } from '#server/testing/wire/wire-client.ts';

/** A mail queue that sends nothing. */
const unread = { wake: () => undefined };

describe('signing in by a mailed link', () => {
  let database: Database;
  let wire: MailedWire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createMailedWire(database, { settings: { autoconfirm: false } });
  });
  afterAll(async () => {
    await wire.close();
    await database.close();
  });

  it('mails a link and a code to a user', async () => {
    const email = await addConfirmedUser(wire);
    const { data, error } = await wire.visitor().auth.signInWithOtp({ email });
    expect([error, data.user, data.session]).toEqual([null, null, null]);
    const mail = await wire.mailTo(email);
    expect(mail.subject).toBe('Sign in to FinDeus');
    expect(new URL(mail.link).searchParams.get('type')).toBe('magiclink');
    const signedIn = await wire.visitor().auth.verifyOtp({ email, token: mail.code, type: 'email' });
    expect(signedIn.data.session?.user.email).toBe(email);
    expect((await wire.open(mail.link)).fragment.get('error_code')).toBe('otp_expired');
  });

  it('redirects with a code in the PKCE flow', async () => {
    const email = await addConfirmedUser(wire);
    const client = wire.visitor({ flowType: 'pkce' });
    await client.auth.signInWithOtp({ email, options: { emailRedirectTo: 'http://findeus.test/in' } });
    const { target, query } = await wire.open((await wire.mailTo(email)).link);
    expect(target?.pathname).toBe('/in');
    const { data } = await client.auth.exchangeCodeForSession(query.get('code')!);
    expect(data.session?.user.email).toBe(email);
  });

  it('adds a user, who confirms the address by opening the mail', async () => {
    const email = someEmail();
    const { auth } = wire.visitor();
    const { error } = await auth.signInWithOtp({ email, options: { data: { plan: 'x' } } });
    expect(error).toBeNull();
    const mail = await wire.mailTo(email);
    expect(mail.subject).toBe('Confirm your email address');
    const { data } = await auth.verifyOtp({ email, token: mail.code, type: 'email' });
    expect(data.user).toMatchObject({ email, user_metadata: { plan: 'x', email_verified: true } });
  });

  it('drops the password of an unconfirmed sign-up with the same address', async () => {
    const email = someEmail();
    // Somebody else may have typed the address.
    await wire.visitor().auth.signUp({ email, password });
    const { auth } = wire.visitor();
    expect((await auth.signInWithOtp({ email })).error).toBeNull();
    const mail = await wire.mailTo(email, /Sign in/);
    expect((await auth.verifyOtp({ email, token: mail.code, type: 'email' })).data.user?.email).toBe(email);
    const { error } = await wire.visitor().auth.signInWithPassword({ email, password });
    expect(error?.code).toBe('invalid_credentials');
  });

  it('keeps the password of a sign-up that its own mail confirms', async () => {
    const email = someEmail();
    await wire.visitor().auth.signUp({ email, password });
    const confirmation = await wire.mailTo(email, /Confirm/);
    await wire.visitor().auth.signInWithOtp({ email });
    await wire.mailTo(email, /Sign in/);
    expect((await wire.open(confirmation.link)).fragment.get('access_token')).not.toBeNull();
    expect((await wire.visitor().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  describe('without creating users', () => {
    const options = { shouldCreateUser: false };

    it('answers users and strangers alike, and adds no user', async () => {
      const stranger = someEmail();
      expect((await wire.visitor().auth.signInWithOtp({ email: stranger, options })).error).toBeNull();
      expect(
        (await wire.visitor().auth.signInWithOtp({ email: await addConfirmedUser(wire), options })).error,
      ).toBeNull();
      expect(await usersWith(database, stranger)).toEqual([]);
    });

    it('returns 422 otp_disabled for strangers with autoconfirm, where signing up reveals accounts anyway', async () => {
      const autoconfirming = await createWire(database, { mail: unread });
      const { auth } = autoconfirming.visitor();
      expect((await auth.signInWithOtp({ email: someEmail(), options })).error).toMatchObject({
        status: 422,
        code: 'otp_disabled',
        message: 'Signups not allowed for otp',
      });
    });
  });

  it('adds users unconfirmed and without a password, even with autoconfirm', async () => {
    const autoconfirming = await createWire(database, { mail: unread });
    const email = someEmail();
    expect((await autoconfirming.visitor().auth.signInWithOtp({ email })).error).toBeNull();
    expect(
      await database.query('select email_confirmed_at, encrypted_password from auth.users where email = $1', [
        email,
      ]),
    ).toEqual([{ email_confirmed_at: null, encrypted_password: null }]);
  });

  it('adds no user while sign-ups are disabled', async () => {
    const closed = await createWire(database, { mail: unread, settings: { signupDisabled: true } });
    const email = someEmail();
    const { error } = await closed.visitor().auth.signInWithOtp({ email });
    expect(error?.code).toBe('signup_disabled');
    expect(await usersWith(database, email)).toEqual([]);
  });

  it.each([
    [{}, 'One of email or phone must be set'],
    [
      { email: 'a@example.com', phone: '+15550100' },
      'Only an email address or phone number should be provided',
    ],
    [{ email: 'a@example.com', channel: 'sms' }, 'Channel should only be specified with Phone OTP'],
    [{ email: 'not an address' }, 'Unable to validate email address: invalid format'],
    [
      { email: 'a@example.com', code_challenge: 'x' },
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
  ])('returns 400 for %j', async (body, message) => {
    const response = await wire.app.request('/auth/v1/otp', { method: 'POST', body: JSON.stringify(body) });
    expect([response.status, ((await response.json()) as { msg: string }).msg]).toEqual([400, message]);
  });
});
