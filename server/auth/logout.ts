import type { Handler } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import { requireSession } from '#server/auth/request/require-session.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';

/** Which sessions of the user end, as a condition on `$1` (the user) and `$2` (this session). */
const scopes = {
  global: 'user_id = $1 and $2::uuid is not null',
  local: 'user_id = $1 and id = $2',
  others: 'user_id = $1 and id <> $2',
} as const;

/** POST /logout?scope=global|local|others */
export function logout(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const scope = c.req.query('scope') ?? 'global';
    if (!Object.hasOwn(scopes, scope)) {
      throw new AppError('validation_failed', { message: `Unsupported logout scope "${scope}"` });
    }
    const { user, sessionId } = await requireSession(c, deps);
    await deps.database.transaction((queries) =>
      queries.query(`delete from auth.sessions where ${scopes[scope as keyof typeof scopes]}`, [
        user.id,
        sessionId,
      ]),
    );
    return c.body(null, 204);
  };
}
