import { createHmac } from 'node:crypto';
import type { RateLimit } from '#contract/rate-limit.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { ErrorCode } from '#contract/error-codes.ts';

interface RateLimitDeps {
  database: Database;
  secret: string;
  rateLimits: { on: boolean };
}

/** The whole seconds to wait; 0 means: go on. Counted in the database, so that the limit is one for all nodes. */
export async function takeToken(
  { database, secret, rateLimits }: RateLimitDeps,
  limit: RateLimit,
  name: string,
  subject: string,
): Promise<number> {
  if (!rateLimits.on) return 0;
  const [row] = await database.query<{ wait: number }>('select internal.take_token($1, $2, $3) as wait', [
    bucketOf(secret, name, subject),
    limit.burst,
    limit.count / limit.seconds,
  ]);
  return Math.ceil(row?.wait ?? 0);
}

/** Gives back a token that was taken for something that should not count. */
export async function returnToken(
  { database, secret, rateLimits }: RateLimitDeps,
  { limit, name, subject }: { limit: RateLimit; name: string; subject: string },
): Promise<void> {
  if (!rateLimits.on) return;
  await database.query('update internal.rate_limits set tokens = least($2, tokens + 1) where bucket = $1', [
    bucketOf(secret, name, subject),
    limit.burst,
  ]);
}

interface Refusal {
  code?: Extract<ErrorCode, `over_${string}`>;
  /** By default the sentence of the code. */
  message?: (wait: number) => string;
  headers?: Record<string, string>;
}

/** Takes a token, or refuses with the time to wait. */
export async function requireToken(
  deps: RateLimitDeps,
  { limit, name, subject, ...refusal }: { limit: RateLimit; name: string; subject: string } & Refusal,
): Promise<void> {
  const wait = await takeToken(deps, limit, name, subject);
  if (wait > 0) throw tooOften(wait, refusal);
}

export function tooOften(
  wait: number,
  { code = 'over_request_rate_limit', message, headers }: Refusal = {},
): AppError {
  return new AppError(code, {
    ...(message ? { message: message(wait) } : {}),
    headers: { ...headers, 'retry-after': String(wait) },
  });
}

/** "Please wait 1 second." */
export function pleaseWait(wait: number): string {
  return `Please wait ${wait} ${wait === 1 ? 'second' : 'seconds'}.`;
}

interface SpentToken {
  /** The whole seconds to wait; 0 means: go on. */
  wait: number;
  remaining: number;
  /** The whole seconds until the bucket is full again. */
  reset: number;
}

/** As takeToken, with what is left: for callers who are told. */
export async function spendToken(
  { database, secret, rateLimits }: RateLimitDeps,
  limit: RateLimit,
  name: string,
  subject: string,
): Promise<SpentToken> {
  if (!rateLimits.on) return { wait: 0, remaining: limit.burst, reset: 0 };
  const perSecond = limit.count / limit.seconds;
  const [row] = await database.query<{ wait: number; remaining: number }>(
    'select wait, remaining from internal.spend_token($1, $2, $3)',
    [bucketOf(secret, name, subject), limit.burst, perSecond],
  );
  const remaining = row?.remaining ?? 0;
  return {
    wait: Math.ceil(row?.wait ?? 0),
    remaining: Math.floor(remaining),
    reset: Math.ceil((limit.burst - remaining) / perSecond),
  };
}

/** The same for the same subject, and not to be turned back into it without the secret. */
export function bucketOf(secret: string, name: string, subject: string): string {
  const pseudonym = createHmac('sha256', secret)
    .update(`address:${subject}`)
    .digest('base64url')
    .slice(0, 22);
  return `${name}:${pseudonym}`;
}
