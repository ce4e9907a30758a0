import { AsyncResource } from 'node:async_hooks';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readTables, tablesMadeBy } from '#server/db/backup/read-tables.ts';
import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import type { Database } from '#server/db/database.ts';
import { isMigrated, loadMigrationSet, migrate, type MigrationSet } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { addUserWithBelongings, listTables } from '#server/testing/wire/belongings.ts';
import { freshDatabase, freshPostgresUrl } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';
import { createWire } from '#server/testing/wire/wire-client.ts';

let migrations: MigrationSet;
let folder: string;
let fileNumber = 0;
beforeAll(async () => {
  migrations = await loadMigrationSet();
  folder = await mkdtemp(join(tmpdir(), 'findeus-backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

const newFile = () => join(folder, `${(fileNumber += 1)}.findeus-backup`);
const password = 'correct horse battery staple';

describe('backup and restore', () => {
  const open: Database[] = [];
  afterEach(() => Promise.all(open.splice(0).map((database) => database.close())));

  const migrated = async () => {
    const database = await freshDatabase();
    open.push(database);
    return database;
  };
  /** Not even a schema: what `create database` makes. */
  const blank = async () => {
    const { url, drop } = await freshPostgresUrl('template1');
    const database = await openPostgres(url, { poolSize: 2, statementTimeout: 10_000 });
    const closing = { ...database, close: () => database.close().then(drop) };
    open.push(closing);
    return closing;
  };
  const backUp = async (database: Database) => {
    const file = newFile();
    await writeBackup(database, { file, migrations, productVersion: '1.2.3' });
    return file;
  };
  const ownTables = async (database: Database) =>
    (await listTables(database)).filter(
      (name) => !['internal.schema_migrations', 'public.stripe_user_subscriptions'].includes(name),
    );
  const rowsOf = async (database: Database) => {
    const tables = await ownTables(database);
    const rows = tables.map(async (name) => {
      const found = await database.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
      return [name, found.map(({ row }) => row)] as const;
    });
    return Object.fromEntries(await Promise.all(rows));
  };

  it('contain every table of the schemas, in the order of foreign keys', async () => {
    const database = await migrated();
    const made = tablesMadeBy([...migrations.platform, ...migrations.product]);
    expect(made.toSorted()).toEqual(await ownTables(database));
    const order = (await database.transaction((q) => readTables(q, made))).map(({ name }) => name);
    expect(order.indexOf('auth.users')).toBeLessThan(order.indexOf('public.chat_sessions'));
    expect(order.indexOf('public.chat_sessions')).toBeLessThan(order.indexOf('public.chat_messages'));
    expect(order.indexOf('public.stripe_customers')).toBeLessThan(
      order.indexOf('public.stripe_subscriptions'),
    );
  });

  it('return every row of every table unchanged', async () => {
    const source = await migrated();
    await createWire(source);
    const user = await addUserWithBelongings(source, 'Ann');
    await addUserWithBelongings(source, 'NULL');
    const odd = 'one\ntwo\r\u2028\u2029 "quoted" \\n \\\\ {} [] é 🦉 null \u0001';
    await source.query(
      "insert into public.chat_messages (session_id, user_id, role, content) values ($1, $2, 'assistant', $3)",
      [user.session, user.id, odd],
    );
    await source.query("update auth.sessions set ip = '2001:db8::1'");
    await source.query('update internal.rate_limits set tokens = 0.1::float8 + 0.2::float8');
    await source.query("insert into internal.daily_work values ('x', gen_random_uuid(), '-infinity')");
    const before = await rowsOf(source);
    expect(Object.keys(before).filter((name) => before[name]!.length === 0)).toEqual([]);

    const target = await blank();
    const file = await backUp(source);
    const restored = await restoreBackup(target, { file, migrations });
    expect(await rowsOf(target)).toEqual(before);
    expect(restored).toEqual({
      tables: Object.keys(before).length,
      rows: Object.values(before).flat().length,
    });
    const [same] = await target.query('select from public.chat_messages where content = $1', [odd]);
    expect(same).toBeDefined();
  });

  it('leave a working database: sequences continue, triggers run, and users sign in', async () => {
    const source = await migrated();
    const wire = await createWire(source);
    const email = 'ann@example.com';
    await wire.visitor().auth.signUp({ email, password });
    await addUserWithBelongings(source, 'Ben');
    const target = await migrated();
    await restoreBackup(target, { file: await backUp(source), migrations });

    const restored = (await createWire(target)).visitor();
    const right = await restored.auth.signInWithPassword({ email, password });
    expect(right.error).toBeNull();
    expect(right.data.user?.email).toBe(email);
    const wrong = await restored.auth.signInWithPassword({ email, password: `${password}!` });
    expect(wrong.error?.code).toBe('invalid_credentials');
    await addUserWithBelongings(target, 'Cleo');
    const ids = await target.query<{ id: number }>('select id from public.stripe_customers order by id');
    expect(ids.map(({ id }) => id)).toEqual([1, 2]);
    const [profiles] = await target.query('select count(*)::int as n from public.profiles');
    expect(profiles).toEqual({ n: 3 });
  });

  it('write a file that only its owner can read, and never overwrite one', async () => {
    const database = await migrated();
    const file = await backUp(database);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const again = writeBackup(database, { file, migrations, productVersion: '1' });
    await expect(again).rejects.toThrow(`${file} exists already. Choose another name for the backup.`);
    const nowhere = join(folder, 'nowhere', 'x');
    const lost = writeBackup(database, { file: nowhere, migrations, productVersion: '1' });
    await expect(lost).rejects.toThrow(`could not be written to ${nowhere}: its folder does not exist.`);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('neither wait for open transactions nor include what they have not committed', async () => {
    const source = await migrated();
    await addUser(source, 'Ann');
    const written = Promise.withResolvers<void>();
    const backedUp = Promise.withResolvers<void>();
    const writing = source.transaction(async (queries) => {
      await queries.query("insert into auth.users (email) values ('late@example.com')");
      written.resolve();
      await backedUp.promise;
    });
    await written.promise;
    const file = await backUp(source);
    backedUp.resolve();
    await writing;
    const target = await blank();
    await restoreBackup(target, { file, migrations });
    expect(await target.query('select from auth.users')).toHaveLength(1);
  });

  it('contain all tables as of one moment', async () => {
    const source = await migrated();
    await addUser(source, 'Ann');
    // Bound here, because it would count as a part of the backup's transaction otherwise.
    const signUp = AsyncResource.bind(() => addUser(source, 'Ben'));
    // Somebody signs up after the users were read, and before their profiles are.
    const interrupted: Database = {
      ...source,
      transaction: (work, options) =>
        source.transaction((queries) => {
          const script = async (text: string) => {
            if (text.startsWith('declare') && text.includes('"profiles"')) await signUp();
            return queries.script(text);
          };
          return work({ ...queries, script });
        }, options),
    };
    const file = await backUp(interrupted);
    const target = await blank();
    await restoreBackup(target, { file, migrations });
    expect(await target.query('select from auth.users')).toHaveLength(1);
    expect(await source.query('select from auth.users')).toHaveLength(2);
  });

  it('restore a backup of an older version and migrate it', async () => {
    const older: MigrationSet = { ...migrations, product: migrations.product.slice(0, -4) };
    const source = await blank();
    await migrate(source, older);
    const user = await addUser(source, 'Ann');
    const target = await blank();
    await restoreBackup(target, { file: await backUp(source), migrations });
    expect(await target.query('select id from auth.users')).toEqual([{ id: user.id }]);
    expect(await target.transaction((q) => isMigrated(q, migrations))).toBe(true);
  });

  it('refuse an empty database, a newer schema, and accounts that Supabase stores', async () => {
    await expect(backUp(await blank())).rejects.toThrow('there is nothing to back up');
    const newer = await migrated();
    await newer.query("insert into internal.schema_migrations values ('20990101000000', 'later', 'c')");
    await expect(backUp(newer)).rejects.toThrow('Make the backup with the version that uses the database.');
    const hosted = await migrated();
    await hosted.query('delete from internal.schema_migrations where version = any($1)', [
      migrations.platform.map(({ version }) => version),
    ]);
    await expect(backUp(hosted)).rejects.toThrow('Use the backups of Supabase');
  });
});
