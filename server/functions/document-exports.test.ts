import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

describe('POST /functions/v1/document-exports', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
  });
  afterAll(() => database.close());

  const signUp = async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { data } = await wire.visitor().auth.signUp({ email, password: 'correct horse battery' });
    return { id: data.user!.id, token: data.session!.access_token };
  };
  const setTier = (id: string, tier: 'free' | 'pro') =>
    database.query('update public.profiles set subscription_tier = $2 where id = $1', [id, tier]);
  /** The body claims Pro, as a page that was tampered with would. */
  const askToExport = (token: string) =>
    wire.app.request('/functions/v1/document-exports', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ tier: 'pro' }),
    });

  it('refuses a Free user with 403 and names the free export', async () => {
    const { token } = await signUp();
    const answer = await askToExport(token);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      error:
        'Saving conversations and plans as documents needs an active Pro subscription. “Export my data” in your account settings is free.',
    });
  });

  it('allows a Pro user with 200, and refuses the same token once Pro has ended', async () => {
    const { id, token } = await signUp();
    await setTier(id, 'pro');
    expect((await askToExport(token)).status).toBe(200);
    await setTier(id, 'free');
    expect((await askToExport(token)).status).toBe(403);
  });
});
