import { AppError } from '#server/http/app-error.ts';
import type { Catalogue, Relation } from '#server/rest/catalogue.ts';
import { namesIn, type RestRequest, type SelectedColumn } from '#server/rest/request.ts';
import type { Payload } from '#server/rest/parse/parse-payload.ts';

/** A request whose every name is one of the catalogue's. From here on no identifier comes from outside. */
export interface Plan {
  request: RestRequest;
  relation: Relation;
  /** The columns of the answer, `*` spelled out. */
  selection: readonly SelectedColumn[];
  /** The columns an insert or update writes, with what to write. */
  payload: Payload | null;
  conflictTarget: readonly string[];
}

/** Step two: hold the request against the catalogue. */
export function planRequest(request: RestRequest, payload: Payload | null, catalogue: Catalogue): Plan {
  const relation = catalogue.get(request.relation) ?? refuseTable(request.relation, catalogue);
  for (const column of namesIn(request)) {
    if (!relation.columns.has(column)) {
      throw new AppError('sql_invalid', {
        sqlState: '42703',
        message: `column ${relation.name}.${column} does not exist`,
      });
    }
  }
  for (const column of [...(payload?.columns ?? []), ...(request.onConflict ?? [])]) {
    if (!relation.columns.has(column)) {
      throw new AppError('PGRST204', {
        message: `Could not find the '${column}' column of '${relation.name}' in the schema cache`,
      });
    }
  }
  return {
    request,
    relation,
    selection: request.select.flatMap((item) => (item === '*' ? allColumns(relation) : [item])),
    payload,
    conflictTarget: request.onConflict ?? relation.primaryKey,
  };
}

function allColumns({ columns }: Relation): SelectedColumn[] {
  return [...columns.keys()].map((column) => ({ column, alias: column }));
}

function refuseTable(name: string, catalogue: Catalogue): never {
  const near = [...catalogue.keys()].find((known) => known.startsWith(name) || name.startsWith(known));
  throw new AppError('PGRST205', {
    message: `Could not find the table 'public.${name}' in the schema cache`,
    ...(near ? { hint: `Perhaps you meant the table 'public.${near}'` } : {}),
  });
}
