import { fileURLToPath } from 'node:url';
import { loadMigrations, type Migration } from '#server/db/load-migrations.ts';
import type { Database, Queries } from '#server/db/database.ts';

export interface MigrationSet {
  /** What hosted Supabase brings along itself: roles and the auth schema. Skipped where they are provided. */
  platform: Migration[];
  /** The product's schema, the same on every Postgres. */
  product: Migration[];
}

/** The database holds something other than these migrations made; starting on it could damage it. */
export class MigrationDrift extends Error {
  override readonly name = 'MigrationDrift';
}

/** A migration did not run through; `cause` has what Postgres said. */
export class MigrationFailure extends Error {
  override readonly name = 'MigrationFailure';
}

interface LedgerRow {
  version: string;
  checksum: string | null;
}

// Any constant will do, as long as every node and every version uses the same one.
const migrationLock = 7_233_742_001;

const createLedger = `
  create schema if not exists internal;
  create table internal.schema_migrations (
    version text primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  alter table internal.schema_migrations enable row level security;
`;

const supabaseFolder = new URL('../../supabase/', import.meta.url);

export async function loadMigrationSet(): Promise<MigrationSet> {
  return {
    platform: await loadMigrations(fileURLToPath(new URL('platform/', supabaseFolder))),
    product: await loadMigrations(fileURLToPath(new URL('migrations/', supabaseFolder))),
  };
}

/**
 * Brings the database to the newest schema and returns what it applied. One transaction under one lock: nodes
 * that start together apply each migration once, and a failure leaves everything as it was.
 */
export async function migrate(database: Database, set: MigrationSet): Promise<Migration[]> {
  return database.transaction((queries) => migrateWithin(queries, set));
}

/** The same as part of a transaction that does more. */
export async function migrateWithin(queries: Queries, set: MigrationSet): Promise<Migration[]> {
  await queries.script('set local statement_timeout = 0');
  await queries.script(`select pg_advisory_xact_lock(${migrationLock})`);
  // Only when it is missing: even a change that changes nothing would lock the ledger, and with it /readyz of
  // every other node, until the migrations are through.
  if (!(await exists(queries, 'internal.schema_migrations'))) await queries.script(createLedger);
  const applied = await readLedger(queries);
  const wanted = (await platformIsProvided(queries, set, applied))
    ? set.product
    : [...set.platform, ...set.product];
  refuseDrift(wanted, applied);

  const pending = wanted.filter(({ version }) => !applied.has(version));
  for (const migration of pending) {
    await apply(queries, migration);
  }
  return pending;
}

/** True when the database has every migration this version needs: what /readyz asks. */
export async function isMigrated(queries: Queries, set: MigrationSet): Promise<boolean> {
  const applied = await readLedger(queries);
  return set.product.every(({ version }) => applied.has(version));
}

async function apply(queries: Queries, migration: Migration): Promise<void> {
  try {
    await queries.script(migration.sql);
  } catch (error) {
    throw new MigrationFailure(
      `Migration ${migration.version}_${migration.name} failed; nothing was changed`,
      {
        cause: error,
      },
    );
  }
  await queries.query(
    'insert into internal.schema_migrations (version, name, checksum) values ($1, $2, $3)',
    [migration.version, migration.name, migration.checksum],
  );
}

async function readLedger(queries: Queries): Promise<Map<string, LedgerRow>> {
  const rows = await queries.query<LedgerRow>('select version, checksum from internal.schema_migrations');
  // `supabase db push` applies the same files and keeps a ledger of its own, without checksums.
  if (await exists(queries, 'supabase_migrations.schema_migrations')) {
    rows.push(
      ...(await queries.query<LedgerRow>(
        'select version, null as checksum from supabase_migrations.schema_migrations',
      )),
    );
  }
  // Reversed, so that where both ledgers name a version, ours with its checksum is the one kept.
  return new Map(rows.toReversed().map((row) => [row.version, row]));
}

async function platformIsProvided(
  queries: Queries,
  set: MigrationSet,
  applied: Map<string, LedgerRow>,
): Promise<boolean> {
  if (set.platform.some(({ version }) => applied.has(version))) return false;
  return exists(queries, 'auth.users');
}

async function exists(queries: Queries, table: string): Promise<boolean> {
  const [row] = await queries.query<{ present: boolean }>('select to_regclass($1) is not null as present', [
    table,
  ]);
  return row?.present ?? false;
}

function refuseDrift(wanted: Migration[], applied: Map<string, LedgerRow>): void {
  const known = new Map(wanted.map((migration) => [migration.version, migration]));
  const newest =
    [...applied.keys()]
      .filter((version) => known.has(version))
      .sort()
      .at(-1) ?? '';
  for (const { version, checksum } of applied.values()) {
    const migration = known.get(version);
    if (!migration && checksum !== null) {
      throw new MigrationDrift(
        `The database has migration ${version}, which this version of FinDeus does not know. ` +
          'It was used by a newer version: start that one, or restore a backup from before the upgrade.',
      );
    }
    if (migration && checksum !== null && migration.checksum !== checksum) {
      throw new MigrationDrift(
        `Migration ${version}_${migration.name} was changed after this database applied it. ` +
          'Put the file back as it was and write the change as a new migration.',
      );
    }
  }
  const late = wanted.find(({ version }) => !applied.has(version) && version < newest);
  if (late) {
    throw new MigrationDrift(
      `Migration ${late.version}_${late.name} is older than the newest one this database has (${newest}). ` +
        'Give it a later timestamp, so that every database applies the same migrations in the same order.',
    );
  }
}
