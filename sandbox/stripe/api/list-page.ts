import { invalid, noSuch } from '#sandbox/stripe/api/problem.ts';
import type { List, SearchResult } from '#sandbox/stripe/state/wire.ts';

interface Paging {
  limit?: number | undefined;
  starting_after?: string | undefined;
}

const maxPageSize = 100;

/** A page of what is listed newest first. */
export function listPage<Item extends { id: string }>(
  items: Item[],
  { limit = 10, starting_after }: Paging,
  url: string,
): List<Item> {
  checkLimit(limit);
  const last = items.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && last < 0) throw noSuch('object', starting_after, 'starting_after');
  const start = last + 1;
  return {
    object: 'list',
    data: items.slice(start, start + limit),
    has_more: items.length > start + limit,
    url,
  };
}

/** A page of what a search has found. The name of the next one is the place where it begins. */
export function searchPage<Item>(
  items: Item[],
  { limit = 10, page = '0' }: { limit?: number | undefined; page?: string | undefined },
  url: string,
): SearchResult<Item> {
  checkLimit(limit);
  if (!/^\d+$/.test(page)) throw invalid('This is no page of a search.', { param: 'page' });
  const end = Number(page) + limit;
  const hasMore = items.length > end;
  return {
    object: 'search_result',
    data: items.slice(Number(page), end),
    has_more: hasMore,
    next_page: hasMore ? String(end) : null,
    url,
  };
}

function checkLimit(limit: number): void {
  if (limit >= 1 && limit <= maxPageSize) return;
  throw invalid(`This value must be greater than or equal to 1 and at most ${maxPageSize}.`, {
    code: 'parameter_invalid_integer',
    param: 'limit',
  });
}
