import type { Context } from 'hono';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { AppError } from '#server/http/app-error.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import { TokenRejected } from '#server/http/token-rejected.ts';

export interface SignedInUser {
  id: string;
  email: string | null;
  sessionId: string;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whose session the request belongs to: a token alone outlives a session that was ended, and is not enough here. */
export async function requireUser(c: Context, { database, identify }: FunctionDeps): Promise<SignedInUser> {
  const token = bearerToken(c);
  if (token === null) throw new AppError('unauthorized');
  const { role, claims } = await identify(token).catch((cause: unknown) => {
    if (cause instanceof TokenRejected) throw new AppError('unauthorized', { cause });
    throw cause;
  });
  const { sub, session_id: sessionId } = claims;
  if (role !== 'authenticated' || !isUuid(sub) || !isUuid(sessionId)) throw new AppError('unauthorized');
  const [row] = await database.query<{ email: string | null; aal: string; verified: boolean }>(
    `select u.email, s.aal, exists (
       select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as verified
     from auth.sessions s join auth.users u on u.id = s.user_id
     where s.id = $1 and s.user_id = $2 and u.deleted_at is null
       and (u.banned_until is null or u.banned_until <= now())`,
    [sessionId, sub],
  );
  if (!row) throw new AppError('unauthorized');
  if (row.verified && row.aal !== 'aal2') {
    throw new AppError('insufficient_aal', { message: 'Give the code of your authenticator app first.' });
  }
  return { id: sub, email: row.email, sessionId };
}

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}
