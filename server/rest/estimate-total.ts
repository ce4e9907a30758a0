import type { Caller } from '#server/db/caller.ts';
import type { Queries } from '#server/db/database.ts';
import { restLimits } from '#server/rest/limits.ts';
import type { Plan } from '#server/rest/plan.ts';
import { toExplainSql } from '#server/rest/sql/to-sql.ts';

interface ExplainRow {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/**
 * How many rows Postgres expects, for a count that is `planned`, or `estimated` and larger than a page; null if the rows
 * have to be counted. For visitors and users they are always counted: the estimate of Postgres comes from statistics of
 * all rows, and would tell callers about rows of others.
 */
export async function estimateTotal(queries: Queries, caller: Caller, plan: Plan): Promise<number | null> {
  const { action, preferences } = plan.request;
  const mayBeEstimated = preferences.count === 'planned' || preferences.count === 'estimated';
  if (!mayBeEstimated || action !== 'read' || caller.role !== 'service_role') return null;
  const { text, values } = toExplainSql(plan);
  const [row] = await queries.query<ExplainRow>(text, values);
  const expected = row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? null;
  const isLarge = expected !== null && expected > restLimits.rows;
  return preferences.count === 'planned' || isLarge ? expected : null;
}
