import { createHmac } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { AuthDeps } from '#server/auth/deps.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';
import { clientAddress } from '#server/http/client-address.ts';

const minutes = 60;

/** How often an address may call an endpoint: at most `burst` at once, refilled at `count` in `seconds`. */
export const rateLimits = {
  signup: { burst: 30, count: 30, seconds: 5 * minutes },
  token: { burst: 30, count: 150, seconds: 5 * minutes },
  user: { burst: 30, count: 30, seconds: 5 * minutes },
} as const;

/** Counted in the database, so that the limit is one for all nodes. */
export function limitRate(name: keyof typeof rateLimits, deps: AuthDeps) {
  const { burst, count, seconds } = rateLimits[name];
  return createMiddleware<AppEnv>(async (c, next) => {
    if (deps.rateLimits.on) {
      const bucket = `${name}:${pseudonym(clientAddress(c, deps.rateLimits.trustedProxies), deps.secret)}`;
      const [row] = await deps.database.transaction((queries) =>
        queries.query<{ wait: number }>('select internal.take_token($1, $2, $3) as wait', [
          bucket,
          burst,
          count / seconds,
        ]),
      );
      const wait = Math.ceil(row?.wait ?? 0);
      if (wait > 0)
        throw new AppError('over_request_rate_limit', { headers: { 'retry-after': String(wait) } });
    }
    await next();
  });
}

/** The same for the same address, and not to be turned back into it without the secret. */
function pseudonym(address: string, secret: string): string {
  return createHmac('sha256', secret).update(`address:${address}`).digest('base64url').slice(0, 22);
}
