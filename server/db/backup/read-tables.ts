import { escapeIdentifier } from 'pg';
import type { Queries } from '#server/db/database.ts';
import type { Migration } from '#server/db/load-migrations.ts';

interface Column {
  name: string;
  type: string;
  isIdentity: boolean;
}

export interface Table {
  /** With its schema. */
  name: string;
  /** Without generated ones. */
  columns: Column[];
}

const createTable = /^create (?:unlogged )?table (?:if not exists )?([a-z0-9_]+\.[a-z0-9_]+)/gm;

/** The tables that migrations create. Other tables in the same schemas are not ours. */
export function tablesMadeBy(migrations: readonly Migration[]): string[] {
  return migrations.flatMap(({ sql }) => [...sql.matchAll(createTable)].map(([, name]) => name!));
}

/** Those of the named tables that exist, each after the ones that it refers to. */
export async function readTables(queries: Queries, names: readonly string[]): Promise<Table[]> {
  const tables = await queries.query<Table>(
    `select n.nspname || '.' || c.relname as name,
       json_agg(json_build_object(
         'name', a.attname,
         'type', pg_catalog.format_type(a.atttypid, a.atttypmod),
         'isIdentity', a.attidentity <> '') order by a.attnum) as columns
     from pg_catalog.pg_class c
     join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     join pg_catalog.pg_attribute a
       on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname || '.' || c.relname = any($1::text[])
     group by 1 order by 1`,
    [names],
  );
  const references = await queries.query<{ from: string; to: string }>(
    `select distinct fn.nspname || '.' || f.relname as from, tn.nspname || '.' || t.relname as to
     from pg_catalog.pg_constraint k
     join pg_catalog.pg_class f on f.oid = k.conrelid
     join pg_catalog.pg_namespace fn on fn.oid = f.relnamespace
     join pg_catalog.pg_class t on t.oid = k.confrelid
     join pg_catalog.pg_namespace tn on tn.oid = t.relnamespace
     where k.contype = 'f' and f.oid <> t.oid`,
  );
  return sortByReferences(tables, references);
}

function sortByReferences(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const sorted: Table[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${[...waiting.keys()].join(', ')}`);
    for (const table of ready) waiting.delete(table.name);
    sorted.push(...ready);
  }
  return sorted;
}

export function quoteTable(name: string): string {
  return name.split('.').map(escapeIdentifier).join('.');
}
