/** A request to rest/v1 as its URL, headers and body say it: syntax only, nothing checked against the catalogue. */
export interface RestRequest {
  action: 'read' | 'insert' | 'update' | 'delete';
  /** A PUT: an insert of the one row that the filters name by its key, or a change of it. */
  isPut: boolean;
  relation: string;
  reading: Reading;
  media: Media;
  /** A HEAD request: the same answer without its body. */
  headOnly: boolean;
  preferences: Preferences;
  /** The columns of an insert, where the client names them. */
  columns: string[] | null;
  onConflict: string[] | null;
}

/** What is read of a table, be it the one of the address or one that is embedded in its rows. */
export interface Reading {
  select: SelectItem[];
  filters: Filter[];
  order: OrderItem[];
  limit: number;
  offset: number;
}

export type SelectItem = '*' | SelectedColumn | Embed;

/** A column, or what a path of keys leads to inside of its JSON: `data->address->>city`. */
export interface Field {
  column: string;
  path: readonly JsonStep[];
}

export interface JsonStep {
  key: string | number;
  asText: boolean;
}

export interface SelectedColumn extends Field {
  kind: 'column';
  /** As in `id::text`. */
  cast: string | null;
  alias: string;
}

/** Rows of a related table inside of every row: `alias:target!hint!inner(columns)`. */
export interface Embed {
  kind: 'embed';
  target: string;
  hint: string | null;
  /** Rows without a related one are left out. */
  inner: boolean;
  /** Its columns become columns of the row that it is embedded in: `...target(columns)`. */
  spread: boolean;
  /** Its name in the answer, and in the parameters that are about it. */
  alias: string;
  reading: Reading;
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
  match: '~',
  imatch: '~*',
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
export const quantifiable: ReadonlySet<string> = new Set([
  'eq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
]);

export const textSearches = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const;
export type TextSearch = keyof typeof textSearches;

export const isValues = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
type IsValue = (typeof isValues)[number];

export type Filter = Condition | { kind: 'and' | 'or'; negated: boolean; filters: Filter[] };

/** A filter on one field. */
export type Condition = Field & { negated: boolean } & (
    | { kind: 'compare'; operator: Comparison; quantifier: 'any' | 'all' | null; value: string }
    | { kind: 'is'; value: IsValue }
    | { kind: 'in'; values: string[] }
    | { kind: 'search'; operator: TextSearch; config: string | null; value: string }
  );

export interface OrderItem extends Field {
  /** The embedded table that the field is of, as in `order=author(name)`; null for the table itself. */
  related: string | null;
  descending: boolean;
  nulls: 'first' | 'last' | null;
}

export interface Preferences {
  return: 'representation' | 'minimal' | 'headers-only';
  count: 'exact' | 'planned' | 'estimated' | null;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  /** A row of an insert that lacks a column gets that column's default instead of null. */
  missingDefault: boolean;
  /** An update or delete of more rows than this is refused. */
  maxAffected: number | null;
  /** What was understood and will be done, for Preference-Applied. */
  applied: string[];
}

/** Every filter of a list, those inside of groups included. */
export function flattenFilters(filters: readonly Filter[]): Filter[] {
  return filters.flatMap((filter) =>
    'filters' in filter ? [filter, ...flattenFilters(filter.filters)] : [filter],
  );
}

export function embedsOf({ select }: Reading): Embed[] {
  return select.filter((item) => item !== '*' && item.kind === 'embed');
}

/** A reading and every one that is embedded in it, at any depth. */
export function flattenReadings(reading: Reading): Reading[] {
  return [reading, ...embedsOf(reading).flatMap((embed) => flattenReadings(embed.reading))];
}
