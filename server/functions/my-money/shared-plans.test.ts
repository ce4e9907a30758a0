import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MyPlan } from '#contract/my-plan.ts';
import {
  maxSharedPlans,
  type NewSharedPlanLink,
  type SharedPlan,
  type SharedPlanLink,
} from '#contract/shared-plans.ts';
import type { Database } from '#server/db/database.ts';
import { sharedPlanLimits } from '#server/functions/my-money/shared-plans.ts';
import { hashOf } from '#server/http/digest.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse battery';
const address = '/functions/v1/shared-plans';

describe('functions/v1/shared-plans', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
  });
  afterAll(() => database.close());

  const signUp = async ({ tier = 'pro', saves = true } = {}) => {
    const client = wire.visitor();
    const email = `${crypto.randomUUID()}@example.com`;
    const { data } = await client.auth.signUp({
      email,
      password,
      options: { data: { full_name: 'Ada Lovelace' } },
    });
    const id = data.user!.id;
    await database.query('update public.profiles set subscription_tier = $2 where id = $1', [id, tier]);
    if (saves) {
      await client.from('my_facts').insert([
        { fact: 'age', value: 41, source: 'typed' },
        { fact: 'yearly_income', value: 95_000, source: 'typed' },
        { fact: 'monthly_spending', value: 4_200, source: 'typed' },
        { fact: 'monthly_saving', value: 900, source: 'typed' },
      ]);
      const details = { type: 'card', balance: 6_400, rate: 24.9 };
      await client.from('my_things').insert({ kind: 'debt', name: 'Visa', details, source: 'typed' });
    }
    return { client, email, id, token: data.session!.access_token };
  };
  const call = (method: string, path: string, bearer?: string, app = wire.app) =>
    app.request(address + path, { method, headers: bearer ? { authorization: `Bearer ${bearer}` } : {} });
  const share = async (bearer: string) => {
    const answer = await call('POST', '', bearer);
    expect(answer.status).toBe(201);
    const made = (await answer.json()) as NewSharedPlanLink;
    return { ...made, secret: new URL(made.link).hash.slice(1) };
  };
  const listOf = async (bearer: string) => {
    const answer = await call('GET', '', bearer);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { shared_plans: SharedPlanLink[] }).shared_plans;
  };
  const planOf = async (bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}` };
    return (await (await wire.app.request('/functions/v1/my-plan', { headers })).json()) as MyPlan;
  };

  it('returns a link that shows the plan as it was, without a name and without an account', async () => {
    const { client, email, id, token } = await signUp();
    const plan = await planOf(token);
    expect(plan.recommendations.length).toBeGreaterThan(1);
    const { link, secret, created_at } = await share(token);
    expect(link).toMatch(/^http:\/\/findeus\.test\/shared-plan#[\w-]{43}$/);

    // The copy stays as it was.
    await client.from('my_things').delete().eq('name', 'Visa');
    expect(await planOf(token)).not.toEqual(plan);
    const answer = await call('GET', `/${secret}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const text = await answer.text();
    expect(JSON.parse(text) as SharedPlan).toMatchObject({ created_at, plan });
    for (const personal of ['Ada', 'Lovelace', email, id]) expect(text).not.toContain(personal);
    // An ended session or an invalid token does not prevent reading.
    expect((await call('GET', `/${secret}`, 'nonsense')).status).toBe(200);
  });

  it('includes the taxes of the year and the scenarios, grouped by calculator', async () => {
    const { id, token } = await signUp();
    const kept = (name: string, calculator: string, inputs: object) =>
      database.query(
        'insert into public.scenarios (user_id, name, calculator, inputs) values ($1, $2, $3, $4)',
        [id, name, calculator, JSON.stringify(inputs)],
      );
    await kept('Slow', 'savings_goal', { target: 20_000, monthly: 400 });
    await kept('Fast', 'savings_goal', { target: 20_000, monthly: 800 });
    await kept('Fund', 'emergency_fund', { spending: 4_200 });
    const { secret } = await share(token);
    const text = await (await call('GET', `/${secret}`)).text();
    const { plan } = JSON.parse(text) as SharedPlan;
    expect(plan.taxes).toMatchObject({ year: expect.any(Number), saved: expect.any(Array) });
    expect(plan.taxes?.alternatives.length).toBeGreaterThan(1);
    expect(plan.taxes).not.toHaveProperty('inputs');
    expect(plan.scenarios?.compared).toMatchObject([
      { title: 'Savings goal', scenarios: [{ name: 'Fast' }, { name: 'Slow' }] },
    ]);
    expect(plan.scenarios?.single).toMatchObject([{ name: 'Fund', title: 'Emergency fund' }]);
    expect(text).not.toContain(id);
  });

  it('stores only the hash of the token', async () => {
    const { client, token } = await signUp();
    const { secret } = await share(token);
    const { data } = await client.from('shared_plans').select('*');
    expect(data).toMatchObject([{ token_hash: hashOf(secret) }]);
    expect(JSON.stringify(data)).not.toContain(secret);
  });

  it('lists active links, the newest first, and deletes the copy of a revoked one', async () => {
    const { id, token } = await signUp();
    const [first, second] = [await share(token), await share(token)];
    expect(await listOf(token)).toEqual(
      [second, first].map(({ id: one, created_at }) => ({ id: one, created_at })),
    );
    expect((await call('DELETE', `/${first.id}`, token)).status).toBe(200);
    expect((await listOf(token)).map((one) => one.id)).toEqual([second.id]);
    const gone = await call('GET', `/${first.secret}`);
    expect(gone.status).toBe(404);
    expect(await gone.json()).toMatchObject({ error: 'This link was revoked, or it is not complete.' });
    expect((await call('GET', `/${second.secret}`)).status).toBe(200);
    expect((await call('DELETE', `/${first.id}`, token)).status).toBe(404);
    const left = await database.query('select from public.shared_plans where user_id = $1', [id]);
    expect(left).toHaveLength(1);
  });

  it.each(['x', 'a'.repeat(43), `${'a'.repeat(43)}%00`, crypto.randomUUID()])(
    'returns 404 for the unknown token %s',
    async (token) => {
      expect((await call('GET', `/${token}`)).status).toBe(404);
    },
  );

  it('refuses a stranger: no session, another user’s link, and direct writes', async () => {
    const owner = await signUp();
    const stranger = await signUp();
    const made = await share(owner.token);
    for (const method of ['GET', 'POST']) {
      expect((await call(method, '')).status).toBe(401);
      expect((await call(method, '', wire.anonKey)).status).toBe(401);
    }
    expect((await call('DELETE', `/${made.id}`)).status).toBe(401);
    expect((await call('DELETE', `/${made.id}`, stranger.token)).status).toBe(404);
    expect((await call('DELETE', '/not-an-id', stranger.token)).status).toBe(404);
    expect(await listOf(stranger.token)).toEqual([]);
    // Its id is not secret, so it cannot be read by its id.
    expect((await call('GET', `/${made.id}`, owner.token)).status).toBe(404);
    expect((await stranger.client.from('shared_plans').select('*')).data).toEqual([]);
    const planted = { user_id: owner.id, token_hash: '0'.repeat(64), plan: {} };
    expect((await owner.client.from('shared_plans').insert(planted)).error?.code).toBe('42501');
    const changed = await owner.client.from('shared_plans').update({ plan: {} }).eq('id', made.id);
    expect(changed.error?.code).toBe('42501');
    expect((await call('GET', `/${made.secret}`)).status).toBe(200);
  });

  it('is for Pro; a former Pro user can list and revoke links', async () => {
    const { id, token } = await signUp();
    const { id: link, secret } = await share(token);
    await database.query("update public.profiles set subscription_tier = 'free' where id = $1", [id]);
    const refused = await call('POST', '', token);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      error: 'Sharing a plan needs an active Pro subscription.',
    });
    expect(await listOf(token)).toHaveLength(1);
    expect((await call('GET', `/${secret}`)).status).toBe(200);
    expect((await call('DELETE', `/${link}`, token)).status).toBe(200);
    expect((await call('GET', `/${secret}`)).status).toBe(404);
  });

  it('returns an error for an empty plan', async () => {
    const { token } = await signUp({ saves: false });
    const answer = await call('POST', '', token);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: string }).error).toContain('There is no plan to share yet.');
  });

  it('limits the number of links, also when many are created at once', async () => {
    const { id, token } = await signUp();
    await database.query(
      `insert into public.shared_plans (user_id, token_hash, plan)
       select $1::uuid, encode(sha256(($1::text || n)::bytea), 'hex'), '{}' from generate_series(3, $2::int) n`,
      [id, maxSharedPlans],
    );
    const answers = await Promise.all(Array.from({ length: 5 }, async () => call('POST', '', token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
    expect(await listOf(token)).toHaveLength(maxSharedPlans);
    const refused = answers.find(({ status }) => status === 422)!;
    expect(((await refused.json()) as { error: string }).error).toContain('Revoke one first.');
  });

  it('limits how often links are created and tokens are tried', async () => {
    const limited = await createWire(database, { rateLimits: { on: true, trustedProxies: 0 } });
    const { token } = await signUp({ tier: 'free' });
    const statuses = async (times: number, ask: () => Response | Promise<Response>) => {
      const found = new Set<number>();
      for (let n = 0; n < times; n += 1) found.add((await ask()).status);
      return [...found];
    };
    const make = () => call('POST', '', token, limited.app);
    expect(await statuses(sharedPlanLimits.make.burst + 1, make)).toEqual([403, 429]);
    const guess = () => call('GET', `/${'g'.repeat(43)}`, undefined, limited.app);
    expect(await statuses(sharedPlanLimits.read.burst + 2, guess)).toEqual([404, 429]);
  });

  it('deletes links with the account, and returns 404 while it is suspended', async () => {
    const { client, email, id, token } = await signUp();
    const { secret } = await share(token);
    const suspend = (until: string | null) =>
      database.query('update auth.users set banned_until = $2 where id = $1', [id, until]);
    await suspend('2099-01-01');
    expect((await call('GET', `/${secret}`)).status).toBe(404);
    await suspend(null);
    expect((await call('GET', `/${secret}`)).status).toBe(200);
    await client.functions.invoke('delete-account', { body: { confirm_email: email } });
    expect((await call('GET', `/${secret}`)).status).toBe(404);
    expect(await database.query('select from public.shared_plans where user_id = $1', [id])).toEqual([]);
  });
});
