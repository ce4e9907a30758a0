import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asRole } from '#server/db/as-role.ts';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import { addUserWithBelongings } from '#server/testing/wire/belongings.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';

type Alice = Awaited<ReturnType<typeof addUserWithBelongings>>;

/** Every read of spec section 7, as the caller's role sees it, and the index that must carry it. */
const reads: [name: string, index: string, sql: (alice: Alice) => string][] = [
  ['profile by id', 'profiles_pkey', ({ id }) => `select * from public.profiles where id = '${id}'`],
  [
    'conversations of a user, newest first',
    'chat_sessions_of_user',
    ({ id }) => `select * from public.chat_sessions where user_id = '${id}' order by updated_at desc`,
  ],
  [
    'conversation by id',
    'Index Scan using chat_sessions_',
    ({ session }) => `select * from public.chat_sessions where id = '${session}'`,
  ],
  [
    'messages of a conversation, oldest first',
    'chat_messages_in_order',
    ({ session }) => `select * from public.chat_messages where session_id = '${session}' order by created_at`,
  ],
  [
    'own subscription',
    'stripe_customers_user_id_key',
    () => 'select * from public.stripe_user_subscriptions',
  ],
];

describe('the queries of the product', () => {
  let database: Database;
  let alice: Alice & Caller;
  beforeAll(async () => {
    database = await freshDatabase();
    alice = await addUserWithBelongings(database, 'Alice');
    // A few thousand users, and Alice with a long history: what makes the planner choose as it would in earnest.
    await database.transaction(async (q) => {
      await q.query('insert into public.chat_sessions (user_id) select $1 from generate_series(1, 100)', [
        alice.id,
      ]);
      await q.query(
        `insert into public.chat_messages (session_id, user_id, role, content)
         select s.id, s.user_id, 'user', 'hello' from public.chat_sessions s, generate_series(1, 30)`,
      );
      await q.script(`
        insert into auth.users (email) select 'user' || n || '@example.com' from generate_series(1, 3000) n;
        insert into public.chat_sessions (user_id) select id from auth.users;
        insert into public.chat_messages (session_id, user_id, role, content)
          select id, user_id, 'user', 'hello' from public.chat_sessions;
        insert into public.stripe_customers (user_id, customer_id)
          select id, 'cus_' || id from auth.users on conflict do nothing;
        insert into public.stripe_subscriptions (customer_id, status)
          select customer_id, 'active' from public.stripe_customers on conflict do nothing;
        analyze;
      `);
    });
  });
  afterAll(() => database.close());

  it.each(reads)('%s: uses an index and does not scan the table', async (_name, index, sql) => {
    const plan = await asRole(database, alice, async (q) => {
      const rows = await q.query<{ 'QUERY PLAN': string }>(`explain ${sql(alice)}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });

  it('deleting a user uses an index for every foreign key', async () => {
    const bare = await database.transaction((q) =>
      q.query(
        `select con.conrelid::regclass::text as "table", con.conname::text as constraint
         from pg_constraint con
         where con.contype = 'f' and not exists (
           select from pg_index i
           where i.indrelid = con.conrelid and i.indpred is null and i.indkey[0] = any (con.conkey)
         )`,
      ),
    );
    expect(bare).toEqual([]);
  });
});
