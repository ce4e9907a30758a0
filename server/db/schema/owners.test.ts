import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asRole } from '#server/db/as-role.ts';
import type { Database } from '#server/db/database.ts';
import { addUserWithBelongings, listTables } from '#server/testing/wire/belongings.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { addUser, service } from '#server/testing/wire/users.ts';

describe('an owner', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());

  it('has a profile from the sign-up, with the given name and the free tier', async () => {
    const alice = await addUser(database, 'Alice Liddell');
    const rows = await asRole(database, alice, (q) => q.query('select * from public.profiles'));
    expect(rows).toMatchObject([{ id: alice.id, full_name: 'Alice Liddell', subscription_tier: 'free' }]);
  });

  it('can change the name, but not the tier', async () => {
    const alice = await addUser(database, 'Alice');
    await asRole(database, alice, (q) => q.query("update public.profiles set full_name = 'Al'"));
    await expect(
      asRole(database, alice, (q) => q.query("update public.profiles set subscription_tier = 'pro'")),
    ).rejects.toMatchObject({ code: '42501' });
    const rows = await asRole(database, alice, (q) =>
      q.query('select full_name, subscription_tier from public.profiles'),
    );
    expect(rows).toEqual([{ full_name: 'Al', subscription_tier: 'free' }]);
  });

  it('creates, renames, reads and deletes conversations with their messages', async () => {
    const alice = await addUser(database, 'Alice');
    await asRole(database, alice, async (q) => {
      const [session] = await q.query<{ id: string; title: string }>(
        'insert into public.chat_sessions (user_id) values ($1) returning *',
        [alice.id],
      );
      expect(session?.title).toBe('New Chat');
      for (const content of ['one', 'two', 'three']) {
        await q.query(
          "insert into public.chat_messages (session_id, user_id, role, content) values ($1, $2, 'user', $3)",
          [session?.id, alice.id, content],
        );
      }
      const messages = await q.query<{ content: string; mode: string }>(
        'select content, mode from public.chat_messages order by created_at',
      );
      expect(messages.map(({ content }) => content)).toEqual(['one', 'two', 'three']);
      expect(messages[0]?.mode).toBe('chat');
      await q.query("update public.chat_sessions set title = 'Renamed' where id = $1", [session?.id]);
      await q.query('delete from public.chat_sessions where id = $1', [session?.id]);
      expect(await q.query('select * from public.chat_messages')).toEqual([]);
    });
  });

  it('gets the conversation with the newest message first, also after renaming another', async () => {
    const alice = await addUser(database, 'Alice');
    const inOwnTransaction = (text: string) =>
      asRole(database, alice, (q) => q.query<{ id: string; title: string }>(text));
    const [older] = await inOwnTransaction(
      "insert into public.chat_sessions (title) values ('older') returning *",
    );
    await inOwnTransaction("insert into public.chat_sessions (title) values ('newer') returning *");
    const titles = async () =>
      (await inOwnTransaction('select * from public.chat_sessions order by updated_at desc')).map(
        ({ title }) => title,
      );
    expect(await titles()).toEqual(['newer', 'older']);
    await inOwnTransaction(`update public.chat_sessions set title = 'old' where id = '${older?.id}'`);
    expect(await titles()).toEqual(['newer', 'old']);
    await inOwnTransaction(
      `insert into public.chat_messages (session_id, role, content) values ('${older?.id}', 'user', 'hello')`,
    );
    expect(await titles()).toEqual(['old', 'newer']);
  });

  it.each([
    ["insert into public.chat_sessions (title) values ('  ')", '23514'],
    ["insert into public.chat_messages (session_id, role, content) values ('SESSION', 'user', ' ')", '23514'],
    [
      "insert into public.chat_messages (session_id, role, content) values ('SESSION', 'system', 'x')",
      '23514',
    ],
    [
      "insert into public.chat_messages (session_id, role, content, mode) values ('SESSION', 'user', 'x', 'max')",
      '23514',
    ],
    [
      "insert into public.chat_messages (session_id, role, content, created_at) values ('SESSION', 'user', 'x', now())",
      '42501',
    ],
  ])('gets an error for bad input: %s', async (sql, code) => {
    const alice = await addUserWithBelongings(database, 'Alice');
    await expect(
      asRole(database, alice, (q) => q.query(sql.replace('SESSION', alice.session))),
    ).rejects.toMatchObject({ code });
  });

  it('gets only her own subscription through the view, while it is not deleted', async () => {
    const alice = await addUserWithBelongings(database, 'Alice');
    await addUserWithBelongings(database, 'Bob');
    const view = () =>
      asRole(database, alice, (q) => q.query('select * from public.stripe_user_subscriptions'));
    expect(await view()).toEqual([
      {
        customer_id: alice.customer,
        subscription_id: null,
        subscription_status: 'active',
        price_id: 'price_1',
        current_period_start: null,
        current_period_end: 1_800_000_000,
        cancel_at_period_end: false,
        payment_method_brand: null,
        payment_method_last4: null,
      },
    ]);
    await asRole(database, service, (q) =>
      q.query('update public.stripe_customers set deleted_at = now() where customer_id = $1', [
        alice.customer,
      ]),
    );
    expect(await view()).toEqual([]);
  });

  it('is deleted from every table, and no other user is', async () => {
    const alice = await addUserWithBelongings(database, 'Alice');
    const bob = await addUserWithBelongings(database, 'Bob');
    const tables = await listTables(database);
    const holding = async (user: { id: string }) => {
      const found: string[] = [];
      for (const table of tables) {
        // The row as text, wherever in it the user's id stands; ids of the user's other rows go by their keys.
        const rows = await database.transaction((q) =>
          q.query<{ n: number }>(
            `select count(*)::int as n from ${table} t where t::text like '%' || $1 || '%'`,
            [user.id],
          ),
        );
        if (rows[0]?.n) found.push(table);
      }
      return found;
    };
    const before = await holding(bob);
    expect(await holding(alice)).toEqual(before);
    expect(before).toContain('public.chat_messages');
    expect(before).toContain('internal.rate_limits');

    const counts = () => countRows(database, ['auth.mfa_challenges', 'auth.mfa_amr_claims']);
    const [challenges, claims] = await counts();
    await database.transaction((q) => q.query('delete from auth.users where id = $1', [alice.id]));
    // The promise to end the customer at Stripe, which names nobody any more once it is kept.
    expect(await holding(alice)).toEqual(['internal.processed_webhooks']);
    await database.query("delete from internal.processed_webhooks where event_type = 'account.deleted'");
    expect(await holding(alice)).toEqual([]);
    expect(await holding(bob)).toEqual(before);
    expect(await counts()).toEqual([challenges! - 1, claims! - 1]);
  });
});

function countRows(database: Database, tables: string[]) {
  return database.transaction(async (q) => {
    const counts: number[] = [];
    for (const table of tables) {
      const [row] = await q.query<{ n: number }>(`select count(*)::int as n from ${table}`);
      counts.push(row?.n ?? 0);
    }
    return counts;
  });
}
