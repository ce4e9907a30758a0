import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createMailedWire, type MailedWire } from '#server/testing/wire/mailed-wire.ts';

const password = 'correct horse battery';

/** The password was right, and the code of the verified factor was not given. */
describe('a session without its second factor', () => {
  let database: Database;
  let wire: MailedWire;
  let half: SupabaseClient;
  let whole: SupabaseClient;
  let person: { id: string; email: string; factorId: string; identityId: string };
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createMailedWire(database, { settings: { manualLinking: true } });
    whole = wire.visitor();
    const email = `${crypto.randomUUID()}@example.com`;
    const { data } = await whole.auth.signUp({ email, password, options: { data: { full_name: 'Ada' } } });
    const { id } = data.user!;
    const { data: factor } = await whole.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'app' });
    const secret = factor!.type === 'totp' ? factor!.totp.secret : '';
    await whole.auth.mfa.challengeAndVerify({ factorId: factor!.id, code: new TOTP({ secret }).generate() });
    // Two ways to sign in, so that one could be removed.
    await database.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider)
       values ('g-1', $1, jsonb_build_object('email', $2::text, 'email_verified', true), 'google')`,
      [id, email],
    );
    const [identity] = await database.query<{ id: string }>(
      "select id from auth.identities where user_id = $1 and provider = 'google'",
      [id],
    );
    half = wire.visitor();
    await half.auth.signInWithPassword({ email, password });
    person = { id, email, factorId: factor!.id, identityId: identity!.id };
  });
  afterAll(async () => {
    await wire.close();
    await database.close();
  });

  const call = async (client: SupabaseClient, method: string, path: string, body?: object) => {
    const { data } = await client.auth.getSession();
    const response = await wire.app.request(path, {
      method,
      headers: {
        authorization: `Bearer ${data.session!.access_token}`,
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return [response.status, (JSON.parse(text) as { error_code?: string; code?: string }) ?? {}] as const;
  };
  /** The stored data that a second factor protects. */
  const everything = () =>
    database.query(
      `select
         (select row_to_json(u)::text from auth.users u where id = $1) as account,
         (select json_agg(i)::text from auth.identities i where user_id = $1) as identities,
         (select json_agg(f.id)::text from auth.mfa_factors f where user_id = $1) as factors,
         (select json_agg(k)::text from internal.api_keys k where user_id = $1) as keys,
         (select json_agg(s.id)::text from auth.sessions s where user_id = $1) as sessions,
         (select json_agg(p)::text from public.profiles p where id = $1) as profile,
         (select count(*) from internal.mail_queue) as mails`,
      [person.id],
    );

  const changes: Record<string, () => [method: string, path: string, body?: object]> = {
    'the password': () => ['PUT', '/auth/v1/user', { password: 'another horse' }],
    'the e-mail address': () => ['PUT', '/auth/v1/user', { email: 'new@example.com' }],
    'the phone number': () => ['PUT', '/auth/v1/user', { phone: '+15550100' }],
    'the name': () => ['PUT', '/auth/v1/user', { data: { full_name: 'Mallory' } }],
    'an identity': () => ['DELETE', `/auth/v1/user/identities/${person.identityId}`],
    'its identities, by linking one': () => [
      'GET',
      '/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true',
    ],
    'its factors, by another one': () => ['POST', '/auth/v1/factors', { factor_type: 'totp' }],
    'its factors, by taking one away': () => ['DELETE', `/auth/v1/factors/${person.factorId}`],
    'its API keys': () => ['POST', '/functions/v1/api-keys', { name: 'Program' }],
    'the account, by deleting it': () => [
      'POST',
      '/functions/v1/delete-account',
      { confirm_email: person.email },
    ],
  };

  it.each(Object.keys(changes))('cannot change %s', async (what) => {
    const before = await everything();
    const [status, body] = await call(half, ...changes[what]!());
    expect([401, 403, 422]).toContain(status);
    expect(body.error_code ?? body.code).toBe('insufficient_aal');
    expect(await everything()).toEqual(before);
  });

  it('gets insufficient_aal from PUT user', async () => {
    expect(await call(half, 'PUT', '/auth/v1/user', { data: { full_name: 'Mallory' } })).toEqual([
      401,
      {
        code: 401,
        error_code: 'insufficient_aal',
        msg: 'AAL2 session is required to update email or password when MFA is enabled.',
      },
    ]);
  });

  it('can change the account after the factor was verified', async () => {
    const { data, error } = await whole.auth.updateUser({ data: { full_name: 'Ada L.' } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata.full_name).toBe('Ada L.');
  });
});
