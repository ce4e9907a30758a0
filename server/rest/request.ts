/** A request to rest/v1 as its address, headers and body say it: syntax only, nothing checked against the catalogue. */
export interface RestRequest {
  action: 'read' | 'insert' | 'update' | 'delete';
  relation: string;
  select: SelectItem[];
  filters: Filter[];
  order: OrderItem[];
  limit: number;
  offset: number;
  /** Exactly one row, or an error and no change. */
  single: boolean;
  preferences: Preferences;
  /** The columns of an insert, where the client names them. */
  columns: string[] | null;
  onConflict: string[] | null;
}

export type SelectItem = '*' | { column: string; alias: string };

export const comparisons = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
} as const;
export type Comparison = keyof typeof comparisons;

export const isValues = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
export type IsValue = (typeof isValues)[number];

export type Filter =
  | { kind: 'compare'; negated: boolean; column: string; operator: Comparison; value: string }
  | { kind: 'is'; negated: boolean; column: string; value: IsValue }
  | { kind: 'in'; negated: boolean; column: string; values: string[] }
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
  /** What was understood and will be done, for Preference-Applied. */
  applied: string[];
}

/** Every column that a request reads, filters or sorts by. */
export function namesIn({ select, filters, order }: RestRequest): string[] {
  return [
    ...select.flatMap((item) => (item === '*' ? [] : [item.column])),
    ...filters.flatMap(namesInFilter),
    ...order.map(({ column }) => column),
  ];
}

function namesInFilter(filter: Filter): string[] {
  return 'filters' in filter ? filter.filters.flatMap(namesInFilter) : [filter.column];
}
