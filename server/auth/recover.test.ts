import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createMailedWire, type MailedWire } from '#server/testing/wire/mailed-wire.ts';

describe('the link in a mail for a forgotten password', () => {
  let database: Database;
  let wire: MailedWire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createMailedWire(database, {
      settings: { redirectAllowList: ['https://app.example.com/**'] },
    });
  });
  afterAll(async () => {
    await wire.close();
    await database.close();
  });

  it.each([
    ['the password page', 'when nothing is asked for', {}, 'http://findeus.test/reset-password'],
    [
      'the password page',
      'when what is asked for is not allowed',
      { redirect_to: 'https://evil.example/', referer: 'https://evil.example/' },
      'http://findeus.test/reset-password',
    ],
    [
      'the app that asks',
      'when it is allowed',
      { referer: 'https://app.example.com/forgotten' },
      'https://app.example.com/forgotten',
    ],
    [
      'the address that is asked for',
      'when it is allowed',
      { redirect_to: 'https://app.example.com/new', referer: 'https://app.example.com/forgotten' },
      'https://app.example.com/new',
    ],
  ])('leads to %s %s', async (_where, _when, headers, expected) => {
    const email = `${crypto.randomUUID()}@example.com`;
    await wire.operator().auth.admin.createUser({ email, email_confirm: true });
    const response = await wire.app.request('/auth/v1/recover', {
      method: 'POST',
      headers,
      body: JSON.stringify({ email }),
    });
    expect(response.status).toBe(200);
    const { target, fragment } = await wire.open((await wire.mailTo(email)).link);
    expect(`${target?.origin}${target?.pathname}`).toBe(expected);
    expect(fragment.get('type')).toBe('recovery');
  });
});
