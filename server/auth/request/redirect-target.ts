import type { Context } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import { chooseRedirect } from '#server/auth/domain/sessions/redirects.ts';
import { siteOf } from '#server/http/site.ts';

interface RedirectWishes {
  /** The redirect_to of a body, which counts before that of the query. */
  inBody?: string | null | undefined;
  /** A page of the site, for requests that name no target. */
  page?: string;
}

/** Where the browser is sent: the first target that was asked for and is allowed, else the site itself. */
export function redirectTarget(c: Context, deps: AuthDeps, { inBody, page }: RedirectWishes = {}): string {
  const site = siteOf(c, deps);
  const wishes = [
    inBody ?? undefined,
    c.req.query('redirect_to'),
    c.req.header('redirect_to'),
    page === undefined ? undefined : new URL(page, site).href,
    c.req.header('referer'),
  ];
  return chooseRedirect(wishes, { site, allowList: deps.settings.redirectAllowList });
}
