import type { Context } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import { siteOf } from '#server/http/files/site.ts';

/** The `iss` of a token: the address of this auth service. */
export function issuerOf(c: Context, deps: Pick<AuthDeps, 'siteUrl'>): string {
  return `${siteOf(c, deps).origin}/auth/v1`;
}
