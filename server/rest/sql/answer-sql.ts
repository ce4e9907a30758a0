import { escapeIdentifier as quote } from 'pg';
import type { Column } from '#server/rest/catalogue.ts';

interface AnswerShape {
  columns: readonly { alias: string; sized: Column['sized'] }[];
  stripNulls: boolean;
  mostBytes: number;
}

/** More than any value of a type with a fixed size takes as JSON. */
const fixedBytes = 40;
/** Quotes, colon and comma around a name and its value. */
const punctuationBytes = 6;

/** The rows of an answer: a page that is read, or what a change returns, which Postgres takes only in `with`. */
export interface AnswerSource {
  kind: 'page' | 'change';
  sql: string;
}

/** How many rows there are, without making a body of them. */
export function countedAnswer(source: AnswerSource, counts: string): string {
  return selectFrom(source, (answer) => `select '[]' as body, ${counts} from ${answer}`);
}

/**
 * The rows of `source`, whose columns are c1 to cN, as a JSON array; null where it would have more than `mostBytes`.
 * The sizes are added up row by row before anything is made of them: octet_length reads no stored text, so that rows
 * beyond the limit cost next to nothing. JSON may be longer than its texts, so the finished body is measured as well.
 */
export function cappedAnswer(source: AnswerSource, counts: string, shape: AnswerShape): string {
  const { columns, stripNulls, mostBytes } = shape;
  const named = columns.map(({ alias }, n) => `c${n + 1} as ${quote(alias)}`).join(', ');
  const row = stripNulls ? 'json_strip_nulls(row_to_json(named))' : 'named';
  // Written twice, made once: Postgres recognizes the same aggregate.
  const json = `(json_agg(${row}) filter (where bytes <= ${mostBytes}))::text`;
  const body = `case when count(*) = 0 then '[]'
    when max(bytes) <= ${mostBytes} and octet_length(${json}) <= ${mostBytes} then ${json} end`;
  return selectFrom(
    source,
    (answer) =>
      `select ${body} as body, ${counts}
       from (select *, sum(${rowBytes(columns)}) over (rows unbounded preceding) as bytes from ${answer}) as measured
       cross join lateral (select ${named}) as named`,
  );
}

function selectFrom({ kind, sql }: AnswerSource, select: (answer: string) => string): string {
  return kind === 'page' ? select(`(${sql}) as answer`) : `with answer as (${sql}) ${select('answer')}`;
}

/** About how long a row will be. */
function rowBytes(columns: AnswerShape['columns']): string {
  const constant = columns.reduce(
    (sum, { alias, sized }) =>
      sum + Buffer.byteLength(alias) + punctuationBytes + (sized === 'fixed' ? fixedBytes : 0),
    0,
  );
  const sizes = columns.flatMap(({ sized }, n) => {
    if (sized === 'fixed') return [];
    return [`coalesce(octet_length(c${n + 1}${sized === 'text' ? '::text' : ''}), 0)`];
  });
  return [constant, ...sizes].join(' + ');
}
