import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse battery 1';

describe('saved numbers in functions/v1/chat', () => {
  let database: Database;
  let wire: Wire;
  const asked: AdviceRequest[] = [];
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database, {
      async *advise(request) {
        asked.push(request);
        yield 'An answer.';
      },
    });
  });
  afterAll(() => database.close());

  const signUp = async () => {
    const client = wire.visitor();
    const { data } = await client.auth.signUp({ email: `${crypto.randomUUID()}@example.com`, password });
    return { client, token: data.session!.access_token };
  };
  const numbersFor = async (token: string) => {
    const response = await wire.app.request('/functions/v1/chat', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'How much tax will I pay?' }] }),
    });
    await response.text();
    return asked.at(-1)?.numbers;
  };

  it('are used only for the user who saved them', async () => {
    const [alice, bob] = [await signUp(), await signUp()];
    const saved = await alice.client
      .from('my_facts')
      .insert({ fact: 'yearly_income', value: 95_000, source: 'typed' });
    const added = await alice.client
      .from('my_things')
      .insert({ kind: 'debt', name: 'Visa', details: { type: 'card', balance: 6_400 }, source: 'chat' });
    expect([saved.error, added.error]).toEqual([null, null]);
    expect(await numbersFor(alice.token)).toMatchObject({
      facts: [{ fact: 'yearly_income', value: 95_000, source: 'typed' }],
      things: [{ kind: 'debt', name: 'Visa', details: { type: 'card', balance: 6_400 }, source: 'chat' }],
    });
    expect(await numbersFor(bob.token)).toEqual({ facts: [], things: [] });
    expect(await numbersFor(wire.anonKey)).toBeUndefined();
  });

  it('come with the user’s own net worth of earlier days', async () => {
    const [alice, bob] = [await signUp(), await signUp()];
    await alice.client.from('net_worth_days').insert([
      { day: '2026-11-01', assets: 747_000, debts: 316_400 },
      { day: '2026-10-02', assets: 740_000.5, debts: 318_000 },
    ]);
    expect((await numbersFor(alice.token))?.worth_days).toEqual([
      { day: '2026-10-02', assets: 740_000.5, debts: 318_000 },
      { day: '2026-11-01', assets: 747_000, debts: 316_400 },
    ]);
    expect((await numbersFor(bob.token))?.worth_days).toBeUndefined();
  });

  it('leave out invalid entries, and keep the rest', async () => {
    const { client, token } = await signUp();
    await client.from('my_facts').insert([
      { fact: 'age', value: 'forty', source: 'typed' },
      { fact: 'shoe_size', value: 44, source: 'typed' },
      { fact: 'retire_age', value: 62, source: 'typed' },
    ]);
    await client
      .from('my_things')
      .insert({ kind: 'debt', name: 'Visa', details: { balance: 'a lot' }, source: 'typed' });
    expect(await numbersFor(token)).toMatchObject({ facts: [{ fact: 'retire_age', value: 62 }], things: [] });
  });

  it('are deleted with one call', async () => {
    const { client, token } = await signUp();
    await client.from('my_facts').insert({ fact: 'age', value: 40, source: 'typed' });
    await client.from('my_facts').delete().neq('fact', '');
    expect(await numbersFor(token)).toEqual({ facts: [], things: [] });
  });
});
