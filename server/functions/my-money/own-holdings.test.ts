import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoreHoldings } from '#contract/holdings.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { openTestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const stored: StoreHoldings = {
  replace: 'none',
  holdings: [
    {
      account: 'IRA',
      account_type: 'traditional',
      kind: 'fund',
      symbol: 'VTI',
      name: 'Total stock market',
      quantity: 100,
      price: 300,
      value: 30_000,
      cost_basis: null,
      term: null,
      as_of: '2026-11-12',
    },
  ],
};

describe('a user’s holdings in functions/v1/chat', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    const { advisor } = await openTestAdvisor();
    wire = await createWire(database, {
      async *advise(request) {
        yield (await advisor.answer(request)).text;
      },
    });
  });
  afterAll(() => database.close());

  const signUp = async () => {
    const { data } = await wire.visitor().auth.signUp({
      email: `${crypto.randomUUID()}@example.com`,
      password: 'correct horse battery 1',
    });
    return data.session!.access_token;
  };
  const post = (path: string, token: string, body: object) =>
    wire.app.request(`/functions/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const ask = async (token: string) => {
    const messages = [{ role: 'user', content: 'What is my asset allocation?' }];
    return (await post('chat', token, { messages })).text();
  };

  it('are used for their owner’s questions only', async () => {
    const [alice, bob] = [await signUp(), await signUp()];
    expect((await post('holdings', alice, stored)).status).toBe(200);
    expect(await ask(alice)).toContain('From your holdings: 1 position in 1 account worth $30,000');
    const answered = await ask(bob);
    expect(answered).toContain('Add your holdings');
    expect(answered).not.toContain('30,000');
    expect(await ask(wire.anonKey)).not.toContain('your holdings');
  });
});
