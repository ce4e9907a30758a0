import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { exchangeAuthCode } from '#server/auth/domain/sessions/flow-states.ts';
import { unsealProviderTokens } from '#server/auth/domain/sessions/provider-tokens.ts';
import type { OpenSession } from '#server/auth/domain/sessions/sessions.ts';
import { findUserById, isBanned } from '#server/auth/domain/users/users.ts';
import { openSession } from '#server/auth/request/answer-session.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

const bodySchema = z.object({ auth_code: z.string().nullish(), code_verifier: z.string().nullish() });

/** POST /token?grant_type=pkce: exchanges the code of a redirect; only the client that began the flow has the verifier. */
export async function byAuthCode(c: Context, deps: AuthDeps): Promise<OpenSession> {
  const { database, secret } = deps;
  const { auth_code: code, code_verifier: verifier } = await readJson(c, bodySchema);
  if (!code || !verifier) {
    throw new AppError('validation_failed', {
      message: 'invalid request: both auth code and code verifier should be non-empty',
    });
  }
  return database.transaction(async (queries) => {
    const flow = await exchangeAuthCode(queries, code, verifier);
    const user = await findUserById(queries, flow.user_id);
    if (!user) throw new AppError('user_not_found');
    if (isBanned(user)) throw new AppError('user_banned');
    const session = await openSession(c, deps, queries, {
      user,
      method: flow.authentication_method,
      provider: flow.provider_type,
    });
    return { ...session, provider: unsealProviderTokens(flow, secret) };
  });
}
