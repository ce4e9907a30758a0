import type { Handler } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import { requireSession } from '#server/auth/request/require-session.ts';
import { endSessions, isSessionScope } from '#server/db/end-sessions.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** POST /logout?scope=global|local|others */
export function logout(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const { user, sessionId } = await requireSession(c, deps);
    const scope = c.req.query('scope') ?? 'global';
    if (!isSessionScope(scope)) {
      throw new AppError('validation_failed', { message: `Unsupported logout scope "${scope}"` });
    }
    await deps.database.transaction((queries) => endSessions(queries, user.id, { scope, sessionId }));
    return c.body(null, 204);
  };
}
