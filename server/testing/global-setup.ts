import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadMigrationSet, migrate, type MigrationSet } from '#server/db/migrate.ts';
import { openEmbedded } from '#server/db/open-embedded.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { administer, createDatabase, productRole } from '#server/testing/administer-postgres.ts';
import { startPostgresCluster, type PostgresCluster } from '#server/testing/postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file that holds a migrated PGlite, to be cloned in memory. */
    pgliteImage: string;
    /** The superuser's address of the test cluster, which has a migrated database `template`. */
    postgresUrl: string;
  }
}

let cluster: PostgresCluster | undefined;

/** Once for a whole run: one migrated database per engine. A test clones them (fresh-database.ts). */
export async function setup(project: TestProject): Promise<void> {
  const migrations = await loadMigrationSet();
  const image = await makePgliteImage(migrations);
  cluster = await makePostgresTemplate(migrations);
  project.provide('pgliteImage', image);
  project.provide('postgresUrl', cluster.url('postgres'));
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
}

/** Kept between runs under a name that changes with the migrations and with PGlite itself. */
async function makePgliteImage(migrations: MigrationSet): Promise<string> {
  const lockfile = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const key = createHash('sha256').update(
    lockfile.packages['node_modules/@electric-sql/pglite']?.version ?? '',
  );
  for (const { checksum } of [...migrations.platform, ...migrations.product]) key.update(checksum);
  const cache = 'node_modules/.cache/findeus';
  const image = join(cache, `pglite-${key.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(image)) return image;

  const folder = await mkdtemp(join(tmpdir(), 'findeus-image-'));
  await (await openEmbedded(folder)).close();
  const database = await openPglite({ folder: join(folder, 'postgres') });
  await migrate(database, migrations);
  const dump = await database.dump();
  await database.close();
  await rm(folder, { recursive: true });
  await mkdir(cache, { recursive: true });
  // Written under another name first: a run that is stopped here must not leave half an image.
  await writeFile(`${image}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${image}.${process.pid}`, image);
  return image;
}

async function makePostgresTemplate(migrations: MigrationSet): Promise<PostgresCluster> {
  // No flushing: these databases are thrown away. The durability test starts a cluster that does flush.
  const started = await startPostgresCluster({
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  });
  await administer(started.url('postgres'), [`create role ${productRole} login createrole`]);
  await createDatabase(started.url('postgres'), 'template');
  const template = await openPostgres(started.url('template', productRole), {
    poolSize: 1,
    statementTimeout: 0,
  });
  await migrate(template, migrations);
  await template.close();
  return started;
}
