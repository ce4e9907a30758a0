import type { TestProject } from 'vitest/node';
import { loadMigrationSet, migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { administer, createDatabase, productRole } from '#server/testing/administer-postgres.ts';
import { startPostgresCluster, type PostgresCluster } from '#server/testing/postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of the test cluster, which has a migrated database `template`. */
    postgresUrl: string;
  }
}

let cluster: PostgresCluster | undefined;

/** Once per run: a Postgres with one migrated database, which tests clone (fresh-database.ts). */
export async function setup(project: TestProject): Promise<void> {
  // No flushing: these databases are thrown away. The durability test starts a cluster that does flush.
  cluster = await startPostgresCluster({
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  });
  await administer(cluster.url('postgres'), [`create role ${productRole} login createrole`]);
  await createDatabase(cluster.url('postgres'), 'template');
  const template = await openPostgres(cluster.url('template', productRole), {
    poolSize: 1,
    statementTimeout: 0,
  });
  await migrate(template, await loadMigrationSet());
  await template.close();
  project.provide('postgresUrl', cluster.url('postgres'));
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
}
