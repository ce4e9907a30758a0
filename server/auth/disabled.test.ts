import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse';
const phone = '+15550100';

describe('features that are off', () => {
  let database: Database;
  let wire: Wire;
  let bearer: string;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
    const { data } = await wire.visitor().auth.signUp({ email: `${randomUUID()}@example.com`, password });
    bearer = data.session!.access_token;
  });
  afterAll(() => database.close());

  const ask = async (method: string, path: string, key?: string) => {
    const response = await wire.app.request(`/auth/v1/${path}`, {
      method,
      headers: key ? { authorization: `Bearer ${key}` } : {},
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    const body = (await response.json()) as { error_code: string; msg: string };
    return [response.status, body.error_code, body.msg];
  };

  it('refuses SSO with saml_provider_disabled', async () => {
    const { data, error } = await wire.visitor().auth.signInWithSSO({ domain: 'example.com' });
    expect(data).toBeNull();
    expect(error).toMatchObject({
      status: 404,
      code: 'saml_provider_disabled',
      message: 'SAML 2.0 is disabled',
    });
    expect(await ask('GET', 'sso/saml/metadata')).toEqual([
      404,
      'saml_provider_disabled',
      'SAML 2.0 is disabled',
    ]);
  });

  it('refuses wallets with web3_provider_disabled', async () => {
    const { auth } = wire.visitor();
    const message = 'test message';
    const answers = [
      await auth.signInWithWeb3({ chain: 'solana', message, signature: new Uint8Array([1, 2, 3]) }),
      await auth.signInWithWeb3({ chain: 'ethereum', message, signature: '0x01' }),
    ];
    for (const { error } of answers) {
      expect(error).toMatchObject({
        status: 422,
        code: 'web3_provider_disabled',
        message: 'Web3 provider is disabled',
      });
    }
  });

  it.each([
    ['apple', 'provider_disabled', 'Provider (issuer "https://appleid.apple.com") is not enabled'],
    ['facebook', 'provider_disabled', 'Provider (issuer "https://www.facebook.com") is not enabled'],
    ['kakao', 'provider_disabled', 'Provider (issuer "https://kauth.kakao.com") is not enabled'],
    ['google', 'provider_disabled', 'Provider (issuer "https://accounts.google.com") is not enabled'],
    ['constructor', 'validation_failed', 'Custom OIDC provider "constructor" not allowed'],
  ])('refuses an ID token of %s', async (provider, code, message) => {
    const { error } = await wire.visitor().auth.signInWithIdToken({ provider, token: 'mock-id-token' });
    expect(error).toMatchObject({ status: 400, code, message });
  });

  it('refuses anonymous sign-ins with anonymous_provider_disabled', async () => {
    const { error } = await wire.visitor().auth.signInAnonymously();
    expect(error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
      message: 'Anonymous sign-ins are disabled',
    });
  });

  it('refuses WebAuthn factors with mfa_webauthn_enroll_not_enabled', async () => {
    const client = wire.visitor();
    await client.auth.signUp({ email: `${randomUUID()}@example.com`, password });
    const { error } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' });
    expect(error).toMatchObject({
      status: 422,
      code: 'mfa_webauthn_enroll_not_enabled',
      message: 'MFA enroll is disabled for WebAuthn',
    });
  });

  describe('phone numbers as accounts', () => {
    it.each([
      ['sign-up', 400, 'Phone signups are disabled'],
      ['password', 422, 'Phone logins are disabled'],
      ['otp', 400, 'Unsupported phone provider'],
      ['resend', 400, 'Phone logins are disabled'],
    ] as const)('are refused by %s with phone_provider_disabled', async (call, status, message) => {
      const { auth } = wire.visitor();
      const calls = {
        'sign-up': () => auth.signUp({ phone, password }),
        password: () => auth.signInWithPassword({ phone, password }),
        otp: () => auth.signInWithOtp({ phone }),
        resend: () => auth.resend({ phone, type: 'sms' }),
      };
      const { error } = await calls[call]();
      expect(error).toMatchObject({ status, code: 'phone_provider_disabled', message });
    });

    it('are not accepted together with an email address', async () => {
      const response = await wire.app.request('/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: JSON.stringify({ email: 'a@example.com', phone, password }),
      });
      expect(await response.json()).toMatchObject({
        error_code: 'validation_failed',
        msg: 'Only an email address or phone number should be provided on login.',
      });
    });
  });

  it.each([
    ['GET', 'passkeys', 'passkey_disabled', 'Passkeys are disabled'],
    ['POST', 'passkeys/authentication/options', 'passkey_disabled', 'Passkeys are disabled'],
    ['GET', 'oauth/authorizations/1', 'feature_disabled', 'OAuth server is disabled'],
    ['POST', 'oauth/token', 'feature_disabled', 'OAuth server is disabled'],
  ])('%s /%s returns 404 %s', async (method, path, code, message) => {
    expect(await ask(method, path)).toEqual([404, code, message]);
  });

  it.each([['GET', 'user/oauth/grants', 404, 'feature_disabled', 'OAuth server is disabled']])(
    '%s /%s returns %i %s to users, and 401 to strangers',
    async (method, path, status, code, message) => {
      expect(await ask(method, path, bearer)).toEqual([status, code, message]);
      expect((await ask(method, path))[0]).toBe(401);
    },
  );

  it.each([
    ['admin/oauth/clients', 'feature_disabled', 'OAuth server is disabled'],
    ['admin/custom-providers', 'feature_disabled', 'Custom OAuth providers are disabled'],
    [`admin/users/${randomUUID()}/passkeys`, 'passkey_disabled', 'Passkeys are disabled'],
  ])('GET /%s returns 404 %s to operators, and 403 to users', async (path, code, message) => {
    expect(await ask('GET', path, wire.serviceKey)).toEqual([404, code, message]);
    expect((await ask('GET', path, bearer))[0]).toBe(403);
  });
});
