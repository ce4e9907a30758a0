import { Hono, type Context } from 'hono';
import { anonymousCaller, asRole, type Caller } from '#server/db/as-role.ts';
import type { Database } from '#server/db/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import { TokenRejected, type TokenFault } from '#server/http/token-rejected.ts';
import type { Catalogue } from '#server/rest/catalogue.ts';
import { parsePayload } from '#server/rest/payload.ts';
import { parseRequest } from '#server/rest/parse-request.ts';
import { planRequest, type Plan } from '#server/rest/plan.ts';
import { requireInRange, requireSingle, toResponse, type Answer } from '#server/rest/respond.ts';
import { explainSqlError } from '#server/rest/sql-errors.ts';
import { toSql } from '#server/rest/to-sql.ts';

export interface RestDeps {
  database: Database;
  catalogue: Catalogue;
  /** Who the bearer of a token is; throws TokenRejected. */
  identify: (token: string) => Promise<Caller>;
}

/** rest/v1: parse -> plan -> to SQL -> run as the caller -> respond. Only the fourth step touches the database. */
export function restRoutes({ database, catalogue, identify }: RestDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.all('/:relation', async (c) => {
    const caller = await identifyCaller(c, identify);
    const request = parseRequest({
      method: c.req.method,
      relation: c.req.param('relation'),
      query: new URL(c.req.url).searchParams,
      header: (name) => c.req.header(name),
    });
    const { action, columns } = request;
    const payload =
      action === 'insert' || action === 'update' ? parsePayload(await c.req.text(), action, columns) : null;
    const plan = planRequest(request, payload, catalogue);
    // A change that the client was told of as stopped has to be undone; a read does no harm, and is not delayed.
    const signal = action === 'read' ? undefined : c.var.signal();
    return toResponse(request, await run(database, caller, plan, signal), c.req.method === 'HEAD');
  });
  return app;
}

async function run(database: Database, caller: Caller, plan: Plan, signal?: AbortSignal): Promise<Answer> {
  const { text, values } = toSql(plan);
  try {
    return await asRole(database, caller, async (queries) => {
      signal?.throwIfAborted();
      const [answer] = await queries.query<Answer>(text, values);
      signal?.throwIfAborted();
      if (!answer) throw new Error('The statement gave no row');
      // Policies refuse a caller whose session has ended, but are asked only where there is a row to see or write.
      if (answer.rows === 0 && caller.role === 'authenticated') {
        await queries.query('select public.session_is_valid()');
      }
      if (plan.request.single) requireSingle(answer);
      requireInRange(answer, plan.request);
      return answer;
    });
  } catch (error) {
    if (error instanceof TokenRejected) throw toRestError(error);
    throw explainSqlError(error, caller.role) ?? error;
  }
}

const rejections: Record<TokenFault, { code: 'PGRST301' | 'PGRST303'; message: string }> = {
  malformed: { code: 'PGRST301', message: 'JWT cryptographic operation failed' },
  unknown_key: { code: 'PGRST301', message: 'No suitable key or wrong key type' },
  bad_signature: { code: 'PGRST301', message: 'JWT cryptographic operation failed' },
  unknown_role: { code: 'PGRST301', message: 'The role in the JWT is not one of this API' },
  expired: { code: 'PGRST303', message: 'JWT expired' },
  not_yet_valid: { code: 'PGRST303', message: 'JWT not yet valid' },
  issued_in_future: { code: 'PGRST303', message: 'JWT issued at future' },
  session_ended: { code: 'PGRST303', message: 'JWT session has ended. Sign in again.' },
};

async function identifyCaller(c: Context<AppEnv>, identify: RestDeps['identify']): Promise<Caller> {
  const token = bearerToken(c);
  if (token === null) {
    if (!/^bearer\b/i.test(c.req.header('authorization') ?? '')) return anonymousCaller;
    throw new AppError('PGRST301', { message: 'Empty JWT is sent in Authorization header' });
  }
  const parts = token.split('.').length;
  if (parts !== 3) throw new AppError('PGRST301', { message: `Expected 3 parts in JWT; got ${parts}` });
  try {
    return await identify(token);
  } catch (error) {
    throw error instanceof TokenRejected ? toRestError(error) : error;
  }
}

function toRestError(rejected: TokenRejected): AppError {
  const { code, message } = rejections[rejected.fault];
  return new AppError(code, { message, cause: rejected });
}
