import type { Context, Handler } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import type { OpenSession } from '#server/auth/domain/sessions/sessions.ts';
import { answerSession } from '#server/auth/request/answer-session.ts';
import { byIdToken } from '#server/auth/token/id-token.ts';
import { byPassword } from '#server/auth/token/password.ts';
import { byAuthCode } from '#server/auth/token/pkce.ts';
import { byRefreshToken } from '#server/auth/token/refresh-token.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';

type Grant = (c: Context<AppEnv>, deps: AuthDeps) => Promise<OpenSession>;

const grants: Record<string, Grant> = {
  password: byPassword,
  refresh_token: byRefreshToken,
  pkce: byAuthCode,
  id_token: byIdToken,
};

/** POST /token?grant_type=…: a session for what the caller has to show. */
export function token(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const name = c.req.query('grant_type') ?? '';
    if (name === 'web3') throw new AppError('web3_provider_disabled');
    const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
    if (!grant) throw new AppError('invalid_credentials', { message: 'unsupported_grant_type' });
    const session = await grant(c, deps);
    return answerSession(c, deps, session);
  };
}
