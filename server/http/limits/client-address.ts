import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address of the client. Behind proxies the connection is the last proxy's, and each proxy appends the address it
 * was called from to X-Forwarded-For: with `trustedProxies` of our own, the entry of the outermost of them counts.
 * Entries further left come from the client and are not trusted.
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
 * The network that an address belongs to. A household or a single machine has a whole /64 of IPv6 addresses, so only
 * the first half of an IPv6 address counts.
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
