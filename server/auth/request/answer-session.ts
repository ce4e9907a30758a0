import type { Context } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import {
  startSession,
  toSessionJson,
  type OpenSession,
  type SignInMethod,
} from '#server/auth/domain/sessions/sessions.ts';
import type { FullUser } from '#server/auth/domain/users/users.ts';
import { rememberNetwork } from '#server/auth/domain/users/known-networks.ts';
import { issuerOf } from '#server/auth/request/issuer.ts';
import { networkOfCaller } from '#server/auth/request/limit-passwords.ts';
import type { Statements } from '#server/db/database.ts';

/** A session for an authenticated user in this browser. Its network counts as known from now on. */
export async function openSession(
  c: Context,
  deps: Pick<AuthDeps, 'secret' | 'rateLimits'>,
  queries: Statements,
  signIn: { user: FullUser; method: SignInMethod; provider?: string; compared?: string | null },
): Promise<OpenSession> {
  const session = await startSession(queries, {
    ...signIn,
    userAgent: c.req.header('user-agent'),
    secret: deps.secret,
  });
  if (deps.rateLimits.on) await rememberNetwork(queries, session.user.id, networkOfCaller(c, deps));
  return session;
}

/** The session as the wire has it, freshly signed. */
export async function signSession(c: Context, deps: AuthDeps, session: OpenSession) {
  return toSessionJson(session, await deps.signingKeys.current(), issuerOf(c, deps));
}

/** The response with a session, and headers with its ids for gateways and their logs. */
export async function answerSession(c: Context, deps: AuthDeps, session: OpenSession): Promise<Response> {
  return c.json(await signSession(c, deps, session), 200, {
    'sb-auth-user-id': session.user.id,
    'sb-auth-session-id': session.id,
    'sb-auth-refresh-token-prefix': session.refreshToken.slice(0, 5),
  });
}
