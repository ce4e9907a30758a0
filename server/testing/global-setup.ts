import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { loadMigrationSet, migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { administer, createDatabase, productRole } from '#server/testing/postgres/administer-postgres.ts';
import { buildServer } from '#server/testing/start-server.ts';
import { startPostgresCluster, type PostgresCluster } from '#server/testing/postgres/postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of the test cluster, which has a migrated database `template`. */
    postgresUrl: string;
    /** A data folder with a closed, migrated embedded database. */
    dataFolder: string;
  }
}

let cluster: PostgresCluster | undefined;
let dataFolder: string | undefined;

/** Once per run: a migrated database on a Postgres and one in a folder, which tests clone (fresh-database.ts). */
export async function setup(project: TestProject): Promise<void> {
  await buildServer();
  // No flushing: these databases are thrown away. The durability test starts a cluster that does flush.
  cluster = await startPostgresCluster({
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  });
  await administer(cluster.url('postgres'), [`create role ${productRole} login createrole`]);
  await createDatabase(cluster.url('postgres'), 'template');
  dataFolder = await mkdtemp(join(tmpdir(), 'findeus-template-'));
  const options = { poolSize: 1, statementTimeout: 0 };
  const templates = await Promise.all([
    openPostgres(cluster.url('template', productRole), options),
    openEmbedded(dataFolder, options),
  ]);
  const migrations = await loadMigrationSet();
  for (const template of templates) {
    await migrate(template, migrations);
    await template.close();
  }
  project.provide('postgresUrl', cluster.url('postgres'));
  project.provide('dataFolder', dataFolder);
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
  if (dataFolder) await rm(dataFolder, { recursive: true, force: true });
}
