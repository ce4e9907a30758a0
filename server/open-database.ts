import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import { joinEmbedded, openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import type { Env } from '#server/env.ts';
import { describeError } from '#server/http/logger.ts';

/** Below the deadline of a request, so that a statement has ended when its request is reported as timed out. */
const statementTimeoutMs = 8_000;

/** The database of the server, and where its files are if not in DATA_DIR. */
export async function openDatabase(
  env: Env,
  log: Logger,
): Promise<{ database: Database; elsewhere: string | null }> {
  const options = { poolSize: env.DATABASE_POOL_SIZE, statementTimeout: statementTimeoutMs };
  if (env.DATABASE_URL) return { database: await openPostgres(env.DATABASE_URL, options), elsewhere: null };
  const database = await openEmbedded(env.DATA_DIR, {
    ...options,
    onFailure: (error) => log.error({ error: describeError(error) }, 'the embedded Postgres has failed'),
  });
  return { database, elsewhere: database.elsewhere };
}

/** The same database for a command, while the server may be running. A command loads nothing else of the server. */
export function joinDatabase(env: Env, { mustExist = false } = {}): Promise<Database> {
  const options = { poolSize: 2, statementTimeout: statementTimeoutMs };
  return env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, options)
    : joinEmbedded(env.DATA_DIR, { ...options, mustExist });
}
