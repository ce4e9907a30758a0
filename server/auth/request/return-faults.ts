import { createMiddleware } from 'hono/factory';
import type { AuthDeps } from '#server/auth/deps.ts';
import { redirectError } from '#server/auth/request/redirect-answers.ts';
import { redirectTarget } from '#server/auth/request/redirect-target.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/**
 * For addresses that a browser navigates to on its way to a provider and back: on an error the browser is redirected to
 * the page it came from, with the error in the address. Programs get JSON.
 */
export function returnFaults(deps: AuthDeps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (!c.error || c.req.header('sec-fetch-mode') !== 'navigate') return;
    const fault = c.error instanceof AppError ? c.error : new AppError('unexpected_failure');
    c.res = c.redirect(redirectError(redirectTarget(c, deps), fault, 'both'), 303);
  });
}
