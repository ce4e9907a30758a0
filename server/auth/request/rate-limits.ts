import { createMiddleware } from 'hono/factory';
import { signInLimits } from '#contract/api/limits.ts';
import type { AuthDeps } from '#server/auth/deps.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { RateLimit } from '#contract/rate-limit.ts';
import { requireToken } from '#server/db/take-token.ts';
import { clientAddress, networkOf } from '#server/http/limits/client-address.ts';

const minutes = 60;
const hours = 60 * minutes;
const often = { burst: 30, count: 30, seconds: 5 * minutes };

/** How often an address may call an endpoint: at most `burst` at once, refilled at `count` in `seconds`. */
export const rateLimits = {
  ...signInLimits,
  user: often,
  verify: often,
  recover: often,
  otp: often,
  resend: often,
  reauthenticate: often,
  authorize: { burst: 30, count: 150, seconds: 5 * minutes },
  factors: { burst: 30, count: 15, seconds: minutes },
} as const satisfies Record<string, RateLimit>;

/** How often something may be done with one account, number or factor, from wherever it comes. */
const subjectLimits = {
  /** What a new password may take. Six digits are a million guesses, and a code is good for an hour. */
  code: { burst: 10, count: 10, seconds: hours },
  /** One message a minute to a number. */
  phone: { burst: 1, count: 1, seconds: minutes },
  factorCode: { burst: 10, count: 20, seconds: hours },
} as const satisfies Record<string, RateLimit>;

export function limitRate(name: keyof typeof rateLimits, deps: AuthDeps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const subject = networkOf(clientAddress(c, deps.rateLimits.trustedProxies));
    await requireToken(deps, { limit: rateLimits[name], name, subject });
    await next();
  });
}

/** Counts a guess at a code, right or wrong, for the account or factor that it is about. */
export async function limitGuesses(deps: AuthDeps, name: 'code' | 'factorCode', subject: string) {
  await requireToken(deps, { limit: subjectLimits[name], name, subject });
}

export async function limitPhone(deps: AuthDeps, phone: string): Promise<void> {
  await requireToken(deps, {
    limit: subjectLimits.phone,
    name: 'phone',
    subject: phone,
    code: 'over_sms_send_rate_limit',
    message: onlyAfter,
  });
}

/** In the words of Supabase, whose clients may look for them. */
export function onlyAfter(wait: number): string {
  return `For security purposes, you can only request this after ${wait} seconds.`;
}
