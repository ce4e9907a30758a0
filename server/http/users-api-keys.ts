import { createMiddleware } from 'hono/factory';
import { apiKeyStart } from '#contract/api-keys.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { bearerToken } from '#server/http/bearer-token.ts';

/** True for what is meant as the key of a user's program, whether or not it is a good one. */
export function isUsersApiKey(token: string | null | undefined): boolean {
  return token?.startsWith(apiKeyStart) ?? false;
}

/**
 * Accounts and tables are for signed-in users: a key in a program's settings must reach neither. Refused before any
 * other check, and without looking the key up.
 */
export function refuseUsersApiKeys() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const shown = [bearerToken(c), c.req.header('apikey'), c.req.query('apikey')];
    if (shown.some(isUsersApiKey)) throw new AppError('api_key_not_accepted');
    await next();
  });
}
