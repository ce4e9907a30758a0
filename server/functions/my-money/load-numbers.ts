import { readMyNumbers, type MyNumbers, type WorthDay } from '#contract/my-numbers.ts';
import type { CountedTwice } from '#contract/my-plan.ts';
import { countedTwice } from '#advisor/my-numbers/counted-twice.ts';
import { withImported, type ImportedAccount } from '#advisor/my-numbers/with-imported.ts';
import { asRole } from '#server/db/as-role.ts';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';

/** More than a year back nothing is asked for. */
const maxWorthDays = 400;

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
      `select account, account_type as type, sum(value)::float8 as value,
         coalesce(sum(value) filter (where kind = 'cash'), 0)::float8 as cash, max(updated_at) as at
       from public.holdings group by account, account_type order by account, account_type`,
    );
    const days = await queries.query<WorthDay>(
      `select to_char(day, 'YYYY-MM-DD') as day, assets::float8 as assets, debts::float8 as debts
       from public.net_worth_days order by day desc limit ${maxWorthDays}`,
    );
    const saved = readMyNumbers(facts, things);
    const numbers = {
      ...withImported(saved, accounts),
      ...(days.length > 0 ? { worth_days: days.toReversed() } : {}),
    };
    return { numbers, twice: countedTwice(saved.things, accounts) };
  });
}
