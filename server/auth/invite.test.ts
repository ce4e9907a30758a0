import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { password, someEmail, usersWith } from '#server/testing/wire/auth-requests.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createMailedWire, type MailedWire } from '#server/testing/wire/mailed-wire.ts';
import { createWire } from '#server/testing/wire/wire-client.ts';

describe('invitations', () => {
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

  const inviteTo = (email: string, options = {}) =>
    wire.operator().auth.admin.inviteUserByEmail(email, options);

  it('mail a link that signs in and lets the user choose a password', async () => {
    const email = someEmail();
    const { data, error } = await inviteTo(email, { data: { full_name: 'Gus' } });
    expect(error).toBeNull();
    expect(data.user?.invited_at).toBeDefined();
    expect(data.user?.confirmation_sent_at).toBeDefined();
    expect(data.user?.user_metadata).toEqual({ full_name: 'Gus' });

    const mail = await wire.mailTo(email);
    expect(mail.subject).toBe('You are invited to FinDeus');
    const { target, fragment } = await wire.open(mail.link);
    expect(target?.pathname).toBe('/reset-password');
    expect(fragment.get('type')).toBe('invite');
    const client = wire.visitor();
    await client.auth.setSession({
      access_token: fragment.get('access_token')!,
      refresh_token: fragment.get('refresh_token')!,
    });
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    expect((await wire.visitor().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('redirect to the address that the operator names, if it is allowed', async () => {
    const [email, other] = [someEmail(), someEmail()];
    await inviteTo(email, { redirectTo: 'http://findeus.test/welcome' });
    await inviteTo(other, { redirectTo: 'https://evil.example/' });
    expect((await wire.open((await wire.mailTo(email)).link)).target?.pathname).toBe('/welcome');
    expect((await wire.open((await wire.mailTo(other)).link)).target?.host).toBe('findeus.test');
  });

  it('can be sent again until they are accepted', async () => {
    const email = someEmail();
    const first = await inviteTo(email);
    const { id, link } = await wire.mailTo(email);
    const again = await inviteTo(email);
    expect(again.data.user?.id).toBe(first.data.user?.id);
    const second = await wire.inbox.waitFor((mail) => mail.to.includes(email) && mail.id !== id);
    expect((await wire.open(link)).fragment.get('error_code')).toBe('otp_expired');
    const { fragment } = await wire.open(second.links.find((one) => one.includes('/verify'))!);
    expect(fragment.get('access_token')).not.toBeNull();
    expect((await inviteTo(email)).error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('drop the password of an unconfirmed sign-up with the same address', async () => {
    const email = someEmail();
    await wire.visitor().auth.signUp({ email, password });
    await inviteTo(email);
    const { link } = await wire.mailTo(email, /invited/);
    expect((await wire.open(link)).fragment.get('access_token')).not.toBeNull();
    expect((await wire.visitor().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
  });

  it('return 400 for an invalid address', async () => {
    const { data, error } = await inviteTo('xx:;x@x.x');
    expect(data.user).toBeNull();
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Unable to validate email address: invalid format',
    });
  });

  it('return 403 without a service key', async () => {
    const email = someEmail();
    for (const key of [wire.anonKey, 'nonsense']) {
      const response = await wire.app.request('/auth/v1/invite', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: JSON.stringify({ email }),
      });
      expect(response.status).toBe(403);
    }
    expect((await wire.app.request('/auth/v1/invite', { method: 'POST', body: '{}' })).status).toBe(401);
    expect(await usersWith(database, email)).toEqual([]);
  });

  it('add no user when the server cannot send mail', async () => {
    const email = someEmail();
    const silent = await createWire(database);
    const { error } = await silent.operator().auth.admin.inviteUserByEmail(email);
    expect(error).toMatchObject({ status: 422, code: 'email_provider_disabled' });
    expect(await usersWith(database, email)).toEqual([]);
  });
});
