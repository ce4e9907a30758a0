import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openPostgres, type PostgresOptions } from '#server/db/postgres.ts';
import { administer, createDatabase, productRole } from '#server/testing/postgres/administer-postgres.ts';

/** A migrated, empty database of the test's own. The test closes it. */
export async function freshDatabase(options: Partial<PostgresOptions> = {}): Promise<Database> {
  const { url, drop } = await freshPostgresUrl('template');
  const database = await openPostgres(url, { poolSize: 4, statementTimeout: 10_000, ...options });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

interface DataFolder {
  dataDir: string;
  remove: () => Promise<void>;
}

/** An empty folder that the user of an embedded Postgres can enter. */
export async function emptyDataFolder(): Promise<DataFolder> {
  const dataDir = await mkdtemp(join(tmpdir(), 'findeus-data-'));
  await chmod(dataDir, 0o711);
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** A data folder with a migrated embedded database, without the second that creating one takes. */
export async function freshDataFolder(): Promise<DataFolder> {
  const folder = await emptyDataFolder();
  // Unlike Node's own copy, this keeps the owner of the files.
  await promisify(execFile)('cp', ['-a', join(inject('dataFolder'), 'postgres'), folder.dataDir]);
  return folder;
}

/** The address of a new database on the test cluster: a copy of `template`, or an empty one. */
export async function freshPostgresUrl(
  template: 'template' | 'template1',
): Promise<{ url: string; adminUrl: string; drop: () => Promise<void> }> {
  const cluster = inject('postgresUrl');
  const name = `test-${randomUUID()}`;
  await createDatabase(cluster, name, template);
  const adminUrl = new URL(cluster);
  adminUrl.pathname = name;
  const url = new URL(adminUrl);
  url.username = productRole;
  return {
    url: url.href,
    adminUrl: adminUrl.href,
    drop: () => administer(cluster, [`drop database "${name}" with (force)`]),
  };
}
