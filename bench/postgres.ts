import { benchAuth } from '#bench/auth.ts';
import { benchDatabase } from '#bench/database.ts';
import { measureTime, printTable } from '#bench/measure.ts';
import { benchRest } from '#bench/rest.ts';
import { settingsFor } from '#server/db/embedded/settings.ts';
import { loadMigrationSet, migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { administer, createDatabase, productRole } from '#server/testing/postgres/administer-postgres.ts';
import { startPostgresCluster } from '#server/testing/postgres/postgres-cluster.ts';

/** Reads and accounts, each beside its floor on the same Postgres. */
export async function benchPostgres(): Promise<void> {
  await withCluster(async ({ open, url, clone }) => {
    await clone('product');
    const database = await open('product');
    await benchDatabase(database);
    await benchRest(database, url('product'));
    await benchAuth(database);
    await database.close();
  });
}

/** Accounts alone. */
export async function benchAccounts(): Promise<void> {
  await withCluster(async ({ open, clone }) => {
    await clone('product');
    const database = await open('product');
    await benchAuth(database);
    await database.close();
  });
}

/** What every test file pays for a database of its own. */
export async function benchClones(): Promise<void> {
  await withCluster(async ({ open, clone }) => {
    const cloneAndOpen = async (name: string) => {
      await clone(name);
      await (await open(name)).close();
    };
    printTable('A fresh migrated database for a test', [
      {
        'first ms': Math.round(await measureTime(() => cloneAndOpen('first'))),
        'next ms': Math.round(await measureTime(() => cloneAndOpen('next'))),
      },
    ]);
  });
}

interface Cluster {
  url: (database: string) => string;
  open: (database: string) => ReturnType<typeof openPostgres>;
  /** Makes a migrated database of that name. */
  clone: (database: string) => Promise<void>;
}

/** The settings of the embedded Postgres, with a port, so that a bare driver can be measured beside ours. */
async function withCluster(work: (cluster: Cluster) => Promise<void>): Promise<void> {
  const cluster = await startPostgresCluster({
    ...settingsFor({ socketFolder: '', maxConnections: 50 }),
    listen_addresses: '127.0.0.1',
  });
  try {
    const admin = cluster.url('postgres');
    await administer(admin, [`create role ${productRole} login createrole`]);
    await createDatabase(admin, 'template');
    const url = (database: string) => cluster.url(database, productRole);
    const open = (database: string) => openPostgres(url(database), { poolSize: 10, statementTimeout: 0 });
    const template = await open('template');
    await migrate(template, await loadMigrationSet());
    await template.close();
    await work({ url, open, clone: (database) => createDatabase(admin, database, 'template') });
  } finally {
    await cluster.stop();
  }
}
