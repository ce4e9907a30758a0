import type { Context } from 'hono';

/** The token of `Authorization: Bearer …`; null where there is none. The scheme's case does not matter. */
export function bearerToken(c: Context): string | null {
  return /^Bearer\s+(\S+)\s*$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}
