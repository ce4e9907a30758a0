import { AppError } from '#server/http/errors/app-error.ts';
import type { Catalogue, Relation } from '#server/rest/catalogue.ts';
import { planReading, type ReadingPlan } from '#server/rest/plan-reading.ts';
import type { Filter, RestRequest } from '#server/rest/request.ts';
import type { Payload } from '#server/rest/parse/parse-payload.ts';

/** A request whose every name is one of the catalogue's. From here on no identifier comes from outside. */
export interface Plan {
  request: RestRequest;
  relation: Relation;
  reading: ReadingPlan;
  /** The columns an insert or update writes, with what to write. */
  payload: Payload | null;
  conflictTarget: readonly string[];
}

/** Step two: hold the request against the catalogue. */
export function planRequest(request: RestRequest, payload: Payload | null, catalogue: Catalogue): Plan {
  const relation = catalogue.get(request.relation) ?? refuseTable(request.relation, catalogue);
  const reading = planReading(request.reading, relation, catalogue);
  for (const column of [...(payload?.columns ?? []), ...(request.onConflict ?? [])]) {
    if (!relation.columns.has(column)) {
      throw new AppError('PGRST204', {
        message: `Could not find the '${column}' column of '${relation.name}' in the schema cache`,
      });
    }
  }
  if (request.action !== 'read') refuseInner(reading);
  if (request.isPut) requireOneRowByKey(request, relation, payload);
  const conflictTarget = request.isPut ? relation.primaryKey : (request.onConflict ?? relation.primaryKey);
  return { request, relation, reading, payload, conflictTarget };
}

/** Which rows a change touches is decided by its filters alone, and all of them are returned. */
function refuseInner({ selection }: ReadingPlan): void {
  if (!selection.some((item) => item.kind === 'embed' && item.inner)) return;
  throw new AppError('PGRST127', {
    details:
      'What a change returns cannot be narrowed down by !inner. Leave it out, or read the rows afterwards.',
  });
}

function requireOneRowByKey(
  { reading }: RestRequest,
  { primaryKey }: Relation,
  payload: Payload | null,
): void {
  const named = reading.filters.filter(isPlainEquality).map(({ column }) => column);
  const isKey = primaryKey.length > 0 && named.length === reading.filters.length;
  if (!isKey || named.toSorted().join() !== primaryKey.toSorted().join()) throw new AppError('PGRST105');
  if (payload?.rows !== 1 || !primaryKey.every((column) => payload.columns.includes(column))) {
    throw new AppError('PGRST115');
  }
}

function isPlainEquality(filter: Filter): filter is Filter & { kind: 'compare' } {
  if (filter.kind !== 'compare' || filter.negated || filter.path.length > 0) return false;
  return filter.operator === 'eq' && filter.quantifier === null;
}

function refuseTable(name: string, catalogue: Catalogue): never {
  const near = [...catalogue.keys()].find((known) => known.startsWith(name) || name.startsWith(known));
  throw new AppError('PGRST205', {
    message: `Could not find the table 'public.${name}' in the schema cache`,
    ...(near ? { hint: `Perhaps you meant the table 'public.${near}'` } : {}),
  });
}
