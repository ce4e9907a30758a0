/** `npm run bench`: figures side by side. Machines differ and are noisy; the ratios are what to compare. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchAuth } from '#bench/auth.ts';
import { benchDatabase } from '#bench/database.ts';
import { benchHttp } from '#bench/http.ts';
import { measureTime, printTable } from '#bench/measure.ts';
import { benchRest } from '#bench/rest.ts';
import { benchStart } from '#bench/start.ts';
import { loadMigrationSet, migrate } from '#server/db/migrate.ts';
import { openEmbedded } from '#server/db/open-embedded.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { administer, createDatabase, productRole } from '#server/testing/administer-postgres.ts';
import { startPostgresCluster } from '#server/testing/postgres-cluster.ts';

const migrations = await loadMigrationSet();

await benchStart();
await benchHttp();

const dataDir = await mkdtemp(join(tmpdir(), 'findeus-bench-'));
const embedded = await openEmbedded(dataDir);
await migrate(embedded, migrations);
await benchDatabase(embedded);
await benchRest(embedded, null);
await benchAuth(embedded);
await embedded.close();

const folder = await openPglite({ folder: join(dataDir, 'postgres') });
const image = await folder.dump();
await folder.close();
await rm(dataDir, { recursive: true });

const cluster = await startPostgresCluster();
await administer(cluster.url('postgres'), [`create role ${productRole} login createrole`]);
await createDatabase(cluster.url('postgres'), 'template');
const open = (database: string) =>
  openPostgres(cluster.url(database, productRole), { poolSize: 10, statementTimeout: 0 });
const template = await open('template');
await migrate(template, migrations);
await template.close();

const clonePglite = async () => (await openPglite({ image })).close();
const clonePostgres = async (name: string) => {
  await createDatabase(cluster.url('postgres'), name, 'template');
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

const postgres = await open('first');
await benchDatabase(postgres);
await benchRest(postgres, cluster.url('first', productRole));
await benchAuth(postgres);
await postgres.close();
await cluster.stop();
