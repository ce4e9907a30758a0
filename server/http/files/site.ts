import type { Context } from 'hono';

/** Where the site is: as configured, or wherever the request came to. */
export function siteOf(c: Context, { siteUrl }: { siteUrl: URL | undefined }): URL {
  return siteUrl ?? new URL(new URL(c.req.url).origin);
}
