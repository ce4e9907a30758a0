import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomBytes } from 'node:crypto';
import { createApp } from '#server/app.ts';
import { loadSigningKey, mintAnonKey } from '#server/auth/domain/signing-keys.ts';
import type { Database } from '#server/db/database.ts';
import { isMigrated, loadMigrationSet, migrate } from '#server/db/migrate.ts';
import { openEmbedded } from '#server/db/open-embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { readEnv, type Env } from '#server/env.ts';
import { explainStartFailure } from '#server/explain-start-failure.ts';
import { listen } from '#server/http/listen.ts';
import { createLogger } from '#server/http/logger.ts';
import { loadStaticFiles } from '#server/http/static-files.ts';

const staticFolder = fileURLToPath(new URL('../dist/web/', import.meta.url));
const statementTimeoutMs = 10_000;

/** env -> database -> migrate -> createApp -> listen -> graceful shutdown */
async function start(env: Env): Promise<void> {
  const log = createLogger(env.LOG_LEVEL);
  const database = await openDatabase(env);
  const migrations = await loadMigrationSet();
  const applied = await migrate(database, migrations);
  const signingKey = await loadSigningKey(database, await secretOf(env));
  const shutdown = new AbortController();
  let stopping = false;

  const app = createApp({
    log,
    siteUrl: env.SITE_URL,
    config: {
      supabaseUrl: env.SITE_URL?.origin,
      anonKey: await mintAnonKey(signingKey),
      sandbox: env.sandbox,
    },
    staticFiles: await loadStaticFiles(staticFolder),
    metricsToken: env.METRICS_TOKEN ?? (env.NODE_ENV === 'production' ? null : undefined),
    async checkReady() {
      if (stopping) throw new Error('The server is shutting down');
      const ready = await database.transaction((queries) => isMigrated(queries, migrations));
      if (!ready) throw new Error('The database is not at the newest schema');
    },
    shutdown: shutdown.signal,
  });
  const server = await listen(app, {
    host: env.HOST,
    port: env.PORT,
    graceSeconds: env.SHUTDOWN_GRACE_SECONDS,
    shutdown,
  });
  log.info({ port: server.port, engine: database.engine, migrationsApplied: applied.length }, 'started');
  if (env.NODE_ENV !== 'production') printWelcome(env, server.port);

  const stop = async () => {
    if (stopping) process.exit(1); // asked twice: the person is in a hurry
    stopping = true;
    await server.close();
    await database.close();
    log.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

function openDatabase(env: Env): Promise<Database> {
  if (!env.DATABASE_URL) return openEmbedded(env.DATA_DIR);
  return openPostgres(env.DATABASE_URL, {
    poolSize: env.DATABASE_POOL_SIZE,
    statementTimeout: statementTimeoutMs,
  });
}

/** On a laptop nobody should have to invent a secret: one is made, and kept with the data it protects. */
async function secretOf(env: Env): Promise<string> {
  if (env.FINDEUS_SECRET) return env.FINDEUS_SECRET;
  const file = join(env.DATA_DIR, 'secret');
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 });
  await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(file, 'utf8');
}

function printWelcome(env: Env, port: number): void {
  const host = env.HOST === '127.0.0.1' || env.HOST === '0.0.0.0' ? 'localhost' : env.HOST;
  const address = env.SITE_URL?.origin ?? `http://${host}:${port}`;
  const data = env.DATABASE_URL
    ? `Postgres at ${new URL(env.DATABASE_URL).host}`
    : `${env.DATA_DIR} (embedded Postgres)`;
  console.log(`
  FinDeus is running

  App      ${address}
  Data     ${data}
  Health   ${address}/healthz, /readyz, /metrics

  Stop it with Ctrl+C.
`);
}

try {
  await start(readEnv());
} catch (error) {
  console.error(explainStartFailure(error));
  process.exit(1);
}
