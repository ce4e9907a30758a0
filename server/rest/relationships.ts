import type { Queries } from '#server/db/database.ts';

/** A way from the rows of one relation to those of another, along foreign keys. */
export interface Relationship {
  /** The relation that it leads to. */
  target: string;
  /** Whether that is a view of the table that the foreign key is about. */
  toView: boolean;
  cardinality: 'many-to-one' | 'one-to-one' | 'one-to-many' | 'many-to-many';
  /** The name of the foreign key; of a many-to-many relationship, of the table between. */
  name: string;
  /** Whether the foreign key is one of the rows that it leads away from. */
  ownsKey: boolean;
  /** Pairs of columns that are equal in related rows: here and at the target, or here and in the table between. */
  columns: readonly ColumnPair[];
  /** The table between, and its columns beside those of the target. */
  junction: Junction | null;
}

type ColumnPair = readonly [here: string, there: string];

interface Junction {
  table: string;
  columns: readonly ColumnPair[];
  /** The foreign keys to this side and to the target. */
  keys: readonly [string, string];
}

interface ForeignKey {
  name: string;
  origin: string;
  target: string;
  columns: string[];
  target_columns: string[];
  /** No two rows refer to the same one. */
  is_unique: boolean;
  /** All of its columns are in the primary key. */
  in_primary_key: boolean;
}

interface ViewColumn {
  view: string;
  column: string;
  /** Null where the view computes the column. */
  table: string | null;
  table_column: string | null;
}

/** The relationships of every table and view of the schema `public`, by the name of what they lead away from. */
export async function loadRelationships(queries: Queries): Promise<Map<string, Relationship[]>> {
  const keys = await queries.query<ForeignKey>(foreignKeysSql);
  const views = await queries.query<ViewColumn>(viewColumnsSql);
  const found = new Map<string, Relationship[]>();
  const add = (origin: string, relationship: Relationship) =>
    found.set(origin, [...(found.get(origin) ?? []), relationship]);
  for (const key of keys) {
    for (const origin of shownIn(views, key.origin, key.columns)) {
      for (const target of shownIn(views, key.target, key.target_columns)) {
        addBothWays(add, key, origin, target);
      }
    }
  }
  for (const [here, there] of throughJunctions(keys)) add(here.target, manyToMany(here, there));
  return found;
}

interface Shown {
  relation: string;
  columns: string[];
}

/** The table, and the views that show all of these columns of it, by the names they have there. */
function shownIn(views: readonly ViewColumn[], table: string, columns: readonly string[]): Shown[] {
  const byView = Map.groupBy(
    views.filter((shown) => shown.table === table),
    ({ view }) => view,
  );
  const inViews = [...byView].flatMap(([relation, shown]) => {
    const names = columns.map((name) => shown.find(({ table_column }) => table_column === name)?.column);
    return names.every((name) => name !== undefined) ? [{ relation, columns: names }] : [];
  });
  return [{ relation: table, columns: [...columns] }, ...inViews];
}

function addBothWays(
  add: (origin: string, relationship: Relationship) => void,
  key: ForeignKey,
  origin: Shown,
  target: Shown,
): void {
  const pairs = origin.columns.map((column, n): ColumnPair => [column, target.columns[n]!]);
  add(origin.relation, {
    target: target.relation,
    toView: target.relation !== key.target,
    cardinality: key.is_unique ? 'one-to-one' : 'many-to-one',
    name: key.name,
    ownsKey: true,
    columns: pairs,
    junction: null,
  });
  add(target.relation, {
    target: origin.relation,
    toView: origin.relation !== key.origin,
    cardinality: key.is_unique ? 'one-to-one' : 'one-to-many',
    name: key.name,
    ownsKey: false,
    columns: pairs.map(([here, there]) => [there, here]),
    junction: null,
  });
}

/** A table joins two others where its primary key has the foreign keys to both. */
function throughJunctions(keys: readonly ForeignKey[]): [ForeignKey, ForeignKey][] {
  const joining = Map.groupBy(
    keys.filter(({ in_primary_key }) => in_primary_key),
    ({ origin }) => origin,
  );
  return [...joining.values()].flatMap((ofTable) =>
    ofTable.flatMap((here) =>
      ofTable
        .filter((there) => there !== here && there.target !== here.target)
        .map((there): [ForeignKey, ForeignKey] => [here, there]),
    ),
  );
}

function manyToMany(here: ForeignKey, there: ForeignKey): Relationship {
  return {
    target: there.target,
    toView: false,
    cardinality: 'many-to-many',
    name: here.origin,
    ownsKey: false,
    columns: here.target_columns.map((column, n) => [column, here.columns[n]!]),
    junction: {
      table: here.origin,
      columns: there.columns.map((column, n) => [column, there.target_columns[n]!]),
      keys: [here.name, there.name],
    },
  };
}

const foreignKeysSql = `
  select con.conname as name, origin.relname as origin, target.relname as target,
         (select json_agg(a.attname order by k.n) from unnest(con.conkey) with ordinality as k (attnum, n)
          join pg_attribute a on a.attrelid = con.conrelid and a.attnum = k.attnum) as columns,
         (select json_agg(a.attname order by k.n) from unnest(con.confkey) with ordinality as k (attnum, n)
          join pg_attribute a on a.attrelid = con.confrelid and a.attnum = k.attnum) as target_columns,
         exists (select from pg_index i where i.indrelid = con.conrelid and i.indisunique and i.indpred is null
                 and i.indnkeyatts = cardinality(con.conkey)
                 and (i.indkey::smallint[])[0:i.indnkeyatts - 1] <@ con.conkey) as is_unique,
         exists (select from pg_index i where i.indrelid = con.conrelid and i.indisprimary
                 and con.conkey <@ i.indkey::smallint[]) as in_primary_key
  from pg_constraint con
  join pg_class origin on origin.oid = con.conrelid
  join pg_class target on target.oid = con.confrelid
  where con.contype = 'f' and con.conparentid = 0
    and origin.relnamespace = 'public'::regnamespace and target.relnamespace = 'public'::regnamespace
  order by origin.relname, con.conname`;

/**
 * Which column of a table a column of a view is. Postgres keeps that in the stored query of the view only; the list of
 * its columns is the last part there that has any, so of several entries with a number the last is the view's own.
 */
const viewColumnsSql = `
  select distinct on (v.relname, shown.attnum)
         v.relname as view, shown.attname as column, t.relname as table, stored.attname as table_column
  from pg_class v
  join pg_rewrite r on r.ev_class = v.oid and r.rulename = '_RETURN'
  cross join lateral regexp_matches(r.ev_action::text,
    ':resno (\\d+) :resname (?:\\\\.|\\S)+ :ressortgroupref \\d+ :resorigtbl (\\d+) :resorigcol (\\d+)', 'g')
    with ordinality as entry (part, n)
  join pg_attribute shown on shown.attrelid = v.oid and shown.attnum = entry.part[1]::smallint
  left join pg_class t on t.oid = entry.part[2]::oid and t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
  left join pg_attribute stored on stored.attrelid = t.oid and stored.attnum = entry.part[3]::smallint
  where v.relnamespace = 'public'::regnamespace and v.relkind in ('v', 'm')
  order by v.relname, shown.attnum, entry.n desc`;
