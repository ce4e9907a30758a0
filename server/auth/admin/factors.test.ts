import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse';

describe('admin factors', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database, { sms: { send: () => Promise.resolve() } });
  });
  afterAll(() => database.close());

  const enrolled = async (friendlyName = 'laptop') => {
    const client = wire.visitor();
    const { data } = await client.auth.signUp({ email: `${randomUUID()}@example.com`, password });
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
    return { client, userId: data.user!.id, factorId: factor!.id, secret: factor!.totp.secret };
  };
  const put = async (path: string, body: object, key = wire.serviceKey) => {
    const response = await wire.app.request(`/auth/v1/admin/users/${path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it('lists and deletes the factors of a user', async () => {
    const { userId, factorId } = await enrolled();
    const { mfa } = wire.operator().auth.admin;
    const { data } = await mfa.listFactors({ userId });
    expect(data?.factors).toMatchObject([
      { id: factorId, factor_type: 'totp', status: 'unverified', friendly_name: 'laptop' },
    ]);
    expect(JSON.stringify(data)).not.toContain('secret');
    const deleted = await mfa.deleteFactor({ userId, id: factorId });
    expect(deleted.error).toBeNull();
    expect(JSON.stringify(deleted.data)).toContain(factorId);
    expect((await mfa.listFactors({ userId })).data?.factors).toEqual([]);
  });

  it('returns sessions to aal1 when their factor is deleted', async () => {
    const { client, userId, factorId, secret } = await enrolled();
    const code = new TOTP({ secret }).generate();
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    await wire.operator().auth.admin.mfa.deleteFactor({ userId, id: factorId });
    await client.auth.refreshSession();
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });

  it('renames a factor', async () => {
    const { userId, factorId } = await enrolled();
    const answer = await put(`${userId}/factors/${factorId}`, { friendly_name: 'desktop' });
    expect(answer).toMatchObject({ status: 200, body: { id: factorId, friendly_name: 'desktop' } });
    const { data } = await wire.operator().auth.admin.mfa.listFactors({ userId });
    expect(data?.factors[0]?.friendly_name).toBe('desktop');
  });

  it('returns 422 when another factor has the name', async () => {
    const { client, userId, factorId } = await enrolled('one');
    await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'two' });
    expect(await put(`${userId}/factors/${factorId}`, { friendly_name: 'two' })).toMatchObject({
      status: 422,
      body: {
        error_code: 'mfa_factor_name_conflict',
        msg: 'A factor with the friendly name "two" for this user already exists',
      },
    });
  });

  it('changes the number of a phone factor, in E.164 format', async () => {
    const { client, userId } = await enrolled();
    const { data } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+15550100' });
    const path = `${userId}/factors/${data!.id}`;
    expect((await put(path, { phone: '+1 555 0101' })).body.phone).toBe('15550101');
    expect(await put(path, { phone: 'home' })).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', msg: 'Invalid phone number format (E.164 required)' },
    });
  });

  it('returns 404 for users and factors that do not exist', async () => {
    const { userId, factorId } = await enrolled();
    const other = await enrolled();
    const { mfa } = wire.operator().auth.admin;
    const noUser = { status: 404, code: 'user_not_found', message: 'User not found' };
    const noFactor = { status: 404, code: 'mfa_factor_not_found', message: 'Factor not found' };
    expect((await mfa.listFactors({ userId: randomUUID() })).error).toMatchObject(noUser);
    expect((await mfa.deleteFactor({ userId: randomUUID(), id: factorId })).error).toMatchObject(noUser);
    expect((await mfa.deleteFactor({ userId, id: randomUUID() })).error).toMatchObject(noFactor);
    expect((await mfa.deleteFactor({ userId, id: other.factorId })).error).toMatchObject(noFactor);
    expect(await put(`${userId}/factors/nonsense`, {})).toMatchObject({
      status: 404,
      body: { error_code: 'validation_failed', msg: 'factor_id must be an UUID' },
    });
    expect(await put(`nonsense/factors/${factorId}`, {})).toMatchObject({
      status: 404,
      body: { error_code: 'validation_failed', msg: 'user_id must be an UUID' },
    });
  });

  it('returns 403 without a service key, also to the owner of the factor', async () => {
    const { client, userId, factorId } = await enrolled();
    const { data } = await client.auth.getSession();
    const calls = [
      ['GET', 'factors'],
      ['PUT', `factors/${factorId}`],
      ['DELETE', `factors/${factorId}`],
    ] as const;
    for (const [method, path] of calls) {
      for (const key of [wire.anonKey, data.session!.access_token]) {
        const response = await wire.app.request(`/auth/v1/admin/users/${userId}/${path}`, {
          method,
          headers: { authorization: `Bearer ${key}` },
        });
        expect([response.status, method]).toEqual([403, method]);
      }
    }
    const { data: left } = await wire.operator().auth.admin.mfa.listFactors({ userId });
    expect(left?.factors).toHaveLength(1);
  });
});
