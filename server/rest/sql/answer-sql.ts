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

/** How many rows `source` has, without making a body of them. */
export function countedAnswer(source: string, counts: string): string {
  return `with answer as (${source}) select '[]' as body, ${counts} from answer`;
}

/**
 * The rows of `source`, whose columns are c1 to cN, as a JSON array; null where it would have more than `mostBytes`.
 * The sizes are added up row by row before anything is made of them: octet_length reads no stored text, so that rows
 * beyond the limit cost next to nothing. JSON may be longer than its texts, so the finished body is measured as well.
 */
export function cappedAnswer(
  source: string,
  counts: string,
  { columns, stripNulls, mostBytes }: AnswerShape,
): string {
  const sizes = columns.flatMap(({ sized }, n) => {
    if (sized === 'fixed') return [];
    return [`coalesce(octet_length(c${n + 1}${sized === 'text' ? '::text' : ''}), 0)`];
  });
  const constant = columns.reduce(
    (sum, { alias, sized }) =>
      sum + Buffer.byteLength(alias) + punctuationBytes + (sized === 'fixed' ? fixedBytes : 0),
    0,
  );
  const named = columns.map(({ alias }, n) => `c${n + 1} as ${quote(alias)}`).join(', ');
  const row = stripNulls ? 'json_strip_nulls(row_to_json(named))' : 'named';
  return `with answer as (${source}),
    measured as (
      select *, sum(${[constant, ...sizes].join(' + ')}) over (rows unbounded preceding) as bytes from answer
    ),
    made as (
      select coalesce(json_agg(${row}) filter (where bytes <= ${mostBytes}), '[]')::text as body,
             coalesce(max(bytes), 0) as bytes, ${counts}
      from measured cross join lateral (select ${named}) as named
    )
    select case when bytes <= ${mostBytes} and octet_length(body) <= ${mostBytes} then body end as body,
           rows, total, merged
    from made`;
}
