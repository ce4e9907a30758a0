import { cors } from 'hono/cors';

/**
 * The wire contract may be used from any origin: it is guarded by tokens in headers, never by cookies, so a foreign
 * page gains nothing that its own server could not do. Requested headers are reflected, as PostgREST does, because
 * the official client adds new ones over time.
 */
export const wireCors = () =>
  cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    exposeHeaders: [
      'allow',
      'content-range',
      'content-location',
      'etag',
      'idempotent-replayed',
      'location',
      'link',
      'ratelimit-limit',
      'ratelimit-remaining',
      'ratelimit-reset',
      'retry-after',
      'sb-error-code',
      'x-request-id',
      'x-sb-error-code',
      'x-supabase-api-version',
      'x-total-count',
    ],
    maxAge: 86_400,
  });
