import { restLimits } from '#server/rest/limits.ts';
import { requireCheapPattern } from '#server/rest/parse/cheap-pattern.ts';
import { readField } from '#server/rest/parse/read-field.ts';
import { Reader } from '#server/rest/parse/reader.ts';
import {
  comparisons,
  flattenFilters,
  isValues,
  quantifiable,
  textSearches,
  type Comparison,
  type Condition,
  type Field,
  type Filter,
  type TextSearch,
} from '#server/rest/request.ts';

/** `column=eq.value`: the value reaches to the end, whatever is in it. */
export function parseColumnFilter(field: Field, text: string): Filter {
  const reader = new Reader('filter', text);
  const filter = readCondition(reader, field, 'end');
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

/** Those of a request, the ones on embedded tables included. */
export function requireFewFilters(filters: readonly Filter[]): void {
  const all = flattenFilters(filters);
  const reader = new Reader('filter', '');
  if (all.length > restLimits.filters) reader.failTooMany(`${restLimits.filters} filters in a request`);
  if (all.filter(readsWholeTexts).length > restLimits.patterns) {
    reader.failTooMany(
      `${restLimits.patterns} like, ilike, match, imatch and full-text filters in a request`,
    );
  }
}

function readsWholeTexts(filter: Filter): boolean {
  return filter.kind === 'search' || (filter.kind === 'compare' && isPattern(filter.operator));
}

function isPattern(operator: string): boolean {
  return ['like', 'ilike', 'match', 'imatch'].includes(operator);
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
  const field = readField(reader);
  reader.expect('.');
  const filter = readCondition(reader, field, 'member');
  return negated ? { ...filter, negated: !filter.negated } : filter;
}

const unknownOperator = '"not" or operator (eq, gt, ...)';

function readCondition(reader: Reader, field: Field, until: 'end' | 'member'): Condition {
  const negated = reader.take('not.');
  const [, operator = '', modifier] =
    reader.match(/([a-z]+)(?:\(([^()]*)\))?(?=\.)/y) ?? reader.fail(unknownOperator);
  reader.expect('.');
  if (operator === 'in' && modifier === undefined) {
    return { kind: 'in', negated, ...field, values: readList(reader) };
  }
  const value = until === 'end' ? reader.rest() : reader.quotedOr(/\{[^{}]*\}|[^,()]*/y, 'a value');
  if (operator === 'is' && modifier === undefined) {
    const known = isValues.find((name) => name === value.toLowerCase());
    return { kind: 'is', negated, ...field, value: known ?? reader.fail(`one of ${isValues.join(', ')}`) };
  }
  if (Object.hasOwn(textSearches, operator)) {
    requireCheapPattern(reader, operator, value);
    return {
      kind: 'search',
      negated,
      ...field,
      operator: operator as TextSearch,
      config: modifier ?? null,
      value,
    };
  }
  if (!Object.hasOwn(comparisons, operator)) reader.fail(unknownOperator);
  if (isPattern(operator)) requireCheapPattern(reader, operator, value);
  const quantifier = readQuantifier(reader, operator, modifier);
  return { kind: 'compare', negated, ...field, operator: operator as Comparison, quantifier, value };
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

/** `(1,2,"a,b")`; an empty list matches nothing. */
function readList(reader: Reader): string[] {
  reader.expect('(');
  if (reader.take(')')) return [];
  const values = reader.commaSeparated(() => reader.quotedOr(/[^,()]*/y, 'a value'));
  reader.expect(')');
  return values;
}
