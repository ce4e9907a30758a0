import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { batchRows } from '#server/db/empty-account.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse battery';

describe('an account too large to delete in one statement', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase({ statementTimeout: 60_000 });
    wire = await createWire(database);
    // Notes how many rows each transaction deletes.
    await database.transaction((queries) =>
      queries.script(`
        create table internal.deletions (transaction xid8 not null, deleted bigint not null);
        create function internal.note_deletion() returns trigger language plpgsql as $$
        begin
          insert into internal.deletions select pg_current_xact_id(), count(*) from removed;
          return null;
        end $$;
        create trigger note_messages after delete on public.chat_messages
          referencing old table as removed for each statement execute function internal.note_deletion();
        create trigger note_sessions after delete on public.chat_sessions
          referencing old table as removed for each statement execute function internal.note_deletion();
      `),
    );
  });
  afterAll(() => database.close());

  const sessions = 100;
  const messages = batchRows + 1_000;
  const addLargeAccount = async () => {
    const client = wire.visitor();
    const email = `${crypto.randomUUID()}@example.com`;
    const { data } = await client.auth.signUp({ email, password });
    const id = data.user!.id;
    await database.query("update public.profiles set subscription_tier = 'pro' where id = $1", [id]);
    await database.query(
      'insert into public.chat_sessions (user_id, title) select $1, n::text from generate_series(1, $2::int) n',
      [id, sessions],
    );
    await database.query(
      `insert into public.chat_messages (session_id, user_id, role, content)
       select s.id, $1, 'user', 'hello' from generate_series(1, $2::int) n
       join public.chat_sessions s on s.user_id = $1 and s.title = (1 + n % $3::int)::text`,
      [id, messages, sessions],
    );
    await database.query('delete from internal.deletions');
    return { client, email, id };
  };
  const deletions = async () => {
    const [row] = await database.query<{ most: number; total: number }>(
      `select max(deleted)::int as most, sum(deleted)::int as total
       from (select sum(deleted) as deleted from internal.deletions group by transaction) as each`,
    );
    return row!;
  };
  const leftOf = async (id: string) => {
    const [row] = await database.query(
      `select (select count(*) from auth.users where id = $1) as users,
         (select count(*) from public.chat_sessions where user_id = $1) as sessions,
         (select count(*) from public.chat_messages where user_id = $1) as messages,
         (select count(*) from internal.message_words where user_id = $1) as words,
         (select count(*) from internal.storage_used where user_id = $1) as used`,
      [id],
    );
    return row;
  };
  const nothing = { users: 0, sessions: 0, messages: 0, words: 0, used: 0 };

  it('is deleted by its owner in batches', async () => {
    const { client, email, id } = await addLargeAccount();
    const { error } = await client.functions.invoke('delete-account', { body: { confirm_email: email } });
    expect(error).toBeNull();
    expect(await leftOf(id)).toEqual(nothing);
    const { most, total } = await deletions();
    expect(total).toBe(sessions + messages);
    expect(most).toBeLessThanOrEqual(batchRows);
  });

  it('is deleted by an operator in batches, also when asked twice at once', async () => {
    const { id } = await addLargeAccount();
    const twice = [1, 2].map(() => wire.operator().auth.admin.deleteUser(id));
    const errors = (await Promise.all(twice)).map(({ error }) => error?.code ?? null);
    expect(errors).toContain(null);
    expect(errors.filter((code) => code !== null && code !== 'user_not_found')).toEqual([]);
    expect(await leftOf(id)).toEqual(nothing);
    expect((await deletions()).most).toBeLessThanOrEqual(batchRows);
  });

  it('keeps its conversations when an operator retires it', async () => {
    const { id } = await addLargeAccount();
    expect((await wire.operator().auth.admin.deleteUser(id, true)).error).toBeNull();
    expect(await leftOf(id)).toMatchObject({ users: 1, sessions, messages });
    // Retired for books that have to be kept: a second, hard deletion does not find it.
    expect((await wire.operator().auth.admin.deleteUser(id)).error?.code).toBe('user_not_found');
    expect(await leftOf(id)).toMatchObject({ users: 1, sessions, messages });
  });
});
