import { escapeIdentifier } from 'pg';
import {
  BackupProblem,
  type BackupSummary,
  type Manifest,
  type TableEnd,
} from '#server/db/backup/backup-format.ts';
import { findDifference, readOwnLedger } from '#server/db/backup/ledger.ts';
import { checkBackup, readBackup } from '#server/db/backup/read-backup.ts';
import { quoteTable, readTables, tablesMadeBy, type Table } from '#server/db/backup/read-tables.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { migrateWithin, type MigrationSet } from '#server/db/migrate.ts';

/** Characters of rows that are inserted together. */
const batchSize = 200_000;

/**
 * Restores a backup into an empty database: the schema as it was, the rows, and then the newer migrations. One
 * transaction: whatever fails leaves the database as it was.
 */
export async function restoreBackup(
  database: Database,
  { file, migrations }: { file: string; migrations: MigrationSet },
): Promise<BackupSummary> {
  const manifest = await checkBackup(file);
  const recorded = migrationsOf(manifest, migrations);
  return database.transaction(async (queries) => {
    await queries.script(
      'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    await refuseOtherSchema(queries, manifest);
    await migrateWithin(queries, recorded);
    const ledger = await readOwnLedger(queries);
    if (ledger.length !== manifest.ledger.length) {
      throw new BackupProblem(
        'Supabase keeps the accounts in this database. Restore into a Postgres of your own.',
      );
    }
    // Names of types are then told with their schema.
    await queries.script("set local search_path = ''");
    const tables = await readTables(queries, tablesMadeBy([...recorded.platform, ...recorded.product]));
    await refuseRows(queries, tables);
    await setTriggers(queries, tables, 'disable');
    const restored = await load(queries, tables, file);
    await setTriggers(queries, tables, 'enable');
    await queries.script('reset search_path');
    await migrateWithin(queries, migrations);
    return restored;
  });
}

/** Exactly those migrations that the backup was made with. */
function migrationsOf({ ledger, productVersion }: Manifest, migrations: MigrationSet): MigrationSet {
  const difference = findDifference(ledger, migrations);
  if (difference) {
    throw new BackupProblem(
      `The backup has migration ${difference}, which this version of FinDeus does not know. ` +
        `It was made by version ${productVersion}: restore it with that version or a newer one.`,
    );
  }
  const versions = new Set(ledger.map(({ version }) => version));
  return {
    platform: migrations.platform.filter(({ version }) => versions.has(version)),
    product: migrations.product.filter(({ version }) => versions.has(version)),
  };
}

const anotherDatabase = 'Restore into a new database: another DATABASE_URL, or another DATA_DIR.';

async function refuseOtherSchema(queries: Queries, manifest: Manifest): Promise<void> {
  const recorded = new Set(manifest.ledger.map(({ version }) => version));
  const newer = (await readOwnLedger(queries)).find(({ version }) => !recorded.has(version));
  if (newer) {
    throw new BackupProblem(
      `The database already has migration ${newer.version}_${newer.name}, which the backup has not. ${anotherDatabase}`,
    );
  }
}

/** Tables that a migration fills. The backup has their rows too. */
const filledByMigrations = ['internal.storage_limits', 'internal.plan_limits'];

async function refuseRows(queries: Queries, tables: Table[]): Promise<void> {
  for (const { name } of tables) {
    if (filledByMigrations.includes(name)) {
      await queries.query(`delete from ${quoteTable(name)}`);
      continue;
    }
    const rows = await queries.query(`select from ${quoteTable(name)} limit 1`);
    if (rows.length > 0) {
      throw new BackupProblem(`The database is not empty: ${name} has rows. ${anotherDatabase}`);
    }
  }
}

/** What triggers would add is in the backup already. Foreign keys are still checked. */
async function setTriggers(queries: Queries, tables: Table[], state: 'enable' | 'disable'): Promise<void> {
  for (const { name } of tables) {
    await queries.script(`alter table ${quoteTable(name)} ${state} trigger user`);
  }
}

async function load(queries: Queries, tables: Table[], file: string): Promise<BackupSummary> {
  const restored: BackupSummary = { tables: 0, rows: 0 };
  let table: Table | undefined;
  let insert = '';
  let batch: string[] = [];
  let size = 0;
  const flush = async () => {
    if (batch.length > 0) await queries.query(insert, [`[${batch.join(',')}]`]);
    restored.rows += batch.length;
    batch = [];
    size = 0;
  };
  for await (const entry of readBackup(file)) {
    if (entry.kind === 'table') {
      table = tables.find(({ name }) => name === entry.table.table);
      if (!table) throw new Error(`The backup has a table ${entry.table.table} that no migration makes`);
      insert = insertInto(table, entry.table.columns);
    } else if (entry.kind === 'row') {
      batch.push(entry.row);
      size += entry.row.length;
      if (size >= batchSize) await flush();
    } else if (entry.kind === 'end') {
      await flush();
      await setSequences(queries, table!, entry.end);
      restored.tables += 1;
    }
  }
  return restored;
}

function insertInto({ name, columns }: Table, backedUp: string[]): string {
  const values = backedUp.map((column, at) => {
    const { type } = columns.find((own) => own.name === column)!;
    return `(fields ->> ${at})::${type}`;
  });
  return `insert into ${quoteTable(name)} (${backedUp.map(escapeIdentifier).join(', ')})
    overriding system value
    select ${values.join(', ')} from json_array_elements($1::json) as backup_row (fields)`;
}

async function setSequences(queries: Queries, { name }: Table, { sequences }: TableEnd): Promise<void> {
  for (const [column, { lastValue, isCalled }] of Object.entries(sequences)) {
    await queries.query('select setval(pg_get_serial_sequence($1, $2)::regclass, $3::bigint, $4)', [
      quoteTable(name),
      column,
      lastValue,
      isCalled,
    ]);
  }
}
