import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { escapeIdentifier } from 'pg';
import {
  BackupProblem,
  formatName,
  formatVersion,
  type BackupSummary,
  type Manifest,
  type TableEnd,
} from '#server/db/backup/backup-format.ts';
import { findDifference, readOwnLedger } from '#server/db/backup/ledger.ts';
import { quoteTable, readTables, tablesMadeBy, type Table } from '#server/db/backup/read-tables.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { MigrationSet } from '#server/db/migrate.ts';

interface BackupOptions {
  file: string;
  migrations: MigrationSet;
  productVersion: string;
}

/** Rows in memory at a time. A message may have 100,000 characters, so even long ones fit. */
const rowsAtOnce = 100;

/** Values as text that means the same on every server. */
const settings = `
  set transaction isolation level repeatable read, read only;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local search_path = '';
  set local datestyle = 'ISO';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
`;

/**
 * Writes all rows of the product, as they are at one moment, to a file that only its owner can read. Others may go on
 * reading and writing meanwhile. The file appears when it is whole.
 */
export async function writeBackup(database: Database, options: BackupOptions): Promise<BackupSummary> {
  const { file, migrations } = options;
  if (existsSync(file))
    throw new BackupProblem(`${file} exists already. Choose another name for the backup.`);
  const ledger = await readOwnLedger(database);
  requireWhole(ledger, migrations);
  const all = [...migrations.platform, ...migrations.product];
  const applied = new Set(ledger.map(({ version }) => version));
  const names = tablesMadeBy(all.filter(({ version }) => applied.has(version)));
  const toLock = await database.transaction((queries) => readTables(queries, names));
  const draft = `${file}.${randomUUID()}.part`;
  try {
    const summary = await database.transaction(async (queries) => {
      await queries.script(settings);
      // Before anything is read, so that no migration changes a table from then on.
      await queries.script(
        `lock table ${toLock.map(({ name }) => quoteTable(name)).join(', ')} in access share mode`,
      );
      if (JSON.stringify(await readOwnLedger(queries)) !== JSON.stringify(ledger)) {
        throw new BackupProblem('The database was being upgraded at the same time. Run the backup again.');
      }
      const tables = await readTables(queries, names);
      const manifest: Manifest = {
        format: formatName,
        formatVersion,
        productVersion: options.productVersion,
        createdAt: new Date().toISOString(),
        ledger,
      };
      const written: BackupSummary = { tables: tables.length, rows: 0 };
      await pipeline(
        Readable.from(backupText(queries, manifest, tables, written)),
        createGzip(),
        createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
      );
      return written;
    });
    await rename(draft, file);
    return summary;
  } catch (error) {
    await rm(draft, { force: true });
    throw explainFileError(error, file);
  }
}

function requireWhole(ledger: Manifest['ledger'], migrations: MigrationSet): void {
  if (ledger.length === 0) throw new BackupProblem('The database is empty: there is nothing to back up.');
  if (!ledger.some(({ version }) => migrations.platform.some((own) => own.version === version))) {
    throw new BackupProblem(
      'The accounts in this database are kept by Supabase. Use the backups of Supabase, which hold all of it.',
    );
  }
  const difference = findDifference(ledger, migrations);
  if (difference) {
    throw new BackupProblem(
      `The database has migration ${difference}, which this version of FinDeus does not know. ` +
        'Make the backup with the version that uses the database.',
    );
  }
}

async function* backupText(
  queries: Queries,
  manifest: Manifest,
  tables: Table[],
  written: BackupSummary,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  yield hashed(line(manifest));
  for (const table of tables) {
    yield hashed(line({ table: table.name, columns: table.columns.map(({ name }) => name) }));
    let rows = 0;
    for await (const batch of readRows(queries, table)) {
      rows += batch.length;
      yield hashed(`${batch.join('\n')}\n`);
    }
    const end: TableEnd = { rows, sequences: await readSequences(queries, table) };
    yield hashed(line(end));
    written.rows += rows;
  }
  yield line({ ...written, sha256: hash.digest('hex') });
}

const line = (value: object) => `${JSON.stringify(value)}\n`;

/** Each row as one line of JSON, which Postgres writes. */
async function* readRows(queries: Queries, { name, columns }: Table): AsyncGenerator<string[]> {
  const values = columns.map((column) => `${escapeIdentifier(column.name)}::text`).join(', ');
  await queries.script(
    `declare backup no scroll cursor for select json_build_array(${values})::text as row from ${quoteTable(name)}`,
  );
  for (;;) {
    const rows = await queries.query<{ row: string }>(`fetch ${rowsAtOnce} from backup`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await queries.script('close backup');
}

async function readSequences(queries: Queries, { name, columns }: Table): Promise<TableEnd['sequences']> {
  const sequences: TableEnd['sequences'] = {};
  for (const column of columns.filter(({ isIdentity }) => isIdentity)) {
    const [found] = await queries.query<{ sequence: string }>(
      'select pg_get_serial_sequence($1, $2) as sequence',
      [quoteTable(name), column.name],
    );
    const [state] = await queries.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${found!.sequence}`,
    );
    sequences[column.name] = state!;
  }
  return sequences;
}

const fileErrors: Record<string, string> = {
  ENOSPC: 'the disk is full',
  ENOENT: 'its folder does not exist',
  EACCES: 'its folder may not be written to',
  EROFS: 'its folder may not be written to',
};

function explainFileError(error: unknown, file: string): unknown {
  const reason = fileErrors[(error as NodeJS.ErrnoException).code ?? ''];
  return reason ? new BackupProblem(`The backup could not be written to ${file}: ${reason}.`) : error;
}
