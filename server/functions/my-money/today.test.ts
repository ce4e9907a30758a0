import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Today } from '#contract/my-plan.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

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
    return { client, token: data.session!.access_token, load };
  }

  it('requires a session', async () => {
    const headers = { authorization: `Bearer ${wire.anonKey}` };
    const { status } = await wire.app.request('/functions/v1/today', { headers });
    expect(status).toBe(401);
  });

  it.each(['cash', 'workplace'])(
    'answers age, pay and %s with a step about that person, and asks for the rest',
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

  it.each([
    {
      age: 70,
      balance: 300_000,
      verdict: 'Your $300,000 can pay for about $12,000 a year, on top of Social Security.',
    },
    { age: 22, balance: 2_500, verdict: undefined },
    { age: 22, balance: 0, verdict: undefined },
  ])(
    'decides nothing that pay would have to decide: $age, $balance saved',
    async ({ age, balance, verdict }) => {
      const { client, load } = await signUp();
      const source = 'onboarding';
      await client.from('my_facts').insert([
        { fact: 'age', value: age, source },
        { fact: 'filing_status', value: 'single', source },
        { fact: 'yearly_income', value: 0, source },
      ]);
      const details = { type: 'cash', balance };
      await client.from('my_things').insert({ kind: 'account', name: 'Savings', details, source });
      const { next, questions } = await load();
      expect(next?.verdict).toBe(verdict);
      // Not as empty as before the first steps.
      expect(questions).not.toEqual([]);
      expect(questions).not.toContain('Should I do a Roth or traditional 401k?');
    },
  );

  it('leaves out a range of nothing', async () => {
    const { client, load } = await signUp();
    const source = 'onboarding';
    await client.from('my_facts').insert([
      { fact: 'age', value: 30, source },
      { fact: 'yearly_income', value: 45_000, source },
    ]);
    const details = { type: 'cash', balance: 0 };
    await client.from('my_things').insert({ kind: 'account', name: 'Savings', details, source });
    const { next } = await load();
    expect(next!.because.join(' ')).not.toContain('$0 to $0');
  });

  describe('a typed account and an imported account', () => {
    const importAccount = (token: string, account: string, value: number) =>
      wire.app.request('/functions/v1/holdings', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          replace: 'none',
          holdings: [
            {
              account,
              account_type: 'traditional',
              kind: 'fund',
              symbol: 'VTI',
              name: 'Total stock market',
              quantity: 100,
              price: value / 100,
              value,
              cost_basis: null,
              term: null,
              as_of: '2026-11-12',
            },
          ],
        }),
      });
    const typed = (name: string, type: string, balance: number, confirmed = '2026-01-05T00:00:00Z') => ({
      kind: 'account',
      name,
      details: { type, balance },
      source: 'typed',
      confirmed_at: confirmed,
    });

    it('of the same kind and nearly the same value are asked about, until the typed one is removed', async () => {
      const { client, token, load } = await signUp();
      const { data } = await client
        .from('my_things')
        .insert(typed('Fidelity 401(k)', 'workplace', 98_500))
        .select('id')
        .single();
      expect((await load()).counted_twice).toEqual([]);
      expect((await importAccount(token, 'Individual 401k', 100_000)).status).toBe(200);
      const { counted_twice: twice, net_worth: worth } = await load();
      expect(twice).toEqual([
        { id: data!.id, name: 'Fidelity 401(k)', imported: 'Individual 401k', left_out: 0 },
      ]);
      expect(worth.assets).toBe(198_500);
      await client.from('my_things').delete().eq('id', data!.id);
      const after = await load();
      expect(after.counted_twice).toEqual([]);
      expect(after.net_worth.assets).toBe(100_000);
    });

    it('of another kind, value or name, or typed later, are not asked about', async () => {
      const { client, token, load } = await signUp();
      await client
        .from('my_things')
        .insert([
          typed('Roth', 'roth', 100_000),
          typed('Old 401(k)', 'workplace', 97_000),
          typed('New 401(k)', 'workplace', 100_000, '2100-01-01T00:00:00Z'),
        ]);
      await importAccount(token, 'Individual 401k', 100_000);
      expect((await load()).counted_twice).toEqual([]);
    });

    it('of the same name are counted once without asking', async () => {
      const { client, token, load } = await signUp();
      await client.from('my_things').insert(typed('individual 401k', 'workplace', 100_000));
      await importAccount(token, 'Individual 401k', 100_000);
      expect(await load()).toMatchObject({ counted_twice: [], net_worth: { assets: 100_000 } });
    });

    it('are counted once when the first steps asked for all savings together', async () => {
      const { client, token, load } = await signUp();
      const told = { ...typed('Savings', 'cash', 300_000), source: 'onboarding' };
      const { data } = await client.from('my_things').insert(told).select('id').single();
      await importAccount(token, 'Rollover IRA', 100_000);
      expect(await load()).toMatchObject({
        counted_twice: [{ id: data!.id, name: 'Savings', imported: null, left_out: 100_000 }],
        net_worth: { assets: 300_000 },
      });
      await importAccount(token, 'Brokerage', 257_593);
      expect(await load()).toMatchObject({
        counted_twice: [{ left_out: 300_000 }],
        net_worth: { assets: 357_593, parts: [{ label: 'Investments', value: 357_593 }] },
      });
      // Its owner says that it is other money.
      await client
        .from('my_things')
        .update({ source: 'typed', confirmed_at: '2100-01-01T00:00:00Z' })
        .eq('id', data!.id);
      expect(await load()).toMatchObject({ counted_twice: [], net_worth: { assets: 657_593 } });
    });

    it('are asked about once for each imported account', async () => {
      const { client, token, load } = await signUp();
      await client
        .from('my_things')
        .insert([typed('401(k)', 'workplace', 99_000), typed('IRA', 'traditional_ira', 99_500)]);
      await importAccount(token, 'Individual 401k', 100_000);
      expect((await load()).counted_twice).toHaveLength(1);
    });
  });

  it('counts cash in an imported taxable account as cash at hand, and not that in a Roth', async () => {
    const { client, token, load } = await signUp();
    const fact = (name: string, value: number) => ({ fact: name, value, source: 'typed' });
    await client.from('my_facts').insert([fact('monthly_spending', 3_600), fact('yearly_income', 80_000)]);
    await client.from('my_things').insert({
      kind: 'debt',
      name: 'Visa',
      details: { type: 'card', balance: 6_400, rate: 24.9, payment: 200 },
      source: 'typed',
    });
    const holding = (account_type: string, kind: string, symbol: string, value: number) => ({
      account: account_type,
      account_type,
      kind,
      symbol,
      name: symbol,
      quantity: null,
      price: null,
      value,
      cost_basis: null,
      term: null,
      as_of: '2026-11-12',
    });
    const stored = await wire.app.request('/functions/v1/holdings', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        replace: 'none',
        holdings: [
          holding('taxable', 'cash', 'SPAXX', 18_000),
          holding('taxable', 'fund', 'VTI', 60_000),
          holding('roth', 'cash', 'SPAXX', 2_000),
        ],
      }),
    });
    expect(stored.status).toBe(200);
    const { net_worth: worth, next } = await load();
    expect(worth.parts).toEqual([
      { label: 'Investments', value: 62_000 },
      { label: 'Cash and other accounts', value: 18_000 },
      { label: 'Debts', value: -6_400 },
    ]);
    expect(next).toMatchObject({
      verdict: 'Pay off the $6,400 on the card now, from your $18,000 in cash.',
    });
  });

  it('continues with the next topic when too little is saved for the first', async () => {
    const { client, load } = await signUp();
    await client.from('my_facts').insert({ fact: 'age', value: 62, source: 'typed' });
    await client.from('my_things').insert({
      kind: 'account',
      name: '401(k)',
      details: { type: 'workplace', balance: 5_000 },
      source: 'typed',
    });
    const { next, questions } = await load();
    expect(next?.id).toBe('claim_social_security');
    expect(questions[0]).toBe('Where should my next dollar go?');
  });
});
