import type { Caller } from '#server/db/caller.ts';

/**
 * The Database port: what the server asks of Postgres, embedded or at DATABASE_URL.
 *
 * Statements carry their values as parameters, always. Work that belongs to a caller goes through `asRole`
 * (as-role.ts), which makes Postgres itself decide what that caller may see; `transaction` alone runs as the
 * server, for migrations and for the server's own bookkeeping.
 */
export interface Database extends Statements {
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. Queries after its
   * end and nested transactions are refused: they could run with another caller's rights, or wait for themselves.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>, options?: TransactionOptions): Promise<T>;
  query<R extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
    options?: Pick<TransactionOptions, 'shareOf'>,
  ): Promise<R[]>;
  /** Waits for running work, then releases files and connections. */
  close(): Promise<void>;
}

export interface Statements {
  /**
   * Runs one statement, in the transaction or, on the database, without one. The text is our own; everything from outside
   * is in `values`.
   */
  query<R extends object = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<R[]>;
}

export interface Queries extends Statements {
  /** Runs a text of several statements without parameters, as migrations are. */
  script(text: string): Promise<void>;
}

export interface TransactionOptions {
  /** Whose rights the transaction has, instead of the server's own. */
  as?: Caller;
  /** Whose share of the connections it uses; by default that of the caller with these rights. */
  shareOf?: Caller;
}
