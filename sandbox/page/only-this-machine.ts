import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The caught mails hold links that take over accounts, so nobody but this machine may read them. The address of the
 * connection keeps other machines out; the name in the address bar keeps out web sites that point a name of theirs
 * at this machine (DNS rebinding).
 */
export function onlyThisMachine(): MiddlewareHandler {
  return async (c, next) => {
    const proxied = ['forwarded', 'x-real-ip', 'via'].some((name) => c.req.header(name) !== undefined);
    if (!proxied && localNames.has(requestedHostname(c)) && sendersOf(c).every(isLoopback)) return next();
    return c.text(
      'The sandbox can only be seen on the machine that FinDeus runs on. ' +
        'Open it there, in a browser, as http://localhost with the port of FinDeus.',
      403,
    );
  };
}

function requestedHostname(c: Context): string {
  const host = c.req.header('host');
  const url = host === undefined ? c.req.url : `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/** The address of the socket's other end, and those that proxies forward for. Tests have no socket. */
function sendersOf(c: Context): string[] {
  const hasSocket = c.env && 'incoming' in (c.env as object);
  const connected = hasSocket ? [getConnInfo(c).remote.address ?? ''] : [];
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
  return [...connected, ...forwarded.map((address) => address.trim())];
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}
