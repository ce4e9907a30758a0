import { createHash, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseAccount } from '#sandbox/google/choose-account.ts';
import { people } from '#sandbox/google/people.ts';
import { startGoogle, type Google } from '#sandbox/google/start-google.ts';
import { createOpenIdProvider } from '#server/auth/domain/identities/open-id-provider.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/fresh-database.ts';
import { createMailedWire, type MailedWire } from '#server/testing/mailed-wire.ts';
import { createWire, testSecret } from '#server/testing/wire-client.ts';

const home = 'http://findeus.test/after?kept=yes';
const [ada, jonas] = people.filter((person) => person.email_verified);
const unverified = people.find((person) => !person.email_verified)!;
const adasName = `${ada!.given_name} ${ada!.family_name}`;

describe('signing in with Google', () => {
  let google: Google;
  let database: Database;
  let wire: MailedWire;
  beforeAll(async () => {
    [google, database] = await Promise.all([startGoogle(), freshDatabase()]);
    wire = await createMailedWire(database, {
      google: createOpenIdProvider({ ...google, secret: testSecret }),
      settings: { autoconfirm: false, manualLinking: true },
    });
  });
  afterAll(async () => {
    await wire.close();
    await google.close();
    await database.close();
  });

  /** What a browser does between leaving for Google and being home again. */
  const travel = async (address: string, person: string) => {
    const start = address.startsWith('http://findeus.test')
      ? (await wire.app.request(address)).headers.get('location')!
      : address;
    return wire.open(await chooseAccount(start, person));
  };
  const clear = () => database.transaction((q) => q.query('delete from auth.users'));
  const leaveFor = async (client = wire.visitor(), options: object = {}) => {
    const { data } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: home, skipBrowserRedirect: true, ...options },
    });
    return data.url!;
  };

  it('works by PKCE: a new account, its profile, and Google’s own token', async () => {
    await clear();
    const client = wire.visitor({ flowType: 'pkce' });
    const { status, target, query } = await travel(await leaveFor(client), ada!.sub);
    expect(status).toBe(302);
    expect(query.get('kept')).toBe('yes');
    expect(target?.hash).toBe('');
    const { data, error } = await client.auth.exchangeCodeForSession(query.get('code')!);
    expect(error).toBeNull();
    expect(data.session?.provider_token).toBeTruthy();
    expect(data.user).toMatchObject({
      email: ada!.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: adasName, name: adasName, email_verified: true, provider_id: ada!.sub },
      identities: [
        { provider: 'google', id: ada!.sub, identity_data: { iss: google.issuer, sub: ada!.sub } },
      ],
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

  it('works without PKCE: the session comes in the fragment, for the same account', async () => {
    await clear();
    const first = await travel(await leaveFor(), ada!.sub);
    const second = await travel(await leaveFor(), ada!.sub);
    for (const { fragment, query } of [first, second]) {
      expect(fragment.get('token_type')).toBe('bearer');
      expect(fragment.get('provider_token')).toBeTruthy();
      expect(query.get('code')).toBeNull();
    }
    const subject = ({ fragment }: typeof first) => decodeJwt(fragment.get('access_token')!).sub;
    expect(subject(first)).toBe(subject(second));
  });

  it('asks Google for what is asked for, and says itself what is ours to say', async () => {
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

  it('joins the account with the same address, where Google has verified it', async () => {
    await clear();
    const client = wire.visitor();
    await client.auth.signUp({ email: ada!.email, password: 'correct horse' });
    await wire.open((await wire.mailTo(ada!.email)).link);
    await travel(await leaveFor(), ada!.sub);
    const { data } = await client.auth.signInWithPassword({ email: ada!.email, password: 'correct horse' });
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] });
    expect(data.user?.identities).toHaveLength(2);
  });

  it('shuts out whoever signed up with the address before its owner came', async () => {
    await clear();
    const mallory = wire.visitor();
    await mallory.auth.signUp({ email: ada!.email, password: 'of mallory' });
    const { fragment } = await travel(await leaveFor(), ada!.sub);
    expect(fragment.get('access_token')).toBeTruthy();
    const { error } = await mallory.auth.signInWithPassword({ email: ada!.email, password: 'of mallory' });
    expect(error?.code).toBe('invalid_credentials');
    const { data } = await wire.operator().auth.admin.listUsers();
    expect(data.users[0]?.identities?.map(({ provider }) => provider)).toEqual(['google']);
  });

  it('mails first where Google has not verified the address', async () => {
    await clear();
    const { query, fragment } = await travel(await leaveFor(), unverified.sub);
    const expected = { error: 'access_denied', error_code: 'provider_email_needs_verification' };
    expect(Object.fromEntries(query)).toMatchObject(expected);
    expect(Object.fromEntries(fragment)).toMatchObject(expected);
    const { link } = await wire.mailTo(unverified.email);
    expect((await wire.open(link)).fragment.get('access_token')).toBeTruthy();
    expect((await travel(await leaveFor(), unverified.sub)).fragment.get('access_token')).toBeTruthy();
  });

  it('does not give an unverified address somebody else’s account', async () => {
    await clear();
    const client = wire.visitor();
    await client.auth.signUp({ email: unverified.email, password: 'correct horse' });
    await wire.open((await wire.mailTo(unverified.email)).link);
    const { fragment } = await travel(await leaveFor(), unverified.sub);
    expect(fragment.get('access_token')).toBeNull();
    expect(fragment.get('error_code')).toBe('provider_email_needs_verification');
  });

  it('brings home a refusal, and a banned user', async () => {
    await clear();
    const refused = await travel(await leaveFor(), 'cancel');
    expect(refused.fragment.get('error')).toBe('access_denied');
    expect(refused.target?.pathname).toBe('/after');
    await travel(await leaveFor(), ada!.sub);
    await database.transaction((q) =>
      q.query("update auth.users set banned_until = now() + interval '1 day'"),
    );
    expect((await travel(await leaveFor(), ada!.sub)).fragment.get('error_code')).toBe('user_banned');
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

  it('lets a callback count once, and in time', async () => {
    await clear();
    const start = (await wire.app.request(await leaveFor())).headers.get('location')!;
    const callback = await chooseAccount(start, ada!.sub);
    expect((await wire.open(callback)).fragment.get('access_token')).toBeTruthy();
    expect((await wire.open(callback)).query.get('error_code')).toBe('bad_oauth_state');
    const late = await chooseAccount(
      (await wire.app.request(await leaveFor())).headers.get('location')!,
      ada!.sub,
    );
    await database.transaction((q) =>
      q.query("update auth.flow_state set created_at = now() - interval '6 minutes'"),
    );
    expect((await wire.open(late)).query.get('error_description')).toBe('OAuth state has expired');
  });

  it('refuses providers that there are not', async () => {
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

  describe('linking', () => {
    const signedIn = async () => {
      await clear();
      const client = wire.visitor({ flowType: 'pkce' });
      const { query } = await travel(await leaveFor(client), ada!.sub);
      await client.auth.exchangeCodeForSession(query.get('code')!);
      return client;
    };
    const link = async (client: Awaited<ReturnType<typeof signedIn>>, person: string) => {
      const { data, error } = await client.auth.linkIdentity({
        provider: 'google',
        options: { redirectTo: home },
      });
      expect(error).toBeNull();
      return travel(data.url!, person);
    };

    it('adds another identity, and takes it away again', async () => {
      const client = await signedIn();
      const { query } = await link(client, jonas!.sub);
      await client.auth.exchangeCodeForSession(query.get('code')!);
      const { data } = await client.auth.getUserIdentities();
      expect(data?.identities.map(({ id }) => id).sort()).toEqual([ada!.sub, jonas!.sub].sort());
      const added = data!.identities.find(({ id }) => id === jonas!.sub)!;
      expect((await client.auth.unlinkIdentity(added)).error).toBeNull();
      const remaining = (await client.auth.getUserIdentities()).data!.identities;
      expect(remaining.map(({ id }) => id)).toEqual([ada!.sub]);
      expect((await client.auth.unlinkIdentity(remaining[0]!)).error).toMatchObject({
        status: 422,
        code: 'single_identity_not_deletable',
      });
    });

    it('refuses an identity that is linked already', async () => {
      const client = await signedIn();
      const { fragment } = await link(client, ada!.sub);
      expect(fragment.get('error_code')).toBe('identity_already_exists');
      expect(fragment.get('error_description')).toBe('Identity is already linked');
    });

    it('takes nothing of a stranger’s', async () => {
      const client = await signedIn();
      const mine = (await client.auth.getUserIdentities()).data!.identities[0]!;
      const stranger = wire.visitor({ flowType: 'pkce' });
      const { query } = await travel(await leaveFor(stranger), jonas!.sub);
      await stranger.auth.exchangeCodeForSession(query.get('code')!);
      const { query: second } = await link(stranger, unverified.sub);
      await stranger.auth.exchangeCodeForSession(second.get('code')!);
      expect((await stranger.auth.unlinkIdentity(mine)).error).toMatchObject({ code: 'identity_not_found' });
      expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
    });

    it('is off by default', async () => {
      const plain = await createWire(database, {
        google: createOpenIdProvider({ ...google, secret: testSecret }),
      });
      const client = plain.visitor();
      await client.auth.signUp({ email: `${randomUUID()}@example.com`, password: 'correct horse' });
      const off = { status: 404, code: 'manual_linking_disabled', message: 'Manual linking is disabled' };
      expect((await client.auth.linkIdentity({ provider: 'google' })).error).toMatchObject(off);
      const [identity] = (await client.auth.getUserIdentities()).data!.identities;
      expect((await client.auth.unlinkIdentity(identity!)).error).toMatchObject(off);
    });
  });

  describe('by an id_token', () => {
    const nonce = 'a nonce of the app';
    const hashed = createHash('sha256').update(nonce).digest('hex');

    it('signs in who has signed in there', async () => {
      await clear();
      const token = await google.mintIdToken({ sub: ada!.sub, nonce: hashed });
      const { data, error } = await wire
        .visitor()
        .auth.signInWithIdToken({ provider: 'google', token, nonce });
      expect(error).toBeNull();
      expect(data.user?.email).toBe(ada!.email);
    });

    it.each<[string, (google: Google) => Promise<object>, string]>([
      ['none', () => Promise.resolve({}), 'id_token required'],
      ['nonsense', () => Promise.resolve({ id_token: 'x.y.z' }), 'Bad ID token'],
      [
        'an expired one',
        async (g) => ({ id_token: await g.mintIdToken({ expiresInSeconds: -600 }) }),
        'Bad ID token',
      ],
      [
        'another app’s',
        async (g) => ({ id_token: await g.mintIdToken({ audience: 'other' }) }),
        'Unacceptable audience in id_token: ["other"]',
      ],
      [
        'another issuer’s',
        async (g) => ({ id_token: await g.mintIdToken({ issuer: 'https://evil.example' }) }),
        'Bad ID token',
      ],
      [
        'a nonce too many',
        async (g) => ({ id_token: await g.mintIdToken(), nonce }),
        'Passed nonce and nonce in id_token should either both exist or not.',
      ],
      [
        'the wrong nonce',
        async (g) => ({ id_token: await g.mintIdToken({ nonce: 'other' }), nonce }),
        'Nonces mismatch',
      ],
    ])('refuses %s', async (_, body, description) => {
      const response = await wire.app.request('/auth/v1/token?grant_type=id_token', {
        method: 'POST',
        headers: { 'x-supabase-api-version': '2024-01-01' },
        body: JSON.stringify({ provider: 'google', ...(await body(google)) }),
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        error: expect.stringMatching(/^invalid/),
        error_description: description,
      });
    });

    it('refuses other providers, and Google where it is off', async () => {
      const token = await google.mintIdToken();
      const post = async (app: MailedWire['app'], provider: string) => {
        const body = JSON.stringify({ provider, id_token: token });
        return (await app.request('/auth/v1/token?grant_type=id_token', { method: 'POST', body })).json();
      };
      expect(await post(wire.app, 'myspace')).toMatchObject({
        msg: 'Custom OIDC provider "myspace" not allowed',
      });
      const without = await createWire(database);
      expect(await post(without.app, 'google')).toMatchObject({
        error_code: 'provider_disabled',
        msg: 'Provider (issuer "https://accounts.google.com") is not enabled',
      });
    });
  });

  it('says that it is unavailable where Google does not answer, and begins nothing', async () => {
    const nobody = { issuer: 'http://127.0.0.1:1', clientId: 'x', clientSecret: 'y', secret: testSecret };
    const { app } = await createWire(database, { google: createOpenIdProvider(nobody) });
    await database.query('delete from auth.flow_state');
    const response = await app.request('/auth/v1/authorize?provider=google');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error_code: 'service_unavailable' });
    expect(await database.query('select id from auth.flow_state')).toEqual([]);
  });

  it('tells a script the address, which cannot follow a redirect to another site', async () => {
    const address = '/auth/v1/authorize?provider=google&skip_http_redirect=true';
    const response = await wire.app.request(address);
    expect(response.status).toBe(200);
    const { url } = (await response.json()) as { url: string };
    expect(new URL(url).origin).toBe(new URL(google.issuer).origin);
    expect(new URL(url).searchParams.has('skip_http_redirect')).toBe(false);
  });

  it('a browser that cannot go on to Google is sent back with the fault; a program gets the status', async () => {
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

  it('answers the same person in several tabs at once', async () => {
    await clear();
    const sub = ada!.sub;
    const first = await wire
      .visitor()
      .auth.signInWithIdToken({ provider: 'google', token: await google.mintIdToken({ sub }) });
    expect(first.error).toBeNull();
    const tokens = await Promise.all(Array.from({ length: 6 }, () => google.mintIdToken({ sub })));
    const answers = await Promise.all(
      tokens.map((token) => wire.visitor().auth.signInWithIdToken({ provider: 'google', token })),
    );
    for (const { error, data } of answers) {
      expect(error).toBeNull();
      expect(data.user?.id).toBe(first.data.user?.id);
    }
  });

  it('keeps Google’s tokens sealed while they wait', async () => {
    const client = wire.visitor({ flowType: 'pkce' });
    await clear();
    const { query } = await travel(await leaveFor(client), ada!.sub);
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

  it('says that Google is on', async () => {
    expect(await (await wire.app.request('/auth/v1/settings')).json()).toMatchObject({
      external: { google: true },
      mailer_autoconfirm: false,
    });
  });
});
