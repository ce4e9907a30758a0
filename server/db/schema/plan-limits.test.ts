import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxHoldings, maxScenarios } from '#contract/entitlements.ts';
import { asRole } from '#server/db/as-role.ts';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';

type User = Caller & { id: string };

describe('the limits of a plan', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());

  const addHoldings = (user: User, count: number, from = 0) =>
    asRole(database, user, (q) =>
      q.query(
        `insert into public.holdings (kind, symbol, name, value, as_of, source)
         select 'stock', 'S' || n, 'Stock ' || n, 10, '2026-01-31', 'typed' from generate_series($1::int, $2::int) n`,
        [from + 1, from + count],
      ),
    );
  const countHoldings = (user: User) =>
    asRole(database, user, async (q) => (await q.query('select from public.holdings')).length);

  it('are the same in the database as in the contract', async () => {
    const rows = await database.query<{ tier: string; holdings: number; scenarios: number }>(
      'select * from internal.plan_limits',
    );
    expect(Object.fromEntries(rows.map(({ tier, holdings }) => [tier, holdings]))).toEqual(maxHoldings);
    expect(Object.fromEntries(rows.map(({ tier, scenarios }) => [tier, scenarios]))).toEqual(maxScenarios);
  });

  it('refuse one position too many, and store none of its statement', async () => {
    const user = await addUser(database, 'Alice');
    await addHoldings(user, maxHoldings.free - 1);
    await expect(addHoldings(user, 2, 1_000)).rejects.toMatchObject({
      code: 'PT413',
      message: 'Your plan has room for 25 positions.',
    });
    expect(await countHoldings(user)).toBe(maxHoldings.free - 1);
    await addHoldings(user, 1, 1_000);
  });

  it('apply to concurrent writers', async () => {
    const user = await addUser(database, 'Alice');
    await addHoldings(user, maxHoldings.free - 1);
    const both = await Promise.allSettled([addHoldings(user, 1, 1_000), addHoldings(user, 1, 2_000)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await countHoldings(user)).toBe(maxHoldings.free);
  });

  it('are higher with Pro', async () => {
    const user = await addUser(database, 'Alice');
    await database.query("update public.profiles set subscription_tier = 'pro' where id = $1", [user.id]);
    await addHoldings(user, 1_000);
    expect(await countHoldings(user)).toBe(1_000);
    await expect(addHoldings(user, maxHoldings.pro, 1_000)).rejects.toMatchObject({
      message: 'Your plan has room for 10,000 positions.',
      hint: 'Remove positions that you no longer need.',
    });
  });

  it.each([
    ['my_facts', "(fact, value, source) select 'f' || n, '1', 'typed' from generate_series(1, 101) n", '100'],
    [
      'my_things',
      "(kind, name, details, source) select 'goal', 'Goal ' || n, '{}', 'typed' from generate_series(1, 201) n",
      '200',
    ],
  ])('refuse too many rows of %s', async (table, rows, room) => {
    const user = await addUser(database, 'Alice');
    await expect(
      asRole(database, user, (q) => q.query(`insert into public.${table} ${rows}`)),
    ).rejects.toMatchObject({ code: 'PT413', message: `There is room for ${room} of these.` });
  });
});
