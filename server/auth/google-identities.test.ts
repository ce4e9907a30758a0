import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Google } from '#sandbox/google/start-google.ts';
import { createOpenIdProvider } from '#server/auth/domain/identities/open-id-provider.ts';
import {
  ada,
  home,
  jonas,
  openGoogleWire,
  unverified,
  type GoogleWire,
} from '#server/testing/wire/google-wire.ts';
import type { MailedWire } from '#server/testing/wire/mailed-wire.ts';
import { createWire, testSecret } from '#server/testing/wire/wire-client.ts';

describe('Google identities and id_tokens', () => {
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

  describe('linking an identity', () => {
    const signedIn = async () => {
      await clear();
      const client = wire.visitor({ flowType: 'pkce' });
      const { query } = await travel(await leaveFor(client), ada.sub);
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

    it('adds another identity and removes it again', async () => {
      const client = await signedIn();
      const { query } = await link(client, jonas.sub);
      await client.auth.exchangeCodeForSession(query.get('code')!);
      const { data } = await client.auth.getUserIdentities();
      expect(data?.identities.map(({ id }) => id).sort()).toEqual([ada.sub, jonas.sub].sort());
      const added = data!.identities.find(({ id }) => id === jonas.sub)!;
      expect((await client.auth.unlinkIdentity(added)).error).toBeNull();
      const remaining = (await client.auth.getUserIdentities()).data!.identities;
      expect(remaining.map(({ id }) => id)).toEqual([ada.sub]);
      expect((await client.auth.unlinkIdentity(remaining[0]!)).error).toMatchObject({
        status: 422,
        code: 'single_identity_not_deletable',
      });
    });

    it('refuses an identity that is already linked', async () => {
      const client = await signedIn();
      const { fragment } = await link(client, ada.sub);
      expect(fragment.get('error_code')).toBe('identity_already_exists');
      expect(fragment.get('error_description')).toBe('Identity is already linked');
    });

    it('refuses to remove an identity of another user', async () => {
      const client = await signedIn();
      const mine = (await client.auth.getUserIdentities()).data!.identities[0]!;
      const stranger = wire.visitor({ flowType: 'pkce' });
      const { query } = await travel(await leaveFor(stranger), jonas.sub);
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

  describe('signing in with an id_token', () => {
    const nonce = 'a nonce of the app';
    const hashed = createHash('sha256').update(nonce).digest('hex');

    it('returns a session for a valid token', async () => {
      await clear();
      const token = await google.mintIdToken({ sub: ada.sub, nonce: hashed });
      const { data, error } = await wire
        .visitor()
        .auth.signInWithIdToken({ provider: 'google', token, nonce });
      expect(error).toBeNull();
      expect(data.user?.email).toBe(ada.email);
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

    it('refuses other providers, and Google when it is disabled', async () => {
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

  it('succeeds in several tabs at once', async () => {
    await clear();
    const sub = ada.sub;
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
});
