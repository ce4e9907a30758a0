import { readMyNumbers, type MyNumbers } from '#contract/my-numbers.ts';
import type { CountedTwice } from '#contract/my-plan.ts';
import { countedTwice } from '#advisor/my-numbers/counted-twice.ts';
import { withImported, type ImportedAccount } from '#advisor/my-numbers/with-imported.ts';
import { asRole, type Caller } from '#server/db/as-role.ts';
import type { Database } from '#server/db/database.ts';

/**
 * What a user has saved of themselves, with the accounts whose positions they have imported. Read as the user: row-level
 * security decides whose it is.
 */
export async function loadNumbers(database: Database, caller: Caller): Promise<MyNumbers> {
  const { numbers } = await loadAccounts(database, caller);
  return numbers;
}

/** The same, with the typed accounts that may be counted twice. */
export function loadAccounts(
  database: Database,
  caller: Caller,
): Promise<{ numbers: MyNumbers; twice: CountedTwice[] }> {
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
    const saved = readMyNumbers(facts, things);
    return { numbers: withImported(saved, accounts), twice: countedTwice(saved.things, accounts) };
  });
}
