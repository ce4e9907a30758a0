import { AppError } from '#server/http/app-error.ts';
import { restLimits } from '#server/rest/limits.ts';
import { Reader } from '#server/rest/parse/reader.ts';
import type { OrderItem, SelectItem } from '#server/rest/request.ts';

const longestAlias = 63;

/** `*`, `title`, `name:title`, `"my column"`, separated by commas. */
export function parseSelect(text: string): SelectItem[] {
  if (text === '') return ['*'];
  const reader = new Reader('select parameter', text);
  const items = reader.commaSeparated(() => readItem(reader));
  reader.expectEnd();
  if (items.length > restLimits.selectedColumns) {
    reader.failTooMany(`${restLimits.selectedColumns} columns`);
  }
  refuseRepeated(items);
  return items;
}

function readItem(reader: Reader): SelectItem {
  if (reader.match(/[ \t]*\*[ \t]*(?=,|$)/y)) return '*';
  if (reader.match(/[ \t]*\.\.\./y)) refuseFeature('Spreading related tables in select');
  if (reader.match(/[ \t]*count\(\)/y)) throw new AppError('PGRST123');
  const first = reader.name('a column, alias:column or *');
  if (reader.follows('::') || !reader.take(':')) {
    refuseUnsupported(reader);
    return { column: first, alias: first };
  }
  if (first.length > longestAlias) reader.failTooMany(`${longestAlias} characters in an alias`);
  const column = reader.name();
  refuseUnsupported(reader);
  return { column, alias: first };
}

/** Parts of PostgREST's syntax that are understood, so that their users are told what is wrong. */
function refuseUnsupported(reader: Reader): void {
  if (reader.follows('(') || reader.follows('!')) refuseFeature('Embedding related tables in select');
  if (reader.follows('::')) refuseFeature('Casting columns in select');
  if (reader.follows('->')) refuseFeature('JSON paths in select');
  if (reader.match(/\.(?:sum|avg|count|max|min)\(\)/y)) throw new AppError('PGRST123');
}

function refuseFeature(what: string): never {
  throw new AppError('PGRST127', {
    details: `${what} is not supported. Select columns of one table by name.`,
  });
}

/** A repeated column gives nothing new, and lets a short URL ask for a response of any size. */
function refuseRepeated(items: readonly SelectItem[]): void {
  const seen = new Set<string>();
  for (const item of items) {
    const column = item === '*' ? '*' : `"${item.column}"`;
    if (seen.has(column)) {
      throw new AppError('PGRST100', {
        message: '"failed to parse select parameter" (line 1, column 1)',
        details: `expecting every column once, but ${column} is repeated`,
      });
    }
    seen.add(column);
  }
}

/** `title.desc.nullslast,"my column"` */
export function parseOrder(text: string | null): OrderItem[] {
  if (!text) return [];
  const reader = new Reader('order', text);
  const items = reader.commaSeparated((): OrderItem => {
    const column = reader.name();
    const direction = reader.match(/\.(asc|desc)(?=[.,]|$)/y)?.[1];
    const nulls = reader.match(/\.nulls(first|last)(?=,|$)/y)?.[1];
    return {
      column,
      descending: direction === 'desc',
      nulls: (nulls as 'first' | 'last' | undefined) ?? null,
    };
  });
  reader.expectEnd();
  if (items.length > restLimits.orderTerms) reader.failTooMany(`${restLimits.orderTerms} columns to sort by`);
  return items;
}

/** The value of `columns` or `on_conflict`: `id,"my column"`. */
export function parseNames(parameter: string, text: string | null): string[] | null {
  if (!text) return null;
  const reader = new Reader(`${parameter} parameter`, text);
  const names = reader.commaSeparated(() => reader.name());
  reader.expectEnd();
  return names;
}
