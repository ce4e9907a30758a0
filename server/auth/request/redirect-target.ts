import type { Context } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import { chooseRedirect, type RedirectRules } from '#server/auth/domain/sessions/redirects.ts';
import { siteOf } from '#server/auth/request/site.ts';

export function redirectRules(c: Context, deps: AuthDeps): RedirectRules {
  return { site: siteOf(c, deps), allowList: deps.settings.redirectAllowList };
}

/** Where the browser wants to end up, as far as it may. */
export function redirectTarget(c: Context, deps: AuthDeps): string {
  const wishes = [c.req.query('redirect_to'), c.req.header('redirect_to'), c.req.header('referer')];
  return chooseRedirect(wishes, redirectRules(c, deps));
}
