import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { loadMigrationSet, migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { freshPostgresUrl } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';

describe('an upgrade of a database with messages', () => {
  let close: () => Promise<void>;
  afterEach(() => close());

  /** A database as it was before the given migration. */
  const openBefore = async (version: string) => {
    const { url, drop } = await freshPostgresUrl('template1');
    const database = await openPostgres(url, { poolSize: 2, statementTimeout: 0 });
    close = async () => {
      await database.close();
      await drop();
    };
    const set = await loadMigrationSet();
    const product = set.product.filter((migration) => migration.version < version);
    await migrate(database, { ...set, product });
    return { database, upgrade: () => migrate(database, set) };
  };
  const addMessages = async (database: Database, contents: string[]) => {
    const { id } = await addUser(database, 'Alice');
    // A conversation for each: adding many to the same one was slow before.
    const [first] = await database.query<{ session_id: string }>(
      `with wanted as (select gen_random_uuid() as session, content from unnest($2::text[]) content),
       made as (insert into public.chat_sessions (id, user_id) select session, $1 from wanted)
       insert into public.chat_messages (session_id, user_id, role, content)
       select session, $1, 'user', content from wanted returning session_id`,
      [id, contents],
    );
    return { id, session: first!.session_id };
  };
  const isFound = async (database: Database, typed: string) => {
    const rows = await database.query(
      'select from internal.message_words where words @@ internal.search_query($1)',
      [typed],
    );
    return rows.length > 0;
  };

  it('finds older messages like newer ones', async () => {
    const { database, upgrade } = await openBefore('20261119000200');
    await addMessages(database, ['At 6.5% tax/fee, 401(k)']);
    await upgrade();
    for (const typed of ['6.5', 'fee', '401k']) expect(await isFound(database, typed)).toBe(true);
  });

  it('does not re-index a large table during the upgrade, and still finds its plain words', async () => {
    const { database, upgrade } = await openBefore('20261119000200');
    await addMessages(
      database,
      Array.from({ length: 5_001 }, () => 'Roth IRA at 6.5%'),
    );
    await upgrade();
    expect(await isFound(database, 'roth ira')).toBe(true);
    const [old] = await database.query<{ words: string }>(
      'select words::text as words from internal.message_words limit 1',
    );
    expect(old?.words).toContain("'6.5'");
  });

  it('counts older messages at the first new one', async () => {
    const { database, upgrade } = await openBefore('20261119000210');
    const { id, session } = await addMessages(database, ['older', 'older']);
    await upgrade();
    await database.query(
      "insert into public.chat_messages (session_id, user_id, role, content) values ($1, $2, 'user', 'newer')",
      [session, id],
    );
    expect(await database.query('select bytes, messages, sessions from internal.storage_used')).toEqual([
      { bytes: 15, messages: 3, sessions: 2 },
    ]);
  });
});
