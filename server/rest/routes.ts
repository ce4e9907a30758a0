import { Hono } from 'hono';
import { asRole } from '#server/db/as-role.ts';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJsonText } from '#server/http/read-json.ts';
import { TokenRejected } from '#server/http/errors/token-rejected.ts';
import { callerGate, toRestError, type CallerGateDeps } from '#server/rest/caller-gate.ts';
import type { Catalogue } from '#server/rest/catalogue.ts';
import { estimateTotal } from '#server/rest/estimate-total.ts';
import { parsePayload } from '#server/rest/parse/parse-payload.ts';
import { parseRequest } from '#server/rest/parse/parse-request.ts';
import { planRequest, type Plan } from '#server/rest/plan.ts';
import {
  requireBody,
  requireFewAffected,
  requireInRange,
  requireRowOfAddress,
  requireSingle,
  toResponse,
  type Answer,
} from '#server/rest/respond.ts';
import { explainSqlError } from '#server/rest/sql/explain-sql-error.ts';
import { toSql } from '#server/rest/sql/to-sql.ts';
import { createUnsentAnswers } from '#server/rest/unsent-answers.ts';

export interface RestDeps extends CallerGateDeps {
  database: Database;
  catalogue: Catalogue;
}

/** rest/v1: parse -> plan -> to SQL -> run as the caller -> respond. Only the fourth step touches the database. */
export function restRoutes(deps: RestDeps): Hono<AppEnv> {
  const { database, catalogue } = deps;
  const app = new Hono<AppEnv>();
  const requireCaller = callerGate(deps);
  const unsent = createUnsentAnswers();
  app.all('/:relation', async (c) => {
    const caller = await requireCaller(c);
    const request = parseRequest({
      method: c.req.method,
      relation: c.req.param('relation'),
      query: new URL(c.req.url).searchParams,
      header: (name) => c.req.header(name),
    });
    const { action, columns } = request;
    const payload =
      action === 'insert' || action === 'update'
        ? parsePayload(await readJsonText(c), action, columns)
        : null;
    const plan = planRequest(request, payload, catalogue);
    // A change that was reported as timed out has to be rolled back; a read needs no such wait.
    const signal = action === 'read' ? undefined : c.var.signal();
    // Asked when its turn has come: many wait for theirs.
    const begin = () => {
      signal?.throwIfAborted();
      unsent.requireRoom(caller);
    };
    const answer = await run(database, caller, plan, { begin, signal });
    if (answer.body !== null) unsent.hold(c, caller, answer.body);
    return toResponse(request, answer);
  });
  // The schema has no functions that callers may run.
  app.all('/rpc/:name', async (c) => {
    await requireCaller(c);
    throw new AppError('PGRST202', {
      message: `Could not find the function public.${c.req.param('name')} in the schema cache`,
    });
  });
  return app;
}

async function run(
  database: Database,
  caller: Caller,
  plan: Plan,
  { begin, signal }: { begin: () => void; signal: AbortSignal | undefined },
): Promise<Answer> {
  try {
    return await asRole(database, caller, async (queries) => {
      begin();
      const { text, values } = toSql(plan, await estimateTotal(queries, caller, plan));
      const [answer] = await queries.query<Answer>(text, values);
      signal?.throwIfAborted();
      if (!answer) throw new Error('The statement gave no row');
      requireBody(answer);
      // Policies refuse a caller whose session has ended, but run only when there is a row to read or write.
      const sawNone = answer.rows === 0 || plan.reading.counts;
      if (sawNone && caller.role === 'authenticated') {
        await queries.query('select public.session_is_valid()');
      }
      requireRowOfAddress(answer, plan.request);
      if (plan.request.media.single) requireSingle(answer);
      requireInRange(answer, plan.request);
      requireFewAffected(answer, plan.request);
      return answer;
    });
  } catch (error) {
    if (error instanceof TokenRejected) throw toRestError(error);
    throw explainSqlError(error, caller.role) ?? error;
  }
}
