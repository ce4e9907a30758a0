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
   * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. Its queries are good
   * only until then, and transactions do not nest; both are refused, because the alternative is work that runs
   * as somebody else, or a wait for oneself.
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
   * Runs one statement: in a transaction as part of it, on the database by itself, which spares it a beginning and an
   * end. The text is ours; whatever came from outside is in `values`.
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
  /** Whose share of the connections it uses; by default that of whose rights it has. */
  shareOf?: Caller;
}
