import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { describe, inject } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { administer, createDatabase, productRole } from '#server/testing/administer-postgres.ts';

export const engines = ['pglite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/** Runs the same tests on the embedded engine and on a real Postgres server. */
export function describeOnBothEngines(title: string, tests: (fresh: () => Promise<Database>) => void): void {
  describe.each(engines)(`${title} [%s]`, (engine) => {
    tests(() => freshDatabase(engine));
  });
}

/** A migrated, empty database of the test's own. Whoever asks for it closes it. */
export function freshDatabase(engine: Engine = 'pglite'): Promise<Database> {
  return engine === 'pglite' ? clonePglite() : clonePostgres();
}

let wasm: Promise<WebAssembly.Module> | undefined;

async function clonePglite(): Promise<Database> {
  // Compiled once a worker instead of once a database.
  wasm ??= readFile(fileURLToPath(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')))).then(
    (code) => WebAssembly.compile(code),
  );
  const image = new Blob([await readFile(inject('pgliteImage'))]);
  return openPglite({ image, wasm: await wasm });
}

/** A data folder that holds a migrated embedded database, without the seconds that making one takes. */
export async function freshDataFolder(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'findeus-data-'));
  const image = new Blob([await readFile(inject('pgliteImage'))]);
  await (await PGlite.create({ dataDir: join(dataDir, 'postgres'), loadDataDir: image })).close();
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function clonePostgres(): Promise<Database> {
  const { url, drop } = await freshPostgresUrl('template');
  const database = await openPostgres(url, { poolSize: 4, statementTimeout: 10_000 });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
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
