import { isIP } from 'node:net';
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
    const address = withoutPort(heard.at(-trustedProxies) ?? '');
    if (address) return address;
  }
  return connectionAddress(c) ?? 'unknown';
}

function connectionAddress(c: Context): string | undefined {
  // A request that came through no socket, as in tests, has none.
  return c.env && 'incoming' in (c.env as object) ? getConnInfo(c).remote.address : undefined;
}

/** Some proxies write the port along. */
function withoutPort(address: string): string {
  return (
    /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? address
  );
}

/**
 * Whom an address stands for. A household or a single machine has a whole /64 of IPv6 addresses to speak from, so the
 * half that its provider has given out counts.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
