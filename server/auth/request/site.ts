import type { Context } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';

/** Where the site is: as configured, or wherever the request came to. */
export function siteOf(c: Context, { siteUrl }: Pick<AuthDeps, 'siteUrl'>): URL {
  return siteUrl ?? new URL(new URL(c.req.url).origin);
}

/** The `iss` of a token: the address of this auth service. */
export function issuerOf(c: Context, deps: Pick<AuthDeps, 'siteUrl'>): string {
  return `${siteOf(c, deps).origin}/auth/v1`;
}
