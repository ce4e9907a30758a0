import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymousCaller, asRole } from '#server/db/as-role.ts';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';

describe('asRole', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());

  const whoAmI =
    'select current_user::text as role, auth.uid() as uid, auth.role() as claimed, auth.email() as email';

  it.each(['anon', 'authenticated', 'service_role'] as const)('runs as %s with the claims', async (role) => {
    const sub = randomUUID();
    const caller: Caller = { role, claims: { role, sub, email: "o'neil@example.com" } };
    const rows = await asRole(database, caller, (queries) => queries.query(whoAmI));
    expect(rows).toEqual([{ role, uid: sub, claimed: role, email: "o'neil@example.com" }]);
  });

  it('resets the role and claims after the transaction', async () => {
    const caller: Caller = { role: 'authenticated', claims: { role: 'authenticated', sub: randomUUID() } };
    // More than the pool holds, so that every connection has been used by a caller before.
    await Promise.all(Array.from({ length: 10 }, () => asRole(database, caller, (q) => q.query(whoAmI))));
    const later = await Promise.all(
      Array.from({ length: 10 }, () =>
        database.transaction((q) => q.query<{ role: string; uid: null }>(whoAmI)),
      ),
    );
    for (const [row] of later) {
      expect(row?.role).not.toBe('authenticated');
      expect(row?.uid).toBeNull();
    }
    expect(await asRole(database, anonymousCaller, (q) => q.query(whoAmI))).toEqual([
      { role: 'anon', uid: null, claimed: 'anon', email: null },
    ]);
  });

  // "none" and the owner's name mean the server's own rights to Postgres.
  it.each(['none', 'postgres', 'findeus', 'nobody_here', ''])('refuses the role "%s"', async (role) => {
    const stranger = { role, claims: {} } as unknown as Caller;
    await expect(asRole(database, stranger, (q) => q.query(whoAmI))).rejects.toThrow(
      `No caller may act as "${role}"`,
    );
  });

  it('passes claims unchanged, with any characters', async () => {
    const name = `it's \\' a "name"; reset role; --`;
    const caller: Caller = { role: 'authenticated', claims: { role: 'authenticated', name } };
    const rows = await asRole(database, caller, (q) =>
      q.query("select auth.jwt() ->> 'name' as name, current_user::text as role"),
    );
    expect(rows).toEqual([{ name, role: 'authenticated' }]);
  });

  it('rolls back when the work throws', async () => {
    const caller: Caller = { role: 'service_role', claims: { role: 'service_role' } };
    await expect(
      asRole(database, caller, async (queries) => {
        await queries.query(
          "insert into internal.processed_webhooks (event_id, event_type, processed_at) values ('evt_1', 'x', now())",
        );
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(
      await asRole(database, caller, (q) => q.query('select * from internal.processed_webhooks')),
    ).toEqual([]);
  });
});
