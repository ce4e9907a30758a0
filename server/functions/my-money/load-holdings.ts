import type { Holding } from '#contract/holdings.ts';
import { asRole } from '#server/db/as-role.ts';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';

/** What a user holds. Read as the user: row-level security decides whose it is. */
export function loadHoldings(database: Database, caller: Caller): Promise<Holding[]> {
  return asRole(database, caller, (queries) =>
    queries.query<Holding>(
      `select account, account_type, kind, symbol, name, quantity::float8, price::float8, value::float8,
         cost_basis::float8, term, last_bought::text, as_of::text, told_as
       from public.holdings order by account, kind, position`,
    ),
  );
}
