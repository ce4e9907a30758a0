import { escapeIdentifier as quote } from 'pg';
import {
  filteredEmbed,
  orderedEmbed,
  type PlannedEmbed,
  type ReadingPlan,
} from '#server/rest/plan-reading.ts';
import type { OrderItem } from '#server/rest/request.ts';
import { fieldSql, fieldType, fromSql, tableSql } from '#server/rest/sql/field-sql.ts';
import { filterSql } from '#server/rest/sql/filter-sql.ts';
import type { Parameters } from '#server/rest/sql/parameters.ts';

/** Where the related rows of an embedded table are, and which they are. */
interface Source {
  from: string;
  conditions: readonly string[];
}

/**
 * The rows of a reading: c0, c1 … are its columns by their position in the selection, k0_0 … the key columns that relate
 * the table embedded at that position. Embedded tables are read from these rows, so only for the rows within the limit.
 */
export function rowsSql(plan: ReadingPlan, parameters: Parameters, source = ownSource(plan)): string {
  const { limit, offset } = plan;
  // One number has no order.
  const order = plan.counts ? [] : plan.order;
  const parts = [
    `select ${itemsSql(plan, parameters)} from ${source.from}${whereSql(plan, parameters, source.conditions)}`,
    order.length > 0 ? `order by ${order.map((item) => orderSql(plan, item, parameters)).join(', ')}` : '',
    `limit ${parameters.add(limit)}::bigint`,
    offset === 0 ? '' : `offset ${parameters.add(offset)}::bigint`,
  ];
  return parts.join(' ');
}

export function itemsSql(plan: ReadingPlan, parameters: Parameters): string {
  if (plan.counts) return 'count(*) as c0';
  const items = plan.selection.flatMap((item, n) => {
    if (item.kind === 'embed') {
      return item.relationship.columns.map(([here], i) => `${tableSql(plan)}.${quote(here)} as k${n}_${i}`);
    }
    const field = fieldSql(plan, item, parameters);
    return [`${item.cast === null ? field : `(${field})::${item.cast}`} as c${n}`];
  });
  return items.join(', ') || '1';
}

/** Filters, and a related row for every embedded table that is `!inner`. */
export function whereSql(plan: ReadingPlan, parameters: Parameters, given: readonly string[] = []): string {
  const filters = plan.filters.map((filter) =>
    filterSql(filter, {
      parameters,
      fieldSql: (field) => fieldSql(plan, field, parameters),
      typeOf: (field) => fieldType(plan, field),
      relation: plan.relation.name,
      existsSql(condition) {
        const embed = filteredEmbed(plan, condition);
        return embed && existsSql(plan, embed, parameters);
      },
    }),
  );
  const inner = plan.embeds.filter((embed) => embed.inner).map((embed) => existsSql(plan, embed, parameters));
  const conditions = [...given, ...filters, ...inner];
  return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
}

/** The rows of an embedded table that are related to one of ours, whose columns `here` writes. */
export function relatedSource({ relationship, reading }: PlannedEmbed, here: (n: number) => string): Source {
  const { columns, junction } = relationship;
  const table = tableSql(reading);
  if (!junction) {
    const equal = columns.map(([, there], n) => `${table}.${quote(there)} = ${here(n)}`);
    return { from: fromSql(reading), conditions: equal };
  }
  const between = `j${reading.depth}`;
  return {
    from: `${fromSql(reading)}, public.${quote(junction.table)} as ${between}`,
    conditions: [
      ...columns.map(([, there], n) => `${between}.${quote(there)} = ${here(n)}`),
      ...junction.columns.map(([from, to]) => `${between}.${quote(from)} = ${table}.${quote(to)}`),
    ],
  };
}

function ownSource(plan: ReadingPlan): Source {
  return { from: fromSql(plan), conditions: [] };
}

function fromRelated(plan: ReadingPlan, embed: PlannedEmbed, parameters: Parameters): string {
  const { from, conditions } = relatedSource(
    embed,
    (n) => `${tableSql(plan)}.${quote(embed.relationship.columns[n]![0])}`,
  );
  return `from ${from}${whereSql(embed.reading, parameters, conditions)}`;
}

function existsSql(plan: ReadingPlan, embed: PlannedEmbed, parameters: Parameters): string {
  return `exists (select ${fromRelated(plan, embed, parameters)})`;
}

function orderSql(plan: ReadingPlan, item: OrderItem, parameters: Parameters): string {
  const embed = orderedEmbed(plan, item);
  const value = embed
    ? `(select ${fieldSql(embed.reading, item, parameters)} ${fromRelated(plan, embed, parameters)} limit 1)`
    : fieldSql(plan, item, parameters);
  return `${value} ${item.descending ? 'desc' : 'asc'}${item.nulls ? ` nulls ${item.nulls}` : ''}`;
}
