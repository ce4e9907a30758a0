import type { Database } from '#server/db/database.ts';
import { loadRelationships, type Relationship } from '#server/rest/relationships.ts';

/** What rest/v1 exposes: every table and view of the schema `public`, as the database has them. */
export type Catalogue = ReadonlyMap<string, Relation>;

export interface Relation {
  name: string;
  /** In the order of the table. */
  columns: ReadonlyMap<string, Column>;
  primaryKey: readonly string[];
  /** The relationships to other relations and to itself. */
  relationships: readonly Relationship[];
}

export interface Column {
  /** The type as written in SQL. */
  type: string;
  /** The type without its length. A cast to the full type would cut a longer value before the comparison. */
  comparedAs: string;
  /** How to measure the size of a value: a fixed size, octet_length, or the length of its text. */
  sized: 'fixed' | 'octets' | 'text';
  /** The SQL expression of the default value; null if there is none. */
  default: string | null;
}

interface CatalogueRow {
  relation: string;
  column: string;
  type: string;
  compared_as: string;
  sized: Column['sized'];
  default: string | null;
  in_key: boolean;
}

export async function loadCatalogue(database: Database): Promise<Catalogue> {
  const [rows, relationships] = await database.transaction(async (q) => [
    await q.query<CatalogueRow>(
      `select c.relname as relation, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
              case when a.atttypid = 'bpchar'::regtype then 'bpchar' else format_type(a.atttypid, null) end as compared_as,
              case when t.typlen <> -1 then 'fixed'
                   when t.typcategory = 'S' or a.atttypid = 'bytea'::regtype then 'octets'
                   else 'text' end as sized,
              case when a.attidentity <> '' then
                     format('nextval(%L)', pg_get_serial_sequence(format('public.%I', c.relname), a.attname))
                   when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end as default,
              coalesce(a.attnum = any (i.indkey), false) as in_key
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       join pg_type t on t.oid = a.atttypid
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
       left join pg_index i on i.indrelid = c.oid and i.indisprimary
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       order by c.relname, a.attnum`,
    ),
    await loadRelationships(q),
  ]);
  const relations = Map.groupBy(rows, (row) => row.relation);
  return new Map(
    [...relations].map(([name, columns]) => [
      name,
      {
        name,
        columns: new Map(
          columns.map((row) => [
            row.column,
            { type: row.type, comparedAs: row.compared_as, sized: row.sized, default: row.default },
          ]),
        ),
        primaryKey: columns.filter(({ in_key }) => in_key).map(({ column }) => column),
        relationships: relationships.get(name) ?? [],
      },
    ]),
  );
}
