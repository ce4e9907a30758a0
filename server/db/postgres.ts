import postgres from 'postgres';
import { DatabaseError } from '#server/db/database-error.ts';
import type { Database, Queries } from '#server/db/database.ts';

export interface PostgresOptions {
  poolSize: number;
  /** The longest a single statement may run, in milliseconds. */
  statementTimeout: number;
}

// Eight-byte integers arrive as text by default; the embedded engine gives numbers, and so do we.
const eightByteIntegers = {
  to: 20,
  from: [20],
  serialize: (value: number | bigint) => String(value),
  parse: (text: string) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)),
};

type Types = { bigint: number | bigint };

/** Opens a pool on any Postgres 15 or newer, and proves that it answers. */
export async function openPostgres(url: string, options: PostgresOptions): Promise<Database> {
  const pool = postgres(url, {
    max: options.poolSize,
    connect_timeout: 5,
    idle_timeout: 300,
    onnotice: () => undefined,
    types: { bigint: eightByteIntegers },
    connection: { application_name: 'findeus', statement_timeout: options.statementTimeout },
  });
  try {
    await pool`select 1`;
  } catch (error) {
    await pool.end({ timeout: 1 });
    throw error;
  }
  return {
    engine: 'postgres',
    transaction: (work, { first } = {}) => inTransaction(pool, work, first),
    close: () => pool.end({ timeout: 5 }),
  };
}

/**
 * BEGIN, the role change and the first statement of `work` leave in one write: the protocol answers them in
 * order, so a transaction costs one network round trip less for each of the two. Should the prelude fail,
 * Postgres refuses everything after it, and the prelude's own fault is the one reported.
 */
async function inTransaction<T>(
  pool: postgres.Sql<Types>,
  work: (queries: Queries) => Promise<T>,
  first: { text: string; values: readonly unknown[] } | undefined,
): Promise<T> {
  const connection = await pool.reserve();
  try {
    const queries = queriesOf(connection);
    // execute(): a query of this driver is sent only when it is awaited, and BEGIN must be the first to leave.
    const prelude = Promise.all([
      connection.unsafe('begin').execute(),
      first ? queries.query(first.text, first.values) : undefined,
    ]);
    // Observed below in every case; without this a fault here would surface while `work` is still waiting.
    prelude.catch(() => undefined);
    try {
      const result = await work(queries);
      await prelude;
      const ended = await connection.unsafe('commit');
      // Work that swallowed a fault would otherwise be told that its writes are stored.
      if (ended.command !== 'COMMIT')
        throw new Error('The transaction was rolled back by an earlier fault in it');
      return result;
    } catch (error) {
      await connection.unsafe('rollback').catch(() => undefined);
      await prelude;
      throw error;
    }
  } finally {
    connection.release();
  }
}

function queriesOf(connection: postgres.ReservedSql<Types>): Queries {
  return {
    async query<R extends object>(text: string, values: readonly unknown[] = []) {
      const rows = await connection
        .unsafe<R[]>(text, values as postgres.ParameterOrJSON<number | bigint>[], { prepare: true })
        .catch(rethrow);
      return [...rows];
    },
    async script(text) {
      await connection.unsafe(text).simple().catch(rethrow);
    },
  };
}

function rethrow(error: unknown): never {
  if (!(error instanceof postgres.PostgresError)) throw error;
  const { message, code, detail, hint } = error;
  throw new DatabaseError(
    { message, code, detail, hint, table: error.table_name, constraint: error.constraint_name },
    error,
  );
}
