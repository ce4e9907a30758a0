import type { Database } from '#server/db/database.ts';

/** The database with limits on calls that do not come back with time: what is left depends on the calls alone. */
export function withoutRefill(database: Database): Database {
  return {
    ...database,
    query: (text, values = []) =>
      database.query(text, text.includes('internal.spend_token(') ? [...values.slice(0, 2), 1e-9] : values),
  };
}
