import type { Handler } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import { toUserJson } from '#server/auth/domain/user-json.ts';
import { requireSession } from '#server/auth/require-session.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** GET /user: the signed-in user, as stored now and not as the token remembers. */
export function getUser(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const { user } = await requireSession(c, deps);
    return c.json(toUserJson(user));
  };
}
