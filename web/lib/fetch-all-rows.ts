import type { PostgrestError } from '@supabase/supabase-js';

type Page<T> = PromiseLike<{ data: T[] | null; error: PostgrestError | null; status: number }>;

/** As many as the server gives at once. */
const maxPageRows = 1_000;
const tooLarge = 413;

/**
 * Every row of a query, page by page. A page of long texts may be larger than the server answers with: it is asked for
 * again in smaller ones. The query must have an order that keeps rows where they are.
 */
export async function fetchAllRows<T>(
  fetchPage: (from: number, to: number) => Page<T>,
): Promise<{ rows: T[]; error: null } | { rows: null; error: PostgrestError }> {
  const rows: T[] = [];
  let size = maxPageRows;
  for (;;) {
    const { data, error, status } = await fetchPage(rows.length, rows.length + size - 1);
    if (error && status === tooLarge && size > 1) {
      size = Math.ceil(size / 4);
      continue;
    }
    if (error) return { rows: null, error };
    rows.push(...(data ?? []));
    if ((data?.length ?? 0) < size) return { rows, error: null };
  }
}
