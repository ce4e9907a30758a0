import type { Handler } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import { endFlowsOf } from '#server/auth/domain/sessions/flow-states.ts';
import { requireSession } from '#server/auth/request/require-session.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';

/** Which sessions of the user end: all name `$1` (the user) and `$2` (this session), so that one call fits all. */
const scopes = {
  global: 'user_id = $1 and $2::uuid is not null',
  local: 'user_id = $1 and id = $2',
  others: 'user_id = $1 and id <> $2',
} as const;

/** POST /logout?scope=global|local|others */
export function logout(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const { user, sessionId } = await requireSession(c, deps);
    const scope = c.req.query('scope') ?? 'global';
    if (!Object.hasOwn(scopes, scope)) {
      throw new AppError('validation_failed', { message: `Unsupported logout scope "${scope}"` });
    }
    await deps.database.transaction(async (queries) => {
      await queries.query(`delete from auth.sessions where ${scopes[scope as keyof typeof scopes]}`, [
        user.id,
        sessionId,
      ]);
      // What one of the ended sessions has begun must not be finished. Mailed links take the mailbox, not a session.
      await endFlowsOf(queries, user.id);
    });
    return c.body(null, 204);
  };
}
