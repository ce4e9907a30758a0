import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';

const exposeHeaders = [
  'allow',
  'content-location',
  'content-range',
  'etag',
  'idempotent-replayed',
  'link',
  'location',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'sb-error-code',
  'www-authenticate',
  'x-request-id',
  'x-sb-error-code',
  'x-supabase-api-version',
  'x-total-count',
];

/**
 * The wire contract may be used from any origin: it is guarded by tokens in headers, never by cookies, so a foreign
 * page gains nothing that its own server could not do. Requested headers are reflected, as PostgREST does, because
 * the official client adds new ones over time.
 */
export function wireCors() {
  const preflight = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    exposeHeaders,
    maxAge: 86_400,
  });
  const exposed = exposeHeaders.join(',');
  return createMiddleware(async (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next);
    await next();
    // On the finished answer: headers that are there before it make Hono copy it, its body as a stream.
    c.res.headers.set('access-control-allow-origin', '*');
    c.res.headers.set('access-control-expose-headers', exposed);
  });
}
