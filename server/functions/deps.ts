import type { Caller } from '#server/db/as-role.ts';
import type { Database } from '#server/db/database.ts';

export interface FunctionDeps {
  database: Database;
  /** Who the bearer of a token is; throws TokenRejected. */
  identify: (token: string) => Promise<Caller>;
}
