import { escapeIdentifier as quote, escapeLiteral } from 'pg';
import { restLimits } from '#server/rest/limits.ts';
import type { Plan } from '#server/rest/plan.ts';
import { cappedAnswer, countedAnswer, type AnswerSource } from '#server/rest/sql/answer-sql.ts';
import { Parameters } from '#server/rest/sql/parameters.ts';
import { itemsSql, rowsSql, whereSql } from '#server/rest/sql/reading-sql.ts';

interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Step three: one statement that does the work and makes the answer. It returns a single row: `body` (the JSON text, or
 * null where it would be too large), `rows` (how many), `total` (how many there would be without a page, where the
 * client asked for a count) and `merged` (how many rows of an upsert were there before). Where the total is known
 * already, the rows are not counted.
 */
export function toSql(plan: Plan, knownTotal: number | null = null): Statement {
  const writer = new Writer(plan);
  switch (plan.request.action) {
    case 'read':
      return writer.read(knownTotal);
    case 'insert':
      return writer.insert();
    case 'update':
      return writer.update();
    case 'delete':
      return writer.delete();
  }
}

/** Explains the rows that a read would find without its page, as JSON. */
export function toExplainSql({ relation, reading }: Plan): Statement {
  const parameters = new Parameters();
  const where = whereSql(reading, parameters);
  const text = `explain (format json) select from public.${quote(relation.name)}${where}`;
  return { text, values: parameters.values };
}

/** Counts the rows that an upsert has merged, for this transaction only. */
const mergedSetting = 'rest.merged';
const merged = `coalesce(nullif(current_setting('${mergedSetting}', true), ''), '0')::integer`;
const countMerged = `set_config('${mergedSetting}', (${merged} + 1)::text, true) is not null`;

/** Names come from the catalogue, but for the aliases a client chooses; all of them are quoted. */
class Writer {
  readonly #plan: Plan;
  readonly #parameters = new Parameters();
  readonly #table: string;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#table = `public.${quote(plan.relation.name)}`;
  }

  read(knownTotal: number | null): Statement {
    const { reading, request } = this.#plan;
    const page = rowsSql(reading, this.#parameters);
    return this.#answer({ kind: 'page', sql: page }, this.#total(knownTotal), !request.headOnly);
  }

  #total(known: number | null): string {
    if (!this.#plan.request.preferences.count) return 'null::bigint';
    if (known !== null) return `${this.#parameters.add(known)}::bigint`;
    return `(select count(*) from ${this.#table}${this.#where()})`;
  }

  insert(): Statement {
    const { preferences, isPut } = this.#plan.request;
    const columns = this.#columns();
    if (this.#plan.payload?.rows === 0) return this.#nothing();
    const rows = columns
      ? `(${columns}) select ${columns} from ${this.#payloadRows()} as payload${isPut ? this.#isNamedByKey() : ''}`
      : 'default values';
    const conflict = preferences.resolution ? this.#onConflict() : '';
    return this.#change(`insert into ${this.#table} ${rows}${conflict}`);
  }

  update(): Statement {
    const columns = this.#plan.payload?.columns ?? [];
    if (columns.length === 0) return this.#nothing();
    const sets = columns.map((column) => `${quote(column)} = payload.${quote(column)}`).join(', ');
    return this.#change(
      `update ${this.#table} set ${sets} from ${this.#payloadRows()} as payload${this.#where()}`,
    );
  }

  delete(): Statement {
    return this.#change(`delete from ${this.#table}${this.#where()}`);
  }

  /** Nothing to write changes nothing, and is no error. */
  #nothing(): Statement {
    const sql = `select ${this.#items()} from ${this.#table} where false`;
    return this.#answer({ kind: 'page', sql }, 'null::bigint', true);
  }

  #change(statement: string): Statement {
    const { preferences, media } = this.#plan.request;
    const wanted = preferences.return === 'representation' || media.single;
    const total = preferences.count ? 'count(*)' : 'null::bigint';
    // `returning 1` reads no column, so a caller who may write but not read is not refused.
    const sql = `${statement} returning ${wanted ? this.#items() : '1'}`;
    return this.#answer({ kind: 'change', sql }, total, wanted);
  }

  #answer(source: AnswerSource, total: string, withBody: boolean): Statement {
    const { reading, request } = this.#plan;
    const isUpsert = request.preferences.resolution === 'merge-duplicates';
    const counts = `count(*) as rows, ${total} as total, ${isUpsert ? merged : '0'} as merged`;
    const shape = {
      reading,
      media: request.media,
      parameters: this.#parameters,
      maxBytes: restLimits.responseBytes,
    };
    const text = withBody ? cappedAnswer(source, counts, shape) : countedAnswer(source, counts);
    return { text, values: this.#parameters.values };
  }

  #items(): string {
    return itemsSql(this.#plan.reading, this.#parameters);
  }

  #where(): string {
    return whereSql(this.#plan.reading, this.#parameters);
  }

  #columns(): string {
    return (this.#plan.payload?.columns ?? []).map((column) => quote(column)).join(', ');
  }

  /** The rows of the body, each column read by Postgres as its own type. */
  #payloadRows(): string {
    const { payload, relation, request } = this.#plan;
    const types = (payload?.columns ?? []).map(
      (column) => `${quote(column)} ${relation.columns.get(column)?.type}`,
    );
    const json = this.#parameters.add(payload?.json ?? '[]');
    const rows = `as rows (${types.join(', ')})`;
    if (request.action !== 'insert' || !request.preferences.missingDefault) {
      return `(select * from json_to_recordset(${json}::json) ${rows})`;
    }
    const filled = `select jsonb_agg(${this.#defaults()} || given) from jsonb_array_elements(${json}::jsonb) as given`;
    return `(select * from jsonb_to_recordset((${filled})) ${rows})`;
  }

  /** An object with the default of every column that the payload has; the expressions are the catalogue's own. */
  #defaults(): string {
    const { payload, relation } = this.#plan;
    const pairs = (payload?.columns ?? []).flatMap((column) => {
      const expression = relation.columns.get(column)?.default ?? null;
      return expression === null ? [] : [`${escapeLiteral(column)}, ${expression}`];
    });
    return `jsonb_build_object(${pairs.join(', ')})`;
  }

  #onConflict(): string {
    const { payload, conflictTarget, request } = this.#plan;
    const given = payload?.columns ?? [];
    // Without a key, or without any value, there is nothing that could be merged.
    if (conflictTarget.length === 0 || given.length === 0) return '';
    const target = `(${conflictTarget.map((column) => quote(column)).join(', ')})`;
    if (request.preferences.resolution === 'ignore-duplicates') return ` on conflict ${target} do nothing`;
    // The key is what the rows agree on: writing it again is only for a row of nothing else, so that it is returned.
    const changing = given.filter((column) => !conflictTarget.includes(column));
    const sets = (changing.length > 0 ? changing : given).map(
      (column) => `${quote(column)} = excluded.${quote(column)}`,
    );
    return ` on conflict ${target} do update set ${sets.join(', ')} where ${countMerged}`;
  }

  /** A row that is not the one of the address is not written. */
  #isNamedByKey(): string {
    const { relation, reading } = this.#plan;
    const equal = reading.filters.flatMap((filter) => {
      if (filter.kind !== 'compare') return [];
      const type = relation.columns.get(filter.column)?.comparedAs;
      return [`payload.${quote(filter.column)} = ${this.#parameters.add(filter.value)}::text::${type}`];
    });
    return ` where ${equal.join(' and ')}`;
  }
}
