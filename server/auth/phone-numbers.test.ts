import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse';
const malformed = '1-555-555-1212';

describe('phone numbers', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database, { sms: { send: () => Promise.resolve() } });
  });
  afterAll(() => database.close());

  const signedIn = async () => {
    const client = wire.visitor();
    await client.auth.signUp({ email: `${randomUUID()}@example.com`, password });
    return client;
  };

  it.each(['sign-up', 'otp', 'resend', 'verify', 'user update', 'factor', 'admin'] as const)(
    'are refused by %s when they are not in E.164 format',
    async (call) => {
      const { auth } = await signedIn();
      const { admin } = wire.operator().auth;
      const calls = {
        'sign-up': () => auth.signUp({ phone: malformed, password }),
        otp: () => auth.signInWithOtp({ phone: malformed }),
        resend: () => auth.resend({ phone: malformed, type: 'sms' }),
        verify: () => auth.verifyOtp({ phone: malformed, token: '123456', type: 'sms' }),
        'user update': () => auth.updateUser({ phone: malformed }),
        factor: () => auth.mfa.enroll({ factorType: 'phone', phone: malformed }),
        admin: () => admin.createUser({ phone: malformed, password }),
      };
      const { error } = await calls[call]();
      expect(error).toMatchObject({
        status: 400,
        code: 'validation_failed',
        message: 'Invalid phone number format (E.164 required)',
      });
    },
  );

  it('may be written with spaces and are stored as digits', async () => {
    const { auth } = await signedIn();
    const { data, error } = await auth.mfa.enroll({ factorType: 'phone', phone: '+1 555 010 0123' });
    expect(error).toBeNull();
    expect(data?.phone).toBe('15550100123');
  });

  it('without an account get the same answer from verify as a wrong code', async () => {
    const { error } = await wire.visitor().auth.verifyOtp({ phone: '+15550100', token: '1', type: 'sms' });
    expect(error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    });
  });
});
