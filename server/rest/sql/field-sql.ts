import { escapeIdentifier as quote } from 'pg';
import type { ReadingPlan } from '#server/rest/plan-reading.ts';
import type { Field } from '#server/rest/request.ts';
import type { Parameters } from '#server/rest/sql/parameters.ts';

type Place = Pick<ReadingPlan, 'relation' | 'depth'>;

/** What a relation is called inside of a statement; an embedded one by its depth, as it may be another's twin. */
export function tableSql({ relation, depth }: Place): string {
  return depth === 0 ? `public.${quote(relation.name)}` : `t${depth}`;
}

export function fromSql({ relation, depth }: Place): string {
  return depth === 0 ? `public.${quote(relation.name)}` : `public.${quote(relation.name)} as t${depth}`;
}

export function fieldSql(place: Place, { column, path }: Field, parameters: Parameters): string {
  const sql = `${tableSql(place)}.${quote(column)}`;
  if (path.length === 0) return sql;
  const type = place.relation.columns.get(column)?.comparedAs;
  const json = type === 'json' || type === 'jsonb' ? sql : `to_jsonb(${sql})`;
  const steps = path.map(
    ({ key, asText }) =>
      `${asText ? '->>' : '->'} ${parameters.add(key)}::${typeof key === 'number' ? 'integer' : 'text'}`,
  );
  return `(${json} ${steps.join(' ')})`;
}

/** The type that values are compared as with a field. */
export function fieldType({ relation }: Place, { column, path }: Field): string {
  const last = path.at(-1);
  if (last) return last.asText ? 'text' : 'jsonb';
  return relation.columns.get(column)?.comparedAs ?? 'text';
}
