import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Where a request comes from. Behind proxies the connection is the last proxy's, and each of them appends whom it
 * heard from to X-Forwarded-For: with `trustedProxies` of our own, the entry that the outermost of them wrote counts.
 * Everything further left is the client's own invention.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const heard = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
    const address = heard.at(-trustedProxies);
    if (address) return address;
  }
  return connectionAddress(c) ?? 'unknown';
}

function connectionAddress(c: Context): string | undefined {
  // A request that came through no socket, as in tests, has none.
  return c.env && 'incoming' in (c.env as object) ? getConnInfo(c).remote.address : undefined;
}
