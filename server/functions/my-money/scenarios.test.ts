import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxScenarios } from '#contract/entitlements.ts';
import type { SavedScenarios, ScenarioComparison } from '#contract/scenarios.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse battery 1';
const growth = (inputs: object) => ({ calculator: 'compound_growth', inputs });

describe('functions/v1/scenarios', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
  });
  afterAll(() => database.close());

  const signUp = async (tier = 'pro') => {
    const client = wire.visitor();
    const { data } = await client.auth.signUp({ email: `${crypto.randomUUID()}@example.com`, password });
    const id = data.user!.id;
    await database.query('update public.profiles set subscription_tier = $2 where id = $1', [id, tier]);
    return { client, id, token: data.session!.access_token, email: data.user!.email! };
  };
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- It says what is answered.
  const call = async <T>(token: string, method: string, path: string, body?: object) => {
    const response = await wire.app.request(`/functions/v1/scenarios${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as T & { error?: string } };
  };
  const save = async (token: string, name: string, inputs: object) =>
    (await call<{ id: string }>(token, 'POST', '', { name, run: growth(inputs) })).body.id;

  it('compares saved inputs and figures, with the difference from the first', async () => {
    const { token } = await signUp();
    const base = { monthly: 500, rate: 7, years: 30 };
    const ids = [
      await save(token, 'As it is', base),
      await save(token, 'A little more', { ...base, monthly: 600 }),
      await save(token, 'Later', { ...base, years: 20 }),
    ];
    const { status, body } = await call<ScenarioComparison>(token, 'GET', `/compare?ids=${ids.join()}`);
    expect(status).toBe(200);
    expect(body.scenarios.map(({ name }) => name)).toEqual(['As it is', 'A little more', 'Later']);
    expect(body.inputs.map(({ values }) => values)).toEqual([
      ['$500 a month', '$600 a month', '$500 a month'],
      ['30 years', '30 years', '20 years'],
    ]);
    // 500 a month at 7% for 30 years, as a published table of annuities has it.
    expect(body.figures[0]?.values[0]).toMatch(/^\$5(84|66),\d{3}/);
    expect(body.figures[0]?.differences).toEqual([
      '',
      expect.stringMatching(/^\+\$11\d,/),
      expect.stringMatching(/^−\$3/),
    ]);
  });

  it('computes figures from the inputs, whatever the table says', async () => {
    const { token, id } = await signUp();
    const scenario = await save(token, 'Mine', { monthly: 500, rate: 7, years: 30 });
    const headline = async () =>
      (await call<SavedScenarios>(token, 'GET', '')).body.scenarios.find((one) => one.id === scenario)
        ?.headline;
    const before = await headline();
    expect(before?.value).toMatch(/^\$5/);
    await database.query(
      `update public.scenarios set inputs = inputs || '{"monthly": 1000}' where user_id = $1`,
      [id],
    );
    expect((await headline())?.value).toMatch(/^\$1,1/);
  });

  it.each([
    ['an unknown calculator', { name: 'x', run: { calculator: 'nothing', inputs: {} } }],
    ['inputs that the calculator does not take', { name: 'x', run: growth({ monthly: -5 }) }],
    ['forged figures', { name: 'x', run: { ...growth({ monthly: 5, years: 3 }), figures: [1] } }],
    ['no name', { name: '  ', run: growth({ monthly: 500, rate: 7, years: 30 }) }],
  ])('refuses %s', async (_what, body) => {
    const { token } = await signUp();
    expect((await call(token, 'POST', '', body)).status).toBe(400);
  });

  it('compares two to four scenarios of one calculator only', async () => {
    const { token } = await signUp();
    const one = await save(token, 'One', { monthly: 500, rate: 7, years: 30 });
    const loan = { calculator: 'loan_amortization', inputs: { principal: 300_000, rate: 6.5, years: 30 } };
    const other = (await call<{ id: string }>(token, 'POST', '', { name: 'Loan', run: loan })).body.id;
    expect((await call(token, 'GET', `/compare?ids=${one}`)).status).toBe(400);
    expect((await call(token, 'GET', `/compare?ids=${one},${other}`)).body.error).toContain(
      'same calculator',
    );
  });

  it('refuses a stranger, an ended session, and scenarios of another user', async () => {
    const owner = await signUp();
    const ids = [
      await save(owner.token, 'One', { monthly: 500, rate: 7, years: 30 }),
      await save(owner.token, 'Two', { monthly: 600, rate: 7, years: 30 }),
    ];
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', '/compare'],
      ['DELETE', `/${ids[0]}`],
    ] as const)
      expect((await call(wire.anonKey, method, path)).status).toBe(401);
    const stranger = await signUp();
    expect((await call<SavedScenarios>(stranger.token, 'GET', '')).body.scenarios).toEqual([]);
    expect((await call(stranger.token, 'GET', `/compare?ids=${ids.join()}`)).status).toBe(404);
    expect((await call(stranger.token, 'DELETE', `/${ids[0]}`)).status).toBe(404);
    expect((await stranger.client.from('scenarios').select()).data).toEqual([]);
    // Not even the owner can write without the check of the inputs.
    const forged = { user_id: owner.id, name: 'x', calculator: 'x', inputs: {} };
    expect((await owner.client.from('scenarios').insert(forged)).error).not.toBeNull();
    await owner.client.auth.signOut();
    expect((await call(owner.token, 'GET', '')).status).toBe(401);
  });

  it('requires Pro to save and compare; Free keeps and deletes existing scenarios', async () => {
    const { token, id } = await signUp();
    const ids = [
      await save(token, 'One', { monthly: 500, rate: 7, years: 30 }),
      await save(token, 'Two', { monthly: 600, rate: 7, years: 30 }),
    ];
    await database.query("update public.profiles set subscription_tier = 'free' where id = $1", [id]);
    const more = { name: 'x', run: growth({ monthly: 500, rate: 7, years: 30 }) };
    expect((await call(token, 'POST', '', more)).status).toBe(403);
    expect((await call(token, 'GET', `/compare?ids=${ids.join()}`)).status).toBe(403);
    const { body } = await call<SavedScenarios>(token, 'GET', '');
    expect(body.access).toBe('preview');
    expect(body.scenarios.map(({ headline }) => headline)).toEqual([null, null]);
    expect((await call(token, 'DELETE', `/${ids[0]}`)).status).toBe(200);
  });

  it('limits the number of scenarios, and deletes them with the account', async () => {
    const { token, id, client, email } = await signUp();
    await database.query(
      `insert into public.scenarios (user_id, name, calculator, inputs)
       select $1, 'n' || n, 'compound_growth', '{"monthly": 1, "years": 1}' from generate_series(1, $2::int) n`,
      [id, maxScenarios.pro],
    );
    const more = { name: 'x', run: growth({ monthly: 500, rate: 7, years: 30 }) };
    const refused = await call(token, 'POST', '', more);
    expect(refused.status).toBe(413);
    expect(refused.body.error).toContain('room for 50 scenarios');
    await client.functions.invoke('delete-account', { method: 'POST', body: { confirm_email: email } });
    expect(await database.query('select from public.scenarios where user_id = $1', [id])).toEqual([]);
  });
});
