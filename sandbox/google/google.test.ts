import * as client from 'openid-client';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chooseAccount } from '#sandbox/google/choose-account.ts';
import { people } from '#sandbox/google/people.ts';
import { startGoogle, type Google } from '#sandbox/google/start-google.ts';

const [ada, jonas, mira] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
const redirectUri = 'http://localhost:3000/auth/v1/callback';
const said: unknown[] = [];

let google: Google;
let config: client.Configuration;

beforeAll(async () => {
  for (const level of ['info', 'warn', 'error', 'log'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void said.push(words));
  }
  google = await startGoogle();
  config = await discover(client.ClientSecretPost(google.clientSecret));
});
afterAll(async () => {
  await google.close();
  vi.restoreAllMocks();
});

const discover = (authentication: client.ClientAuth) =>
  client.discovery(new URL(google.issuer), google.clientId, undefined, authentication, {
    execute: [client.allowInsecureRequests],
  });

const authorizeUrl = (parameters: Record<string, string> = {}) =>
  client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: 'the-state',
    ...parameters,
  }).href;

it('signs a person in with the code flow, with all claims in the id_token', async () => {
  const verifier = client.randomPKCECodeVerifier();
  const callback = await chooseAccount(
    authorizeUrl({
      nonce: 'the-nonce',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
    ada.sub,
  );
  expect(callback).toMatch(/^http:\/\/localhost:3000\/auth\/v1\/callback\?code=/);

  const tokens = await client.authorizationCodeGrant(config, new URL(callback), {
    pkceCodeVerifier: verifier,
    expectedState: 'the-state',
    expectedNonce: 'the-nonce',
    idTokenExpected: true,
  });
  const claims = {
    sub: ada.sub,
    email: 'ada.lindqvist@example.com',
    email_verified: true,
    name: 'Ada Lindqvist',
    given_name: 'Ada',
    family_name: 'Lindqvist',
    picture: expect.stringMatching(/^data:image\/svg\+xml,/),
  };
  expect(tokens.claims()).toMatchObject({ ...claims, iss: google.issuer, aud: google.clientId });
  expect(tokens.refresh_token).toBeUndefined();
  expect(await client.fetchUserInfo(config, tokens.access_token, ada.sub)).toEqual(claims);

  const keys = createRemoteJWKSet(new URL(config.serverMetadata().jwks_uri ?? ''));
  const { protectedHeader } = await jwtVerify(tokens.id_token ?? '', keys, { issuer: google.issuer });
  expect(protectedHeader.alg).toBe('RS256');
});

it('works without PKCE and nonce, and accepts the secret in the header', async () => {
  const basic = await discover(client.ClientSecretBasic(google.clientSecret));
  const callback = await chooseAccount(authorizeUrl(), mira.sub);
  const tokens = await client.authorizationCodeGrant(basic, new URL(callback), {
    expectedState: 'the-state',
  });
  expect(tokens.claims()).toMatchObject({ email: 'mira.castellan@example.com', email_verified: false });
});

it('returns an error to the product when the person cancels', async () => {
  const callback = new URL(await chooseAccount(authorizeUrl(), 'cancel'));
  expect(callback.origin + callback.pathname).toBe(redirectUri);
  expect(Object.fromEntries(callback.searchParams)).toMatchObject({
    error: 'access_denied',
    state: 'the-state',
  });
});

it("accepts Google's own parameters, and ignores others", async () => {
  for (const prompt of ['consent', 'select_account', 'consent select_account', 'login']) {
    const url = authorizeUrl({
      prompt,
      access_type: 'offline',
      include_granted_scopes: 'true',
      redirect_to: 'http://localhost:3000/',
    });
    const callback = await chooseAccount(url, jonas.sub);
    const tokens = await client.authorizationCodeGrant(config, new URL(callback), {
      expectedState: 'the-state',
    });
    expect(tokens.claims()).toMatchObject({ sub: jonas.sub });
    const refreshed = await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect(refreshed.claims()).toMatchObject({ sub: jonas.sub });
  }
});

it('returns a refresh token when the scope asks for it', async () => {
  const callback = await chooseAccount(authorizeUrl({ scope: 'openid email offline_access' }), ada.sub);
  const tokens = await client.authorizationCodeGrant(config, new URL(callback), {
    expectedState: 'the-state',
  });
  expect(tokens.refresh_token).toBeTypeOf('string');
});

it('never signs in without the picker', async () => {
  const callback = new URL(await chooseAccount(authorizeUrl({ prompt: 'none' }), ada.sub));
  expect(callback.searchParams.get('error')).toBe('login_required');
});

it('shows the picker every time, and allows another person', async () => {
  const cookies: string[] = [];
  /** One browser: it keeps its cookies, whichever sign-in they come from. */
  const visit = async (url: string, init: RequestInit = {}) => {
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { cookie: cookies.join('; ') },
    });
    cookies.unshift(...response.headers.getSetCookie().map((line) => line.split(';')[0] ?? ''));
    return response;
  };
  const next = (response: Response) =>
    new URL(response.headers.get('location') ?? 'missing:', google.issuer).href;

  for (const person of [ada, jonas]) {
    const picker = next(await visit(authorizeUrl()));
    const page = await visit(picker);
    expect(page.headers.get('content-security-policy')).not.toContain('form-action');
    const text = (await page.text()).replace(/\s+/g, ' ');
    expect(text).toContain('<h1>Choose an account</h1>');
    expect(text).toContain('no real Google account');
    const chosen = await visit(picker, {
      method: 'POST',
      body: new URLSearchParams({ account: person.sub }),
    });
    const callback = next(await visit(next(chosen)));
    const tokens = await client.authorizationCodeGrant(config, new URL(callback), {
      expectedState: 'the-state',
    });
    expect(tokens.claims()).toMatchObject({ sub: person.sub });
  }
});

it('refuses a redirect that is not a callback of the product', async () => {
  for (const redirect_uri of [
    'http://localhost:3000/elsewhere',
    'https://evil.example/auth/v1/callback/steal',
    'ftp://localhost/auth/v1/callback',
  ]) {
    const response = await fetch(authorizeUrl({ redirect_uri }), { redirect: 'manual' });
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain('This sign-in cannot go on');
  }
});

it('refuses unknown people, finished sign-ins and a wrong secret', async () => {
  await expect(chooseAccount(authorizeUrl(), '999')).rejects.toThrow('with 400');
  const stale = await fetch(`${google.issuer}/interaction/unknown`);
  expect(stale.status).toBe(400);
  expect(await stale.text()).toContain('this request is over');

  const stranger = await discover(client.ClientSecretPost('guessed'));
  const callback = await chooseAccount(authorizeUrl(), ada.sub);
  const attempt = client.authorizationCodeGrant(stranger, new URL(callback), { expectedState: 'the-state' });
  await expect(attempt).rejects.toMatchObject({ error: 'invalid_client' });
});

it('mints valid and invalid id_tokens that its keys sign', async () => {
  const keys = createRemoteJWKSet(new URL(config.serverMetadata().jwks_uri ?? ''));
  const expected = { issuer: google.issuer, audience: google.clientId };

  const good = await jwtVerify(await google.mintIdToken({ nonce: 'n' }), keys, expected);
  expect(good.payload).toMatchObject({ sub: ada.sub, email: ada.email, email_verified: true, nonce: 'n' });
  const newcomer = await google.mintIdToken({ sub: '1', claims: { email: 'new@example.com' } });
  expect((await jwtVerify(newcomer, keys, expected)).payload).toMatchObject({
    sub: '1',
    email: 'new@example.com',
  });

  const refuse = async (token: Promise<string>, reason: string) =>
    expect(jwtVerify(await token, keys, expected)).rejects.toThrow(reason);
  await refuse(google.mintIdToken({ audience: 'another' }), 'aud');
  await refuse(google.mintIdToken({ issuer: 'https://evil.example' }), 'iss');
  await refuse(google.mintIdToken({ expiresInSeconds: -60 }), 'exp');
});

it('prints nothing', () => {
  expect(said).toEqual([]);
});
