import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Today } from '#contract/my-plan.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire-client.ts';

describe('functions/v1/today', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
  });
  afterAll(() => database.close());

  async function signUp() {
    const client = wire.visitor();
    const { data } = await client.auth.signUp({
      email: `${crypto.randomUUID()}@example.com`,
      password: 'correct horse battery 1',
    });
    const load = async () => {
      const headers = { authorization: `Bearer ${data.session!.access_token}` };
      const response = await wire.app.request('/functions/v1/today', { headers });
      expect(response.status).toBe(200);
      return (await response.json()) as Today;
    };
    return { client, load };
  }

  it('is for who is signed in', async () => {
    const headers = { authorization: `Bearer ${wire.anonKey}` };
    const { status } = await wire.app.request('/functions/v1/today', { headers });
    expect(status).toBe(401);
  });

  it.each(['cash', 'workplace'])(
    'answers age, pay and %s with a step about that person, and asks the rest',
    async (type) => {
      const { client, load } = await signUp();
      expect(await load()).toMatchObject({ next: null, goals: [], questions: [], net_worth: { parts: [] } });
      const source = 'onboarding';
      const facts = await client.from('my_facts').insert([
        { fact: 'age', value: 40, source },
        { fact: 'yearly_income', value: 80_000, source },
      ]);
      const account = await client
        .from('my_things')
        .insert({ kind: 'account', name: 'Savings', details: { type, balance: 62_500 }, source });
      expect([facts.error, account.error]).toEqual([null, null]);
      const { next, questions } = await load();
      expect(next).toMatchObject({ id: 'on_track', saved: expect.arrayContaining(['savings $62,500']) });
      expect(questions).not.toContain(next!.ask);
      expect(questions).toContain('Should I do a Roth or traditional 401k?');
    },
  );

  it('goes on to the next topic where too little is saved for the first', async () => {
    const { client, load } = await signUp();
    await client.from('my_facts').insert({ fact: 'age', value: 62, source: 'typed' });
    await client.from('my_things').insert({
      kind: 'account',
      name: '401(k)',
      details: { type: 'workplace', balance: 5_000 },
      source: 'typed',
    });
    const { next, questions } = await load();
    expect(next?.id).toBe('on_track');
    expect(questions[0]).toBe('Where should my next dollar go?');
  });
});
