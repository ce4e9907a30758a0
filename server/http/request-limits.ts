import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { AppError } from '#server/http/app-error.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** How much a request may bring and how long it may take until its answer begins. One table for all routes. */
export const requestLimits = {
  bodyBytes: 1024 * 1024,
  seconds: 10,
  /** Functions call other services before they begin to answer. */
  functionSeconds: 60,
};

export const limitBody = (maxSize = requestLimits.bodyBytes) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('request_entity_too_large', {
        message: `The request body is too large. The limit is ${Math.floor(maxSize / 1024)} KB.`,
      });
    },
  });

/**
 * Gives the request its AbortSignal and a deadline. An answer that has begun to stream is past the deadline's
 * reach: from then on it ends when it is done, when the client leaves or when the server shuts down.
 */
export function limitTime(shutdown: AbortSignal, limits = requestLimits) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const seconds = c.req.path.startsWith('/functions/v1/') ? limits.functionSeconds : limits.seconds;
    const deadline = new AbortController();
    c.set('signal', AbortSignal.any([c.req.raw.signal, shutdown, deadline.signal]));
    let timer: NodeJS.Timeout | undefined;
    const expired = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const timeout = new AppError('request_timeout');
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
