import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse battery';
const refused = {
  code: 422,
  error_code: 'email_provider_disabled',
  msg: 'This site does not send email, so nothing is on its way to you. Please ask its operator for help.',
};

describe('a server without mail', () => {
  let database: Database;
  let wire: Wire;
  const known = `${crypto.randomUUID()}@example.com`;
  const unknown = `${crypto.randomUUID()}@example.com`;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database, { mail: null, settings: { autoconfirm: false } });
    await wire.operator().auth.admin.createUser({ email: known, password, email_confirm: true });
  });
  afterAll(() => database.close());

  const call = async (method: string, path: string, body?: object, token = wire.anonKey) => {
    const response = await wire.app.request(`/auth/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return [response.status, await response.json()];
  };

  it.each([
    ['recover', {}],
    ['resend', { type: 'signup' }],
    ['resend', { type: 'email_change' }],
    ['signup', { password }],
  ])('returns an error for %s %j, for known and unknown addresses alike', async (path, body) => {
    for (const email of [known, unknown]) {
      expect(await call('POST', path, { email, ...body })).toEqual([422, refused]);
    }
  });

  it('returns an error to a signed-in user who needs a mail', async () => {
    const { data } = await wire.visitor().auth.signInWithPassword({ email: known, password });
    const token = data.session!.access_token;
    expect(await call('GET', 'reauthenticate', undefined, token)).toEqual([422, refused]);
    expect(await call('PUT', 'user', { email: unknown }, token)).toEqual([422, refused]);
  });

  it('logs none of these as a fault', () => {
    const levels = wire.logged.map((line) => (JSON.parse(line) as { level: string }).level);
    expect(new Set(levels)).toEqual(new Set(['info']));
  });
});
