import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { loadMigrations, type Migration } from '#server/db/load-migrations.ts';
import {
  isMigrated,
  loadMigrationSet,
  migrate,
  MigrationDrift,
  type MigrationSet,
} from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { administer } from '#server/testing/postgres/administer-postgres.ts';
import { freshDatabase, freshPostgresUrl } from '#server/testing/postgres/fresh-database.ts';

const migration = (version: string, sql: string): Migration => ({
  version,
  name: 'later',
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
});

let set: MigrationSet;
beforeAll(async () => {
  set = await loadMigrationSet();
});
const withMore = (...more: Migration[]): MigrationSet => ({ ...set, product: [...set.product, ...more] });
const tableExists = async (database: Database, table: string) => {
  const [row] = await database.transaction((q) =>
    q.query<{ present: boolean }>('select to_regclass($1) is not null as present', [table]),
  );
  return row?.present;
};

describe('migrate', () => {
  let database: Database;
  afterEach(() => database.close());

  it('does nothing on a database that is up to date', async () => {
    database = await freshDatabase();
    expect(await migrate(database, set)).toEqual([]);
  });

  it('applies new migrations once', async () => {
    database = await freshDatabase();
    const more = withMore(migration('20300101000000', 'create table public.later (id int)'));
    expect((await migrate(database, more)).map(({ version }) => version)).toEqual(['20300101000000']);
    expect(await migrate(database, more)).toEqual([]);
  });

  it('changes nothing when one of several fails, and names it', async () => {
    database = await freshDatabase();
    const more = withMore(
      migration('20300101000000', 'create table public.later (id int)'),
      migration('20300102000000', 'create table public.broken (id no_such_type)'),
    );
    await expect(migrate(database, more)).rejects.toThrow(
      'Migration 20300102000000_later failed; nothing was changed',
    );
    expect(await tableExists(database, 'public.later')).toBe(false);
    expect(await migrate(database, set)).toEqual([]);
  });

  it('refuses a database whose migration was edited', async () => {
    database = await freshDatabase();
    const [first, ...rest] = set.product;
    const edited = { ...set, product: [{ ...first!, checksum: 'other' }, ...rest] };
    await expect(migrate(database, edited)).rejects.toThrow(MigrationDrift);
    await expect(migrate(database, edited)).rejects.toThrow(/was changed after this database applied it/);
  });

  it('refuses a database that a newer version has used', async () => {
    database = await freshDatabase();
    await migrate(database, withMore(migration('20300101000000', 'select 1')));
    await expect(migrate(database, set)).rejects.toThrow(/does not know.*newer version/);
  });

  it('refuses a migration that would run out of order', async () => {
    database = await freshDatabase();
    const late = withMore(migration('20260101000000', 'select 1'));
    await expect(migrate(database, late)).rejects.toThrow(/older than the newest one this database has/);
  });
});

describe('migrate on Postgres', () => {
  const options = { poolSize: 2, statementTimeout: 10_000 };

  it('migrates once when ten nodes start together on an empty database', async () => {
    const { url, drop } = await freshPostgresUrl('template1');
    const nodes = await Promise.all(Array.from({ length: 10 }, () => openPostgres(url, options)));
    const applied = await Promise.all(nodes.map((node) => migrate(node, set)));
    const everything = set.platform.length + set.product.length;
    expect(applied.map((list) => list.length).sort((a, b) => b - a)).toEqual([
      everything,
      ...Array(9).fill(0),
    ]);
    await Promise.all(nodes.map((node) => node.close()));
    await drop();
  });

  it('lets running nodes read the ledger while a new one migrates', async () => {
    const { url, drop } = await freshPostgresUrl('template');
    const [running, starting] = await Promise.all([openPostgres(url, options), openPostgres(url, options)]);
    const slow = withMore(migration('20300101000000', 'select pg_sleep(1)'));
    const migrating = migrate(starting, slow);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const migrated = migrating.then(() => 'migrated');
    const read = running.transaction((q) => isMigrated(q, set));
    expect(await Promise.race([migrated, read])).toBe(true);
    await migrated;
    await Promise.all([running.close(), starting.close()]);
    await drop();
  });

  it('leaves the auth schema of Supabase alone, and revokes its default grants', async () => {
    const { url, adminUrl, drop } = await freshPostgresUrl('template1');
    await administer(adminUrl, [
      'create schema auth authorization findeus',
      'set role findeus',
      'create table auth.users (id uuid primary key, raw_user_meta_data jsonb)',
      'create table auth.mfa_factors (id uuid primary key, user_id uuid not null references auth.users, status text not null)',
      "create function auth.jwt() returns jsonb language sql stable as $$ select current_setting('request.jwt.claims', true)::jsonb $$",
      "create function auth.uid() returns uuid language sql stable as $$ select (current_setting('request.jwt.claims', true)::jsonb ->> 'sub')::uuid $$",
      'grant usage on schema auth to anon, authenticated',
      'reset role',
      'alter default privileges for role findeus in schema public grant all on tables to anon, authenticated, service_role',
    ]);
    const database = await openPostgres(url, options);
    expect((await migrate(database, set)).map(({ name }) => name)).toEqual(
      set.product.map(({ name }) => name),
    );
    expect(await migrate(database, set)).toEqual([]);
    expect(await tableExists(database, 'auth.sessions')).toBe(false);
    const open = await database.transaction((q) =>
      q.query(
        `select table_name, privilege_type from information_schema.role_table_grants
         where grantee = 'anon' and table_schema = 'public'`,
      ),
    );
    expect(open).toEqual([]);
    await database.close();
    await drop();
  });

  it('treats migrations of `supabase db push` as applied', async () => {
    const { url, drop } = await freshPostgresUrl('template');
    const database = await openPostgres(url, options);
    await database.transaction(async (q) => {
      await q.script(`
        create schema supabase_migrations;
        create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
        insert into supabase_migrations.schema_migrations (version) select version from internal.schema_migrations;
        delete from internal.schema_migrations;
      `);
    });
    expect(await migrate(database, set)).toEqual([]);
    await database.close();
    await drop();
  });
});

describe('loadMigrations', () => {
  it('gives the same checksum with Windows line ends, and refuses a misnamed file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'findeus-migrations-'));
    await writeFile(join(folder, '20300101000000_unix.sql'), 'select 1;\nselect 2;\n');
    await writeFile(join(folder, '20300102000000_windows.sql'), 'select 1;\r\nselect 2;\r\n');
    const [unix, windows] = await loadMigrations(folder);
    expect(windows?.checksum).toBe(unix?.checksum);
    await writeFile(join(folder, '20300102000000_again.sql'), 'select 3;');
    await expect(loadMigrations(folder)).rejects.toThrow('another migration has the same timestamp');
    await rm(join(folder, '20300102000000_again.sql'));
    await writeFile(join(folder, 'notes.sql'), '');
    await expect(loadMigrations(folder)).rejects.toThrow('a migration is named <14 digits>_<name>.sql');
    await rm(folder, { recursive: true });
  });
});
