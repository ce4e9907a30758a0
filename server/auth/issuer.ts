import type { Context } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';

/** The `iss` of a token: the address of this auth service. */
export function issuerOf(c: Context, { siteUrl }: AuthDeps): string {
  return `${siteUrl?.origin ?? new URL(c.req.url).origin}/auth/v1`;
}
