import type { Handler } from 'hono';
import { storeHoldingsSchema, type Holding, type StoredHoldings } from '#contract/holdings.ts';
import { asRole } from '#server/db/as-role.ts';
import { DatabaseError, isStorageFull } from '#server/db/database-error.ts';
import type { Queries } from '#server/db/database.ts';
import { requireToken } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { requireUser } from '#server/functions/identify-caller.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

/** A body of 10,000 positions takes about a second of the server's time. */
const importLimit = { burst: 10, count: 60, seconds: 3600 };

/** POST /holdings: the caller's positions from a file or a form, all of them or none, in one transaction. */
export function storeHoldings(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id, caller } = await requireUser(c, deps);
    await requireToken(deps, { limit: importLimit, name: 'holdings', subject: id });
    const { holdings, replace, source } = await readJson(c, storeHoldingsSchema);
    requireNoTwice(holdings);
    const rows = holdings.map((holding) => ({ ...holding, source }));
    try {
      const stored = await asRole(deps.database, caller, async (queries) => {
        // Two imports at once take turns: each sees what the other has stored.
        await queries.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`holdings:${id}`]);
        const removed = replace === 'accounts' ? await removeMissing(queries, rows) : 0;
        return { ...(await upsertAll(queries, rows)), removed };
      });
      return c.json(stored satisfies StoredHoldings);
    } catch (error) {
      if (!(error instanceof DatabaseError) || !isStorageFull(error)) throw error;
      throw new AppError('storage_full', {
        message: `${error.message} ${error.hint ?? ''}`.trim(),
        cause: error,
      });
    }
  };
}

/** The table has one row per position of an account, so two in one body would be ambiguous. */
function requireNoTwice(holdings: readonly Holding[]): void {
  const seen = new Map<string, number>();
  for (const [at, { account, kind, symbol, name }] of holdings.entries()) {
    const key = JSON.stringify([account, kind, (symbol ?? name).toUpperCase()]);
    const first = seen.get(key);
    if (first !== undefined) {
      throw new AppError('validation_failed', {
        message: `holdings.${at}: ${symbol ?? name} is in this account already, as holdings.${first}. Add them up.`,
      });
    }
    seen.set(key, at);
  }
}

type Row = Holding & { source: string };
type Written = Omit<StoredHoldings, 'removed'>;

/** By one statement: what a caller may run has a time limit, which 10,000 at once reach on a busy machine. */
const writtenAtOnce = 1000;

async function upsertAll(queries: Queries, rows: readonly Row[]): Promise<Written> {
  const all: Written = { added: 0, changed: 0, unchanged: 0 };
  for (let at = 0; at < rows.length; at += writtenAtOnce) {
    // oxlint-disable-next-line no-await-in-loop -- One connection, one statement after the other.
    const { added, changed, unchanged } = await upsert(queries, rows.slice(at, at + writtenAtOnce));
    all.added += added;
    all.changed += changed;
    all.unchanged += unchanged;
  }
  return all;
}

const given = `jsonb_to_recordset($1::jsonb) as given (account text, account_type text, kind text, symbol text, name text,
  quantity numeric, price numeric, value numeric, cost_basis numeric, term text, last_bought date, as_of date, source text)`;

/** Deletes positions that the named accounts no longer hold. */
async function removeMissing(queries: Queries, rows: readonly Row[]): Promise<number> {
  const keys = rows.map(({ account, kind, symbol, name }) => ({ account, kind, symbol, name }));
  const [row] = await queries.query<{ removed: number }>(
    `with wanted as materialized (select account, kind, upper(coalesce(symbol, name)) as position from ${given}),
     gone as (
       delete from public.holdings h
       where h.account in (select account from wanted) and not exists (
         select from wanted w where w.account = h.account and w.kind = h.kind and w.position = h.position)
       returning 1
     )
     select count(*)::int as removed from gone`,
    [JSON.stringify(keys)],
  );
  return row?.removed ?? 0;
}

const figures = [
  'account_type',
  'symbol',
  'name',
  'quantity',
  'price',
  'value',
  'cost_basis',
  'term',
  'last_bought',
  'as_of',
];
const columns = ['account', 'kind', ...figures, 'source'].join(', ');

/** Rows that are as they were keep the time of their last change. What is known to be in one account is known in the next. */
async function upsert(queries: Queries, rows: readonly Row[]): Promise<Written> {
  const [row] = await queries.query<Pick<Written, 'added' | 'changed'>>(
    `with told as materialized (
       select distinct on (position) position, told_as from public.holdings where told_as is not null
     ), written as (
       insert into public.holdings as h (${columns}, told_as)
       select ${columns}, told.told_as from ${given} left join told on told.position = upper(coalesce(given.symbol, given.name))
       on conflict (user_id, account, kind, position) do update set (${figures.join(', ')}, source) =
         (${[...figures, 'source'].map((name) => `excluded.${name}`).join(', ')})
       where (${figures.map((name) => `h.${name}`).join(', ')})
         is distinct from (${figures.map((name) => `excluded.${name}`).join(', ')})
       returning (h.xmax = 0) as is_new
     )
     select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed
     from written`,
    [JSON.stringify(rows)],
  );
  const { added = 0, changed = 0 } = row ?? {};
  return { added, changed, unchanged: rows.length - added - changed };
}
