import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { AppError } from '#server/http/errors/app-error.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { bodyLimitOf, isSlow } from '#server/http/paths.ts';

/** How long a request may take until its answer begins. */
export const requestLimits = {
  seconds: 10,
  slowSeconds: 60,
};

/** Reading `body` makes the adapter build a whole Request. A GET, or a request with a stated length, does not need it. */
const bodiless = new Set(['GET', 'HEAD', 'OPTIONS']);

export function limitBody() {
  return createMiddleware<AppEnv>((c, next) => {
    if (bodiless.has(c.req.method)) return next();
    const { bytes } = bodyLimitOf(c.req.path);
    const stated = c.req.header('content-length');
    // Node reads no more than the stated length. With a transfer encoding, the length would mean nothing.
    if (stated === undefined || c.req.header('transfer-encoding') !== undefined) {
      return bodyLimit({ maxSize: bytes, onError: () => refuseLarger(bytes) })(c, next);
    }
    return Number(stated) <= bytes ? next() : refuseLarger(bytes);
  });
}

function refuseLarger(bytes: number): never {
  throw new AppError('request_entity_too_large', {
    message: `The request body is too large. The limit is ${Math.floor(bytes / 1024)} KB.`,
  });
}

/**
 * Gives the request a deadline, and `signal()` for work that has to end with it. The deadline no longer applies once an
 * answer has begun to stream: then it ends when it is done, when the client leaves or when the server stops.
 */
export function limitTime(shutdown: AbortSignal, limits = requestLimits) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const seconds = isSlow(c.req.path) ? limits.slowSeconds : limits.seconds;
    const deadline = new AbortController();
    let signal: AbortSignal | undefined;
    c.set(
      'signal',
      () => (signal ??= AbortSignal.any([leavingOf(c.req.raw.signal), shutdown, deadline.signal])),
    );
    c.set('keptSignal', () => AbortSignal.any([shutdown, deadline.signal]));
    let timer: NodeJS.Timeout | undefined;
    const expired = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const timeout = new AppError('request_timeout');
        c.set('timeout', timeout);
        deadline.abort(timeout);
        reject(timeout);
      }, seconds * 1000);
    });
    try {
      await Promise.race([next(), expired]);
    } finally {
      clearTimeout(timer);
    }
  });
}

/** The adapter's own reason is a text, which error handlers do not recognize as an error. */
function leavingOf(client: AbortSignal): AbortSignal {
  const leaving = new AbortController();
  const leave = () => leaving.abort(new AppError('client_closed_request'));
  client.addEventListener('abort', leave, { once: true });
  if (client.aborted) leave();
  return leaving.signal;
}
