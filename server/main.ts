import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createApp } from '#server/app.ts';
import { loadSigningKey, mintAnonKey } from '#server/auth/domain/signing-keys.ts';
import { createTokenVerifier } from '#server/auth/domain/token-verifier.ts';
import type { Database } from '#server/db/database.ts';
import { isMigrated, loadMigrationSet, migrate } from '#server/db/migrate.ts';
import { openEmbedded } from '#server/db/open-embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { sweepRateLimitsHourly } from '#server/db/sweep-rate-limits.ts';
import { readEnv, type Env } from '#server/env.ts';
import { explainStartFailure } from '#server/explain-start-failure.ts';
import { listen } from '#server/http/listen.ts';
import { createLogger, describeError } from '#server/http/logger.ts';
import { loadStaticFiles } from '#server/http/static-files.ts';
import { loadCatalogue } from '#server/rest/catalogue.ts';
import { readOrMakeSecret } from '#server/secret-file.ts';

const staticFolder = fileURLToPath(new URL('../dist/web/', import.meta.url));
/** Below the deadline of a request, so that what is told as stopped has been stopped. */
const statementTimeoutMs = 8_000;
const closeTimeoutMs = 5_000;

/** env -> database -> migrate -> createApp -> listen -> graceful shutdown */
async function start(env: Env): Promise<void> {
  const log = createLogger(env.LOG_LEVEL);
  const database = await openDatabase(env);
  const migrations = await loadMigrationSet();
  const applied = await migrate(database, migrations);
  const secret = env.FINDEUS_SECRET ?? (await readOrMakeSecret(env.DATA_DIR));
  const signingKey = await loadSigningKey(database, secret);
  const verifier = createTokenVerifier(database);
  const shutdown = new AbortController();

  const app = createApp({
    log,
    siteUrl: env.SITE_URL,
    config: {
      supabaseUrl: env.SITE_URL?.origin,
      anonKey: await mintAnonKey(signingKey),
      sandbox: env.sandbox,
    },
    auth: {
      database,
      signingKey,
      verifier,
      secret,
      rateLimits: { on: env.RATE_LIMITS === 'on', trustedProxies: env.TRUSTED_PROXIES },
      siteUrl: env.SITE_URL,
    },
    rest: { database, catalogue: await loadCatalogue(database), identify: verifier.identify },
    staticFiles: await loadStaticFiles(staticFolder),
    metricsToken: env.METRICS_TOKEN ?? (env.NODE_ENV === 'production' ? null : undefined),
    async checkReady() {
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
  const sweeping = sweepRateLimitsHourly(database, (error) =>
    log.error({ error: describeError(error) }, 'sweeping rate limits failed'),
  );
  const stop = async () => {
    sweeping.stop();
    await server.close();
    // A database that cannot be heard any more must not keep the process from ending.
    await Promise.race([database.close(), setTimeout(closeTimeoutMs)]);
    log.info('stopped');
    process.exit(0);
  };
  onStopSignal(() => void stop());

  log.info({ port: server.port, engine: database.engine, migrationsApplied: applied.length }, 'started');
  if (env.NODE_ENV !== 'production') printWelcome(env, server.port);
  else if (!env.SITE_URL) log.warn('SITE_URL is not set: the address is taken from each request');
}

/** The first signal stops gently; another one, a moment later, is from a person in a hurry. */
function onStopSignal(stop: () => void): void {
  // Ctrl+C arrives twice under npm: from the terminal, and passed on by npm itself.
  const echoMs = 1_000;
  let stoppingSince: number | undefined;
  const heed = () => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      stop();
    } else if (performance.now() - stoppingSince > echoMs) process.exit(1);
  };
  process.on('SIGTERM', heed);
  process.on('SIGINT', heed);
}

function openDatabase(env: Env): Promise<Database> {
  if (!env.DATABASE_URL) return openEmbedded(env.DATA_DIR);
  return openPostgres(env.DATABASE_URL, {
    poolSize: env.DATABASE_POOL_SIZE,
    statementTimeout: statementTimeoutMs,
  });
}

function printWelcome(env: Env, port: number): void {
  const loopback = ['127.0.0.1', '0.0.0.0', '::1', '::'];
  const host = loopback.includes(env.HOST) ? 'localhost' : env.HOST;
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
