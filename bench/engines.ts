import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchAuth } from '#bench/auth.ts';
import { benchDatabase } from '#bench/database.ts';
import { measureTime, printTable } from '#bench/measure.ts';
import { benchRest } from '#bench/rest.ts';
import { loadMigrationSet, migrate } from '#server/db/migrate.ts';
import { openEmbedded } from '#server/db/open-embedded.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { administer, createDatabase, productRole } from '#server/testing/administer-postgres.ts';
import { startPostgresCluster } from '#server/testing/postgres-cluster.ts';

/** The same measurements on the database that lies in a folder. */
export async function benchEmbedded(): Promise<void> {
  await withFolder(async (folder) => {
    const database = await openMigrated(folder);
    await benchDatabase(database);
    await benchRest(database, null);
    await benchAuth(database);
    await database.close();
  });
}

/** And on Postgres. */
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

/** Accounts alone, on both. */
export async function benchAccounts(): Promise<void> {
  await withFolder(async (folder) => {
    const database = await openMigrated(folder);
    await benchAuth(database);
    await database.close();
  });
  await withCluster(async ({ open, clone }) => {
    await clone('product');
    const database = await open('product');
    await benchAuth(database);
    await database.close();
  });
}

/** What every test file pays for a database of its own. */
export async function benchClones(): Promise<void> {
  const image = await withFolder(async (folder) => {
    await (await openMigrated(folder)).close();
    const closed = await openPglite({ folder: join(folder, 'postgres') });
    const dumped = await closed.dump();
    await closed.close();
    return dumped;
  });
  const clonePglite = async () => (await openPglite({ image })).close();
  await withCluster(async ({ open, clone }) => {
    const clonePostgres = async (name: string) => {
      await clone(name);
      await (await open(name)).close();
    };
    await clonePglite();
    printTable('A fresh migrated database for a test', [
      {
        engine: 'pglite',
        'first ms': Math.round(await measureTime(clonePglite)),
        'next ms': Math.round(await measureTime(clonePglite)),
      },
      {
        engine: 'postgres',
        'first ms': Math.round(await measureTime(() => clonePostgres('first'))),
        'next ms': Math.round(await measureTime(() => clonePostgres('next'))),
      },
    ]);
  });
}

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'findeus-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function openMigrated(folder: string) {
  const database = await openEmbedded(folder);
  await migrate(database, await loadMigrationSet());
  return database;
}

interface Cluster {
  url: (database: string) => string;
  open: (database: string) => ReturnType<typeof openPostgres>;
  /** Makes a migrated database of that name. */
  clone: (database: string) => Promise<void>;
}

async function withCluster(work: (cluster: Cluster) => Promise<void>): Promise<void> {
  const cluster = await startPostgresCluster();
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
