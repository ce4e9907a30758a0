import type { Handler } from 'hono';
import { beginSignIn } from '#server/auth/authorize.ts';
import type { AuthDeps } from '#server/auth/deps.ts';
import { unlinkIdentity } from '#server/auth/domain/linking.ts';
import { requireSession } from '#server/auth/request/require-session.ts';
import { isUuid } from '#server/auth/request/uuid.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';

/** GET /user/identities/authorize: begins to add a way to sign in. A script cannot follow the redirect and asks for the address. */
export function authorizeIdentity(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const { user } = await requireSession(c, deps);
    if (!deps.settings.manualLinking) throw new AppError('manual_linking_disabled');
    const { href } = await beginSignIn(c, deps, user.id);
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url: href }) : c.redirect(href, 302);
  };
}

/** DELETE /user/identities/{identity_id} */
export function deleteIdentity(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const { user } = await requireSession(c, deps);
    if (!deps.settings.manualLinking) throw new AppError('manual_linking_disabled');
    const id = c.req.param('id');
    if (!isUuid(id)) {
      throw new AppError('validation_failed', { status: 404, message: 'identity_id must be an UUID' });
    }
    await deps.database.transaction((queries) => unlinkIdentity(queries, user, id));
    return c.json({});
  };
}
