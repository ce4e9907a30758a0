import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { AppError } from '#server/http/app-error.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** How long a request may take until its answer begins. */
export const requestLimits = {
  seconds: 10,
  /** Functions call other services before they begin to answer. */
  functionSeconds: 60,
};

/** How much a body may bring: a value is a text, number, list or object, however deep inside of others. */
export interface BodyLimit {
  bytes: number;
  values: number;
}

const largest = 1024 * 1024;
const values = 5_000;

/** Where nothing large is legal, which is everywhere else. */
const smallBody: BodyLimit = { bytes: 64 * 1024, values };

/** The addresses that take more. One table for all routes; docs/operations.md tells it. */
const bodyLimits: readonly (readonly [path: RegExp, limit: BodyLimit])[] = [
  // 2,000 rows of up to 11 columns: restLimits, and the widest table that callers write.
  [/^\/rest\/v1\//, { bytes: largest, values: 25_000 }],
  // `replaces` may name 10,000 messages.
  [/^\/functions\/v1\/chat$/, { bytes: largest, values: 12_000 }],
  // 10,000 positions of 11 fields, in one piece because all of them are stored or none.
  [/^\/functions\/v1\/holdings$/, { bytes: 6 * largest, values: 125_000 }],
  [/^(?:\/functions\/v1)?\/findeus-chat$/, { bytes: largest, values }],
  // Read as JSON only if it is signed.
  [/^(?:\/functions\/v1)?\/stripe-webhook$/, { bytes: largest, values }],
];

export function bodyLimitOf(path: string): BodyLimit {
  return bodyLimits.find(([pattern]) => pattern.test(path))?.[1] ?? smallBody;
}

/**
 * Those that have an address at the root have the same time there. An operator's deletion of an account does what the
 * function for its owner does.
 */
const functionPaths =
  /^\/(?:functions\/v1\/|auth\/v1\/admin\/users\/|findeus-chat$|calculators(?:\/|$)|openapi\.json$|stripe-)/;

/** Looking for a body makes the adapter build a whole Request, which a GET has no use for, nor who states a length. */
const bodiless = new Set(['GET', 'HEAD', 'OPTIONS']);

export function limitBody() {
  return createMiddleware<AppEnv>((c, next) => {
    if (bodiless.has(c.req.method)) return next();
    const { bytes } = bodyLimitOf(c.req.path);
    const stated = c.req.header('content-length');
    // Node reads no further than the stated length; beside an encoding of the transfer it would mean nothing.
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
 * Gives the request a deadline, and `signal()` to whatever has to end with it. An answer that has begun to stream is
 * past the deadline's reach: from then on it ends when it is done, when the client leaves or when the server stops.
 */
export function limitTime(shutdown: AbortSignal, limits = requestLimits) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isFunction = functionPaths.test(c.req.path);
    const seconds = isFunction ? limits.functionSeconds : limits.seconds;
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

/** The adapter's own reason is a text, which nothing that handles errors would know as one. */
function leavingOf(client: AbortSignal): AbortSignal {
  const leaving = new AbortController();
  const leave = () => leaving.abort(new AppError('client_closed_request'));
  client.addEventListener('abort', leave, { once: true });
  if (client.aborted) leave();
  return leaving.signal;
}
