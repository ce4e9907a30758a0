import type { MiddlewareHandler } from 'hono';

/** For every answer of the stand-ins' pages. A handler that sets a content security policy of its own keeps it. */
export function pageHeaders(contentSecurityPolicy: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', contentSecurityPolicy);
    }
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'no-referrer');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('cache-control', 'no-store');
  };
}
