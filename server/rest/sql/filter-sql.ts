import type { Parameters } from '#server/rest/sql/parameters.ts';
import {
  comparisons,
  textSearches,
  type Condition,
  type Field,
  type Filter,
  type TextSearch,
} from '#server/rest/request.ts';

interface FilterContext {
  parameters: Parameters;
  fieldSql: (field: Field) => string;
  /** The type that values are compared as with that field. */
  typeOf: (field: Field) => string;
  /** Whether there are related rows, where a condition asks that by the name of an embedded table. */
  existsSql: (condition: Condition) => string | undefined;
  /** The name of the table or view. */
  relation: string;
}

export function filterSql(filter: Filter, context: FilterContext): string {
  const condition = positiveSql(filter, context);
  return filter.negated ? `not (${condition})` : condition;
}

function positiveSql(filter: Filter, context: FilterContext): string {
  const { parameters, fieldSql, typeOf } = context;
  switch (filter.kind) {
    case 'and':
    case 'or':
      return `(${filter.filters.map((inner) => filterSql(inner, context)).join(` ${filter.kind} `)})`;
    case 'is': {
      const exists = context.existsSql(filter);
      if (exists) return filter.value === 'null' ? `not ${exists}` : exists;
      return `${fieldSql(filter)} is ${filter.value === 'not_null' ? 'not null' : filter.value}`;
    }
    case 'in':
      return `${fieldSql(filter)} = any (${parameters.add(filter.values)}::text[]::${typeOf(filter)}[])`;
    case 'search':
      return textSearchSql(filter, context);
    case 'compare':
      return comparisonSql(filter, context);
  }
}

function comparisonSql(
  filter: Filter & { kind: 'compare' },
  { parameters, fieldSql, typeOf }: FilterContext,
): string {
  const { operator, quantifier, value } = filter;
  const isLike = operator === 'like' || operator === 'ilike';
  const isRegex = operator === 'match' || operator === 'imatch';
  // A pattern is text whatever the column is; in like, * stands for % because % is awkward in a URL.
  const parameter = parameters.add(isLike ? value.replaceAll('*', '%') : value);
  const type = isLike || isRegex ? 'text' : typeOf(filter);
  const operand = quantifier
    ? `${quantifier} (${parameter}::text::${type}[])`
    : `${parameter}::text::${type}`;
  return `${fieldSql(filter)} ${comparisons[operator]} ${operand}`;
}

function textSearchSql(
  filter: Filter & { kind: 'search' },
  { parameters, fieldSql, typeOf, relation }: FilterContext,
): string {
  const { operator, config, value } = filter;
  const stored = filter.path.length === 0 ? storedWords.get(`${relation}.${filter.column}`) : undefined;
  if (stored && (config ?? stored.config) === stored.config) {
    const words = parameters.add(hidePunctuation(value, operator));
    const query = `${textSearches[operator]}('${stored.config}', ${words}::text)`;
    return `${fieldSql({ column: stored.key, path: [] })} in (select ${stored.find}(${query}))`;
  }
  const configArgument = config === null ? '' : `${parameters.add(config)}::text::regconfig, `;
  const isReady = typeOf(filter) === 'tsvector';
  const words = isReady
    ? fieldSql(filter)
    : `to_tsvector(${configArgument}${searchableSql(`${fieldSql(filter)}::text`)})`;
  const wanted = parameters.add(isReady ? value : hidePunctuation(value, operator));
  return `${words} @@ ${textSearches[operator]}(${configArgument}${wanted}::text)`;
}

/** Texts whose words are stored, in one language: reading those takes a hundredth of the time. */
const storedWords: ReadonlyMap<string, { key: string; find: string; config: string }> = new Map([
  ['chat_messages.content', { key: 'id', find: 'public.messages_with_words', config: 'english' }],
]);

/**
 * Postgres takes minutes to read "a_a_a_…" as words, and has similar trouble with other punctuation inside of them. As in
 * the index of our own search (supabase/migrations/20261119000200_bounded_search_text.sql), it sees control characters
 * in their place, which part words, and no more than the beginning of a text.
 */
const punctuation = '_-./@<&:?=~+';
const searchedLength = 20_000;

function searchableSql(text: string): string {
  return `translate(left(${text}, ${searchedLength}), '${punctuation}', repeat(chr(1), ${punctuation.length}))`;
}

/** What is an operator in a query: of to_tsquery & : <-> <2>, of websearch_to_tsquery a minus before a word. */
const operators: Record<TextSearch, RegExp | null> = {
  fts: /<(?:-|\d+)>|[&:]/g,
  plfts: null,
  phfts: null,
  wfts: /(?<=^|[\s"])-/g,
};

const hide = (text: string) => text.replaceAll(/[-_./@<&:?=~+]/g, '\u0001');

/** The query with its words written as the text is; a control character leaves the parts of a word together. */
function hidePunctuation(query: string, operator: TextSearch): string {
  const kept = operators[operator];
  if (!kept) return hide(query);
  const found = query.match(kept) ?? [];
  return query
    .split(kept)
    .map((text, index) => hide(text) + (found[index] ?? ''))
    .join('');
}
