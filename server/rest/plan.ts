import { AppError } from '#server/http/app-error.ts';
import type { Catalogue, Relation } from '#server/rest/catalogue.ts';
import { namesIn, type RestRequest } from '#server/rest/request.ts';
import type { Payload } from '#server/rest/payload.ts';

/** A request whose every name is one of the catalogue's. From here on no identifier comes from outside. */
export interface Plan {
  request: RestRequest;
  relation: Relation;
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
  if (request.select.length > 2 * relation.columns.size) {
    throw new AppError('PGRST100', {
      message: '"failed to parse select parameter" (line 1, column 1)',
      details: `expecting at most ${2 * relation.columns.size} columns of ${relation.name}`,
    });
  }
  for (const column of [...(payload?.columns ?? []), ...(request.onConflict ?? [])]) {
    if (!relation.columns.has(column)) {
      throw new AppError('PGRST204', {
        message: `Could not find the '${column}' column of '${relation.name}' in the schema cache`,
      });
    }
  }
  return { request, relation, payload, conflictTarget: request.onConflict ?? relation.primaryKey };
}

function refuseTable(name: string, catalogue: Catalogue): never {
  const near = [...catalogue.keys()].find((known) => known.startsWith(name) || name.startsWith(known));
  throw new AppError('PGRST205', {
    message: `Could not find the table 'public.${name}' in the schema cache`,
    ...(near ? { hint: `Perhaps you meant the table 'public.${near}'` } : {}),
  });
}
