import { escapeIdentifier as quote } from 'pg';
import type { Plan } from '#server/rest/plan.ts';
import { comparisons, type Filter, type OrderItem } from '#server/rest/request.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Step three: one statement that does the work and makes the answer. It gives a single row: `body` (the JSON text),
 * `rows` (how many) and `total` (how many there would be without a page, where the client asked for a count).
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

/** Values go into `$n`. Names come from the catalogue, but for the aliases a client chooses; all of them are quoted. */
class Writer {
  readonly #plan: Plan;
  readonly #values: unknown[] = [];
  readonly #table: string;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#table = `public.${quote(plan.relation.name)}`;
  }

  read(): Statement {
    const { order, limit, offset, preferences } = this.#plan.request;
    const where = this.#where();
    const page = [
      `select ${this.#selection()} from ${this.#table}${where}`,
      order.length > 0 ? `order by ${order.map((item) => this.#orderItem(item)).join(', ')}` : '',
      `limit ${this.#value(limit)}::bigint`,
      offset === 0 ? '' : `offset ${this.#value(offset)}::bigint`,
    ];
    const total = preferences.count ? `(select count(*) from ${this.#table}${where})` : 'null::bigint';
    return this.#answer(page.join(' '), total);
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
    return this.#answer(`select ${this.#selection()} from ${this.#table} where false`, 'null::bigint');
  }

  #change(statement: string): Statement {
    const { preferences, single } = this.#plan.request;
    const wanted = preferences.return === 'representation' || single;
    const total = preferences.count ? 'count(*)' : 'null::bigint';
    // `returning 1` reads no column, so a caller who may write but not read is not refused.
    return this.#answer(`${statement} returning ${wanted ? this.#selection() : '1'}`, total, !wanted);
  }

  #answer(source: string, total: string, countOnly = false): Statement {
    const body = countOnly ? "'[]'" : "coalesce(json_agg(row_to_json(answer.*)), '[]')::text";
    const text = `with answer as (${source}) select ${body} as body, count(*) as rows, ${total} as total from answer`;
    return { text, values: this.#values };
  }

  #selection(): string {
    return this.#plan.request.select
      .map((item) =>
        item === '*' ? `${this.#table}.*` : `${this.#column(item.column)} as ${quote(item.alias)}`,
      )
      .join(', ');
  }

  #columns(): string {
    return (this.#plan.payload?.columns ?? []).map((column) => quote(column)).join(', ');
  }

  /** The rows of the body, each column read by Postgres as its own type. */
  #payloadRows(): string {
    const { payload, relation } = this.#plan;
    const types = (payload?.columns ?? []).map(
      (column) => `${quote(column)} ${relation.columns.get(column)?.type}`,
    );
    const json = this.#value(payload?.json ?? '[]');
    return `(select * from json_to_recordset(${json}::json) as rows (${types.join(', ')}))`;
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
    return ` on conflict ${target} do update set ${sets.join(', ')}`;
  }

  #where(): string {
    const conditions = this.#plan.request.filters.map((filter) => this.#condition(filter));
    return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
  }

  #condition(filter: Filter): string {
    const condition = this.#positive(filter);
    return filter.negated ? `not (${condition})` : condition;
  }

  #positive(filter: Filter): string {
    switch (filter.kind) {
      case 'and':
      case 'or':
        return `(${filter.filters.map((inner) => this.#condition(inner)).join(` ${filter.kind} `)})`;
      case 'is':
        return `${this.#column(filter.column)} is ${filter.value === 'not_null' ? 'not null' : filter.value}`;
      case 'in':
        return `${this.#column(filter.column)} = any (${this.#value(filter.values)}::text[]::${this.#type(filter.column)}[])`;
      case 'compare':
        return this.#comparison(filter);
    }
  }

  #comparison({ column, operator, value }: Filter & { kind: 'compare' }): string {
    const pattern = operator === 'like' || operator === 'ilike';
    // A pattern is text whatever the column is, with * for % as addresses like it; all else has the column's type.
    const operand = pattern
      ? `${this.#value(value.replaceAll('*', '%'))}::text`
      : `${this.#value(value)}::text::${this.#type(column)}`;
    return `${this.#column(column)} ${comparisons[operator]} ${operand}`;
  }

  #orderItem({ column, descending, nulls }: OrderItem): string {
    return `${this.#column(column)} ${descending ? 'desc' : 'asc'}${nulls ? ` nulls ${nulls}` : ''}`;
  }

  #column(name: string): string {
    return `${this.#table}.${quote(name)}`;
  }

  #type(column: string): string {
    return this.#plan.relation.columns.get(column)?.comparedAs ?? 'text';
  }

  #value(value: unknown): string {
    this.#values.push(value);
    return `$${this.#values.length}`;
  }
}
