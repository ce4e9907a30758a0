import { createMiddleware } from 'hono/factory';
import { accountLimits } from '#contract/api/limits.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import { TokenRejected } from '#server/http/errors/token-rejected.ts';
import { createTokenBuckets } from '#server/http/limits/token-bucket.ts';
import { isUsersApiKey } from '#server/http/users-api-keys.ts';

interface LimitUsersDeps {
  identify: (token: string) => Promise<{ role: string; claims: Readonly<Record<string, unknown>> }>;
  rateLimits: { on: boolean };
}

/**
 * Limits all calls of a signed-in user, before the database is queried. Counted in memory. Other callers are counted
 * by each service, which also reports invalid tokens.
 */
export function limitUsers({ identify, rateLimits }: LimitUsersDeps) {
  const takeToken = createTokenBuckets();
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = rateLimits.on ? bearerToken(c) : null;
    if (token !== null && !isUsersApiKey(token)) {
      const caller = await identify(token).catch((error: unknown) => {
        if (error instanceof TokenRejected) return null;
        throw error;
      });
      if (caller?.role === 'authenticated') {
        const wait = takeToken(accountLimits.user, String(caller.claims.sub));
        if (wait > 0)
          throw new AppError('over_request_rate_limit', { headers: { 'retry-after': String(wait) } });
      }
    }
    await next();
  });
}
