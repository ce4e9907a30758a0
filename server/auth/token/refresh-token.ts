import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import {
  isRefreshToken,
  rotateUsedToken,
  type Rotation,
} from '#server/auth/domain/sessions/refresh-tokens.ts';
import { readSession, refreshSession, type OpenSession } from '#server/auth/domain/sessions/sessions.ts';
import { isBanned } from '#server/auth/domain/users/users.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

const bodySchema = z.object({ refresh_token: z.string().nullish() });

/** POST /token?grant_type=refresh_token */
export async function byRefreshToken(c: Context, { database, secret }: AuthDeps): Promise<OpenSession> {
  const { refresh_token: given } = await readJson(c, bodySchema);
  const token = given ?? '';
  // No issued token has another format. The official client's tests expect this error for every unknown token.
  if (!isRefreshToken(token)) throw new AppError('refresh_token_not_found');
  const session =
    (await refreshSession(database, secret, token)) ?? (await withUsedToken(database, secret, token));
  if (isBanned(session.user)) {
    throw new AppError('user_banned', { message: 'Invalid Refresh Token: User Banned' });
  }
  return session;
}

async function withUsedToken(database: Database, secret: string, token: string): Promise<OpenSession> {
  const result = await database.transaction(async (queries) => {
    const rotation = await rotateUsedToken(queries, secret, token);
    return rotation.outcome === 'rotated'
      ? readSession(queries, rotation.sessionId, rotation.token)
      : rotation;
  });
  if ('outcome' in result) throw refusalFor(result.outcome);
  return result;
}

function refusalFor(outcome: Rotation['outcome']): AppError {
  switch (outcome) {
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
