import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

/** 72 bytes: bcrypt reads no more. */
const longest = 'p'.repeat(72);

describe('a password of more than 72 bytes', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
  });
  afterAll(() => database.close());

  const signUp = async (password: string) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const client = wire.visitor();
    const { error } = await client.auth.signUp({ email, password });
    return { email, client, error };
  };
  const signIn = async (email: string, password: string) =>
    (await wire.visitor().auth.signInWithPassword({ email, password })).error;

  it.each([
    ['letters', longest, `${longest}q`],
    ['characters of several bytes', 'ü'.repeat(36), `${'ü'.repeat(36)}!`],
  ])('is refused at sign-in although its first 72 bytes match, in %s', async (_, right, longer) => {
    const { email } = await signUp(right);
    expect(await signIn(email, longer)).toMatchObject({ status: 400, code: 'invalid_credentials' });
    expect(await signIn(email, right)).toBeNull();
  });

  it('is refused at sign-up, as a new password and from an operator', async () => {
    const refused = {
      status: 400,
      code: 'validation_failed',
      message: 'Password cannot be longer than 72 characters',
    };
    expect((await signUp(`${longest}q`)).error).toMatchObject(refused);
    const { client, email } = await signUp('correct horse');
    expect((await client.auth.updateUser({ password: `${longest}q` })).error).toMatchObject(refused);
    const { data } = await client.auth.getUser();
    const { admin } = wire.operator().auth;
    expect((await admin.updateUserById(data.user!.id, { password: `${longest}q` })).error).toMatchObject(
      refused,
    );
    expect(await signIn(email, 'correct horse')).toBeNull();
  });
});
