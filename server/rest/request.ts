/** A request to rest/v1 as its URL, headers and body say it: syntax only, nothing checked against the catalogue. */
export interface RestRequest {
  action: 'read' | 'insert' | 'update' | 'delete';
  relation: string;
  select: SelectItem[];
  filters: Filter[];
  order: OrderItem[];
  limit: number;
  offset: number;
  media: Media;
  /** A HEAD request: the same answer without its body. */
  headOnly: boolean;
  preferences: Preferences;
  /** The columns of an insert, where the client names them. */
  columns: string[] | null;
  onConflict: string[] | null;
}

export type SelectItem = '*' | SelectedColumn;

export interface SelectedColumn {
  column: string;
  alias: string;
}

export interface Media {
  format: 'json' | 'csv';
  /** Exactly one row, or an error and no change. */
  single: boolean;
  stripNulls: boolean;
}

export const comparisons = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} as const;
export type Comparison = keyof typeof comparisons;

/** Operators that compare with any or all values of a list, as in `like(any).{a%,b%}`. */
export const quantifiable: ReadonlySet<string> = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike']);

export const textSearches = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const;
export type TextSearch = keyof typeof textSearches;

export const isValues = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
export type IsValue = (typeof isValues)[number];

export type Filter =
  | {
      kind: 'compare';
      negated: boolean;
      column: string;
      operator: Comparison;
      quantifier: 'any' | 'all' | null;
      value: string;
    }
  | { kind: 'is'; negated: boolean; column: string; value: IsValue }
  | { kind: 'in'; negated: boolean; column: string; values: string[] }
  | {
      kind: 'search';
      negated: boolean;
      column: string;
      operator: TextSearch;
      config: string | null;
      value: string;
    }
  | { kind: 'and' | 'or'; negated: boolean; filters: Filter[] };

export interface OrderItem {
  column: string;
  descending: boolean;
  nulls: 'first' | 'last' | null;
}

export interface Preferences {
  return: 'representation' | 'minimal' | 'headers-only';
  count: boolean;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  /** A row of an insert that lacks a column gets that column's default instead of null. */
  missingDefault: boolean;
  /** An update or delete of more rows than this is refused. */
  maxAffected: number | null;
  /** What was understood and will be done, for Preference-Applied. */
  applied: string[];
}

/** Every filter of a request, those inside of groups included. */
export function flattenFilters(filters: readonly Filter[]): Filter[] {
  return filters.flatMap((filter) =>
    'filters' in filter ? [filter, ...flattenFilters(filter.filters)] : [filter],
  );
}

/** Every column that a request reads, filters or sorts by. */
export function namesIn({ select, filters, order }: RestRequest): string[] {
  return [
    ...select.flatMap((item) => (item === '*' ? [] : [item.column])),
    ...flattenFilters(filters).flatMap((filter) => ('column' in filter ? [filter.column] : [])),
    ...order.map(({ column }) => column),
  ];
}
