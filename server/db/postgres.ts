import { DatabaseError as DriverError, Pool, types, type PoolClient, type QueryConfig } from 'pg';
import type { Caller } from '#server/db/caller.ts';
import type { CallerTimeouts } from '#server/db/caller-limits.ts';
import { DatabaseError } from '#server/db/database-error.ts';
import type { Database, Queries, TransactionOptions } from '#server/db/database.ts';
import { enterRole } from '#server/db/enter-role.ts';
import { createFairShare } from '#server/db/fair-share.ts';
import { sharesOf } from '#server/db/shares.ts';
import { guardStatement, guardTransaction } from '#server/db/transaction-guard.ts';
import { DiskFull, Unavailable } from '#server/http/errors/unavailable.ts';

/** Where Postgres is, and as whom: an address, or its parts. */
export type PostgresAddress = string | { host: string; user: string; password: string; database: string };

export interface PostgresOptions {
  poolSize: number;
  /** The longest a single statement may run, in milliseconds; 0 for no limit. */
  statementTimeout: number;
  /** False while nothing may be written because the disk is nearly full. Reads go on. */
  mayWrite?: () => boolean;
  /** By default those of caller-limits.ts. */
  callerTimeouts?: CallerTimeouts;
  /** The clock by which the callers' use of connections is counted, in milliseconds. */
  now?: () => number;
}

export class DatabaseUnreachable extends Unavailable {
  override readonly name = 'DatabaseUnreachable';
}

/** How long to wait for a connection, a new one or one that is in use, in milliseconds. */
const connectTimeout = 5_000;

/** How long an unused connection is kept, in milliseconds: a new one is a process that has to plan everything anew. */
const idleTimeout = 5 * 60_000;

/** How much longer than the longest statement we wait for any word from Postgres, in milliseconds. */
const unheardMs = 2_000;
/** Migrations may take long, and wait long for each other. */
const scriptTimeoutMs = 24 * 60 * 60 * 1000;

/** Opens a pool on any Postgres 15 or newer, and proves that it answers. */
export async function openPostgres(address: PostgresAddress, options: PostgresOptions): Promise<Database> {
  const pool = new Pool({
    ...(typeof address === 'string' ? { connectionString: address } : address),
    max: options.poolSize,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: idleTimeout,
    statement_timeout: options.statementTimeout,
    // Postgres ends a statement that takes too long; this is for when Postgres itself cannot be heard any more.
    ...(options.statementTimeout > 0 ? { query_timeout: options.statementTimeout + unheardMs } : {}),
    keepAlive: true,
    application_name: 'findeus',
    types: { getTypeParser },
  });
  // A connection that breaks says so in the query that used it; unheard, its event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    (await pool.connect()).release();
  } catch (cause) {
    await pool.end();
    throw new DatabaseUnreachable('The first connection to Postgres failed', { cause });
  }
  const mayWrite = options.mayWrite ?? (() => true);
  const begin = (as?: Caller, isReserved = false) => {
    const role = as ? enterRole(as, { isReserved, timeouts: options.callerTimeouts }) : '';
    return `begin${mayWrite() ? '' : ' read only'};${role}`;
  };
  const fairShare = createFairShare(sharesOf(options.poolSize), options.now);
  /** A write that was refused only because we let nothing be written. */
  const nameDiskFull = (error: unknown): never => {
    const refused = error instanceof DatabaseError && error.code === readOnlyTransaction && !mayWrite();
    throw refused ? new DiskFull({ cause: error }) : error;
  };
  const database: Database = {
    transaction: (work, { as, shareOf = as } = {}) =>
      guardTransaction(database, work, (guarded) =>
        fairShare(shareOf, ({ isReserved }) =>
          inTransaction(pool, begin(as, isReserved), guarded).catch(nameDiskFull),
        ),
      ),
    query: <R extends object>(
      text: string,
      values: readonly unknown[] = [],
      { shareOf }: Pick<TransactionOptions, 'shareOf'> = {},
    ) =>
      guardStatement(database, text, values, () =>
        fairShare(shareOf, () =>
          mayWrite()
            ? alone<R>(pool, text, values)
            : inTransaction(pool, begin(), (queries) => queries.query<R>(text, values)).catch(nameDiskFull),
        ),
      ),
    close: () => pool.end(),
  };
  return database;
}

function connect(pool: Pool): Promise<PoolClient> {
  return pool.connect().catch((cause: unknown) => {
    throw new DatabaseUnreachable('There is no connection to Postgres', { cause });
  });
}

async function alone<R extends object>(pool: Pool, text: string, values: readonly unknown[]): Promise<R[]> {
  const client = await connect(pool);
  let usable = true;
  try {
    const { rows } = await client.query<R>(text, [...values]);
    return rows;
  } catch (error) {
    // What Postgres itself has refused leaves the connection as it was.
    usable = error instanceof DriverError;
    rethrow(error);
  } finally {
    client.release(!usable);
  }
}

async function inTransaction<T>(
  pool: Pool,
  begin: string,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const client = await connect(pool);
  let settled = false;
  try {
    // One message for all of it: nothing of the work can leave before the caller's role is on.
    await client.query(begin).catch(rethrow);
    let result: T;
    try {
      result = await work(queriesOf(client));
    } catch (error) {
      settled = await client.query('rollback').then(
        () => true,
        () => false,
      );
      throw error;
    }
    const { command } = await client.query('commit').catch(rethrow);
    settled = true;
    // Work that swallowed a fault would otherwise be told that its writes are stored.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back by an earlier fault in it');
    return result;
  } finally {
    // A connection whose end is in doubt may hold half a transaction: it is closed instead of used again.
    client.release(!settled);
  }
}

function queriesOf(client: PoolClient): Queries {
  return {
    async query<R extends object>(text: string, values: readonly unknown[] = []) {
      const result = await client.query<R>(text, [...values]).catch(rethrow);
      return result.rows;
    },
    async script(text) {
      await client.query({ text, query_timeout: scriptTimeoutMs } as QueryConfig).catch(rethrow);
    },
  };
}

const eightByteInteger: number = types.builtins.INT8;

/** Eight-byte integers arrive as text by default; numbers are what callers expect. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid !== eightByteInteger) return types.getTypeParser(oid, format);
  return (text: string) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text));
}

const diskFull = '53100';
const readOnlyTransaction = '25006';
/** An administrator ended the connection, the server crashed, or it is starting: it says so if there is time. */
const serverGone = new Set(['57P01', '57P02', '57P03']);

function rethrow(error: unknown): never {
  if (error instanceof DriverError && error.code !== undefined) {
    const { message, code, detail, hint, table, constraint } = error;
    if (code === diskFull) throw new DiskFull({ cause: error });
    if (serverGone.has(code))
      throw new DatabaseUnreachable('The connection to Postgres was ended', { cause: error });
    throw new DatabaseError({ message, code, detail, hint, table, constraint }, error);
  }
  if (error instanceof Error && connectionLost.test(error.message)) {
    throw new DatabaseUnreachable('The connection to Postgres was lost', { cause: error });
  }
  throw error;
}

/** What the driver and the system say when nobody is at the other end any more; they have no common type for it. */
const connectionLost =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|read E|write E)/;
