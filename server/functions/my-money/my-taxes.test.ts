import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MyTaxes } from '#contract/my-plan.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse battery 1';

describe('functions/v1/my-taxes', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
  });
  afterAll(() => database.close());

  const person = async (facts: Record<string, unknown>, tier = 'pro') => {
    const client = wire.visitor();
    const { data } = await client.auth.signUp({ email: `${crypto.randomUUID()}@example.com`, password });
    const rows = Object.entries(facts).map(([fact, value]) => ({ fact, value, source: 'typed' }));
    if (rows.length > 0) expect((await client.from('my_facts').insert(rows)).error).toBeNull();
    await database.query('update public.profiles set subscription_tier = $2 where id = $1', [
      data.user!.id,
      tier,
    ]);
    return { client, token: data.session!.access_token };
  };
  const get = (token: string) =>
    wire.app.request('/functions/v1/my-taxes', { headers: { authorization: `Bearer ${token}` } });
  const taxes = async (token: string) => (await (await get(token)).json()) as MyTaxes;
  const couple = {
    filing_status: 'married_joint',
    yearly_income: 95_000,
    yearly_spouse_income: 40_000,
    age: 41,
    children: 2,
  };

  it('returns the tax of the year from saved numbers, and what lowers it by when', async () => {
    const { token } = await person(couple);
    const { access, plan } = await taxes(token);
    expect(access).toBe('full');
    expect(plan?.conclusion).toMatch(
      /^Your federal tax for 20\d\d would be \$[\d,]+.*married filing jointly/,
    );
    expect(plan?.saved.join()).toMatch(/yearly wages or salary \$95,000,.*\$40,000 a year/);
    expect(plan?.is_filing_assumed).toBe(false);
    const [now, ...others] = plan?.alternatives ?? [];
    expect(now?.difference).toBe('');
    expect(others.length).toBeGreaterThan(0);
    for (const { difference } of others) expect(difference).toMatch(/^−\$/);
    expect(plan?.dates.map(({ day }) => day)).toEqual(plan?.dates.map(({ day }) => day).toSorted());
  });

  it('deducts contributions before tax', async () => {
    const { client, token } = await person(couple);
    const before = (await taxes(token)).plan;
    const account = { type: 'workplace', balance: 90_000, monthly: 800 };
    const row = { kind: 'account', name: '401(k)', details: account, source: 'typed' };
    expect((await client.from('my_things').insert(row)).error).toBeNull();
    const { plan } = await taxes(token);
    expect(plan?.saved.join()).toContain('yearly 401(k) contribution $9,600');
    const dollars = (value = '') => Number(value.replaceAll(/[$,]/g, ''));
    // $135,000 less the standard deduction of $32,200 is $102,800. The 22 % begins at $100,800: 22 % of 2,000 and
    // 12 % of 7,600.
    expect(dollars(before?.figures[0]?.value) - dollars(plan?.figures[0]?.value)).toBeCloseTo(1_352, 0);
    for (const { difference } of plan?.alternatives.slice(1) ?? []) expect(difference).toMatch(/^−\$/);
  });

  it('leaves a spouse’s pay out of a single person’s return', async () => {
    const single = { ...couple, filing_status: 'single' };
    const [one, other] = [await person(single), await person({ ...single, yearly_spouse_income: 0 })];
    expect((await taxes(one.token)).plan?.figures).toEqual((await taxes(other.token)).plan?.figures);
  });

  it('shows Free the tax and the number of ways to lower it', async () => {
    const { token } = await person(couple, 'free');
    const { access, plan, locked } = await taxes(token);
    expect(access).toBe('preview');
    expect(plan?.figures[0]?.value).toMatch(/^\$/);
    expect(plan).toMatchObject({ alternatives: [], dates: [], advice: null });
    expect(locked).toBeGreaterThan(0);
  });

  it('returns nothing without pay, and refuses a stranger or an ended session', async () => {
    const { client, token } = await person({ age: 30 });
    expect((await taxes(token)).plan).toBeNull();
    expect((await get(wire.anonKey)).status).toBe(401);
    await client.auth.signOut();
    expect((await get(token)).status).toBe(401);
  });
});
