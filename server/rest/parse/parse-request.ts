import { AppError } from '#server/http/app-error.ts';
import { parseColumnFilter, parseLogicFilter } from '#server/rest/parse-filter.ts';
import { parsePreferences } from '#server/rest/parse-preferences.ts';
import type { Filter, OrderItem, RestRequest, SelectItem } from '#server/rest/request.ts';

const actions = { GET: 'read', HEAD: 'read', POST: 'insert', PATCH: 'update', DELETE: 'delete' } as const;

interface Asked {
  method: string;
  relation: string;
  query: URLSearchParams;
  header: (name: string) => string | undefined;
}

/** Any parameter that is not one of these is a filter on a column of that name. */
const parameters = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey']);

/** Step one: what the request says, without looking at the database. */
export function parseRequest({ method, relation, query, header }: Asked): RestRequest {
  const action = actions[method as keyof typeof actions];
  if (!action) throw new AppError('PGRST117', { message: `Unsupported HTTP method: ${method}` });
  const profile = header(action === 'read' ? 'accept-profile' : 'content-profile') ?? 'public';
  if (profile !== 'public') {
    throw new AppError('PGRST106', {
      message: `Invalid schema: ${profile}`,
      hint: 'Only the following schemas are exposed: public',
    });
  }
  return {
    action,
    relation,
    select: parseSelect(query.get('select') ?? '*'),
    filters: parseFilters(query),
    order: parseOrder(query.get('order')),
    limit: Math.min(parseCount('limit', query.get('limit')) ?? mostRows, mostRows),
    offset: parseCount('offset', query.get('offset')) ?? 0,
    single: wantsSingle(header('accept')),
    preferences: parsePreferences(header('prefer')),
    columns: parseNames(query.get('columns')),
    onConflict: parseNames(query.get('on_conflict')),
  };
}

function parseFilters(query: URLSearchParams): Filter[] {
  const filters: Filter[] = [];
  for (const [name, value] of query) {
    const logic = /^(not\.)?(and|or)$/.exec(name);
    if (logic) filters.push(parseLogicFilter(logic[2] as 'and' | 'or', logic[1] !== undefined, value));
    else if (!parameters.has(name)) filters.push(parseColumnFilter(name, value));
  }
  return filters;
}

function parseSelect(text: string): SelectItem[] {
  if (text === '') return ['*'];
  return text.split(',').map((item) => {
    if (item.trim() === '*') return '*';
    const [, alias, column] = /^\s*(?:([^\s:()"\p{Cc}]{1,63}):)?"?([^\s:()"]+)"?\s*$/u.exec(item) ?? [];
    if (column === undefined) {
      throw new AppError('PGRST100', {
        message: `"failed to parse select parameter (${text})" (line 1, column 1)`,
        details: `unexpected "${item}" expecting a column, alias:column or *`,
      });
    }
    return { column, alias: alias ?? column };
  });
}

function parseOrder(text: string | null): OrderItem[] {
  if (!text) return [];
  return text.split(',').map((item) => {
    const [, column, direction, nulls] =
      /^"?([^."]+)"?(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(item) ?? [];
    if (column === undefined) {
      throw new AppError('PGRST100', {
        message: `"failed to parse order (${text})" (line 1, column 1)`,
        details: `unexpected "${item}" expecting column, then asc, desc, nullsfirst or nullslast`,
      });
    }
    return {
      column,
      descending: direction === 'desc',
      nulls: (nulls as 'first' | 'last' | undefined) ?? null,
    };
  });
}

/** As on hosted Supabase: nobody fetches more at once, whatever they ask for. */
const mostRows = 1_000;

/** No page is longer than what an integer of Postgres can count. */
const largestCount = 2_147_483_647;

function parseCount(name: string, text: string | null): number | null {
  if (text === null) return null;
  if (/^\d+$/.test(text) && Number(text) <= largestCount) return Number(text);
  throw new AppError('PGRST100', {
    message: `"failed to parse ${name} parameter (${text})" (line 1, column 1)`,
    details: 'expecting a whole number that is not negative',
  });
}

function parseNames(text: string | null): string[] | null {
  return text ? text.split(',').map((name) => name.trim().replaceAll('"', '')) : null;
}

function wantsSingle(accept: string | undefined): boolean {
  const types = (accept ?? '*/*').split(',').map((type) => type.trim().split(';')[0]);
  if (types.includes('application/vnd.pgrst.object+json')) return true;
  if (types.some((type) => type === '*/*' || type === 'application/*' || type === 'application/json'))
    return false;
  throw new AppError('PGRST107', { message: `None of these media types are available: ${types.join(', ')}` });
}
