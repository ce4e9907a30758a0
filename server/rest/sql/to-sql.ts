import { escapeIdentifier as quote, escapeLiteral } from 'pg';
import { filterSql } from '#server/rest/sql/filter-sql.ts';
import { restLimits } from '#server/rest/limits.ts';
import { Parameters } from '#server/rest/sql/parameters.ts';
import type { Plan } from '#server/rest/plan.ts';
import type { OrderItem } from '#server/rest/request.ts';
import { cappedAnswer, countedAnswer, type AnswerSource } from '#server/rest/sql/answer-sql.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Step three: one statement that does the work and makes the answer. It returns a single row: `body` (the JSON text, or
 * null where it would be too large), `rows` (how many), `total` (how many there would be without a page, where the
 * client asked for a count) and `merged` (how many rows of an upsert were there before).
 */
export function toSql(plan: Plan): Statement {
  const writer = new Writer(plan);
  switch (plan.request.action) {
    case 'read':
      return writer.read();
    case 'insert':
      return writer.insert();
    case 'update':
      return writer.update();
    case 'delete':
      return writer.delete();
  }
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

  read(): Statement {
    const { order, limit, offset, preferences, headOnly } = this.#plan.request;
    const where = this.#where();
    const page = [
      `select ${this.#selection()} from ${this.#table}${where}`,
      order.length > 0 ? `order by ${order.map((item) => this.#orderItem(item)).join(', ')}` : '',
      `limit ${this.#parameters.add(limit)}::bigint`,
      offset === 0 ? '' : `offset ${this.#parameters.add(offset)}::bigint`,
    ];
    const total = preferences.count ? `(select count(*) from ${this.#table}${where})` : 'null::bigint';
    return this.#answer({ kind: 'page', sql: page.join(' ') }, total, !headOnly);
  }

  insert(): Statement {
    const { preferences } = this.#plan.request;
    const columns = this.#columns();
    if (this.#plan.payload?.rows === 0) return this.#nothing();
    const rows = columns
      ? `(${columns}) select ${columns} from ${this.#payloadRows()} as payload`
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
    const sql = `select ${this.#selection()} from ${this.#table} where false`;
    return this.#answer({ kind: 'page', sql }, 'null::bigint', true);
  }

  #change(statement: string): Statement {
    const { preferences, media } = this.#plan.request;
    const wanted = preferences.return === 'representation' || media.single;
    const total = preferences.count ? 'count(*)' : 'null::bigint';
    // `returning 1` reads no column, so a caller who may write but not read is not refused.
    const sql = `${statement} returning ${wanted ? this.#selection() : '1'}`;
    return this.#answer({ kind: 'change', sql }, total, wanted);
  }

  #answer(source: AnswerSource, total: string, withBody: boolean): Statement {
    const { selection, relation, request } = this.#plan;
    const isUpsert = request.preferences.resolution === 'merge-duplicates';
    const counts = `count(*) as rows, ${total} as total, ${isUpsert ? merged : '0'} as merged`;
    const text = withBody
      ? cappedAnswer(source, counts, {
          columns: selection.map(({ column, alias }) => ({
            alias,
            sized: relation.columns.get(column)?.sized ?? 'text',
          })),
          stripNulls: request.media.stripNulls,
          mostBytes: restLimits.responseBytes,
        })
      : countedAnswer(source, counts);
    return { text, values: this.#parameters.values };
  }

  /** Columns are numbered, because two of them may get the same alias; the answer names them. */
  #selection(): string {
    return this.#plan.selection.map(({ column }, n) => `${this.#column(column)} as c${n + 1}`).join(', ');
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

  #where(): string {
    const conditions = this.#plan.request.filters.map((filter) =>
      filterSql(filter, {
        parameters: this.#parameters,
        columnSql: (name) => this.#column(name),
        relation: this.#plan.relation.name,
        typeOf: (name) => this.#plan.relation.columns.get(name)?.comparedAs ?? 'text',
      }),
    );
    return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
  }

  #orderItem({ column, descending, nulls }: OrderItem): string {
    return `${this.#column(column)} ${descending ? 'desc' : 'asc'}${nulls ? ` nulls ${nulls}` : ''}`;
  }

  #column(name: string): string {
    return `${this.#table}.${quote(name)}`;
  }
}
