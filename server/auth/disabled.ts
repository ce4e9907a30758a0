import type { Handler } from 'hono';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { AuthDeps } from '#server/auth/deps.ts';
import { requireSession } from '#server/auth/request/require-session.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** An endpoint of Supabase Auth whose feature this server does not have; it answers as Supabase does when it is off. */
export function disabled(code: ErrorCode, message?: string): Handler<AppEnv> {
  return () => {
    throw new AppError(code, message === undefined ? {} : { message });
  };
}

/** The same for an endpoint that asks who is calling first. */
export function disabledForUsers(deps: AuthDeps, code: ErrorCode): Handler<AppEnv> {
  return async (c) => {
    await requireSession(c, deps);
    throw new AppError(code);
  };
}
