import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseAccount } from '#sandbox/google/choose-account.ts';
import { createOpenIdProvider } from '#server/auth/domain/identities/open-id-provider.ts';
import { ada, home, openGoogleWire, unverified, type GoogleWire } from '#server/testing/wire/google-wire.ts';
import type { MailedWire } from '#server/testing/wire/mailed-wire.ts';
import { createWire, testSecret } from '#server/testing/wire/wire-client.ts';

const adasName = `${ada.given_name} ${ada.family_name}`;

describe('signing in with Google', () => {
  let opened: GoogleWire;
  let google: GoogleWire['google'];
  let database: GoogleWire['database'];
  let wire: GoogleWire['wire'];
  let travel: GoogleWire['travel'];
  let clear: GoogleWire['clear'];
  let leaveFor: GoogleWire['leaveFor'];
  beforeAll(async () => {
    opened = await openGoogleWire();
    ({ google, database, wire, travel, clear, leaveFor } = opened);
  });
  afterAll(() => opened.close());

  it('creates an account with a profile by PKCE, and returns Google’s token', async () => {
    await clear();
    const client = wire.visitor({ flowType: 'pkce' });
    const { status, target, query } = await travel(await leaveFor(client), ada.sub);
    expect(status).toBe(302);
    expect(query.get('kept')).toBe('yes');
    expect(target?.hash).toBe('');
    const { data, error } = await client.auth.exchangeCodeForSession(query.get('code')!);
    expect(error).toBeNull();
    expect(data.session?.provider_token).toBeTruthy();
    expect(data.user).toMatchObject({
      email: ada.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: adasName, name: adasName, email_verified: true, provider_id: ada.sub },
      identities: [{ provider: 'google', id: ada.sub, identity_data: { iss: google.issuer, sub: ada.sub } }],
    });
    expect(data.user?.email_confirmed_at).toBeDefined();
    expect(decodeJwt(data.session!.access_token).amr).toMatchObject([{ method: 'oauth' }]);
    const { data: profile } = await client
      .from('profiles')
      .select('full_name')
      .eq('id', data.user!.id)
      .single();
    expect(profile).toEqual({ full_name: adasName });
    const again = await client.auth.exchangeCodeForSession(query.get('code')!);
    expect(again.error).not.toBeNull();
  });

  it('returns the session in the fragment without PKCE, for the same account each time', async () => {
    await clear();
    const first = await travel(await leaveFor(), ada.sub);
    const second = await travel(await leaveFor(), ada.sub);
    for (const { fragment, query } of [first, second]) {
      expect(fragment.get('token_type')).toBe('bearer');
      expect(fragment.get('provider_token')).toBeTruthy();
      expect(query.get('code')).toBeNull();
    }
    const subject = ({ fragment }: typeof first) => decodeJwt(fragment.get('access_token')!).sub;
    expect(subject(first)).toBe(subject(second));
  });

  it('passes scopes and parameters on to Google, but not the protected ones', async () => {
    const address = await leaveFor(wire.visitor(), {
      scopes: 'calendar,drive',
      queryParams: {
        access_type: 'offline',
        client_id: 'forged',
        state: 'forged',
        redirect_uri: 'https://evil.example',
      },
    });
    const response = await wire.app.request(address);
    expect(response.status).toBe(302);
    const asked = new URL(response.headers.get('location')!).searchParams;
    expect(asked.get('scope')).toBe('openid email profile calendar drive');
    expect(asked.get('access_type')).toBe('offline');
    expect(asked.get('client_id')).toBe(google.clientId);
    expect(asked.get('redirect_uri')).toBe('http://findeus.test/auth/v1/callback');
    expect(asked.get('state')).toMatch(/^[0-9a-f-]{36}$/);
    expect(asked.get('response_type')).toBe('code');
  });

  it('joins the account with the same address when Google has verified it', async () => {
    await clear();
    const client = wire.visitor();
    await client.auth.signUp({ email: ada.email, password: 'correct horse' });
    await wire.open((await wire.mailTo(ada.email)).link);
    await travel(await leaveFor(), ada.sub);
    const { data } = await client.auth.signInWithPassword({ email: ada.email, password: 'correct horse' });
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] });
    expect(data.user?.identities).toHaveLength(2);
  });

  it('removes the password of an unconfirmed sign-up when the owner of the address signs in', async () => {
    await clear();
    const mallory = wire.visitor();
    await mallory.auth.signUp({ email: ada.email, password: 'of mallory' });
    const { fragment } = await travel(await leaveFor(), ada.sub);
    expect(fragment.get('access_token')).toBeTruthy();
    const { error } = await mallory.auth.signInWithPassword({ email: ada.email, password: 'of mallory' });
    expect(error?.code).toBe('invalid_credentials');
    const { data } = await wire.operator().auth.admin.listUsers();
    expect(data.users[0]?.identities?.map(({ provider }) => provider)).toEqual(['google']);
  });

  it('mails a confirmation when Google has not verified the address', async () => {
    await clear();
    const { query, fragment } = await travel(await leaveFor(), unverified.sub);
    const expected = { error: 'access_denied', error_code: 'provider_email_needs_verification' };
    expect(Object.fromEntries(query)).toMatchObject(expected);
    expect(Object.fromEntries(fragment)).toMatchObject(expected);
    const { link } = await wire.mailTo(unverified.email);
    expect((await wire.open(link)).fragment.get('access_token')).toBeTruthy();
    expect((await travel(await leaveFor(), unverified.sub)).fragment.get('access_token')).toBeTruthy();
  });

  it('refuses the account of another user to an unverified address', async () => {
    await clear();
    const client = wire.visitor();
    await client.auth.signUp({ email: unverified.email, password: 'correct horse' });
    await wire.open((await wire.mailTo(unverified.email)).link);
    const { fragment } = await travel(await leaveFor(), unverified.sub);
    expect(fragment.get('access_token')).toBeNull();
    expect(fragment.get('error_code')).toBe('provider_email_needs_verification');
  });

  it('redirects with an error when the user cancels or is banned', async () => {
    await clear();
    const refused = await travel(await leaveFor(), 'cancel');
    expect(refused.fragment.get('error')).toBe('access_denied');
    expect(refused.target?.pathname).toBe('/after');
    await travel(await leaveFor(), ada.sub);
    await database.transaction((q) =>
      q.query("update auth.users set banned_until = now() + interval '1 day'"),
    );
    expect((await travel(await leaveFor(), ada.sub)).fragment.get('error_code')).toBe('user_banned');
  });

  it.each([
    ['', 'bad_oauth_callback', 'OAuth state parameter missing'],
    ['?code=x&state=nonsense', 'bad_oauth_state', 'OAuth state parameter is invalid'],
    [`?code=x&state=${randomUUID()}`, 'bad_oauth_state', 'OAuth state not found or expired'],
  ])('refuses a callback%s', async (search, code, description) => {
    const { status, target, query } = await wire.open(`http://findeus.test/auth/v1/callback${search}`);
    expect(status).toBe(303);
    expect(target?.origin).toBe('http://findeus.test');
    expect(target?.hash).toBe('');
    expect(query.get('error_code')).toBe(code);
    expect(query.get('error_description')).toBe(description);
  });

  it('accepts a callback once and within five minutes', async () => {
    await clear();
    const start = (await wire.app.request(await leaveFor())).headers.get('location')!;
    const callback = await chooseAccount(start, ada.sub);
    expect((await wire.open(callback)).fragment.get('access_token')).toBeTruthy();
    expect((await wire.open(callback)).query.get('error_code')).toBe('bad_oauth_state');
    const late = await chooseAccount(
      (await wire.app.request(await leaveFor())).headers.get('location')!,
      ada.sub,
    );
    await database.transaction((q) =>
      q.query("update auth.flow_state set created_at = now() - interval '6 minutes'"),
    );
    expect((await wire.open(late)).query.get('error_description')).toBe('OAuth state has expired');
  });

  it('refuses unknown and disabled providers', async () => {
    const ask = async (app: MailedWire['app'], provider: string) =>
      (await app.request(`/auth/v1/authorize?provider=${provider}`)).json();
    expect(await ask(wire.app, 'myspace')).toMatchObject({
      error_code: 'validation_failed',
      msg: 'Unsupported provider: Provider myspace could not be found',
    });
    const without = await createWire(database);
    expect(await ask(without.app, 'google')).toMatchObject({
      msg: 'Unsupported provider: provider is not enabled',
    });
  });

  it('returns 503 and stores nothing when Google does not answer', async () => {
    const nobody = { issuer: 'http://127.0.0.1:1', clientId: 'x', clientSecret: 'y', secret: testSecret };
    const { app } = await createWire(database, { google: createOpenIdProvider(nobody) });
    await database.query('delete from auth.flow_state');
    const response = await app.request('/auth/v1/authorize?provider=google');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error_code: 'service_unavailable' });
    expect(await database.query('select id from auth.flow_state')).toEqual([]);
  });

  it('returns the address as JSON to a script, which cannot follow the redirect', async () => {
    const address = '/auth/v1/authorize?provider=google&skip_http_redirect=true';
    const response = await wire.app.request(address);
    expect(response.status).toBe(200);
    const { url } = (await response.json()) as { url: string };
    expect(new URL(url).origin).toBe(new URL(google.issuer).origin);
    expect(new URL(url).searchParams.has('skip_http_redirect')).toBe(false);
  });

  it('redirects a browser back with the error when Google is disabled, and returns 400 to a program', async () => {
    const off = await createWire(database, { google: null });
    const address = `/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(home)}`;
    const response = await off.app.request(address, { headers: { 'sec-fetch-mode': 'navigate' } });
    expect(response.status).toBe(303);
    const target = new URL(response.headers.get('location')!);
    expect([target.pathname, target.searchParams.get('kept')]).toEqual(['/after', 'yes']);
    expect(target.searchParams.get('error_code')).toBe('validation_failed');
    expect((await off.app.request(address)).status).toBe(400);
    // Only to where links may lead.
    const elsewhere = await off.app.request(
      '/auth/v1/authorize?provider=google&redirect_to=https://evil.example',
      {
        headers: { 'sec-fetch-mode': 'navigate' },
      },
    );
    expect(new URL(elsewhere.headers.get('location')!).origin).toBe('http://findeus.test');
  });

  it('stores Google’s tokens encrypted until the exchange', async () => {
    const client = wire.visitor({ flowType: 'pkce' });
    await clear();
    const { query } = await travel(await leaveFor(client), ada.sub);
    const [flow] = await database.transaction((q) =>
      q.query<{ provider_access_token: string }>(
        'select provider_access_token from auth.flow_state where auth_code = $1',
        [query.get('code')],
      ),
    );
    const { data } = await client.auth.exchangeCodeForSession(query.get('code')!);
    expect(flow?.provider_access_token).toBeTruthy();
    expect(flow?.provider_access_token).not.toContain(data.session?.provider_token);
  });

  it('reports in the settings that Google is enabled', async () => {
    expect(await (await wire.app.request('/auth/v1/settings')).json()).toMatchObject({
      external: { google: true },
      mailer_autoconfirm: false,
    });
  });
});
