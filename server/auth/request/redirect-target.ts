import type { Context } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import { chooseRedirect } from '#server/auth/domain/sessions/redirects.ts';
import { siteOf } from '#server/http/site.ts';

/** Where the browser wants to end up, as far as it may. */
export function redirectTarget(c: Context, deps: AuthDeps): string {
  const wishes = [c.req.query('redirect_to'), c.req.header('redirect_to'), c.req.header('referer')];
  return chooseRedirect(wishes, { site: siteOf(c, deps), allowList: deps.settings.redirectAllowList });
}
