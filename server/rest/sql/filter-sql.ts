import type { Parameters } from '#server/rest/sql/parameters.ts';
import { comparisons, textSearches, type Filter } from '#server/rest/request.ts';

interface FilterContext {
  parameters: Parameters;
  /** The column of that name, as SQL writes it. */
  columnSql: (name: string) => string;
  /** The type that values are compared as with that column. */
  typeOf: (name: string) => string;
}

export function filterSql(filter: Filter, context: FilterContext): string {
  const condition = positiveSql(filter, context);
  return filter.negated ? `not (${condition})` : condition;
}

function positiveSql(filter: Filter, context: FilterContext): string {
  const { parameters, columnSql, typeOf } = context;
  switch (filter.kind) {
    case 'and':
    case 'or':
      return `(${filter.filters.map((inner) => filterSql(inner, context)).join(` ${filter.kind} `)})`;
    case 'is':
      return `${columnSql(filter.column)} is ${filter.value === 'not_null' ? 'not null' : filter.value}`;
    case 'in':
      return `${columnSql(filter.column)} = any (${parameters.add(filter.values)}::text[]::${typeOf(filter.column)}[])`;
    case 'search':
      return textSearchSql(filter, context);
    case 'compare':
      return comparisonSql(filter, context);
  }
}

function comparisonSql(
  { column, operator, quantifier, value }: Filter & { kind: 'compare' },
  { parameters, columnSql, typeOf }: FilterContext,
): string {
  const pattern = operator === 'like' || operator === 'ilike';
  // A pattern is text whatever the column is, with * for % because % is awkward in a URL.
  const parameter = parameters.add(pattern ? value.replaceAll('*', '%') : value);
  const type = pattern ? 'text' : typeOf(column);
  const operand = quantifier
    ? `${quantifier} (${parameter}::text::${type}[])`
    : `${parameter}::text::${type}`;
  return `${columnSql(column)} ${comparisons[operator]} ${operand}`;
}

function textSearchSql(
  { column, operator, config, value }: Filter & { kind: 'search' },
  { parameters, columnSql, typeOf }: FilterContext,
): string {
  const configArgument = config === null ? '' : `${parameters.add(config)}::text::regconfig, `;
  const words =
    typeOf(column) === 'tsvector'
      ? columnSql(column)
      : `to_tsvector(${configArgument}${columnSql(column)}::text)`;
  return `${words} @@ ${textSearches[operator]}(${configArgument}${parameters.add(value)}::text)`;
}
