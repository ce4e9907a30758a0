import { readMyNumbers, type MyNumbers } from '#contract/my-numbers.ts';
import { withImported, type ImportedAccount } from '#advisor/my-numbers/with-imported.ts';
import { asRole, type Caller } from '#server/db/as-role.ts';
import type { Database } from '#server/db/database.ts';

/**
 * What a user has saved of themselves, with the accounts whose positions they have imported. Read as the user: row-level
 * security decides whose it is.
 */
export function loadNumbers(database: Database, caller: Caller): Promise<MyNumbers> {
  return asRole(database, caller, async (queries) => {
    const facts = await queries.query<object>(
      'select fact, value, source, confirmed_at from public.my_facts order by fact',
    );
    const things = await queries.query<object>(
      'select id, kind, name, details, source, confirmed_at from public.my_things order by kind, created_at, id',
    );
    const accounts = await queries.query<ImportedAccount>(
      `select account, account_type as type, sum(value)::float8 as value, max(updated_at) as at
       from public.holdings group by account, account_type order by account, account_type`,
    );
    return withImported(readMyNumbers(facts, things), accounts);
  });
}
