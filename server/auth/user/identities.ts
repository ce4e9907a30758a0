import type { Handler } from 'hono';
import { beginSignIn } from '#server/auth/authorize.ts';
import type { AuthDeps } from '#server/auth/deps.ts';
import { unlinkIdentity } from '#server/auth/domain/identities/linking.ts';
import { requireLinking } from '#server/auth/request/require-linking.ts';
import { isUuid } from '#server/http/uuid.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** GET /user/identities/authorize: begins to add a way to sign in. A script cannot follow the redirect and asks for the address. */
export function authorizeIdentity(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const { user } = await requireLinking(c, deps);
    const { href } = await beginSignIn(c, deps, user.id);
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url: href }) : c.redirect(href, 302);
  };
}

/** DELETE /user/identities/{identity_id} */
export function deleteIdentity(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const { user } = await requireLinking(c, deps);
    const id = c.req.param('id');
    if (!isUuid(id)) {
      throw new AppError('validation_failed', { status: 404, message: 'identity_id must be an UUID' });
    }
    await deps.database.transaction((queries) => unlinkIdentity(queries, user, id));
    return c.json({});
  };
}
