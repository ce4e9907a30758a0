import { createMiddleware } from 'hono/factory';
import type { AuthDeps } from '#server/auth/deps.ts';
import { claimsOf } from '#server/auth/request/require-session.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { bearerToken } from '#server/http/bearer-token.ts';

/** Lets only operators pass, who have the service key. */
export function requireServiceRole({ verifier }: AuthDeps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = bearerToken(c);
    if (token === null) throw new AppError('no_authorization');
    const { role } = await claimsOf(token, verifier);
    if (role !== 'service_role') throw new AppError('not_admin', { message: 'User not allowed' });
    await next();
  });
}
