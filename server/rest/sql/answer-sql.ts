import { escapeIdentifier as quote } from 'pg';
import type { PlannedEmbed, PlannedItem, ReadingPlan } from '#server/rest/plan-reading.ts';
import type { Media } from '#server/rest/request.ts';
import type { Parameters } from '#server/rest/sql/parameters.ts';
import { relatedSource, rowsSql } from '#server/rest/sql/reading-sql.ts';

/** More than any value of a type with a fixed size takes as JSON. */
const fixedBytes = 40;
/** Quotes, colon and comma around a name and its value. */
const punctuationBytes = 6;

/** The rows of an answer: a page that is read, or what a change returns, which Postgres takes only in `with`. */
export interface AnswerSource {
  kind: 'page' | 'change';
  sql: string;
}

interface AnswerShape {
  reading: ReadingPlan;
  media: Media;
  parameters: Parameters;
  maxBytes: number;
}

/** How many rows there are, without making a body of them. */
export function countedAnswer(source: AnswerSource, counts: string): string {
  return selectFrom(source, (rows) => `select '[]' as body, ${counts} from ${rows} as a0`);
}

/**
 * The rows of `source` (see rowsSql) as a JSON array or CSV; null where that would have more than `maxBytes`.
 * The sizes are added up row by row before anything is made of them: octet_length reads no stored text, so that rows
 * beyond the limit cost next to nothing. JSON may be longer than its texts, so the finished body is measured as well.
 */
export function cappedAnswer(source: AnswerSource, counts: string, shape: AnswerShape): string {
  const { reading, media, parameters, maxBytes } = shape;
  const whole = `filter (where bytes <= ${maxBytes})`;
  const row = media.stripNulls ? 'json_strip_nulls(row_to_json(named))' : 'named';
  // Written twice, made once: Postgres recognizes the same aggregate.
  const made =
    media.format === 'csv'
      ? `(${parameters.add(csvHeader(reading))}::text || string_agg(${csvLine}, '') ${whole})`
      : `(json_agg(${row}) ${whole})::text`;
  const body = `case when count(*) = 0 then '${media.format === 'csv' ? '' : '[]'}'
    when max(bytes) <= ${maxBytes} and octet_length(${made}) <= ${maxBytes} then ${made} end`;
  return selectFrom(source, (rows) => `select ${body} as body, ${counts} from ${measuredSql(rows, shape)}`);
}

function selectFrom({ kind, sql }: AnswerSource, select: (rows: string) => string): string {
  return kind === 'page' ? select(`(${sql})`) : `with answer as (${sql}) ${select('answer')}`;
}

/** Rows with what is embedded in them: `named` as they are shown, and `bytes`, how long they are up to each one. */
function measuredSql(rows: string, shape: AnswerShape): string {
  const { selection, depth } = shape.reading;
  const embedded = selection.map((item, n) => (item.kind === 'embed' ? embeddedSql(item, n, shape) : ''));
  const named = selection.flatMap((item, n) => namedSql(item, n, shape)).join(', ');
  return `(select *, sum(${rowBytes(selection)}) over (rows unbounded preceding) as bytes
    from ${rows} as a${depth}${embedded.join('')}) as measured cross join lateral (select ${named}) as named`;
}

/** The related rows of each row as JSON, j, and about how long that is, b; no more of it is made than may be shown. */
function embeddedSql(embed: PlannedEmbed, n: number, shape: AnswerShape): string {
  const { maxBytes, parameters, reading } = shape;
  const related = relatedSource(embed, (i) => `a${reading.depth}.k${n}_${i}`);
  const limited = embed.toOne ? { ...embed.reading, limit: 1 } : embed.reading;
  const rows = measuredSql(`(${rowsSql(limited, parameters, related)})`, {
    ...shape,
    reading: embed.reading,
  });
  const made = embed.toOne
    ? `case when bytes <= ${maxBytes} then row_to_json(named) end as j${n}, bytes as b${n}`
    : `coalesce(json_agg(named) filter (where bytes <= ${maxBytes}), '[]') as j${n}, max(bytes) as b${n}`;
  return ` left join lateral (select ${made} from ${rows}) as e${n} on true`;
}

function namedSql(item: PlannedItem, n: number, { reading, media, parameters }: AnswerShape): string[] {
  if (item.kind === 'column') return [`c${n} as ${quote(item.alias)}`];
  if (!item.spread) return [`j${n} as ${quote(item.alias)}`];
  // A line of CSV has texts as they are, an object their JSON.
  const asText = media.format === 'csv' && reading.depth === 0;
  return namesOf(item.reading).map((name) => {
    const key = `${parameters.add(name)}::text`;
    const value = item.toOne
      ? `j${n} ${asText ? '->>' : '->'} ${key}`
      : `(select coalesce(json_agg(element -> ${key}), '[]') from json_array_elements(j${n}) as element)`;
    return `${value} as ${quote(name)}`;
  });
}

function namesOf({ selection }: ReadingPlan): string[] {
  return selection.flatMap((item) =>
    item.kind === 'embed' && item.spread ? namesOf(item.reading) : [item.alias],
  );
}

/** About how long a row will be. */
function rowBytes(selection: readonly PlannedItem[]): string {
  const constant = selection.reduce(
    (sum, item) =>
      sum +
      Buffer.byteLength(item.alias) +
      punctuationBytes +
      (item.kind === 'column' && item.sized === 'fixed' ? fixedBytes : 0),
    0,
  );
  const sizes = selection.flatMap((item, n) => {
    if (item.kind === 'embed') return [`coalesce(b${n}, 0)`];
    if (item.sized === 'fixed') return [];
    return [`coalesce(octet_length(c${n}${item.sized === 'text' ? '::text' : ''}), 0)`];
  });
  return [constant, ...sizes].join(' + ');
}

/** As PostgREST does it, Postgres writes a row the way it writes a composite value, which is CSV in parentheses. */
const csvLine = `E'\\n' || substr(named::text, 2, length(named::text) - 2)`;

function csvHeader(reading: ReadingPlan): string {
  return namesOf(reading)
    .map((name) => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name))
    .join(',');
}
