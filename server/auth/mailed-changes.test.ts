import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openConfirmedAccounts,
  password,
  someEmail,
  type ConfirmedAccounts,
} from '#server/testing/wire/confirmed-accounts.ts';

describe('account changes that are confirmed by mail', () => {
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

  describe('a forgotten password', () => {
    it('is replaced with the mailed link, and its owner is notified', async () => {
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

    it('sends PASSWORD_RECOVERY to a PKCE client', async () => {
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

    it('can be reset after a sign-out from all devices', async () => {
      const { client, email } = await confirmed();
      await client.auth.resetPasswordForEmail(email);
      await client.auth.signOut();
      const { link } = await wire.mailTo(email, /Reset/);
      expect((await wire.open(link)).fragment.get('access_token')).toBeTruthy();
    });

    it('gets the same answer for an unknown address, without a mail', async () => {
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

    it('reset confirms an unconfirmed address', async () => {
      const { client, email } = await signUp();
      await wire.mailTo(email);
      await client.auth.resetPasswordForEmail(email);
      const { code } = await wire.mailTo(email, /Reset/);
      const { data } = await client.auth.verifyOtp({ email, token: code, type: 'recovery' });
      expect(data.user?.email_confirmed_at).toBeDefined();
    });

    it('reset never redirects to another site', async () => {
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
    it('takes effect after both addresses have confirmed it', async () => {
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

    it('can be confirmed by PKCE links, also after other sessions are signed out', async () => {
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

    it('can be confirmed with codes', async () => {
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

    it('cannot be confirmed twice by the new address alone', async () => {
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

    it('is refused when it belongs to another user, also one who signs up before it is confirmed', async () => {
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
    it('requires a mailed code in an old session', async () => {
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

    it('makes earlier links invalid', async () => {
      const { client, email } = await confirmed();
      await client.auth.resetPasswordForEmail(email);
      const { link } = await wire.mailTo(email, /Reset/);
      await client.auth.updateUser({ password: 'a better one' });
      expect((await wire.open(link)).fragment.get('error_code')).toBe('otp_expired');
    });

    it('returns 403 without a session', async () => {
      const response = await wire.app.request('/auth/v1/reauthenticate', {
        headers: { authorization: `Bearer ${wire.anonKey}` },
      });
      expect(response.status).toBe(403);
    });
  });

  it('sends every mail without a failure', () => {
    expect(wire.failures).toEqual([]);
  });
});
