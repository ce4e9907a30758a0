import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openPostgres, type PostgresOptions } from '#server/db/postgres.ts';
import { administer, createDatabase, productRole } from '#server/testing/administer-postgres.ts';

/** Tests that get migrated, empty databases from `fresh`. */
export function describeWithDatabase(title: string, tests: (fresh: typeof freshDatabase) => void): void {
  // oxlint-disable-next-line vitest/valid-title -- The callers give it.
  describe(title, () => {
    tests(freshDatabase);
  });
}

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

/** An empty data folder for a server with its own embedded Postgres. */
export async function freshDataFolder(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'findeus-data-'));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
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
