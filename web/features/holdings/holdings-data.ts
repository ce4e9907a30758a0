import type { SupabaseClient } from '@supabase/supabase-js';
import type { Holding, StoredHoldings, StoreHoldings } from '#contract/holdings.ts';
import { portfolioTexts } from '#web/content/money/portfolio.ts';
import type { StoredHolding } from '#web/features/holdings/by-account.ts';
import { fetchAllRows } from '#web/lib/fetch-all-rows.ts';

const columns =
  'id, account, account_type, kind, symbol, name, quantity, price, value, cost_basis, term, as_of';

export async function fetchHoldings(client: SupabaseClient): Promise<StoredHolding[]> {
  const { rows, error } = await fetchAllRows<StoredHolding>((from, to) =>
    client.from('holdings').select(columns).order('id').range(from, to).returns<StoredHolding[]>(),
  );
  if (error) throw error;
  return rows;
}

/** What the reader is told when something could not be done. */
export type Told = string;

/** Stores positions of a file, all or none. */
export async function storeHoldings(
  client: SupabaseClient,
  body: StoreHoldings,
): Promise<{ stored: StoredHoldings } | { told: Told }> {
  const { data, error } = await client.functions.invoke<StoredHoldings>('holdings', { body });
  if (data) return { stored: data };
  const answer = (error as { context?: unknown } | null)?.context;
  const said = answer instanceof Response && answer.status < 500 ? await saidBy(answer) : null;
  return { told: said ?? whatFailed() };
}

async function saidBy(answer: Response): Promise<string | null> {
  const body = (await answer.json().catch(() => null)) as { error?: unknown } | null;
  return typeof body?.error === 'string' && body.error !== '' ? body.error : null;
}

function whatFailed(): Told {
  return navigator.onLine ? portfolioTexts.problems.failed : portfolioTexts.problems.offline;
}

/** Writes a position that was typed; null when it is done. */
export async function saveHolding(
  client: SupabaseClient,
  holding: Holding,
  id: string | null,
): Promise<Told | null> {
  const row = { ...holding, source: 'typed' };
  const { error } =
    id === null
      ? await client.from('holdings').insert(row)
      : await client.from('holdings').update(row).eq('id', id);
  return error && wordsFor(error);
}

export async function removeHolding(client: SupabaseClient, id: string): Promise<Told | null> {
  const { error } = await client.from('holdings').delete().eq('id', id);
  return error && wordsFor(error);
}

export async function removeAccount(client: SupabaseClient, account: string): Promise<Told | null> {
  const { error } = await client.from('holdings').delete().eq('account', account);
  return error && wordsFor(error);
}

function wordsFor({ code, message, hint }: { code: string; message: string; hint: string | null }): Told {
  if (code === '23505') return portfolioTexts.form.problems.twice;
  return code === 'PT413' ? `${message} ${hint ?? ''}`.trim() : whatFailed();
}
