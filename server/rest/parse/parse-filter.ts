import { AppError } from '#server/http/app-error.ts';
import { restLimits } from '#server/rest/limits.ts';
import { Reader } from '#server/rest/parse/reader.ts';
import {
  comparisons,
  flattenFilters,
  isValues,
  quantifiable,
  textSearches,
  type Comparison,
  type Filter,
  type TextSearch,
} from '#server/rest/request.ts';

/** Any parameter that is not one of these is a filter on a column of that name. */
const parameters = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey']);

export function parseFilters(query: URLSearchParams): Filter[] {
  const filters: Filter[] = [];
  for (const [name, value] of query) {
    const logic = /^(not\.)?(and|or)$/.exec(name);
    if (logic) filters.push(parseLogicFilter(logic[2] as 'and' | 'or', logic[1] !== undefined, value));
    else if (!parameters.has(name)) filters.push(parseColumnFilter(parseColumnName(name), value));
  }
  requireFewFilters(filters);
  return filters;
}

/** `column=eq.value`: the value reaches to the end, whatever is in it. */
export function parseColumnFilter(column: string, text: string): Filter {
  const reader = new Reader('filter', text);
  const filter = readCondition(reader, column, 'end');
  reader.expectEnd();
  return filter;
}

/** `or=(a.eq.1,not.and(b.gt.2,c.is.null))`: conditions in parentheses, which may be nested. */
export function parseLogicFilter(kind: 'and' | 'or', negated: boolean, text: string): Filter {
  const reader = new Reader('logic tree', text);
  const filter: Filter = { kind, negated, filters: readGroup(reader, 0) };
  reader.expectEnd();
  return filter;
}

/** The name of a parameter as that of a column: `title`, `my column`, `"with.dot"`. */
function parseColumnName(text: string): string {
  if (text.startsWith('"')) {
    const reader = new Reader('tree path', text);
    const name = reader.name();
    reader.expectEnd();
    return name;
  }
  const [embedded] = text.split('.');
  if (embedded === text || embedded === undefined) return text;
  throw new AppError('PGRST108', {
    message: `'${embedded}' is not an embedded resource in this request`,
    hint: `Verify that '${embedded}' is included in the 'select' query parameter.`,
  });
}

function requireFewFilters(filters: readonly Filter[]): void {
  const all = flattenFilters(filters);
  if (all.length > restLimits.filters) {
    new Reader('filter', '').failTooMany(`${restLimits.filters} filters in a request`);
  }
  if (all.filter(readsWholeTexts).length > restLimits.patterns) {
    new Reader('filter', '').failTooMany(
      `${restLimits.patterns} like, ilike and full-text filters in a request`,
    );
  }
}

function readsWholeTexts(filter: Filter): boolean {
  return filter.kind === 'search' || (filter.kind === 'compare' && isPattern(filter.operator));
}

function isPattern(operator: string): boolean {
  return operator === 'like' || operator === 'ilike';
}

function readGroup(reader: Reader, depth: number): Filter[] {
  if (depth > restLimits.filterDepth) reader.fail(`at most ${restLimits.filterDepth} levels of parentheses`);
  reader.expect('(');
  const filters = reader.commaSeparated(() => readMember(reader, depth));
  reader.expect(')');
  return filters;
}

function readMember(reader: Reader, depth: number): Filter {
  reader.match(/[ \t]+/y);
  const negated = reader.take('not.');
  for (const kind of ['and', 'or'] as const) {
    if (reader.follows(`${kind}(`)) {
      reader.take(kind);
      return { kind, negated, filters: readGroup(reader, depth + 1) };
    }
  }
  const column = reader.name();
  reader.expect('.');
  const filter = readCondition(reader, column, 'member');
  return negated ? { ...filter, negated: !filter.negated } : filter;
}

const unknownOperator = '"not" or operator (eq, gt, ...)';

function readCondition(reader: Reader, column: string, until: 'end' | 'member'): Filter {
  const negated = reader.take('not.');
  const [, operator = '', modifier] =
    reader.match(/([a-z]+)(?:\(([^()]*)\))?(?=\.)/y) ?? reader.fail(unknownOperator);
  reader.expect('.');
  if (operator === 'in' && modifier === undefined) {
    return { kind: 'in', negated, column, values: readList(reader) };
  }
  const value = until === 'end' ? reader.rest() : reader.quotedOr(/\{[^{}]*\}|[^,()]*/y, 'a value');
  if (operator === 'is' && modifier === undefined) {
    const known = isValues.find((name) => name === value.toLowerCase());
    return { kind: 'is', negated, column, value: known ?? reader.fail(`one of ${isValues.join(', ')}`) };
  }
  if (Object.hasOwn(textSearches, operator)) {
    requireCheapPattern(reader, value);
    return {
      kind: 'search',
      negated,
      column,
      operator: operator as TextSearch,
      config: modifier ?? null,
      value,
    };
  }
  if (!Object.hasOwn(comparisons, operator)) reader.fail(unknownOperator);
  if (isPattern(operator)) requireCheapPattern(reader, value);
  const quantifier = readQuantifier(reader, operator, modifier);
  return { kind: 'compare', negated, column, operator: operator as Comparison, quantifier, value };
}

function readQuantifier(
  reader: Reader,
  operator: string,
  modifier: string | undefined,
): 'any' | 'all' | null {
  if (modifier === undefined) return null;
  if ((modifier === 'any' || modifier === 'all') && quantifiable.has(operator)) return modifier;
  return reader.fail(unknownOperator);
}

/** What a pattern costs grows with its length and its wildcards, for each character of each row. */
function requireCheapPattern(reader: Reader, pattern: string): void {
  const { patternLength, patternWildcards } = restLimits;
  if (pattern.length > patternLength) reader.failTooMany(`${patternLength} characters in a pattern`);
  if ((pattern.match(/[%*]/g)?.length ?? 0) > patternWildcards) {
    reader.failTooMany(`${patternWildcards} wildcards (% or *) in a pattern`);
  }
}

/** `(1,2,"a,b")`; an empty list matches nothing. */
function readList(reader: Reader): string[] {
  reader.expect('(');
  if (reader.take(')')) return [];
  const values = reader.commaSeparated(() => reader.quotedOr(/[^,()]*/y, 'a value'));
  reader.expect(')');
  return values;
}
