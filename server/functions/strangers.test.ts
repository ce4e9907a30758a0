import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { functionRoutes } from '#server/functions/routes.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

/** What anybody may ask for: a question, an article, and a plan whose link they were given. */
const open = new Set(['POST /chat', 'GET /articles/:id', 'GET /shared-plans/:id']);
/** What Free is refused; everything else of Pro's has a preview, which the tests of each endpoint hold to. */
const proOnly = [
  ['GET', '/scenarios/compare', undefined],
  ['POST', '/shared-plans', {}],
  ['GET', '/market?symbols=AAPL', undefined],
] as const;

const routes = functionRoutes({} as FunctionDeps).routes.map(({ method, path }) => [method, path] as const);
const someId = '7b0f2f52-6c59-4a06-9a53-0d6f3a0f8a11';

describe('strangers at functions/v1', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    const market = {
      isSample: true,
      quotes: async () => [],
      indexes: async () => [],
      yields: async () => [],
    };
    wire = await createWire(database, { market });
  });
  afterAll(() => database.close());

  const signUp = async () => {
    const client = wire.visitor();
    const email = `${crypto.randomUUID()}@example.com`;
    const { data } = await client.auth.signUp({ email, password: 'correct horse battery' });
    return { client, id: data.user!.id, token: data.session!.access_token };
  };
  const request = (method: string, path: string, token: string | null, body?: unknown) =>
    wire.app.request(`/functions/v1${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(body ?? {}) }),
    });

  it.each(routes.filter(([method, path]) => !open.has(`${method} ${path}`)))(
    'are refused without an account: %s %s',
    async (method, path) => {
      const address = path.replace(':id', someId);
      const { token } = await signUp();
      const forged = `${token.slice(0, -8)}AAAAAAAA`;
      for (const key of [null, wire.anonKey, forged])
        expect((await request(method, address, key)).status).toBe(401);
    },
  );

  it.each(proOnly)('are refused on the free plan: %s %s', async (method, path, body) => {
    const { token } = await signUp();
    expect((await request(method, path, token, body)).status).toBe(403);
  });

  it('cannot see, compare or delete what another user has', async () => {
    const owner = await signUp();
    const other = await signUp();
    await database.query("update public.profiles set subscription_tier = 'pro' where id = any($1::uuid[])", [
      [owner.id, other.id],
    ]);
    await owner.client.from('my_facts').insert([
      { fact: 'age', value: 41, source: 'typed' },
      { fact: 'yearly_income', value: 95_000, source: 'typed' },
      { fact: 'monthly_spending', value: 5_000, source: 'typed' },
    ]);
    const saved = await request('POST', '/scenarios', owner.token, {
      name: 'Mine',
      run: { calculator: 'compound_growth', inputs: { monthly: 500, years: 30 } },
    });
    expect(saved.status).toBe(201);
    const { id: scenario } = (await saved.json()) as { id: string };
    const shared = await request('POST', '/shared-plans', owner.token);
    expect(shared.status).toBe(201);
    const { id: link } = (await shared.json()) as { id: string };

    for (const path of ['/scenarios', '/shared-plans']) {
      const text = await (await request('GET', path, other.token)).text();
      expect(text).not.toContain(scenario);
      expect(text).not.toContain(link);
    }
    expect((await request('DELETE', `/scenarios/${scenario}`, other.token)).status).toBe(404);
    expect((await request('DELETE', `/shared-plans/${link}`, other.token)).status).toBe(404);
    const compared = await request('GET', `/scenarios/compare?ids=${scenario}`, other.token);
    expect(await compared.text()).not.toContain('Mine');
    // They are all still there for their owner.
    expect(await (await request('GET', '/scenarios', owner.token)).text()).toContain(scenario);
    expect(await (await request('GET', '/shared-plans', owner.token)).text()).toContain(link);
  });
});
