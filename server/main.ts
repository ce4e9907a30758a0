import { fileURLToPath } from 'node:url';
import { createApp } from '#server/app.ts';
import { mintApiKey } from '#server/auth/domain/keys/signing-keys.ts';
import { createPasswords } from '#server/auth/domain/users/passwords.ts';
import { isMigrated, loadMigrationSet, migrate } from '#server/db/migrate.ts';
import { sweepExpiredHourly } from '#server/db/sweep-expired.ts';
import { readEnv, type Env } from '#server/env.ts';
import { explainStartFailure } from '#server/explain-start-failure.ts';
import { listen } from '#server/http/listen.ts';
import { createLogger, describeError } from '#server/http/logger.ts';
import { loadStaticFiles } from '#server/http/files/static-files.ts';
import { divideStop, stopParts } from '#server/http/stop-parts.ts';
import { loadCatalogue } from '#server/rest/catalogue.ts';
import { openDatabase } from '#server/open-database.ts';
import {
  openAdvice,
  openGoogle,
  openKeys,
  openMail,
  marketKindOf,
  openMarketData,
  openPayments,
  openSandbox,
  openSms,
} from '#server/open-parts.ts';
import { localAddress, welcomeText } from '#server/welcome-text.ts';
import { readOrMakeSecret } from '#server/secret-file.ts';

const staticFolder = fileURLToPath(new URL('../dist/web/', import.meta.url));

/** env -> database -> migrate -> createApp -> listen -> graceful shutdown */
async function start(env: Env): Promise<void> {
  const log = createLogger(env.LOG_LEVEL);
  // Another process creates the database; this one continues in the meantime.
  const { market, close: closeMarket } = await openMarketData(env, log);
  const [{ database, elsewhere }, advice] = await Promise.all([
    openDatabase(env, log),
    openAdvice(env, market, log),
  ]);
  const migrations = await loadMigrationSet();
  const applied = await migrate(database, migrations);
  const secret = env.FINDEUS_SECRET ?? (await readOrMakeSecret(env.DATA_DIR));
  const keys = await openKeys(env, database, secret);
  const sandbox = await openSandbox(env);
  const mail = openMail(env, { sandbox, database, secret, log });
  const billing = openPayments(env, { sandbox, database, log, mail });
  const shutdown = new AbortController();
  const unfinished = new Set<Promise<unknown>>();

  const app = createApp({
    log,
    siteUrl: env.SITE_URL,
    config: {
      supabaseUrl: env.SITE_URL?.origin,
      anonKey: mintApiKey(await keys.signingKeys.current(), 'anon'),
      sandbox: env.sandbox,
      proPriceId: billing?.proPriceId,
      yearlyPrice: () => billing?.yearly?.current() ?? null,
      market: marketKindOf(env),
      operator: env.OPERATOR_NAME ? { name: env.OPERATOR_NAME, address: env.OPERATOR_ADDRESS } : undefined,
    },
    auth: {
      database,
      ...keys,
      secret,
      rateLimits: { on: env.RATE_LIMITS === 'on', trustedProxies: env.TRUSTED_PROXIES },
      siteUrl: env.SITE_URL,
      settings: {
        autoconfirm: env.MAILER_AUTOCONFIRM,
        signupDisabled: env.DISABLE_SIGNUP,
        manualLinking: env.MANUAL_LINKING,
        reauthenticateForPassword: env.UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION,
        redirectAllowList: env.URI_ALLOW_LIST,
        mailsPerHour: env.MAILS_PER_HOUR,
        passwordRule: env.PASSWORD_RULE,
      },
      passwords: createPasswords(),
      mail,
      google: openGoogle(env, sandbox, secret),
      sms: openSms(env),
    },
    requireApiKey: env.REQUIRE_APIKEY,
    sandbox: sandbox?.pages ?? null,
    rest: {
      database,
      catalogue: await loadCatalogue(database),
      identify: keys.verifier.identify,
      rateLimits: { on: env.RATE_LIMITS === 'on', trustedProxies: env.TRUSTED_PROXIES },
    },
    functions: {
      database,
      identify: keys.verifier.identify,
      advise: advice.stream,
      assess: advice.assess,
      articles: advice.articles,
      billing,
      market,
      support: { address: env.SUPPORT_EMAIL, mail },
      siteUrl: env.SITE_URL,
      now: () => new Date(),
      secret,
      rateLimits: { on: env.RATE_LIMITS === 'on', trustedProxies: env.TRUSTED_PROXIES },
      shutdown: shutdown.signal,
      unfinished,
    },
    staticFiles: await loadStaticFiles(staticFolder, env.SITE_URL?.origin ?? `http://localhost:${env.PORT}`),
    metricsToken: env.METRICS_TOKEN ?? (env.NODE_ENV === 'production' ? null : undefined),
    async checkReady() {
      const ready = await database.transaction((queries) => isMigrated(queries, migrations));
      if (!ready) throw new Error('The database is not at the newest schema');
    },
    shutdown: shutdown.signal,
  });
  const stopTimes = divideStop(env.SHUTDOWN_GRACE_SECONDS);
  const server = await listen(app, {
    host: env.HOST,
    port: env.PORT,
    graceSeconds: stopTimes.graceMs / 1000,
    shutdown,
    unfinished,
    limits: env.TRUSTED_PROXIES > 0 ? { perNetwork: Infinity } : {},
    onRefused: atMostEveryMinute(() => log.warn('connections are refused: too many are open')),
  });
  sandbox?.stripe?.deliverTo(`${localAddress(env, server.port)}/functions/v1/stripe-webhook`);
  const sweeping = sweepExpiredHourly(database, (error) =>
    log.error({ error: describeError(error) }, 'sweeping what has expired failed'),
  );
  const stop = async () => {
    sweeping.stop();
    const cut = await stopParts(
      {
        server,
        workers: { mail: () => mail?.stop(), payments: () => billing?.stop() },
        helpers: {
          advice: () => advice.close(),
          sandbox: () => sandbox?.close(),
          market: () => closeMarket(),
        },
        database: () => database.close(),
      },
      stopTimes.totalMs,
    );
    if (cut.length > 0) log.warn({ cut }, 'stopped; these took too long and were cut short');
    else log.info('stopped');
    process.exit(0);
  };
  stopGently = () => void stop();

  log.info(
    { port: server.port, databaseFolder: elsewhere ?? undefined, migrationsApplied: applied.length },
    'started',
  );
  if (env.NODE_ENV !== 'production')
    console.log(welcomeText(env, server.port, { sandbox, market, elsewhere }));
  else if (env.MAILER_AUTOCONFIRM && env.GOOGLE_CLIENT_ID) {
    log.warn(
      'addresses are not confirmed by mail: the first sign-up with an address shares the account of its owner',
    );
  } else if (!mail) log.warn('SMTP_URL is not set: no mail is sent, and nobody can reset a password');
}

function atMostEveryMinute(work: () => void): () => void {
  let last = -Infinity;
  return () => {
    if (performance.now() - last < 60_000) return;
    last = performance.now();
    work();
  };
}

/** Set once the server listens. Before that there is nothing to finish, and exiting also stops a started Postgres. */
let stopGently: () => void = () => process.exit(0);

/** The first signal stops gracefully. A second one, a moment later, stops at once. */
function heedStopSignals(): void {
  // Ctrl+C arrives twice under npm: from the terminal, and passed on by npm itself.
  const echoMs = 1_000;
  let stoppingSince: number | undefined;
  const heed = () => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      stopGently();
    } else if (performance.now() - stoppingSince > echoMs) process.exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, heed);
}

heedStopSignals();
try {
  await start(readEnv());
} catch (error) {
  console.error(explainStartFailure(error));
  process.exit(1);
}
