import type { Context, Handler } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { passwordMatches } from '#server/auth/domain/passwords.ts';
import { rotateRefreshToken, type Rotation } from '#server/auth/domain/refresh-tokens.ts';
import { readSession, startSession, toSessionJson, type OpenSession } from '#server/auth/domain/sessions.ts';
import { findUserByEmail, isBanned } from '#server/auth/domain/users.ts';
import { issuerOf } from '#server/auth/issuer.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

type Grant = (c: Context<AppEnv>, deps: AuthDeps) => Promise<OpenSession>;

/** POST /token?grant_type=…: a session for a password or for a refresh token. */
export function token(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const name = c.req.query('grant_type') ?? '';
    const grant = Object.hasOwn(grants, name) ? grants[name as keyof typeof grants] : undefined;
    if (!grant) throw new AppError('invalid_credentials', { message: 'unsupported_grant_type' });
    return c.json(await toSessionJson(await grant(c, deps), deps.signingKey, issuerOf(c, deps)));
  };
}

const passwordSchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
});

const byPassword: Grant = async (c, { database, secret }) => {
  const { email, phone, password } = await readJson(c, passwordSchema);
  if (!email && !phone) throw new AppError('validation_failed', { message: 'missing email or phone' });
  const user = email ? await database.transaction((queries) => findUserByEmail(queries, email)) : undefined;
  // Compared in any case: how long the answer takes must not tell whether the address is known.
  const matches = await passwordMatches(password ?? '', user?.encrypted_password ?? null);
  if (!user || !matches) throw new AppError('invalid_credentials');
  if (isBanned(user)) throw new AppError('user_banned');
  if (user.email_confirmed_at === null) throw new AppError('email_not_confirmed');
  return database.transaction((queries) =>
    startSession(queries, { user, method: 'password', userAgent: c.req.header('user-agent'), secret }),
  );
};

const refreshSchema = z.object({ refresh_token: z.string().nullish() });

const byRefreshToken: Grant = async (c, { database, secret }) => {
  const { refresh_token: given } = await readJson(c, refreshSchema);
  const result = await database.transaction(async (queries) => {
    const rotation = await rotateRefreshToken(queries, secret, given ?? '');
    if (rotation.outcome !== 'rotated') return rotation;
    const session = await readSession(queries, rotation.sessionId, rotation.userId, rotation.token);
    if (isBanned(session.user))
      throw new AppError('user_banned', { message: 'Invalid Refresh Token: User Banned' });
    return session;
  });
  if ('outcome' in result) throw refusalFor(result.outcome);
  return result;
};

function refusalFor(outcome: Rotation['outcome']): AppError {
  switch (outcome) {
    case 'malformed':
      return new AppError('validation_failed', { message: 'Refresh token is not valid' });
    case 'unknown':
      return new AppError('refresh_token_not_found');
    case 'reused':
      return new AppError('refresh_token_already_used');
    default:
      return new AppError('session_not_found', {
        status: 400,
        message: 'Invalid Refresh Token: No Valid Session Found',
      });
  }
}

const grants = { password: byPassword, refresh_token: byRefreshToken };
