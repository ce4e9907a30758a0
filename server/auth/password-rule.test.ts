import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualPasswordRule } from '#contract/password-rule.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const someEmail = () => `${randomUUID()}@example.com`;

describe('the password rule of the operator', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database, { settings: { passwordRule: usualPasswordRule } });
  });
  afterAll(() => database.close());

  it.each([
    ['abc1234', ['length'], 'Password should be at least 8 characters.'],
    ['abcdefgh', ['characters'], 'Password should contain letters and numbers.'],
    [
      'abc',
      ['length', 'characters'],
      'Password should be at least 8 characters. Password should contain letters and numbers.',
    ],
  ])('refuses %j at sign-up, at a change and for operators', async (password, reasons, message) => {
    const refusal = { code: 'weak_password', status: 422, message, reasons };
    const client = wire.visitor();
    expect((await client.auth.signUp({ email: someEmail(), password })).error).toMatchObject(refusal);
    await client.auth.signUp({ email: someEmail(), password: 'abcd1234' });
    expect((await client.auth.updateUser({ password })).error).toMatchObject(refusal);
    const { admin } = wire.operator().auth;
    expect((await admin.createUser({ email: someEmail(), password })).error).toMatchObject(refusal);
  });

  it('is published in /config.json', async () => {
    expect(await (await wire.app.request('/config.json')).json()).toMatchObject({
      passwordRule: { minLength: 8, characters: 'letters_digits' },
    });
  });
});
