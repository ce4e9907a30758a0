import type { Context } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import { chooseRedirect } from '#server/auth/domain/sessions/redirects.ts';
import { siteOf } from '#server/http/files/site.ts';

interface RedirectWishes {
  /** The redirect_to of a body, which counts before that of the query. */
  inBody?: string | null | undefined;
  /** A page of the site, for requests that name no target. */
  page?: string;
  /** The same, but an allowed page that the request comes from counts before it. */
  fallback?: string;
}

/** The page on which a user who was signed in by a link chooses a password. The front end accepts such tokens only there. */
export const passwordPage = '/reset-password';

/** Where the browser is sent: the first target that was asked for and is allowed, else the site itself. */
export function redirectTarget(
  c: Context,
  deps: AuthDeps,
  { inBody, page, fallback }: RedirectWishes = {},
): string {
  const site = siteOf(c, deps);
  const onSite = (path: string | undefined) => (path === undefined ? undefined : new URL(path, site).href);
  const wishes = [
    inBody ?? undefined,
    c.req.query('redirect_to'),
    c.req.header('redirect_to'),
    onSite(page),
    c.req.header('referer'),
    onSite(fallback),
  ];
  return chooseRedirect(wishes, { site, allowList: deps.settings.redirectAllowList });
}
